import { isKeptWithoutUnits, peasantsLeftOf, unitCount } from '../../rules/view/areas.ts';
import { isEnterable, seasonsLeft } from '../../rules/view/realm.ts';
import {
  armyWorth,
  battleStrengths,
  isActive,
  isAllied,
  ownCount,
  type Troop,
  unitWorth,
} from '../../rules/view/units.ts';
import { type Mind, priceOfInfluence } from './mind.ts';
import { lossesOf, type Might, mightOf, wallsIn, winChance } from './odds.ts';
import { type March, NOBODY, type Survey } from './survey.ts';

/** What it costs that so many units stay in an area through the winter. */
const crowdCost = (survey: Survey, units: number): number => STARVED * Math.max(0, units - survey.fed);

/** A unit that starves was recruited, and marched, for nothing. */
const STARVED = 0.7;

/** What is left of the worth of what only pays with time. */
export const patienceLeft = (mind: Mind): number =>
  Math.min(1, (1 + seasonsLeft(mind)) / mind.tastes.patience);

/** How many stay for what a rival near by could bring, and the most. */
const WARY = 0.45;
const MOST_GUARDS = 3;

/** How many own units must stay in an area so that it is not given away. */
const garrisonOf = (survey: Survey, area: number): number => {
  const known = survey.garrisons[area];
  const found = known < 0 ? guardsOf(survey, area) : known;
  survey.garrisons[area] = found;
  return found;
};

const guardsOf = (survey: Survey, area: number): number => {
  const { mind } = survey;
  const precious = survey.runes[area] > 0.5;
  const threat = survey.threat(area);
  const kept = isKeptWithoutUnits(mind, area) || peasantsLeftOf(mind, mind.me) > 0;
  const walls = wallsIn(mind, area);
  const needed =
    precious && threat.units > 0 ? Math.min(MOST_GUARDS, Math.ceil(WARY * threat.strength - walls)) : 0;
  if (kept) return Math.max(0, needed);
  if (precious) return Math.max(1, needed);
  return survey.worth(area) * patienceLeft(mind) >= 0.5 ? 1 : 0;
};

/** What can be spared of these units: the weakest own ones stay behind as garrisons. */
export const spareOf = (survey: Survey, troops: readonly Troop[]): Troop[] => {
  const { mind } = survey;
  const of = battleStrengths(mind);
  const spare = troops.map(troop => ({ ...troop }));
  const seen = new Set<number>();
  for (const { area } of troops) {
    if (seen.has(area)) continue;
    seen.add(area);
    const own = spare.filter(troop => troop.area === area && !isAllied(troop.type));
    const going = own.reduce((sum, { count }) => sum + count, 0);
    let tooMany = garrisonOf(survey, area) - (ownCount(mind, area) - going);
    if (tooMany <= 0) continue;
    for (const troop of own.sort((a, b) => of[a.type] - of[b.type])) {
      const stay = Math.max(0, Math.min(troop.count, tooMany));
      troop.count -= stay;
      tooMany -= stay;
    }
  }
  return spare.filter(({ count }) => count > 0);
};

/** Own units that go first, so that the area is kept whoever falls. (RW-NEUT-05) */
const LEADERS = 2;

/** The strongest of these units, so many of them, with own ones among them. */
const strongestOf = (survey: Survey, spare: readonly Troop[], most: number): Troop[] => {
  const of = battleStrengths(survey.mind);
  const sorted = [...spare].sort((a, b) => of[b.type] - of[a.type] || a.area - b.area);
  const taken = sorted.map(() => 0);
  let left = most;
  const takeFrom = (i: number, wanted: number): void => {
    const more = Math.min(wanted, sorted[i].count - taken[i], left);
    taken[i] += more;
    left -= more;
  };
  let leaders = Math.min(LEADERS, most);
  sorted.forEach(({ type }, i) => {
    if (isAllied(type) || leaders <= 0) return;
    takeFrom(i, leaders);
    leaders -= taken[i];
  });
  if (left === most) return [];
  sorted.forEach(({ count }, i) => {
    takeFrom(i, count);
  });
  return sorted.flatMap((troop, i) => (taken[i] > 0 ? [{ ...troop, count: taken[i] }] : []));
};

/** The cheapest own units of these, so many of them. */
const cheapestOf = (survey: Survey, spare: readonly Troop[], most: number): Troop[] => {
  const of = battleStrengths(survey.mind);
  const chosen: Troop[] = [];
  let room = most;
  const own = spare.filter(({ type }) => !isAllied(type));
  for (const troop of own.sort((a, b) => of[a.type] - of[b.type])) {
    const count = Math.min(troop.count, room);
    room -= count;
    if (count > 0) chosen.push({ ...troop, count });
  }
  return chosen;
};

/** How many go to hold an area that nobody defends. */
const guardFor = (survey: Survey, area: number): number =>
  survey.runes[area] > 0.4 ? 2 + Math.min(3, Math.ceil(survey.threat(area).strength / 2)) : 1;

const defenceAt = (survey: Survey, area: number): Might =>
  survey.ground(area) === 'empty' ? NOBODY : survey.might(area);

/** How many more go into a battle than can stay: some of them fall. */
const fallen = (survey: Survey, area: number): number => Math.round(0.3 * survey.might(area).units);

/**
 * The units that a march into an area would take along, of those that could come: as many as will be fed there, or, for
 * a prize that is worth it, as many as there is room for.
 */
export const forceFor = (survey: Survey, area: number, could: readonly Troop[], isGreat = false): Troop[] => {
  const { mind } = survey;
  const spare = spareOf(survey, could);
  const limit = mind.t.content.limits.unitsPerArea;
  const room = survey.room;
  switch (survey.ground(area)) {
    case 'empty':
      return cheapestOf(survey, spare, Math.min(room, guardFor(survey, area)));
    case 'own':
      return strongestOf(survey, spare, Math.max(0, room - unitCount(mind, area)));
    default:
      return strongestOf(survey, spare, isGreat ? limit : Math.min(limit, room + fallen(survey, area)));
  }
};

/** The most influence that an attempt at diplomacy takes. */
const MOST_PAID = 6;

type Talk = { readonly influence: number; readonly win: number; readonly net: number };

/** How many Fate cards the seat would pay for to talk to the neutral units of an area. */
export const bestTalk = (survey: Survey, area: number, coming: number): Talk => {
  const { mind } = survey;
  const { t, me, tastes } = mind;
  const crowd = crowdCost(survey, coming + unitCount(mind, area)) - crowdCost(survey, coming);
  const allies = tastes.ally * armyWorth(mind, area) * patienceLeft(mind) - crowd;
  const price = priceOfInfluence(mind);
  let found: Talk = { influence: 0, win: 0, net: 0 };
  for (let influence = 1; influence <= Math.min(MOST_PAID, t.influence.get(me)); influence++) {
    const { ally, pass } = survey.talk(influence);
    const net = survey.worth(area) * pass.win + allies * ally.win - price * influence;
    if (net > found.net) found = { influence, win: pass.win, net };
  }
  return found;
};

/** What a battle with poor odds costs besides: it is begun for very great things alone. */
const RECKLESS = 3;

/** What a battle comes to on average: the area, less what is lost, and less the march if it fails. */
export const fightNet = (mind: Mind, worth: number, win: number, lost: number): number => {
  const pay = patienceLeft(mind);
  return (
    win * worth - pay * (mind.tastes.loss * lost + (1 - win)) - (win < mind.tastes.dare ? RECKLESS * pay : 0)
  );
};

/** What an area is worth when only runes will count soon. */
const prizeOf = (survey: Survey, area: number): number => {
  const { mind } = survey;
  const rune = mind.tastes.rune * survey.runes[area];
  return rune + (survey.worth(area) - rune) * patienceLeft(mind);
};

/** What it is worth to bring troops to an own area: nearer to the goals, or to the help of a rune in danger. */
const reinforceWorth = (survey: Survey, area: number, troops: readonly Troop[]): number => {
  const { mind } = survey;
  const there = survey.nearness(area);
  let sum = 0;
  for (const { type, count, area: from } of troops)
    sum += count * unitWorth(mind, type) * (there - survey.nearness(from));
  const now = survey.might(area);
  const coming = mightOf(mind, troops);
  const then = { strength: now.strength + coming.strength, units: now.units + coming.units };
  const saved = survey.runes[area] > 0.5 ? survey.danger(area, now) - survey.danger(area, then) : 0;
  return mind.tastes.advance * sum * patienceLeft(mind) + 0.5 * mind.tastes.rune * survey.runes[area] * saved;
};

/** What is left of a prize that may be taken back. */
const keptShare = (survey: Survey, area: number, force: Might, lost: number): number => {
  const left = Math.max(0, force.units - lost);
  const might = { units: left, strength: (force.strength * left) / Math.max(1, force.units) };
  return 1 - 0.1 * survey.danger(area, might);
};

/** Weighs a march up. */
const weigh = (survey: Survey, area: number, troops: readonly Troop[], weakened: number): March => {
  const { mind } = survey;
  const ground = survey.ground(area);
  if (ground === 'own') return { area, troops, win: 1, net: reinforceWorth(survey, area, troops) };
  const force = mightOf(mind, troops);
  const prize = prizeOf(survey, area);
  if (ground === 'empty') return { area, troops, win: 1, net: prize * keptShare(survey, area, force, 0) };
  const defence = defenceAt(survey, area);
  const win = winChance(force, defence, ground === 'enemy' ? wallsIn(mind, area, weakened) : 0);
  const lost = lossesOf(force, defence, win);
  const kept = prize * keptShare(survey, area, force, lost);
  const fight = fightNet(mind, kept, win, lost) - win * crowdCost(survey, force.units - lost);
  const talk = ground === 'neutral' ? bestTalk(survey, area, force.units) : undefined;
  return talk !== undefined && talk.net > fight
    ? { area, troops, win: talk.win, net: talk.net }
    : { area, troops, win, net: fight };
};

const LEAST = 0.3;

/** The march into an area that promises most: with those who can stay there, or with all. */
export const marchTo = (survey: Survey, area: number, weakened: number): March | undefined => {
  if (!survey.isNearOwn(area)) return undefined;
  const could = survey.troopsTo(area);
  if (could.length === 0) return undefined;
  const hasOwn = (troops: readonly Troop[]): boolean => troops.some(({ type }) => !isAllied(type));
  const troops = forceFor(survey, area, could);
  if (!hasOwn(troops)) return undefined;
  const march = weigh(survey, area, troops, weakened);
  const ground = survey.ground(area);
  if (ground === 'own' || ground === 'empty' || march.win > SURE) return march;
  const all = weigh(survey, area, forceFor(survey, area, could, true), weakened);
  return all.net > march.net ? all : march;
};

const isWalled = (survey: Survey, area: number): boolean =>
  survey.ground(area) === 'enemy' && wallsIn(survey.mind, area) > 0;

/** A chance that more units hardly better. */
const SURE = 0.93;

/** The marches worth making with Mobilize or Conquer, the best first. Worked out once for a position. */
export const marchesOf = (survey: Survey, weakened = 0): readonly March[] => {
  const known = survey.marches.get(weakened);
  if (known !== undefined) return known;
  const found = marchesWith(survey, weakened);
  survey.marches.set(weakened, found);
  return found;
};

const marchesWith = (survey: Survey, weakened: number): readonly March[] => {
  const { mind } = survey;
  const plain = weakened === 0 ? undefined : marchesOf(survey);
  // Where there are no walls, nothing is weakened.
  if (plain !== undefined && !survey.areas.some(area => isWalled(survey, area))) return plain;
  const found: March[] = [];
  for (const area of survey.areas) {
    if (isActive(mind, area) || !isEnterable(mind, area)) continue;
    if (!survey.isNearOwn(area) || (!survey.isOwn(area) && survey.worth(area) <= LEAST)) continue;
    const march =
      plain === undefined || isWalled(survey, area)
        ? marchTo(survey, area, weakened)
        : plain.find(it => it.area === area);
    if (march !== undefined && march.net > LEAST) found.push(march);
  }
  return found.sort((a, b) => b.net - a.net || a.area - b.area);
};
