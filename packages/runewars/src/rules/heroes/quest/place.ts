import type { Seat, SeatMask } from '@runehold/kernel/layout/seats';
import { seatBit } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { QuestPlace } from '../../../content/types-quests.ts';
import type { Table } from '../../../layout.ts';
import { areaIds } from '../../../pools.ts';
import { controller, hasCity, homeOwner, isEnemy, isFriendly, strongholdOf } from '../../map/areas.ts';
import { isEnemyHeroIn, ownerOf } from '../hero.ts';

/** The players whose hero or city makes an area a place for the quest. (Secrets and Lies) */
const hosts = (t: Table, seat: Seat, area: number): SeatMask => {
  let mask = hasCity(t, area) && isEnemy(t, area, seat) ? seatBit(controller(t, area)) : 0;
  for (let hero = 0; hero < t.heroes; hero++) {
    if (isEnemyHeroIn(t, hero, seat, area)) mask |= seatBit(ownerOf(t, hero));
  }
  return mask;
};

const isOther = (other: Seat, seat: Seat): boolean => other !== NONE && other !== seat;

/** Whether a seat's quest is attempted in an area. Who controls it matters only where the card says so. (RW-QUEST-26 to 29) */
export const isPlaceOf = (t: Table, seat: Seat, area: number, place: QuestPlace): boolean => {
  switch (place.kind) {
    case 'area':
      return areaIds[area] === place.area;
    case 'home-realm-of-another':
      return isOther(homeOwner(t, area), seat);
    case 'stronghold-of-another':
      return isOther(strongholdOf(t, area), seat) && homeOwner(t, area) !== seat;
    case 'enemy-hero-or-city':
      return hosts(t, seat, area) !== 0;
    case 'city':
      return hasCity(t, area);
    case 'facedown-rune':
      return t.rune.at(area) !== NONE && t.runeUp.get(area) === 0 && !isFriendly(t, area, seat);
  }
};

/** The players to whom a place belongs, for cards that speak of "that player". */
export const playersOf = (t: Table, seat: Seat, area: number, place: QuestPlace): SeatMask => {
  if (place.kind === 'enemy-hero-or-city') return hosts(t, seat, area);
  return place.kind === 'home-realm-of-another' ? seatBit(homeOwner(t, area)) : 0;
};
