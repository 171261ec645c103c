import { abilities } from './abilities.ts';
import { readFate, readTactical, unitTypes } from './data.ts';
import { Field, type Figure, shapeOf, type World } from './field.ts';

export type Setup = {
  readonly armies: readonly [readonly number[], readonly number[]];
  readonly original: boolean;
  /** What the defender's stronghold adds. */
  readonly stronghold: number;
  /** Tactics cards by side; none for a side that may not use any. */
  readonly hands?: readonly (readonly string[])[];
};

/**
 * A battle fought a second time, from the rules ledger alone: figures are objects in two rows, and nothing is shared
 * with the engine. It asks its world for every Fate card and every decision, so that both can be fed the same ones.
 */
export class Oracle {
  readonly field: Field;
  readonly #stronghold: number;
  readonly #held: readonly string[][];

  constructor({ armies, original, stronghold, hands = [[], []] }: Setup, world: World) {
    this.#held = hands.map(hand => [...hand]);
    this.field = new Field(armies, original, world);
    this.#stronghold = stronghold;
  }

  /** Runs the five rounds; answers the strength of both sides. */
  fight(): readonly [number, number] {
    const drawn = [new Set<number>(), new Set<number>()];
    for (let round = 1; round <= 5; round++) {
      const able = (side: number): number[] => {
        const types = new Set<number>();
        for (const { type, routed } of this.field.armies[side]) {
          const { initiative } = unitTypes[type];
          if (initiative === round && !routed && !drawn[side].has(type)) types.add(type);
        }
        return [...types].sort((a, b) => a - b);
      };
      while (able(0).length + able(1).length > 0) this.#pass(able, drawn);
    }
    return [this.#strength(0), this.#strength(1)];
  }

  #pass(able: (side: number) => number[], drawn: readonly Set<number>[]): void {
    const hands: string[][] = [[], []];
    const types = [-1, -1];
    const figures = [0, 0];
    for (const side of [0, 1]) {
      const choices = able(side);
      if (choices.length === 0) continue;
      const type = choices.length === 1 ? choices[0] : this.field.world.pickType(side, choices);
      drawn[side].add(type);
      types[side] = type;
      figures[side] = this.field.armies[side].filter(one => one.type === type && !one.routed).length;
      hands[side].push(...this.#announced(side, type, figures[side]));
    }
    for (const side of [0, 1]) {
      for (let n = hands[side].length; n < figures[side]; n++)
        hands[side].push(this.#draw(side, types[side]));
    }
    for (const side of [0, 1]) this.#specials(side, types[side], figures[side], hands[side]);
    const sum = (side: number, icon: string): number =>
      hands[side].reduce((all, result) => all + (result.startsWith(icon) ? Number(result[1]) : 0), 0);
    const dealers = this.field.original ? [1, 0] : [0, 1];
    for (const side of dealers) this.field.rout(1 - side, sum(side, 'R'));
    for (const side of dealers) this.field.damage(1 - side, sum(side, 'D'));
  }

  /** What the cards say that a side announces, at most one for each figure. */
  #announced(side: number, type: number, figures: number): string[] {
    const held = this.#held[side];
    const results: string[] = [];
    while (results.length < figures && held.length > 0) {
      const card = this.field.world.announce(side, held);
      if (card === undefined) break;
      held.splice(held.indexOf(card), 1);
      results.push(readTactical(card, type));
    }
    return results;
  }

  #specials(side: number, type: number, figures: number, hand: string[]): void {
    const icons = hand.filter(result => result === 'S').length;
    for (let n = 0; n < icons; n++) {
      const { name } = unitTypes[type];
      if (name === 'unit-beastman') this.#ravage(side, type, n < figures, hand);
      else abilities[name]?.(this.field, side, type);
    }
  }

  /** A Beastman's icon: damage and, for a figure that has not done so yet, one more card. */
  #ravage(side: number, type: number, drawsAgain: boolean, hand: string[]): void {
    this.field.damage(1 - side, 1);
    if (!drawsAgain) return;
    const more = this.#draw(side, type);
    if (more === 'S') this.field.damage(1 - side, 1);
    else hand.push(more);
  }

  #draw(side: number, type: number): string {
    return readFate(this.field.world.draw(side, type), type);
  }

  #strength(side: number): number {
    const { armies, bonus, original } = this.field;
    const counts = (figure: Figure): boolean =>
      !figure.routed || (shapeOf(figure) === 'hexagon' && !original);
    return armies[side].filter(counts).length + bonus[side] + (side === 1 ? this.#stronghold : 0);
  }
}
