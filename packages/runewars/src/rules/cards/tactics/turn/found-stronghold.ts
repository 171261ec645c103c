import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../../../../layout.ts';
import { speech } from '../../../../text/speech.ts';
import { isHeroOf } from '../../../heroes/desert.ts';
import { areaOf, ownHeroesIn } from '../../../heroes/hero.ts';
import { hasCity, hasNeutrals, isContested, isUncontrolled } from '../../../map/areas.ts';
import { areasFor } from '../../../map/offer-areas.ts';
import { raiseOnSite } from '../../../map/raise-on-site.ts';
import { driveOff } from '../../../move/drive-off.ts';
import { procedure } from '../../../rules.ts';
import { deciderForNeutrals } from '../../../table/seats.ts';
import { played, type Tactics } from '../effect.ts';

const { words, say, reasons } = speech({
  'prompt.lost-city': ['Where does the lost city stand?', 'Gdzie stoi zaginione miasto?'],
  'reason.no-lost-city': [
    'You need a hero in an uncontrolled area without a city.',
    'Potrzebny jest twój bohater na niekontrolowanym obszarze bez miasta.',
  ],
});

/** Uncontrolled, without a city. A stronghold can rise there, for another one if need be, but where none ever stands. (BW-CITY12-22) */
const isSite = (t: Table, area: number): boolean =>
  !isContested(t, area) && isUncontrolled(t, area) && !hasCity(t, area) && !t.content.area[area].wild;

const isFound = (t: Table, area: number, seat: Seat): boolean =>
  ownHeroesIn(t, seat, area) > 0 && isSite(t, area);

const anySite = (t: Table, seat: Seat): boolean => {
  for (let hero = 0; hero < t.heroes; hero++)
    if (isHeroOf(t, hero, seat) && isSite(t, areaOf(t, hero))) return true;
  return false;
};

/** Lost City: neutral units flee from a hero's area, and a stronghold rises there with its damaged side up. */
const found = procedure('tactics-lost-city', { ...played, area: count, atAnyPrice: count }, steps =>
  steps
    .ask('area', {
      kind: 'one',
      ...areasFor(isFound, 'seat', reasons['no-lost-city']),
      prompt: () => say('prompt.lost-city'),
      rule: 'RW-TACT-05',
    })
    .do((t, f) => {
      f.atAnyPrice = hasNeutrals(t, f.area) ? 0 : 1;
    })
    .when(
      (t, f) => hasNeutrals(t, f.area),
      neutrals =>
        neutrals.call(() => driveOff, { area: 'area', chooser: (t, f) => deciderForNeutrals(t, f.seat) }),
    )
    .call(() => raiseOnSite, { seat: 'seat', area: 'area', must: 1, atAnyPrice: 'atAnyPrice' }),
);

/** Drives neutral units from a hero's uncontrolled area and builds there, damaged side up. */
export const foundsStronghold: Tactics<'found-stronghold'> = {
  clause: [
    'choose an uncontrolled area without a city where you have a hero, drive off the neutral units there and place 1 of your strongholds, damaged side up',
    'wybierz niekontrolowany obszar bez miasta, na którym masz bohatera, przepędź stamtąd jednostki neutralne i ułóż 1 swoją twierdzę uszkodzoną stroną do góry',
  ],
  words,
  inTurn: { may: anySite, effect: found },
  bot: { answers: { 'tactics-lost-city.area': 'wantedArea' } },
};
