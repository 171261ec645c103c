import { PASS } from '@runehold/kernel/ask/offer';
import { passing } from '@runehold/kernel/ask/passing';
import type { Seat } from '@runehold/kernel/layout/seats';
import { count } from '@runehold/kernel/procedure/locals';
import { areaDomain, tacticsDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { say } from '../../../words.ts';
import { controller, isActivated } from '../../map/areas.ts';
import { standingIn } from '../../map/units.ts';
import { procedure } from '../../rules.ts';
import {
  cardsAt,
  effectsOf,
  layDown,
  offerHand,
  placesIn,
  played,
  putAway,
  type TacticsRules,
} from './hand.ts';

const mayMarchFrom = (t: Table, area: number, seat: Seat): boolean =>
  controller(t, area) === seat && standingIn(t, area) > 0 && !isActivated(t, area, seat);

/** Double March: the units that start in one area are fast for this activation. */
const hurry = procedure('tactics-double-march', { ...played, area: count }, steps =>
  steps
    .ask('area', {
      kind: 'one',
      seat: 'seat',
      from: areaDomain,
      options: (t, f, offer) => {
        for (let area = 0; area < t.areas; area++) if (mayMarchFrom(t, area, f.seat)) offer.add(area);
      },
      prompt: () => say('prompt.double-march'),
      rule: 'RW-MOVE-06',
    })
    .do((t, f) => {
      t.doubleMarch = f.area + 1;
    }),
);

const rules: TacticsRules = {
  'make-units-fast': {
    may: (t, seat) => {
      if (t.doubleMarch > 0) return false;
      for (let area = 0; area < t.areas; area++) if (mayMarchFrom(t, area, seat)) return true;
      return false;
    },
    effect: hurry,
  },
};
const effects = effectsOf(rules);
const placesOf = placesIn(rules);
const atActivation = cardsAt('turn.activate', rules);

/** Cards for the moment between the activation token and the march, for a player who holds any card. */
export const activationCards = procedure('activation-cards', { seat: count, card: count }, steps =>
  steps.when(
    (t, f) => t.tactics.at(f.seat).total > 0,
    holds =>
      holds
        .ask('card', {
          kind: 'one',
          seat: 'seat',
          from: tacticsDomain,
          options: (t, f, offer) => offerHand(t, f.seat, atActivation, offer, card => card),
          optional: true,
          pass: passing,
          hidden: true,
          prompt: () => say('prompt.activation-cards'),
          rule: 'RW-TACT-04',
        })
        .unless({ card: PASS }, plays =>
          plays
            .do((t, f) => layDown(t, f.seat, f.card))
            .dispatch(
              () => effects,
              (t, f) => placesOf(t)[f.card],
              { seat: 'seat', card: 'card' },
            )
            .do(putAway),
        ),
  ),
);
