import { isKeptWithoutUnits, peasantsLeftOf, strongholdIn, unitCount } from '../../rules/view/areas.ts';
import { isEnterable, seasonsLeft } from '../../rules/view/realm.ts';
import { armyWorth, isActive, type Troop, unitWorth } from '../../rules/view/units.ts';
import type { Levy } from './levy.ts';
import { type Mind, priceOfInfluence } from './mind.ts';
import { lossesOf, type Might, wallsIn, winChance } from './odds.ts';
import { type March, NOBODY, type Survey } from './survey.ts';

/** What it costs that so many units stay in an area through the winter. */
const crowdCost = (survey: Survey, units: number): number =>
  survey.mind.tastes.starved * Math.max(0, units - survey.fed);

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

/** A chance to lose a stronghold that is not taken where a few guards make it less. */
const UNSAFE = 0.4;

/** As few as make an own stronghold safe; none where even the most would not. */
const guardsOfWalls = (survey: Survey, area: number): number => {
  for (let units = 0; units <= MOST_GUARDS; units++)
    if (survey.danger(area, { strength: units, units }) < UNSAFE) return units;
  return 0;
};

const guardsOf = (survey: Survey, area: number): number => {
  const { mind } = survey;
  const precious = survey.runes[area] > 0.5;
  const threat = survey.threat(area);
  const kept = isKeptWithoutUnits(mind, area) || peasantsLeftOf(mind, mind.me) > 0;
  const walls = wallsIn(mind, area);
  const needed =
    precious && threat.units > 0 ? Math.min(MOST_GUARDS, Math.ceil(WARY * threat.strength - walls)) : 0;
  if (kept)
    return Math.max(0, needed, strongholdIn(mind, area) === mind.me ? guardsOfWalls(survey, area) : 0);
  if (precious) return Math.max(1, needed);
  return survey.worth(area) * patienceLeft(mind) >= 0.5 ? 1 : 0;
};

/** Nobody leaves who must stay as a garrison. */
export const keepGarrisons = (survey: Survey, levy: Levy): void =>
  levy.spare(area => garrisonOf(survey, area));

/** How many go to hold an area that nobody defends. */
const guardFor = (survey: Survey, area: number): number =>
  survey.runes[area] > 0.4 ? 2 + Math.min(3, Math.ceil(survey.threat(area).strength / 2)) : 1;

const defenceAt = (survey: Survey, area: number): Might =>
  survey.ground(area) === 'empty' ? NOBODY : survey.might(area);

/** How many more go into a battle than can stay, for each who stands there: some of them fall. */
const FALLEN = 0.15;

const fallen = (survey: Survey, area: number): number => Math.round(FALLEN * survey.might(area).units);

/**
 * Sends those along whom a march into an area would take, of those who were called: as many as will be fed there, or, for a
 * prize that is worth it, as many as there is room for.
 */
const sendTo = (survey: Survey, levy: Levy, area: number, isGreat = false): void => {
  const { mind } = survey;
  const limit = mind.t.content.limits.unitsPerArea;
  const room = survey.room;
  const ground = survey.ground(area);
  if (ground === 'empty') levy.sendCheapest(Math.min(room, guardFor(survey, area)));
  else if (ground === 'own') levy.sendStrongest(Math.max(0, room - unitCount(mind, area)));
  else levy.sendStrongest(isGreat ? limit : Math.min(limit, room + fallen(survey, area)));
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
const reinforceWorth = (survey: Survey, area: number, { troops, going, strength, units }: Levy): number => {
  const { mind } = survey;
  const there = survey.nearness(area);
  let sum = 0;
  for (let i = 0; i < troops.length; i++)
    if (going[i] > 0)
      sum += going[i] * unitWorth(mind, troops[i].type) * (there - survey.nearness(troops[i].area));
  const now = survey.might(area);
  const then = { strength: now.strength + strength, units: now.units + units };
  const saved = survey.runes[area] > 0.5 ? survey.danger(area, now) - survey.danger(area, then) : 0;
  return mind.tastes.advance * sum * patienceLeft(mind) + 0.5 * mind.tastes.rune * survey.runes[area] * saved;
};

/** What land is worth as the way to runes that lie further on: how much nearer those come who march. */
const nearerWorth = (survey: Survey, area: number, { troops, going }: Levy): number => {
  if (survey.runes[area] > 0) return 0;
  const there = survey.nearness(area);
  let sum = 0;
  for (let i = 0; i < troops.length; i++)
    if (going[i] > 0) sum += going[i] * Math.max(0, there - survey.nearness(troops[i].area));
  return survey.mind.tastes.advance * sum * patienceLeft(survey.mind);
};

/** What is left of a prize that may be taken back. */
const keptShare = (survey: Survey, area: number, force: Might, lost: number): number => {
  const left = Math.max(0, force.units - lost);
  const might = { units: left, strength: (force.strength * left) / Math.max(1, force.units) };
  return 1 - 0.1 * survey.danger(area, might);
};

/** Weighs a march up of those who go. */
const weigh = (survey: Survey, area: number, force: Levy, weakened: number, isGreat: boolean): March => {
  const { mind } = survey;
  const ground = survey.ground(area);
  if (ground === 'own') return { area, win: 1, net: reinforceWorth(survey, area, force), isGreat };
  const prize = prizeOf(survey, area);
  const nearer = nearerWorth(survey, area, force);
  if (ground === 'empty')
    return { area, win: 1, net: prize * keptShare(survey, area, force, 0) + nearer, isGreat };
  const defence = defenceAt(survey, area);
  const win = winChance(force, defence, ground === 'enemy' ? wallsIn(mind, area, weakened) : 0);
  const lost = lossesOf(force, defence, win);
  const kept = prize * keptShare(survey, area, force, lost) + nearer;
  const fight = fightNet(mind, kept, win, lost) - win * crowdCost(survey, force.units - lost);
  const talk = ground === 'neutral' ? bestTalk(survey, area, force.units) : undefined;
  return talk !== undefined && talk.net > fight
    ? { area, win: talk.win, net: talk.net, isGreat }
    : { area, win, net: fight, isGreat };
};

const LEAST = 0.3;

/** The march into an area that promises most: with those who can stay there, or with all. */
const marchTo = (survey: Survey, area: number, weakened: number): March | undefined => {
  const { host } = survey;
  if (!survey.isNearOwn(area) || !host.call(area)) return undefined;
  keepGarrisons(survey, host);
  sendTo(survey, host, area);
  if (host.units === 0) return undefined;
  const march = weigh(survey, area, host, weakened, false);
  const ground = survey.ground(area);
  if (ground === 'own' || ground === 'empty' || march.win > SURE || survey.runes[area] < GREAT) return march;
  const before = host.units;
  sendTo(survey, host, area, true);
  if (host.units === before) return march;
  const all = weigh(survey, area, host, weakened, true);
  return all.net > march.net ? all : march;
};

/** Who goes with the march into an area that promises most. */
export const troopsFor = (survey: Survey, area: number, weakened: number): readonly Troop[] => {
  const march = marchTo(survey, area, weakened);
  if (march === undefined) return [];
  sendTo(survey, survey.host, area, march.isGreat);
  return survey.host.toTroops();
};

/** Those who would go into an area of others who were called. */
export const troopsAmong = (survey: Survey, levy: Levy, area: number): readonly Troop[] => {
  keepGarrisons(survey, levy);
  sendTo(survey, levy, area);
  return levy.toTroops();
};

const isWalled = (survey: Survey, area: number): boolean =>
  survey.ground(area) === 'enemy' && wallsIn(survey.mind, area) > 0;

/** How much of a dragon rune lies where more go than winter feeds. */
const GREAT = 0.6;

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
