import {
  groundOf,
  isHere,
  isKeptWithoutUnits,
  peasantsLeftOf,
  runesIn,
  strongholdIn,
  unitCount,
} from '../rules/view/areas.ts';
import type { Look } from '../rules/view/look.ts';
import { type BattleOdds, battleOdds } from '../rules/view/odds.ts';
import { diplomacyOdds } from '../rules/view/odds-fate.ts';
import {
  armyWorth,
  isActive,
  isAllied,
  ownCount,
  type Troop,
  troopsWithin,
  unitWorth,
} from '../rules/view/units.ts';
import { weights } from './weights.ts';
import { areaWorth, nearness, threatTo } from './worth.ts';

/** The most influence that an attempt at diplomacy takes. */
const MOST_PAID = 6;
/** What a battle with poor odds costs besides: it is begun for very great things alone. */
const RECKLESS = 3;

/** A march that could be made: who goes where, how likely it takes the area, and what comes of it on average. */
export type Campaign = {
  readonly area: number;
  readonly troops: readonly Troop[];
  readonly win: number;
  readonly net: number;
};

/** How many own units must stay in an area so that it is not given away. */
const garrisonOf = (look: Look, area: number): number => {
  const precious = runesIn(look, area) > 0.9;
  const threat = threatTo(look, area);
  const kept = isKeptWithoutUnits(look, area) || peasantsLeftOf(look, look.me) > 0;
  if (kept) return precious && threat > 0 ? Math.min(3, Math.ceil(threat / 2)) : 0;
  if (precious) return threat > 0 ? Math.min(4, 1 + Math.ceil(threat / 2)) : 1;
  return areaWorth(look, area) >= 0.5 ? 1 : 0;
};

type Spare = { readonly area: number; readonly type: number; count: number };

/** What can be spared of these units: the weakest own ones stay behind as garrisons. */
export const spareOf = (look: Look, troops: readonly Troop[]): Troop[] => {
  const spare: Spare[] = troops.map(troop => ({ ...troop }));
  for (const area of new Set(troops.map(troop => troop.area))) {
    const own = spare.filter(troop => troop.area === area && !isAllied(troop.type));
    const going = own.reduce((sum, { count }) => sum + count, 0);
    let tooMany = garrisonOf(look, area) - (ownCount(look, area) - going);
    for (const troop of own.sort((a, b) => unitWorth(look, a.type) - unitWorth(look, b.type))) {
      const stay = Math.max(0, Math.min(troop.count, tooMany));
      troop.count -= stay;
      tooMany -= stay;
    }
  }
  return spare.filter(({ count }) => count > 0);
};

/** The most worthy units of these, so many of them, with an own one among them. */
const strongest = (look: Look, troops: readonly Troop[], most: number): Troop[] => {
  const sorted = [...troops].sort((a, b) => unitWorth(look, b.type) - unitWorth(look, a.type));
  const lead = sorted.find(({ type }) => !isAllied(type));
  if (lead === undefined || most <= 0) return [];
  const chosen: Troop[] = [];
  let room = most - 1;
  for (const troop of sorted) {
    const left = troop === lead ? troop.count - 1 : troop.count;
    const count = Math.min(left, room) + (troop === lead ? 1 : 0);
    room -= Math.min(left, room);
    if (count > 0) chosen.push({ ...troop, count });
  }
  return chosen;
};

/** The cheapest own units of these, so many of them. */
const cheapestOf = (look: Look, troops: readonly Troop[], most: number): Troop[] => {
  const chosen: Troop[] = [];
  let room = most;
  const own = troops.filter(({ type }) => !isAllied(type));
  for (const troop of own.sort((a, b) => unitWorth(look, a.type) - unitWorth(look, b.type))) {
    const count = Math.min(troop.count, room);
    room -= count;
    if (count > 0) chosen.push({ ...troop, count });
  }
  return chosen;
};

/** How many units go to hold an area that nobody defends. */
const guardFor = (look: Look, area: number): number =>
  runesIn(look, area) > 0.4 ? 3 + Math.min(3, Math.ceil(threatTo(look, area) / 2)) : 1;

const worthOf = (look: Look, troops: readonly Troop[]): number =>
  troops.reduce((sum, { type, count }) => sum + count * unitWorth(look, type), 0);

/** The units that a march into an area would take along, of those that could come. */
export const forceFor = (look: Look, area: number, could: readonly Troop[]): Troop[] => {
  const spare = spareOf(look, could);
  switch (groundOf(look, area)) {
    case 'empty':
      return cheapestOf(look, spare, guardFor(look, area));
    case 'own': {
      const room = look.t.content.limits.unitsPerArea - unitCount(look, area);
      return strongest(look, spare, room);
    }
    default:
      return strongest(look, spare, look.t.content.limits.unitsPerArea);
  }
};

/** The least that defends an area, in the worth of units. */
export const defenceOf = (look: Look, area: number): number =>
  armyWorth(look, area) + (strongholdIn(look, area) < 0 ? 0 : 4);

/** An attempt at diplomacy: what it costs, how likely the area is taken so, and what comes of it on average. */
type Talk = { readonly influence: number; readonly win: number; readonly net: number };

/** How many Fate cards the seat would pay for to talk to the neutral units of an area: what each adds against its price. */
export const bestTalk = (look: Look, area: number): Talk => {
  const worth = areaWorth(look, area);
  const allies = weights.ally * armyWorth(look, area);
  let found: Talk = { influence: 0, win: 0, net: 0 };
  for (let influence = 1; influence <= Math.min(MOST_PAID, look.t.influence.get(look.me)); influence++) {
    const { ally, pass } = diplomacyOdds(look, influence);
    const net = worth * pass.win + allies * ally.win - weights.influence * influence;
    if (net > found.net) found = { influence, win: pass.win, net };
  }
  return found;
};

/** What a battle comes to on average: the area, less what is lost, and less the march if it fails. */
export const fightNet = (worth: number, { win, lost }: BattleOdds): number =>
  win * worth - weights.loss * lost - (1 - win) - (win < weights.dare ? RECKLESS : 0);

/** What it is worth to bring troops nearer to the goals. */
const advanceWorth = (look: Look, area: number, troops: readonly Troop[]): number => {
  const there = nearness(look, area);
  let sum = 0;
  for (const troop of troops)
    sum += troop.count * unitWorth(look, troop.type) * (there - nearness(look, troop.area));
  return weights.advance * sum;
};

type Draft = { readonly area: number; readonly troops: Troop[]; readonly worth: number };

/** Who would go to an area and for what, if anybody can and it is worth a thought. */
const draftFor = (look: Look, area: number): Draft | undefined => {
  const ground = groundOf(look, area);
  if (ground !== 'own' && areaWorth(look, area) <= 0.3) return undefined;
  const troops = forceFor(look, area, troopsWithin(look, area));
  if (troops.length === 0) return undefined;
  if (ground === 'enemy' && worthOf(look, troops) < 0.6 * defenceOf(look, area)) return undefined;
  const worth = ground === 'own' ? advanceWorth(look, area, troops) : areaWorth(look, area);
  return worth > 0.3 ? { area, troops, worth } : undefined;
};

/** Weighs a march up: what the area is worth and how likely it falls, against what is lost. */
const weigh = (look: Look, { area, troops, worth }: Draft, order: number | undefined): Campaign => {
  const ground = groundOf(look, area);
  if (ground === 'empty' || ground === 'own') return { area, troops, win: 1, net: worth };
  const odds = battleOdds(look, { area, troops, ...(order !== undefined && { order }) }, weights.samples);
  const fight = fightNet(worth, odds);
  const talk = ground === 'neutral' ? bestTalk(look, area) : undefined;
  return talk !== undefined && talk.net > fight
    ? { area, troops, win: talk.win, net: talk.net }
    : { area, troops, win: odds.win, net: fight };
};

/** The marches worth making with Mobilize or Conquer, the best first. */
export const campaigns = (look: Look, order?: number): Campaign[] => {
  const drafts: Draft[] = [];
  for (let area = 0; area < look.t.areas; area++) {
    if (!isHere(look, area) || isActive(look, area)) continue;
    const draft = draftFor(look, area);
    if (draft !== undefined) drafts.push(draft);
  }
  return drafts
    .sort((a, b) => b.worth - a.worth || a.area - b.area)
    .slice(0, weights.targets)
    .map(draft => weigh(look, draft, order))
    .filter(({ net }) => net > 0)
    .sort((a, b) => b.net - a.net || a.area - b.area);
};
