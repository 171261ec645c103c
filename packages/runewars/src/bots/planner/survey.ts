import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../layout.ts';
import { fedWith } from '../../rules/view/ahead/hunger.ts';
import {
  groundOf,
  holderOf,
  homeIn,
  isCity,
  mapIn,
  runesByArea,
  strongholdIn,
  unitCount,
  yieldIn,
} from '../../rules/view/areas.ts';
import { objectiveWorth } from '../../rules/view/judgements.ts';
import { type DiplomacyOdds, diplomacyOdds } from '../../rules/view/odds-fate.ts';
import { ordersInHand } from '../../rules/view/orders.ts';
import { dialOf, hasClaimed } from '../../rules/view/realm.ts';
import { musterOf } from '../../rules/view/units.ts';
import { Host } from './levy.ts';
import type { Mind } from './mind.ts';
import { type Might, mightIn, wallsIn, winChance } from './odds.ts';
import { type Ways, waysOf } from './ways.ts';

/**
 * A march that could be made: where, how likely it takes the area, and what comes of it on average. In a great one all go
 * who could, whoever starves of it.
 */
export type March = {
  readonly area: number;
  readonly win: number;
  readonly net: number;
  readonly isGreat: boolean;
};

/** How far an army comes in one march. */
const REACH = 2;

/** Soldiers of a seat in an area. */
type Army = { readonly area: number; readonly might: Might };

/**
 * The whole board as a seat sees it, for one position. What everything asks for is read at once, the rest when it is first
 * asked for: a playout asks little of most positions.
 */
export class Survey {
  readonly mind: Mind;
  readonly areas: readonly number[];
  readonly holder: Int8Array;
  readonly runes: Float64Array;
  /** Marches that were worked out, by how much walls are weakened. */
  readonly marches = new Map<number, readonly March[]>();
  readonly garrisons: Int8Array;
  readonly #ways: Ways;
  readonly #worth: Float64Array;
  readonly #near: Float64Array;
  readonly #threats: (Might | undefined)[] = [];
  readonly #mights: (Might | undefined)[] = [];
  readonly #armies: Army[][] = [];
  #goals: readonly number[] | undefined;
  #host: Host | undefined;
  #hand: readonly number[] | undefined;
  #fed = -1;
  #homebound: boolean | undefined;
  readonly #talks: DiplomacyOdds[] = [];

  constructor(mind: Mind) {
    const { t } = mind;
    this.mind = mind;
    this.#ways = waysOf(mind);
    this.areas = mapIn(mind).each;
    this.holder = new Int8Array(t.areas).fill(NONE);
    this.runes = new Float64Array(t.areas);
    this.garrisons = new Int8Array(t.areas).fill(NONE);
    this.#worth = new Float64Array(t.areas).fill(Number.NaN);
    this.#near = new Float64Array(t.areas).fill(Number.NaN);
    for (const area of this.areas) this.holder[area] = holderOf(mind, area);
    runesByArea(mind, this.areas, this.runes);
  }

  /** What holding an area is worth to the seat, whoever holds it now. */
  worth(area: number): number {
    const known = this.#worth[area];
    if (!Number.isNaN(known)) return known;
    const worth = this.#worthOf(area);
    this.#worth[area] = worth;
    return worth;
  }

  #worthOf(area: number): number {
    const { mind } = this;
    const { tastes, me } = mind;
    const owner = this.holder[area];
    const isEnemy = owner !== NONE && owner !== me;
    const rune =
      isEnemy && this.runes[area] > 0 && hasClaimed(mind, owner) ? tastes.claimedRune : tastes.rune;
    return (
      rune * this.runes[area] +
      (isCity(mind, area) ? tastes.city : 0) +
      tastes.resource * yieldIn(mind, area) +
      (isEnemy && strongholdIn(mind, area) === owner ? tastes.stronghold : 0) +
      (homeIn(mind, area) === me ? tastes.home : this.#isHomebound ? tastes.abroad * (mind.t.year - 1) : 0) +
      objectiveWorth(mind, area)
    );
  }

  /** Whether the seat holds nothing but its home realm. */
  get #isHomebound(): boolean {
    this.#homebound ??=
      this.mind.t.year > 1 &&
      !this.areas.some(area => this.isOwn(area) && homeIn(this.mind, area) !== this.mind.me);
    return this.#homebound;
  }

  /** Whether the seat holds an area. */
  isOwn(area: number): boolean {
    return this.holder[area] === this.mind.me;
  }

  /** How many steps an area is from another on foot. */
  steps(from: number, to: number): number {
    return this.#ways.walking[from * this.#ways.areas + to];
  }

  /** Whether units of the seat stand near enough to an area to come there with one march. */
  isNearOwn(area: number, steps = REACH + 1): boolean {
    const { flying, areas } = this.#ways;
    for (const { area: from } of this.#armiesOf(this.mind.me))
      if (flying[from * areas + area] <= steps) return true;
    return false;
  }

  might(area: number): Might {
    const found = this.#mights[area] ?? (unitCount(this.mind, area) > 0 ? mightIn(this.mind, area) : NOBODY);
    this.#mights[area] = found;
    return found;
  }

  #armiesOf(seat: Seat): readonly Army[] {
    const known = this.#armies[seat];
    if (known !== undefined) return known;
    const armies: Army[] = [];
    for (const area of this.areas) {
      if (this.holder[area] !== seat) continue;
      const might = this.might(area);
      if (might !== NOBODY) armies.push({ area, might });
    }
    this.#armies[seat] = armies;
    return armies;
  }

  /** The seat's units that could march. */
  get host(): Host {
    this.#host ??= new Host(this.mind, musterOf(this.mind));
    return this.#host;
  }

  /** The Orders that the seat has still in hand this year. */
  get hand(): readonly number[] {
    this.#hand ??= ordersInHand(this.mind, this.mind.me);
    return this.#hand;
  }

  /**
   * How many units an area will feed when winter comes. Who has marched under a token stays
   * where he is until spring. (RW-WINTER-01, RW-MOVE-10)
   */
  get fed(): number {
    if (this.#fed < 0) this.#fed = fedNext(this);
    return this.#fed;
  }

  /** How many units may stay in an area so that nobody dies of it. */
  get room(): number {
    return Math.max(1, this.fed);
  }

  /** What an attempt at diplomacy for so much influence can come to. */
  talk(influence: number): DiplomacyOdds {
    const found = this.#talks[influence] ?? diplomacyOdds(this.mind, influence);
    this.#talks[influence] = found;
    return found;
  }

  /** The most that one rival could bring into an area with one march: the strongest eight that stand near enough. */
  threat(area: number): Might {
    const known = this.#threats[area];
    if (known !== undefined) return known;
    const { t, me } = this.mind;
    let worst: Might = NOBODY;
    for (let rival = 0; rival < t.seats; rival++) {
      if (rival === me) continue;
      const could = this.#couldBring(rival, area);
      if (could.strength > worst.strength) worst = could;
    }
    this.#threats[area] = worst;
    return worst;
  }

  #couldBring(rival: Seat, target: number): Might {
    const most = this.mind.t.content.limits.unitsPerArea;
    const sum = { strength: 0, units: 0 };
    for (const { area, might } of this.#armiesOf(rival)) {
      if (area === target || this.steps(area, target) > REACH) continue;
      sum.strength += might.strength;
      sum.units += might.units;
    }
    if (sum.units > most) {
      sum.strength *= most / sum.units;
      sum.units = most;
    }
    return sum;
  }

  /** The chance that an area falls to the strongest army near it, if it is defended by so much. */
  danger(area: number, defence: Might): number {
    const threat = this.threat(area);
    return threat.units === 0
      ? 0
      : winChance(threat, defence, this.isOwn(area) ? wallsIn(this.mind, area) : 0);
  }

  /** How near an area is to runes that are to be had. */
  nearness(area: number): number {
    const known = this.#near[area];
    if (!Number.isNaN(known)) return known;
    this.#goals ??= this.areas.filter(goal => this.runes[goal] > 0 && !this.isOwn(goal));
    let best = 0;
    for (const goal of this.#goals) best = Math.max(best, this.runes[goal] / (1 + this.steps(area, goal)));
    this.#near[area] = best;
    return best;
  }

  ground(area: number): ReturnType<typeof groundOf> {
    return groundOf(this.mind, area);
  }
}

const FOOD = 0;
const WINTER = 3;

const fedNext = ({ mind }: Survey): number => {
  const limit = mind.t.content.limits.unitsPerArea;
  return mind.t.season === WINTER ? limit : Math.min(limit, fedWith(mind, dialOf(mind, FOOD)));
};

export const NOBODY: Might = { strength: 0, units: 0 };

let last: Survey | undefined;
let lastTable: Table | undefined;
let lastVersion = -1;

/** The survey of a position. It is kept until anything on the table changes. */
export const surveyOf = (mind: Mind): Survey => {
  const { t, me, tastes } = mind;
  if (
    last === undefined ||
    lastTable !== t ||
    lastVersion !== t.version ||
    last.mind.me !== me ||
    last.mind.tastes !== tastes
  ) {
    last = new Survey(mind);
    lastTable = t;
    lastVersion = t.version;
  }
  return last;
};
