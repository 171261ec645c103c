import type { Seat } from '@runehold/kernel/layout/seats';
import { count } from '@runehold/kernel/procedure/locals';
import { areaDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { say } from '../../../words.ts';
import { isHeroOf } from '../../heroes/desert.ts';
import { areaOf, ownHeroesIn } from '../../heroes/hero.ts';
import { hasCity, hasNeutrals, isContested, isUncontrolled } from '../../map/areas.ts';
import { raiseOnSite } from '../../map/raise-on-site.ts';
import { driveOff } from '../../move/drive-off.ts';
import { procedure } from '../../rules.ts';
import { deciderForNeutrals } from '../../table/seats.ts';
import { played, type TacticsRules } from './hand.ts';

/** Uncontrolled, without a city, with this hero of the player's. A stronghold can always rise there, for another one if need be. */
const findsSite = (t: Table, seat: Seat, hero: number): boolean =>
  isHeroOf(t, hero, seat) && isSite(t, areaOf(t, hero));

const isSite = (t: Table, area: number): boolean =>
  !isContested(t, area) && isUncontrolled(t, area) && !hasCity(t, area);

const anySite = (t: Table, seat: Seat): boolean => {
  for (let hero = 0; hero < t.heroes; hero++) if (findsSite(t, seat, hero)) return true;
  return false;
};

/** Lost City: neutral units flee from a hero's area, and a stronghold rises there with its damaged side up. */
const found = procedure('tactics-lost-city', { ...played, area: count, atAnyPrice: count }, steps =>
  steps
    .ask('area', {
      kind: 'one',
      seat: 'seat',
      from: areaDomain,
      options: (t, f, offer) => {
        for (let area = 0; area < t.areas; area++) {
          if (ownHeroesIn(t, f.seat, area) > 0 && isSite(t, area)) offer.add(area);
        }
      },
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

export const lostCityRules: TacticsRules = {
  'found-stronghold': {
    may: anySite,
    effect: found,
  },
};
