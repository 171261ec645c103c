import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { areaCount, areaSet } from '../../../board/area-set.ts';
import type { Alignment } from '../../../content/types.ts';
import type { Table } from '../../../layout.ts';
import { comma } from '../../../text/clause.ts';
import { speech } from '../../../text/speech.ts';
import { nextHero, ownerOf } from '../../heroes/hero.ts';
import { controller, countWith, hasCity, homeOwner } from '../../map/areas.ts';
import { ownsCity } from '../../map/cities.ts';
import { mapOf } from '../../map/map-of.ts';
import { ownAreas } from '../../map/own-areas.ts';
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
  have: (t, seat) => t.influence.get(seat),
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
  have: (t, seat) => countTitles(t, seat),
};

/** Or every city, if there are fewer but some. */
export const cities: Condition<'cities', { least: number }> = {
  clause: [
    'you control at least {least, count, thing.city}, or all that remain',
    'kontrolujesz co najmniej {least, count, thing.city:acc} albo wszystkie, gdy jest ich mniej',
  ],
  have: (t, seat) => countWith(t, t.city, ownsCity, seat),
  need: (t, _seat, { least }) => Math.min(t.city.total || least, least),
  isHopeless: t => t.city.total === 0,
  bot: { areaWorth: ({ t }, area) => (hasCity(t, area) ? 2 : 0) },
};

/** Heroes of a seat, all or those of an alignment. */
const countHeroes = (t: Table, seat: Seat, alignment?: string): number => {
  let found = 0;
  for (let hero = nextHero(t, NONE); hero !== NONE; hero = nextHero(t, hero)) {
    if (ownerOf(t, hero) !== seat) continue;
    if (alignment === undefined || t.content.heroes[hero].alignment === alignment) found++;
  }
  return found;
};

export const heroes: Condition<'heroes', { least: number; without: Alignment }> = {
  clause: ['you have at least {least, count, thing.hero}', 'masz co najmniej {least, count, thing.hero:acc}'],
  details: ({ without }) => [comma, clause(`clause.without.${without}`)],
  words,
  have: (t, seat) => countHeroes(t, seat),
  isFree: (t, seat, { without }) => countHeroes(t, seat, without) === 0,
};

const own = areaSet();

export const areas: Condition<'areas', { least: number }> = {
  clause: [
    'you control at least {least, count, thing.area}',
    'kontrolujesz co najmniej {least, count, thing.area:acc}',
  ],
  have: (t, seat) => areaCount(ownAreas(t, seat, own)),
  bot: { areaWorth: () => 0.5 },
};

/** The home realms of others in which a seat controls areas; against one opponent those areas. Eliminated players count. */
const trampled = (t: Table, seat: Seat): number => {
  let entered = 0;
  let realms = 0;
  let held = 0;
  for (const area of mapOf(t).each) {
    const realm = t.content.homeOf[area];
    if (realm < 0 || realm === factionOf(t, seat) || controller(t, area) !== seat) continue;
    if (seatOfFaction(t, realm) === NONE) continue;
    held++;
    if ((entered & (1 << realm)) === 0) realms++;
    entered |= 1 << realm;
  }
  return t.seats === 2 ? held : realms;
};

/** Home realms of others in which you control areas; against one opponent, areas of his. */
export const enemyHomeRealms: Condition<'enemy-home-realms', { least: number; areasOfOne: number }> = {
  clause: [
    'you control areas in at least {least, plural, one {# other player’s home realm} other {# other players’ home realms}} or, against a single opponent, at least {areasOfOne, plural, one {# area} other {# areas}} there',
    'kontrolujesz obszary w królestwach co najmniej {least, plural, one {# innego gracza} few {# innych graczy} many {# innych graczy} other {# innego gracza}}, a w grze z jednym przeciwnikiem co najmniej {areasOfOne, plural, one {# obszar} few {# obszary} many {# obszarów} other {# obszaru}} jego królestwa',
  ],
  have: trampled,
  need: (t, _seat, { least, areasOfOne }) => (t.seats === 2 ? areasOfOne : least),
  bot: {
    areaWorth: ({ t, me }, area) => (homeOwner(t, area) !== me && homeOwner(t, area) !== NONE ? 3 : 0),
  },
};
