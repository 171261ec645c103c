import type { Table } from '../../../layout.ts';
import { controller, isOnBoard } from '../../map/areas.ts';
import { isBlighted } from '../../map/blight.ts';
import { isLostCityFound, placeLostCity } from '../../map/cities.ts';
import { lostCityOf } from '../../map/city-tokens.ts';
import { procedure } from '../../rules.ts';
import { receiveRune } from '../../runes/receive.ts';
import { settle } from '../../table/settle.ts';
import { areaOf } from '../hero.ts';
import { type Reward, used } from './effect.ts';

const isOnItsTile = (t: Table, hero: number): boolean => lostCityOf(t)?.area === areaOf(t, hero);

const sift = procedure('reward-sands', used, steps =>
  steps.when(
    isLostCityFound,
    found => found.call(() => receiveRune, { seat: 'seat' }),
    hidden => hidden.do(placeLostCity).do(settle),
  ),
);

/** Sands of the Lost City: where the city lies or could lie. (BW-CITY12-09 to 12) */
export const placesLostCity: Reward<'place-lost-city'> = {
  clause: [
    'if this hero is on the Lost City’s tile, place the Lost City or, if it is already there, receive 1 dragon rune',
    'jeśli ten bohater jest na płytce Zaginionego Miasta, ułóż Zaginione Miasto, a jeśli już tam leży, otrzymujesz 1 smoczy run',
  ],
  isOfBoard: t => {
    const lost = lostCityOf(t);
    return lost !== undefined && isOnBoard(t, lost.area);
  },
  inTurn: {
    may: (t, _seat, hero) => isOnItsTile(t, hero) && (!isLostCityFound(t) || t.runePile.total > 0),
    effect: sift,
    isNeeded: (t, hero, acting) => hero === acting && isOnItsTile(t, hero),
  },
  bot: {
    // Whoever holds the tile has the rune of the city.
    isTimely: ({ t, me }) => {
      const area = lostCityOf(t)?.area ?? 0;
      return isLostCityFound(t) || (controller(t, area) === me && !isBlighted(t, area));
    },
  },
};
