import {
  battleStrengths,
  isAllied,
  type Muster,
  markComing,
  ownCount,
  type Troop,
} from '../../rules/view/units.ts';
import type { Mind } from './mind.ts';

/** Own units that go first, so that the area is kept whoever falls. (RW-NEUT-05) */
const LEADERS = 2;

/** How many own units must stay in an area. */
type Guards = (area: number) => number;

/**
 * Units that could march, the strongest first, and how many of each would: written anew for every target, so that a
 * hundred marches are weighed without a list being made for any.
 */
export class Levy {
  readonly troops: readonly Troop[];
  /** How many of each could be sent where it was called to, and how many go. */
  readonly free: Uint8Array;
  readonly going: Uint8Array;
  strength = 0;
  units = 0;
  readonly #mind: Mind;
  readonly #strengths: Float64Array;
  readonly #isOwn: Uint8Array;
  /** The first of the same area, so that those of one are found together. */
  readonly #homes: Int16Array;

  constructor(mind: Mind, troops: readonly Troop[]) {
    const of = battleStrengths(mind);
    this.#mind = mind;
    this.troops = [...troops].sort((a, b) => of[b.type] - of[a.type] || a.area - b.area);
    const size = this.troops.length;
    this.free = new Uint8Array(size);
    this.going = new Uint8Array(size);
    this.#strengths = new Float64Array(size);
    this.#isOwn = new Uint8Array(size);
    this.#homes = new Int16Array(size);
    for (let i = 0; i < size; i++) {
      const { area, type } = this.troops[i];
      this.#strengths[i] = of[type];
      this.#isOwn[i] = isAllied(type) ? 0 : 1;
      let home = 0;
      while (this.troops[home].area !== area) home++;
      this.#homes[i] = home;
    }
  }

  isOwn(i: number): boolean {
    return this.#isOwn[i] === 1;
  }

  /** All of them could come. */
  callAll(): void {
    for (let i = 0; i < this.troops.length; i++) this.free[i] = this.troops[i].count;
  }

  /** Keeps back what garrisons need: the weakest own units of each area. */
  spare(guards: Guards): void {
    const { free, troops } = this;
    for (let home = 0; home < troops.length; home++) {
      if (this.#homes[home] !== home) continue;
      const { area } = troops[home];
      let leaving = 0;
      for (let i = home; i < troops.length; i++)
        if (this.#homes[i] === home && this.isOwn(i)) leaving += free[i];
      if (leaving === 0) continue;
      let tooMany = guards(area) - (ownCount(this.#mind, area) - leaving);
      for (let i = troops.length - 1; i >= home && tooMany > 0; i--) {
        if (this.#homes[i] !== home || !this.isOwn(i)) continue;
        const stay = Math.min(free[i], tooMany);
        free[i] -= stay;
        tooMany -= stay;
      }
    }
  }

  #clear(): void {
    this.going.fill(0);
    this.strength = 0;
    this.units = 0;
  }

  #send(i: number, wanted: number, most: number): void {
    const more = Math.min(wanted, this.free[i] - this.going[i], most - this.units);
    if (more <= 0) return;
    this.going[i] += more;
    this.units += more;
    this.strength += more * this.#strengths[i];
  }

  /** The strongest go, so many of them, with own ones among them; without own ones nobody does. */
  sendStrongest(most: number): void {
    this.#clear();
    const size = this.troops.length;
    const leaders = Math.min(LEADERS, most);
    for (let i = 0; i < size && this.units < leaders; i++)
      if (this.isOwn(i)) this.#send(i, leaders - this.units, most);
    if (this.units === 0) return;
    for (let i = 0; i < size && this.units < most; i++) this.#send(i, most, most);
  }

  /** The cheapest own ones go, so many of them. */
  sendCheapest(most: number): void {
    this.#clear();
    for (let i = this.troops.length - 1; i >= 0 && this.units < most; i--)
      if (this.isOwn(i)) this.#send(i, most, most);
  }

  /** Who goes, for whoever keeps it. */
  toTroops(): Troop[] {
    return this.troops.flatMap((troop, i) => (this.going[i] > 0 ? [{ ...troop, count: this.going[i] }] : []));
  }
}

/** Everybody who could march this season, called to one target after another. */
export class Host extends Levy {
  readonly #muster: Muster;
  readonly #look: Mind;
  readonly #comes: Uint8Array;

  constructor(mind: Mind, muster: Muster) {
    super(mind, muster.marchers);
    this.#look = mind;
    this.#muster = { ...muster, marchers: this.troops as Muster['marchers'] };
    this.#comes = new Uint8Array(this.troops.length);
  }

  /** Calls all who could come into an area; whether there is anybody. */
  call(target: number): boolean {
    const any = markComing(this.#look, this.#muster, target, this.#comes);
    for (let i = 0; i < this.troops.length; i++)
      this.free[i] = this.#comes[i] === 1 ? this.troops[i].count : 0;
    return any;
  }
}
