import { NONE } from '@runehold/kernel/layout/zones';
import { hasCity, isEnemy, strongholdOf } from '../../map/areas.ts';
import { DEED } from '../../table/deeds.ts';
import type { Condition } from './condition.ts';

/** Against another player. */
export const wonAsDefender: Condition<'won-as-defender'> = {
  clause: [
    'you won it as the defender against another player',
    'zwyciężasz w niej jako obrońca przeciw innemu graczowi',
  ],
  have: (t, seat) => t.deeds.get(seat, DEED.repelled),
};

/** A city that you chose for destruction in this game, or another player's that you took in this turn. */
export const ruinedOrTookCity: Condition<'ruined-or-took-city', { least: number }> = {
  clause: [
    'at least {least, plural, one {# city was} other {# cities were}} destroyed by your choice in this game, or you took as many from other players in battle this turn',
    'z twojego wyboru zniszczono w tej grze co najmniej {least, count, thing.city:acc} albo w tej turze odbierasz tyle innym graczom w bitwach',
  ],
  have: (t, seat) => t.deeds.get(seat, DEED.razedCity) + t.deeds.get(seat, DEED.tookCity),
  bot: { areaWorth: ({ t, me }, area) => (hasCity(t, area) && isEnemy(t, area, me) ? 5 : 0) },
};

/** Enemy units in one battle of this turn. */
export const destroyedInBattle: Condition<'destroyed-in-battle', { least: number }> = {
  clause: [
    'at least {least, plural, one {# enemy unit was} other {# enemy units were}} destroyed in one of your battles this turn',
    'w jednej z twoich bitew w tej turze zniszczono co najmniej {least, plural, one {# wrogą jednostkę} few {# wrogie jednostki} many {# wrogich jednostek} other {# wrogiej jednostki}}',
  ],
  have: (t, seat) => t.deeds.get(seat, DEED.slaughter),
};

/** Won as attacker against another player's in this turn. */
export const tookStronghold: Condition<'took-stronghold', { least: number }> = {
  clause: [
    'you won as the attacker against at least {least, plural, one {# stronghold} other {# strongholds}} of other players this turn',
    'w tej turze zwyciężasz jako atakujący na co najmniej {least, plural, one {# obszarze} few {# obszarach} many {# obszarach} other {# obszaru}} z twierdzą innego gracza',
  ],
  have: (t, seat) => t.deeds.get(seat, DEED.brokeStronghold),
  bot: {
    areaWorth: ({ t, me }, area) => (isEnemy(t, area, me) && strongholdOf(t, area) !== NONE ? 5 : 0),
  },
};

/** Enemy heroes, in duels of yours in this game. */
export const defeatedHeroes: Condition<'defeated-heroes', { least: number }> = {
  clause: [
    'your heroes have defeated at least {least, plural, one {# enemy hero} other {# enemy heroes}} in duels in this game',
    'twoi bohaterowie pokonali w pojedynkach w tej grze co najmniej {least, plural, one {# wrogiego bohatera} few {# wrogich bohaterów} many {# wrogich bohaterów} other {# wrogiego bohatera}}',
  ],
  have: (t, seat) => t.deeds.get(seat, DEED.slewHero),
};
