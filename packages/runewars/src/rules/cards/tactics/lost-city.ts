import type { Seat } from '@runehold/kernel/layout/seats';
import { count } from '@runehold/kernel/procedure/locals';
import { areaDomain } from '../../../domains.ts';
import { AREAS, type Table } from '../../../layout.ts';
import { say } from '../../../words.ts';
import { ownHeroesIn } from '../../heroes/hero.ts';
import { anyArea, hasCity, hasNeutrals, isContested, isOnBoard, isUncontrolled } from '../../map/areas.ts';
import { raiseOnSite } from '../../map/raise-on-site.ts';
import { driveOff } from '../../move/drive-off.ts';
import { procedure } from '../../rules.ts';
import { deciderForNeutrals } from '../../table/seats.ts';
import { played, type TacticsRules } from './hand.ts';

/** Uncontrolled, without a city, with a hero of the player's. A stronghold can always rise there, for another one if need be. */
const isSite = (t: Table, area: number, seat: Seat): boolean =>
  isOnBoard(t, area) &&
  !isContested(t, area) &&
  isUncontrolled(t, area) &&
  !hasCity(t, area) &&
  ownHeroesIn(t, seat, area) > 0;

/** Lost City: neutral units flee from a hero's area, and a stronghold rises there with its damaged side up. */
const found = procedure('tactics-lost-city', { ...played, area: count, atAnyPrice: count }, steps =>
  steps
    .ask('area', {
      kind: 'one',
      seat: (_t, f) => f.seat,
      from: areaDomain,
      options: (t, f, offer) => {
        for (let area = 0; area < AREAS; area++) if (isSite(t, area, f.seat)) offer.add(area);
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
        neutrals.call(
          () => driveOff,
          (t, f, callee) => {
            callee.area = f.area;
            callee.chooser = deciderForNeutrals(t, f.seat);
          },
        ),
    )
    .call(
      () => raiseOnSite,
      (_t, f, callee) => {
        callee.seat = f.seat;
        callee.area = f.area;
        callee.must = 1;
        callee.atAnyPrice = f.atAnyPrice;
      },
    ),
);

export const lostCityRules: TacticsRules = {
  'found-stronghold': {
    may: (t, seat) => anyArea(t, isSite, seat),
    effect: found,
  },
};
