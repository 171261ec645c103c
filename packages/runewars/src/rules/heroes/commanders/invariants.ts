import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../../layout.ts';
import { COMMANDERS } from '../../../pools.ts';
import { isHeroOf } from '../desert.ts';
import { countCommanders } from './commander.ts';

/** What is true of commanders at every ask, or what is wrong. (BW-CMD-23, BW-CMD-48, BW-CMD-55) */
export const commanderFault = (t: Table): string | undefined => {
  for (let place = 0; place < t.commanderHero.length; place++) {
    const hero = t.commanderHero.get(place) - 1;
    if (hero < 0) continue;
    if (t.commanderCard.at(place) === NONE) return `hero ${hero}: a commander without a card`;
    if (!isHeroOf(t, hero, Math.floor(place / COMMANDERS))) return `hero ${hero}: a commander of nobody`;
  }
  for (let seat = 0; seat < t.tacticsKept.capacity; seat++) {
    const isSecond = countCommanders(t, seat) === COMMANDERS;
    if (isSecond !== (t.tacticsKept.at(seat) !== NONE))
      return `seat ${seat}: a second commander without leave`;
  }
  for (let slot = t.commanderBottom.at(0).total; slot < t.commanderCards; slot++)
    if (t.commanderKnown.get(slot) !== 0) return `a Commander card is known that is not there`;
  return undefined;
};
