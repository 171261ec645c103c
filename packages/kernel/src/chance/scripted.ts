import type { Chance, Drawn, Pile } from './chance.ts';
import { countDraw, drawsOf } from './chance.ts';

/** What comes next: a number as chance would give it, or the name of a card that is drawn of a pile. */
export type Dealt = number | string;

/** The names of the cards that may lie in a zone; one of several is named after all of them, as in `deck[0]`. */
const cardsOf = ({ layout }: Drawn, zone: string): readonly string[] => {
  const [name] = zone.split('[');
  const shape = layout.plan.find(field => field.name === name)?.shape;
  return shape !== undefined && 'pool' in shape ? shape.pool.cards : [];
};

/** A place among the cards of a pile, in the pool's order, that has the card of this name. */
const placeOf = (table: Drawn, name: string, pile: Pile | undefined): number => {
  if (pile === undefined) throw new Error(`the script says ${name}, but no card is drawn`);
  const cards = cardsOf(table, pile.name);
  const card = cards.indexOf(name);
  if (card < 0 || pile.count(card) === 0)
    throw new Error(`the script says ${name}, but ${pile.name} has none`);
  return cards.slice(0, card).reduce((before, _, other) => before + pile.count(other), 0);
};

/**
 * Chance with a script: somebody says what the next die shows or which card comes next, and only that is fixed; where
 * the script is silent, the source goes on. How far it has been read is counted in the state, as every draw is: who goes
 * back to an earlier state reads the same once more.
 */
export class ScriptedChance implements Chance {
  readonly #source: Chance;
  readonly #scripts = new Map<number, Map<number, Dealt>>();

  constructor(source: Chance) {
    this.#source = source;
  }

  /** Fixes what comes next of a stream, after whatever is fixed already. */
  script(table: Drawn, stream: number, outcomes: readonly Dealt[]): void {
    if (stream < 0) throw new Error('there is no such stream');
    const script = this.#scripts.get(stream) ?? new Map<number, Dealt>();
    this.#scripts.set(stream, script);
    const first = Math.max(drawsOf(table, stream), ...[...script.keys()].map(place => place + 1));
    for (const [i, outcome] of outcomes.entries()) script.set(first + i, outcome);
  }

  /** What is fixed and has not come yet, by stream. */
  left(table: Drawn): ReadonlyMap<string, readonly Dealt[]> {
    const left = [...this.#scripts].map(([stream, script]) => {
      const from = drawsOf(table, stream);
      const outcomes = [...script].filter(([place]) => place >= from).map(([, outcome]) => outcome);
      return [table.layout.streams[stream], outcomes] as const;
    });
    return new Map(left.filter(([, outcomes]) => outcomes.length > 0));
  }

  below(table: Drawn, stream: number, n: number, pile?: Pile): number {
    const scripted = this.#scripts.get(stream)?.get(drawsOf(table, stream));
    if (scripted === undefined) return this.#source.below(table, stream, n, pile);
    const outcome = typeof scripted === 'number' ? scripted : placeOf(table, scripted, pile);
    if (outcome < 0 || outcome >= n)
      throw new Error(`the script says ${outcome}, but only 0 to ${n - 1} can come`);
    countDraw(table, stream);
    return outcome;
  }
}
