import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../layout.ts';
import { DRAGON } from '../../pools.ts';
import { controller } from '../map/areas.ts';
import { hasExploration, locationAt } from '../map/tokens.ts';
import { noRewards } from '../table/held-rewards.ts';
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
  for (let place = 0; place < t.rewardPlaces; place++) {
    const hero = t.rewardHero.get(place) - 1;
    if (hero < 0 || t.heroOwner.get(hero) !== seat + 1 || t.heroesInPlay.count(hero) === 0) continue;
    count += runesByReward(t)[t.reward.at(place)];
  }
  return count;
};

/** Dragon runes of faceup locations in areas that the seat controls. (RW-EXPL-18, RW-EXPL-19) */
export const locationRunes = (t: Table, seat: Seat): number => {
  if (!hasExploration(t)) return 0;
  let count = 0;
  for (let area = 0; area < t.areas; area++) {
    const location = locationAt(t, area);
    if (location?.kind === 'count-runes' && controller(t, area) === seat) count += location.runes;
  }
  return count;
};

/** All dragon runes that a seat controls. (RW-WIN-05, RW-RUNE-23) */
export const dragonRunes = (t: Table, seat: Seat): number =>
  runeTokens(t, seat) + rewardRunes(t, seat) + locationRunes(t, seat);
