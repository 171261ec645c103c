import { unitTypes } from './data.ts';
import {
  both,
  everyone,
  type Figure,
  isHurt,
  keyOf,
  type Leader,
  type Support,
  stands,
  type Test,
  type World,
} from './figure.ts';

/** The two rows of a battle, and what can befall the figures in them. */
export class Field {
  readonly armies: Figure[][];
  readonly world: World;
  readonly original: boolean;
  /** Figures that were made to retreat in the middle of the battle, by type. */
  readonly left: number[] = [];
  /** Figures that were destroyed, by type. */
  readonly dead: number[] = [];
  /** By side: strength that abilities have added, and health that they have raised. */
  readonly bonus = [0, 0];
  readonly raised: readonly Map<number, number>[] = [new Map(), new Map()];

  readonly aids: readonly (readonly Aid[])[];
  readonly leaders: readonly (readonly Leader[])[];
  /** By side: types that were destroyed, that were made to retreat, and that came back. */
  readonly fallen: readonly number[][] = [[], []];
  readonly sent: readonly number[][] = [[], []];
  readonly healed: readonly number[][] = [[], []];
  /** What a commander has done to walls, to the cards of the other side and for a type of his own. */
  weakened = 0;
  readonly barred: (string | undefined)[] = [undefined, undefined];
  readonly more: readonly Map<number, number>[] = [new Map(), new Map()];

  constructor(
    armies: readonly (readonly number[])[],
    original: boolean,
    world: World,
    aids: readonly (readonly Aid[])[] = [[], []],
    leaders: readonly (readonly Leader[])[] = [[], []],
  ) {
    this.armies = armies.map(types => types.map(type => ({ type, damage: 0, routed: false })));
    this.original = original;
    this.world = world;
    this.aids = aids;
    this.leaders = leaders;
  }

  health(side: number, type: number): number {
    const printed = this.raised[side].get(type) ?? unitTypes[type].health;
    return this.aids[side].reduce((sum, aid) => sum + (aid.health?.(type) ?? 0), printed);
  }

  /** The figures of a side in the first group that is not empty. */
  first(side: number, ...groups: readonly Test[]): Figure[] {
    for (const group of groups) {
      const found = this.armies[side].filter(group);
      if (found.length > 0) return found;
    }
    return [];
  }

  /** Somebody picks so many of these figures; he is not asked where it makes no difference. */
  pick(chooser: number, among: readonly Figure[], most: number, least = most): Figure[] {
    const isOneKind = least === most && new Set(among.map(keyOf)).size <= 1;
    if (isOneKind || among.length <= least) return among.slice(0, most);
    const rest = [...among];
    return this.world.pick(chooser, among.map(keyOf), least, most).map(key => {
      const at = rest.findIndex(figure => keyOf(figure) === key);
      return rest.splice(at, 1)[0];
    });
  }

  #remove(side: number, figures: readonly Figure[]): void {
    this.armies[side] = this.armies[side].filter(figure => !figures.includes(figure));
  }

  destroy(side: number, figures: readonly Figure[]): void {
    this.#remove(side, figures);
    this.dead.push(...figures.map(({ type }) => type));
    this.fallen[side].push(...figures.map(({ type }) => type));
  }

  /** The types of a side that are back in the supply: who was sent away and found no refuge, too. */
  fallenOf(side: number): number[] {
    const lost = [...new Set(this.sent[side])].flatMap(type =>
      Array<number>(this.world.lost(type)).fill(type),
    );
    const types = [...this.fallen[side], ...lost];
    for (const type of this.healed[side]) types.splice(types.indexOf(type), 1);
    return types;
  }

  /** Figures go out of the battle by a retreat. */
  leave(side: number, figures: readonly Figure[]): void {
    this.#remove(side, figures);
    this.left.push(...figures.map(({ type }) => type));
    this.sent[side].push(...figures.map(({ type }) => type));
  }

  tip(figures: readonly Figure[]): void {
    for (const figure of figures) figure.routed = true;
  }

  hurt(side: number, figure: Figure): void {
    figure.damage++;
    if (figure.damage >= this.health(side, figure.type)) this.destroy(side, [figure]);
  }

  /** Damage in the normal order, token by token; all die where there is enough for all. */
  damage(side: number, damage: number): void {
    const left = this.armies[side].reduce(
      (sum, { type, damage: taken }) => sum + this.health(side, type) - taken,
      0,
    );
    if (damage >= left) this.destroy(side, this.armies[side]);
    for (let n = 0; n < damage && this.armies[side].length > 0; n++) {
      const [victim] = this.pick(side, this.first(side, isHurt, stands, everyone), 1);
      this.hurt(side, victim);
    }
  }

  /** Befalls figures one by one out of the first group that has any, a whole group at once if all of it goes. */
  each(
    side: number,
    chooser: number,
    amount: number,
    effect: (figures: readonly Figure[]) => void,
    ...groups: readonly Test[]
  ): void {
    for (let rest = amount; rest > 0; ) {
      const found = this.first(side, ...groups);
      if (found.length === 0) return;
      const picked = found.length <= rest ? found : this.pick(chooser, found, 1);
      effect(picked);
      rest -= picked.length;
    }
  }

  /** Routs in the normal order. */
  rout(side: number, routs: number, also: Test = everyone): void {
    const unhurt: Test = figure => also(figure) && stands(figure) && !isHurt(figure);
    this.each(side, side, routs, figures => this.tip(figures), unhurt, both(also, stands));
  }
}

/** Resolves one special icon of a type. */
export type Ability = (field: Field, side: number, type: number) => void;

/**
 * What a side has besides its figures: a hero, an Order, the ground, a token, a card on the table. Each part is asked for
 * at its moment, the attacker's first, in the order of the list. Whatever else a side may have joins it as one more.
 */
export type Aid = {
  /** Before the first round, and before cards of the hand. */
  atStart?(field: Field, side: number): void;
  /** What may be drawn for a type besides. */
  support?(type: number): Support | undefined;
  /** What the special icon of a type does in place of what is printed; it may ask. */
  ability?(field: Field, side: number, type: number): Ability | undefined;
  /** By how much the health of a type is higher than printed. */
  health?(type: number): number;
  atRoundsEnd?(field: Field, side: number): void;
  /** Before strength is counted, and after cards of the hand. */
  atTally?(field: Field, side: number): void;
  /** When the winner is known, by him. */
  atVictory?(field: Field, side: number): void;
  /** What is added when it is counted. */
  strength?(field: Field, side: number): number;
};
