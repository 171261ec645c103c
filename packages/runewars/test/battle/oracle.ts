/**
 * Battles fought a second time, from the rules ledger alone: figures are objects in two rows, and nothing is shared with
 * the engine. It asks through `World` for every Fate card and every decision, so that both can be fed the same ones.
 */

type Shape = 'triangle' | 'circle' | 'rectangle' | 'hexagon';

type UnitType = {
  readonly name: string;
  readonly shape: Shape;
  readonly health: number;
  readonly initiative: number;
};

const unit = (name: string, shape: Shape, health: number, initiative: number): UnitType => ({
  name,
  shape,
  health,
  initiative,
});

export const unitTypes: readonly UnitType[] = [
  unit('unit-bowman', 'triangle', 1, 1),
  unit('unit-knight', 'rectangle', 2, 2),
  unit('unit-footman', 'triangle', 1, 3),
  unit('unit-siege-tower', 'hexagon', 3, 5),
  unit('unit-archer', 'triangle', 1, 1),
  unit('unit-pegasus-rider', 'rectangle', 3, 2),
  unit('unit-sorceress', 'circle', 1, 3),
  unit('unit-warrior', 'rectangle', 2, 4),
  unit('unit-flesh-ripper', 'rectangle', 1, 1),
  unit('unit-berserker', 'triangle', 1, 2),
  unit('unit-warlock', 'circle', 1, 3),
  unit('unit-chaos-lord', 'hexagon', 3, 4),
  unit('unit-skeleton-archer', 'triangle', 1, 1),
  unit('unit-necromancer', 'circle', 1, 2),
  unit('unit-dark-knight', 'rectangle', 3, 3),
  unit('unit-reanimate', 'triangle', 1, 4),
  unit('unit-sorcerer', 'circle', 1, 1),
  unit('unit-razorwing', 'triangle', 1, 1),
  unit('unit-beastman', 'triangle', 1, 2),
  unit('unit-hell-hound', 'rectangle', 2, 3),
  unit('unit-dragon', 'hexagon', 4, 4),
  unit('unit-giant', 'hexagon', 5, 5),
];

const shapes: readonly Shape[] = ['triangle', 'circle', 'rectangle', 'hexagon'];

/** The Fate cards 1 to 30, section by section in the order of the shapes. */
const fate: readonly (readonly string[])[] = `
- S R2 D2|- S R2 D1|- S S D1|- S S -|R1 D1 - -|R1 D1 - S|R1 - - S|R1 - R1 D3|S - R1 D3|S - R1 D2|
- S D2 D2|- S D2 D1|- S S D1|- S S D1|D1 R1 - -|D1 R1 - S|D1 - - S|D1 - D1 D3|S - D1 -|S - D1 D2|
- S D2 R2|- S D2 R2|- S S R1|- S S -|D1 D1 - -|D1 D1 - S|D1 - - S|D1 - D1 R2|S - D1 R2|S - D1 R2`
  .split('|')
  .map(card => card.trim().split(' '));

export type Figure = { readonly type: number; damage: number; routed: boolean };

/** Figures that look alike have the same key. */
export const keyOf = ({ type, damage, routed }: Figure): number => type * 100 + (routed ? 10 : 0) + damage;

export type World = {
  /** The next Fate card for a type, by number. */
  draw(side: number, type: number): number;
  /** A side picks figures by their keys: as many as told, or none as well if it may pass. */
  pick(side: number, keys: readonly number[], count: number, mayPass: boolean): readonly number[];
  pickType(side: number, types: readonly number[]): number;
  yes(side: number): boolean;
  /** How many more figures of a type the side has in its supply. */
  supply(side: number, type: number): number;
};

export type Setup = {
  readonly armies: readonly [readonly number[], readonly number[]];
  readonly original: boolean;
  /** What the defender's stronghold adds. */
  readonly stronghold: number;
};

export type Outcome = {
  readonly strength: readonly [number, number];
  readonly armies: readonly (readonly Figure[])[];
  /** Figures that were made to retreat in the middle of the battle, by type. */
  readonly left: readonly number[];
};

type Test = (figure: Figure) => boolean;

const everyone: Test = () => true;
const stands: Test = figure => !figure.routed;
const isHurt: Test = figure => figure.damage > 0;
const shapeOf = (figure: Figure): Shape => unitTypes[figure.type].shape;

/** One battle in progress. */
export class Oracle {
  readonly armies: Figure[][];
  readonly left: number[] = [];
  readonly #world: World;
  readonly #original: boolean;
  readonly #stronghold: number;
  readonly #raised: Map<number, number>[] = [new Map(), new Map()];
  readonly #bonus = [0, 0];

  constructor({ armies, original, stronghold }: Setup, world: World) {
    this.armies = armies.map(types => types.map(type => ({ type, damage: 0, routed: false })));
    this.#original = original;
    this.#stronghold = stronghold;
    this.#world = world;
  }

  fight(): Outcome {
    const drawn = [new Set<number>(), new Set<number>()];
    for (let round = 1; round <= 5; round++) {
      const able = (side: number): number[] => {
        const found = this.armies[side].filter(figure => {
          const { initiative } = unitTypes[figure.type];
          return initiative === round && !figure.routed && !drawn[side].has(figure.type);
        });
        return [...new Set(found.map(({ type }) => type))].sort((a, b) => a - b);
      };
      while (able(0).length + able(1).length > 0) this.#pass(able, drawn);
    }
    return { strength: [this.#strength(0), this.#strength(1)], armies: this.armies, left: this.left };
  }

  #pass(able: (side: number) => number[], drawn: readonly Set<number>[]): void {
    const hands: string[][] = [[], []];
    const types = [-1, -1];
    const figures = [0, 0];
    for (const side of [0, 1]) {
      const choices = able(side);
      if (choices.length === 0) continue;
      const type = choices.length === 1 ? choices[0] : this.#world.pickType(side, choices);
      drawn[side].add(type);
      types[side] = type;
      figures[side] = this.armies[side].filter(figure => figure.type === type && !figure.routed).length;
      for (let n = 0; n < figures[side]; n++) hands[side].push(this.#draw(side, type));
    }
    for (const side of [0, 1]) {
      const icons = hands[side].filter(result => result === 'S').length;
      let ravages = figures[side];
      for (let n = 0; n < icons; n++) {
        if (unitTypes[types[side]].name === 'unit-beastman') {
          this.#damage(1 - side, 1);
          if (ravages-- <= 0) continue;
          const more = this.#draw(side, types[side]);
          hands[side].push(more === 'S' ? '-' : more);
          if (more === 'S') this.#damage(1 - side, 1);
        } else this.#special(side, types[side]);
      }
    }
    const sum = (side: number, icon: string): number =>
      hands[side]
        .filter(result => result.startsWith(icon))
        .reduce((all, result) => all + Number(result[1]), 0);
    const dealers = this.#original ? [1, 0] : [0, 1];
    for (const side of dealers) this.#rout(1 - side, sum(side, 'R'));
    for (const side of dealers) this.#damage(1 - side, sum(side, 'D'));
  }

  #draw(side: number, type: number): string {
    return fate[this.#world.draw(side, type) - 1][shapes.indexOf(unitTypes[type].shape)];
  }

  #health(side: number, type: number): number {
    return this.#raised[side].get(type) ?? unitTypes[type].health;
  }

  #strength(side: number): number {
    const counts = (figure: Figure): boolean =>
      !figure.routed || (shapeOf(figure) === 'hexagon' && !this.#original);
    return this.armies[side].filter(counts).length + this.#bonus[side] + (side === 1 ? this.#stronghold : 0);
  }

  /** The figures of a side in the first group that is not empty. */
  #first(side: number, ...groups: readonly Test[]): Figure[] {
    for (const group of groups) {
      const found = this.armies[side].filter(group);
      if (found.length > 0) return found;
    }
    return [];
  }

  /** Somebody picks so many of these figures. */
  #pick(chooser: number, among: readonly Figure[], count: number, mayPass = false): Figure[] {
    const kinds = new Set(among.map(keyOf));
    if (!mayPass && (kinds.size <= 1 || among.length <= count)) return among.slice(0, count);
    const left = [...among];
    return this.#world.pick(chooser, among.map(keyOf), count, mayPass).map(key => {
      const at = left.findIndex(figure => keyOf(figure) === key);
      return left.splice(at, 1)[0];
    });
  }

  #destroy(side: number, figures: readonly Figure[]): void {
    this.armies[side] = this.armies[side].filter(figure => !figures.includes(figure));
  }

  #hurt(side: number, figure: Figure): void {
    figure.damage++;
    if (figure.damage >= this.#health(side, figure.type)) this.#destroy(side, [figure]);
  }

  #damage(side: number, damage: number): void {
    const left = this.armies[side].reduce(
      (sum, { type, damage: taken }) => sum + this.#health(side, type) - taken,
      0,
    );
    if (damage >= left) this.armies[side] = [];
    for (let n = 0; n < damage && this.armies[side].length > 0; n++) {
      const [victim] = this.#pick(side, this.#first(side, isHurt, stands, everyone), 1);
      this.#hurt(side, victim);
    }
  }

  /** Routs or destroys figures one by one out of the first group that has any, a whole group at once if it all goes. */
  #each(
    side: number,
    chooser: number,
    amount: number,
    effect: (figures: Figure[]) => void,
    ...groups: Test[]
  ): void {
    for (let rest = amount; rest > 0; ) {
      const found = this.#first(side, ...groups);
      if (found.length === 0) return;
      const picked = found.length <= rest ? found : this.#pick(chooser, found, 1);
      effect(picked);
      rest -= picked.length;
    }
  }

  readonly #tip = (figures: readonly Figure[]): void => {
    for (const figure of figures) figure.routed = true;
  };

  #rout(side: number, routs: number, also: Test = everyone): void {
    const unhurt: Test = figure => also(figure) && stands(figure) && !isHurt(figure);
    this.#each(side, side, routs, this.#tip, unhurt, figure => also(figure) && stands(figure));
  }

  #special(side: number, type: number): void {
    const foe = 1 - side;
    const enemies = this.armies[foe];
    const own = (test: Test): Figure[] =>
      this.armies[side].filter(figure => figure.type === type && test(figure));
    const kill = (figures: readonly Figure[]): void => this.#destroy(foe, figures);
    switch (unitTypes[type].name) {
      case 'unit-bowman': {
        const tough: Test = figure => this.#health(foe, figure.type) > 1;
        const among = this.#first(
          foe,
          figure => tough(figure) && stands(figure) && isHurt(figure),
          figure => tough(figure) && stands(figure),
          figure => tough(figure) && isHurt(figure),
          tough,
          isHurt,
          stands,
          everyone,
        );
        if (among.length > 0) this.#hurt(foe, this.#pick(foe, among, 1)[0]);
        return;
      }
      case 'unit-knight':
        return this.#rout(foe, 1);
      case 'unit-footman': {
        const among = this.#first(foe, isHurt, stands, everyone);
        if (among.length === 0) return;
        const [victim] = this.#pick(foe, among, 1);
        this.#hurt(foe, victim);
        if (this.armies[foe].includes(victim)) this.#hurt(foe, victim);
        return;
      }
      case 'unit-siege-tower':
        this.#bonus[side] += 2;
        return;
      case 'unit-archer':
        if (enemies.length > 0) this.#hurt(foe, this.#pick(side, enemies, 1)[0]);
        return;
      case 'unit-pegasus-rider': {
        const target: Test = figure => stands(figure) && ['triangle', 'rectangle'].includes(shapeOf(figure));
        this.#oneClass(foe, side, enemies.filter(target), this.#tip);
        return;
      }
      case 'unit-sorceress': {
        if (enemies.length === 0) return;
        const [victim] = this.#pick(this.#original ? foe : side, enemies, 1);
        kill([victim]);
        this.left.push(victim.type);
        return;
      }
      case 'unit-warrior': {
        const weak = enemies.filter(figure => figure.routed || isHurt(figure));
        if (weak.length > 0 && this.#world.yes(side)) kill(this.#pick(side, weak, 1));
        else this.#damage(foe, 1);
        return;
      }
      case 'unit-flesh-ripper':
        this.#raised[side].set(type, 3);
        return;
      case 'unit-berserker': {
        if (own(stands).length === 0) return;
        const given = this.#pick(side, own(stands), 1, true);
        this.#destroy(side, given);
        if (given.length > 0) this.#damage(foe, 2);
        return;
      }
      case 'unit-warlock': {
        const of = (shape: Shape): Figure[] => enemies.filter(figure => shapeOf(figure) === shape);
        const pairs = of('triangle').length >= 2;
        const singles = of('rectangle').length >= 1;
        const open =
          pairs && singles ? [...of('triangle'), ...of('rectangle')] : of(singles ? 'rectangle' : 'triangle');
        const upright = open.filter(stands);
        const first = upright.length > 0 ? upright : open;
        if (!(pairs && singles)) {
          const among: Test = figure => open.includes(figure);
          return this.#each(
            foe,
            foe,
            singles ? 1 : 2,
            kill,
            figure => among(figure) && stands(figure),
            among,
          );
        }
        const [victim] = first.length === 1 ? first : this.#pick(foe, first, 1);
        kill([victim]);
        if (first.length === 1 || shapeOf(victim) === 'rectangle') return;
        const rest: Test = figure => shapeOf(figure) === 'triangle';
        return this.#each(foe, foe, 1, kill, figure => rest(figure) && stands(figure), rest);
      }
      case 'unit-chaos-lord': {
        const picked = this.#pick(side, enemies, 2);
        const lying = picked.filter(({ routed }) => routed);
        this.#tip(picked);
        return kill(lying);
      }
      case 'unit-skeleton-archer': {
        const soft: Test = figure => shapeOf(figure) !== 'hexagon';
        return this.#each(foe, foe, 1, kill, figure => soft(figure) && stands(figure), soft);
      }
      case 'unit-necromancer': {
        const raised = unitTypes.findIndex(({ name }) => name === 'unit-reanimate');
        const supply = this.#world.supply(side, raised);
        for (let n = 0; n < Math.min(2, supply); n++) {
          this.armies[side].push({ type: raised, damage: 0, routed: false });
        }
        return;
      }
      case 'unit-dark-knight':
        return this.#rout(foe, 2);
      case 'unit-reanimate':
        if (own(stands).length >= 2) this.#damage(foe, 2);
        return;
      case 'unit-sorcerer':
        this.#raised[side].set(type, 2);
        return;
      case 'unit-razorwing':
        return this.#rout(foe, 1, figure => unitTypes[figure.type].initiative >= 2);
      case 'unit-hell-hound': {
        for (const figure of this.#pick(foe, enemies.filter(stands), 2)) this.#hurt(foe, figure);
        return;
      }
      case 'unit-dragon':
        return this.#each(foe, side, 3, kill, figure => shapeOf(figure) === 'triangle');
      case 'unit-giant': {
        if (own(everyone).length === 0) return;
        this.#damage(foe, this.#pick(side, own(everyone), 1)[0].damage);
      }
    }
  }

  /** Two triangles or one rectangle: the first figure picked decides, where both are there. */
  #oneClass(
    side: number,
    chooser: number,
    among: readonly Figure[],
    effect: (figures: Figure[]) => void,
  ): void {
    const of = (shape: Shape): Figure[] => among.filter(figure => shapeOf(figure) === shape);
    if (of('rectangle').length === 0)
      return this.#each(side, chooser, 2, effect, figure => shapeOf(figure) === 'triangle' && stands(figure));
    const [first] = this.#pick(chooser, among, 1);
    effect([first]);
    if (shapeOf(first) === 'rectangle' || among.length === 1) return;
    this.#each(side, chooser, 1, effect, figure => shapeOf(figure) === 'triangle' && stands(figure));
  }
}
