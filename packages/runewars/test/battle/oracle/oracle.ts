import { coverRetreat, heal, steadied } from './commanders.ts';
import { unitTypes } from './data.ts';
import { type Aid, Field } from './field.ts';
import { type Figure, type Leader, shapeOf, stands, type World } from './figure.ts';
import { fightPass } from './pass.ts';
import { playTexts } from './texts.ts';

export type Setup = {
  readonly armies: readonly (readonly number[])[];
  readonly original: boolean;
  /** What the defender's stronghold shows, and by how much it counts less. */
  readonly stronghold: number;
  readonly weakened: number;
  /** Whether cards may be announced for a type that draws. */
  readonly announces: boolean;
  /** Tactics cards by side; none for a side that may not use any. */
  readonly hands: readonly (readonly string[])[];
  readonly aids: readonly (readonly Aid[])[];
  readonly leaders: readonly (readonly Leader[])[];
};

/** How it ends: strength, the side that has won, and whether a stronghold that has held would be damaged. */
export type Outcome = {
  readonly strength: readonly [number, number];
  readonly winner: number;
  readonly damages: boolean;
};

/**
 * A battle fought a second time, from the rules ledger alone: figures are objects in two rows, and nothing is shared
 * with the engine. It asks its world for every Fate card and every decision, so that both can be fed the same ones.
 */
export class Oracle {
  readonly field: Field;
  readonly #setup: Setup;
  readonly #held: readonly string[][];

  constructor(setup: Setup, world: World) {
    this.#setup = setup;
    this.#held = setup.hands.map(hand => [...hand]);
    this.field = new Field(setup.armies, setup.original, world, setup.aids, setup.leaders);
  }

  /** From the cards of the start to the comparison of strength. */
  fight(): Outcome {
    const { field } = this;
    const eachAid = (side: number, use: (aid: Aid) => void): void => field.aids[side].forEach(use);
    const table = { walls: this.#setup.stronghold, hands: this.#held };
    for (const side of [0, 1]) {
      eachAid(side, aid => aid.atStart?.(field, side));
      playTexts(field, side, 'start', table);
    }
    this.#rounds();
    for (const side of [0, 1]) {
      eachAid(side, aid => aid.atRoundsEnd?.(field, side));
      heal(field, side);
    }
    for (const side of [0, 1]) playTexts(field, side, 'tally', table);
    for (const side of [0, 1]) eachAid(side, aid => aid.atTally?.(field, side));
    const strength = [this.#strength(0), this.#strength(1)] as const;
    const winner = strength[0] > strength[1] ? 0 : 1;
    eachAid(winner, aid => aid.atVictory?.(field, winner));
    const damages = winner === 1 && field.armies[0].some(stands);
    coverRetreat(field, 1 - winner);
    return { strength, winner, damages };
  }

  #rounds(): void {
    const drawn = [new Set<number>(), new Set<number>()];
    for (let round = 1; round <= 5; round++) {
      for (;;) {
        const able = [0, 1].map(side => this.#able(side, round, drawn[side]));
        if (able.every(types => types.length === 0)) break;
        const types = fightPass(this.field, able, this.#held, this.#setup.announces);
        for (const side of [0, 1]) drawn[side].add(types[side]);
      }
    }
  }

  /** Types of a side with the initiative of the round that stand and have not drawn. */
  #able(side: number, round: number, drawn: ReadonlySet<number>): number[] {
    const types = new Set<number>();
    for (const { type, routed } of this.field.armies[side]) {
      if (unitTypes[type].initiative === round && !routed && !drawn.has(type)) types.add(type);
    }
    return [...types].sort((a, b) => a - b);
  }

  #strength(side: number): number {
    const { armies, bonus, original, aids } = this.field;
    const counts = (figure: Figure): boolean =>
      !figure.routed || (shapeOf(figure) === 'hexagon' && !original);
    const added = aids[side].reduce((sum, aid) => sum + (aid.strength?.(this.field, side) ?? 0), bonus[side]);
    const { stronghold, weakened } = this.#setup;
    const walls = side === 1 ? Math.max(0, stronghold - weakened - this.field.weakened) : 0;
    return armies[side].filter(counts).length + added + steadied(this.field, side, stronghold > 0) + walls;
  }
}
