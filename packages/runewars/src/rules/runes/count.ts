import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../layout.ts';
import { DRAGON } from '../../pools.ts';
import { controller } from '../map/areas.ts';
import { isBlighted } from '../map/blight.ts';
import { hasFreeCities } from '../map/cities.ts';
import { hasExploration, locationAt } from '../map/tokens.ts';
import { nextTakenPlace, noRewards } from '../table/held-rewards.ts';
import { perContent } from '../table/per-content.ts';

/** Dragon runes on tokens in areas that the seat controls. (RW-RUNE-02) */
const runeTokens = (t: Table, seat: Seat): number => {
  const { rune } = t;
  let count = 0;
  for (let area = rune.nextOf(DRAGON, NONE); area !== NONE; area = rune.nextOf(DRAGON, area)) {
    if (controller(t, area) === seat) count++;
  }
  return count;
};

const runesByReward = perContent(({ rewardCards }) => rewardCards.map(({ runes }) => runes));

/** Dragon runes that lie under the seat's heroes as Reward cards. (RW-REWARD-22) */
const rewardRunes = (t: Table, seat: Seat): number => {
  if (noRewards(t)) return 0;
  let count = 0;
  for (let place = nextTakenPlace(t, NONE); place !== NONE; place = nextTakenPlace(t, place)) {
    const hero = t.rewardHero.get(place) - 1;
    if (t.heroOwner.get(hero) !== seat + 1 || t.heroesInPlay.count(hero) === 0) continue;
    count += runesByReward(t)[t.reward.at(place)];
  }
  return count;
};

/** By city the dragon runes printed on it, all of them together, and the first that has any. */
const runesByCity = perContent(({ cities }) => {
  const runes = cities.map(city => city.runes ?? 0);
  return {
    runes,
    all: runes.reduce((sum, count) => sum + count, 0),
    first: runes.findIndex(count => count > 0),
  };
});

/** Dragon runes printed on cities in areas that the seat controls, unless a token covers them. (BW-CITY12-16, 17, 20, BW-DESO-07, BW-CRYO-09) */
const cityRunes = (t: Table, seat: Seat): number => {
  const { city } = t;
  const { runes, first } = runesByCity(t);
  if (first < 0 || first >= t.cityBox.types) return 0;
  let count = 0;
  for (let area = city.nextTaken(NONE); area !== NONE; area = city.nextTaken(area)) {
    const printed = runes[city.at(area)];
    if (printed > 0 && controller(t, area) === seat && !isBlighted(t, area)) count += printed;
  }
  return count;
};

/** Dragon runes of cities and of faceup locations in areas that the seat controls. (RW-EXPL-18, RW-EXPL-19, BW-CITY12-16) */
export const printedRunes = (t: Table, seat: Seat): number => {
  let count = cityRunes(t, seat);
  if (!hasExploration(t)) return count;
  for (let area = 0; area < t.areas; area++) {
    const location = locationAt(t, area);
    if (location?.kind === 'count-runes' && controller(t, area) === seat) count += location.runes;
  }
  return count;
};

/** All dragon runes that a seat controls. (RW-WIN-05, RW-RUNE-23) */
export const dragonRunes = (t: Table, seat: Seat): number =>
  runeTokens(t, seat) + rewardRunes(t, seat) + printedRunes(t, seat);

const furtherRunes = perContent(({ boxes }) =>
  boxes.reduce((sum, { moreRunes }) => sum + (moreRunes?.['freeCities'] ?? 0), 0),
);

/** How many dragon runes win: more where free cities bring some. (RW-WIN-02, BW-FREE-08, BW-FREE-09) */
export const runesToWin = (t: Table): number =>
  t.content.victoryCards.runes + (hasFreeCities(t) ? furtherRunes(t) : 0);

/** Whether a seat has enough dragon runes to win: those on the map itself are looked for only where they can decide. (RW-WIN-02) */
export const hasRunesToWin = (t: Table, seat: Seat): boolean => {
  const missing = runesToWin(t) - runeTokens(t, seat) - rewardRunes(t, seat);
  if (missing <= 0 || (!hasExploration(t) && missing > runesByCity(t).all)) return missing <= 0;
  return printedRunes(t, seat) >= missing;
};
