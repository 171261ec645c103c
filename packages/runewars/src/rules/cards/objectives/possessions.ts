import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Alignment } from '../../../content/types.ts';
import type { Table } from '../../../layout.ts';
import { comma } from '../../../text/clause.ts';
import { speech } from '../../../text/speech.ts';
import { anyArea, controller, countAreas, hasCity, homeOwner, isFriendly } from '../../map/areas.ts';
import { factionOf, seatOfFaction } from '../../table/seats.ts';
import type { Condition } from './condition.ts';

const { words, clause } = speech({
  'clause.without.good': ['none of them good', 'w tym żadnego po stronie Dobra'],
  'clause.without.evil': ['none of them evil', 'w tym żadnego po stronie Zła'],
});

export const influence: Condition<'influence', { least: number }> = {
  clause: [
    'you have at least {least, count, thing.influence}',
    'masz co najmniej {least, count, thing.influence:acc}',
  ],
  isFulfilled: (t, seat, { least }) => t.influence.get(seat) >= least,
};

const countTitles = (t: Table, seat: Seat): number => {
  let titles = 0;
  for (let title = 0; title < t.titleOwner.length; title++) {
    if (t.titleOwner.get(title) === seat + 1) titles++;
  }
  return titles;
};

export const titles: Condition<'titles', { least: number }> = {
  clause: [
    'you own at least {least, count, thing.title}',
    'masz co najmniej {least, count, thing.title:acc}',
  ],
  isFulfilled: (t, seat, { least }) => countTitles(t, seat) >= least,
};

const isOwnCity = (t: Table, area: number, seat: Seat): boolean =>
  hasCity(t, area) && controller(t, area) === seat;

/** Or every city, if there are fewer but some. */
export const cities: Condition<'cities', { least: number }> = {
  clause: [
    'you control at least {least, count, thing.city}, or every city if there are fewer but some',
    'kontrolujesz co najmniej {least, count, thing.city:acc} albo wszystkie miasta, jeśli jest ich mniej, lecz są',
  ],
  isFulfilled: (t, seat, { least }) => {
    const own = countAreas(t, isOwnCity, seat);
    return own >= least || (own > 0 && own === countAreas(t, hasCity, seat));
  },
  isHopeless: (t, seat) => !anyArea(t, hasCity, seat),
  bot: { areaWorth: ({ t }, area) => (hasCity(t, area) ? 2 : 0) },
};

const hasHeroes = (t: Table, seat: Seat, least: number, without: string): boolean => {
  let heroes = 0;
  for (let hero = 0; hero < t.heroes; hero++) {
    if (t.heroesInPlay.count(hero) === 0 || t.heroOwner.get(hero) !== seat + 1) continue;
    if (t.content.heroes[hero].alignment === without) return false;
    heroes++;
  }
  return heroes >= least;
};

export const heroes: Condition<'heroes', { least: number; without: Alignment }> = {
  clause: [
    'you control at least {least, count, thing.hero}',
    'kontrolujesz co najmniej {least, count, thing.hero:acc}',
  ],
  details: ({ without }) => [comma, clause(`clause.without.${without}`)],
  words,
  isFulfilled: (t, seat, { least, without }) => hasHeroes(t, seat, least, without),
};

export const areas: Condition<'areas', { least: number }> = {
  clause: [
    'you control at least {least, count, thing.area}',
    'kontrolujesz co najmniej {least, count, thing.area:acc}',
  ],
  isFulfilled: (t, seat, { least }) => countAreas(t, isFriendly, seat) >= least,
  bot: { areaWorth: () => 0.5 },
};

/** Eliminated players' home realms count; against one opponent areas are counted, not realms. */
const tramplesHomes = (t: Table, seat: Seat, realms: number, areasOfOne: number): boolean => {
  let entered = 0;
  let trampled = 0;
  let held = 0;
  for (let area = 0; area < t.areas; area++) {
    const realm = t.content.homeOf[area];
    if (realm < 0 || realm === factionOf(t, seat) || controller(t, area) !== seat) continue;
    if (seatOfFaction(t, realm) === NONE) continue;
    held++;
    if ((entered & (1 << realm)) === 0) trampled++;
    entered |= 1 << realm;
  }
  return t.seats === 2 ? held >= areasOfOne : trampled >= realms;
};

/** Home realms of others in which you control areas; against one opponent, areas of his. */
export const enemyHomeRealms: Condition<'enemy-home-realms', { least: number; areasOfOne: number }> = {
  clause: [
    'you control areas in the home realms of at least {least} other players or, against a single opponent, at least {areasOfOne} areas there',
    'kontrolujesz obszary w królestwach co najmniej {least, plural, one {# innego gracza} few {# innych graczy} many {# innych graczy} other {# innego gracza}}, a w grze z jednym przeciwnikiem co najmniej tyle obszarów jego królestwa: {areasOfOne}',
  ],
  isFulfilled: (t, seat, { least, areasOfOne }) => tramplesHomes(t, seat, least, areasOfOne),
  bot: {
    areaWorth: ({ t, me }, area) => (homeOwner(t, area) !== me && homeOwner(t, area) !== NONE ? 3 : 0),
  },
};
