import type { Seat } from '@runehold/kernel/layout/seats';
import { count } from '@runehold/kernel/procedure/locals';
import { areaDomain } from '../../../domains.ts';
import { AREAS, HEROES, type Table } from '../../../layout.ts';
import { say } from '../../../words.ts';
import { countAreas, hasCity, hasNeutrals, isOnBoard, isUncontrolled } from '../../map/areas.ts';
import { mayFindStronghold, raiseOnSite } from '../../map/raise-on-site.ts';
import { driveOff } from '../../move/drive-off.ts';
import { procedure } from '../../rules.ts';
import { deciderForNeutrals } from '../../table/seats.ts';
import { asPlayed, played, type TacticsRules } from './hand.ts';

const hasHeroIn = (t: Table, seat: Seat, area: number): boolean => {
  for (let hero = 0; hero < HEROES; hero++) {
    const mine = t.heroesInPlay.count(hero) > 0 && t.heroOwner.get(hero) === seat + 1;
    if (mine && t.heroArea.get(hero) === area + 1) return true;
  }
  return false;
};

/** Uncontrolled, without a city, with a hero of the player's; and something would happen there. */
const isSite = (t: Table, seat: Seat, area: number): boolean =>
  isOnBoard(t, area) &&
  t.battleArea !== area + 1 &&
  isUncontrolled(t, area) &&
  !hasCity(t, area) &&
  hasHeroIn(t, seat, area) &&
  (hasNeutrals(t, area) || mayFindStronghold(t, seat));

/** Lost City: neutral units flee from a hero's area, and a stronghold rises there with its damaged side up. */
const found = procedure('tactics-lost-city', { ...played, area: count }, steps =>
  steps
    .ask('area', {
      kind: 'one',
      seat: (_t, f) => f.seat,
      from: areaDomain,
      options: (t, f, offer) => {
        for (let area = 0; area < AREAS; area++) if (isSite(t, f.seat, area)) offer.add(area);
      },
      prompt: () => say('prompt.lost-city'),
      rule: 'RW-TACT-05',
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
      },
    ),
);

export const lostCityRules: TacticsRules = {
  'found-stronghold': {
    may: (t, seat) => countAreas(t, area => isSite(t, seat, area)) > 0,
    effect: asPlayed(found),
  },
};
