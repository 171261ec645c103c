import { PASS } from '@runehold/kernel/ask/offer';
import { passing } from '@runehold/kernel/ask/passing';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { count } from '@runehold/kernel/procedure/locals';
import { areaDomain, tacticsDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { say } from '../../../words.ts';
import { controller } from '../../map/areas.ts';
import { unitsIn } from '../../map/units.ts';
import { procedure } from '../../rules.ts';
import { cardsAt, layDown, offerHand, putAway } from './hand.ts';

const inWinter = cardsAt('season.winter', { 'keep-unit-limit': { may: () => true } });

const isCrowded = (t: Table, area: number, seat: Seat, limit: number): boolean =>
  controller(t, area) === seat && unitsIn(t, area) > limit;

/** Winter Provisions: an area of the player's keeps the usual limit; `spared` is that area, or `NONE`. */
export const winterCards = procedure(
  'winter-cards',
  { seat: count, limit: count, spared: count, card: count },
  steps =>
    steps
      .do((_t, f) => {
        f.spared = NONE;
      })
      .when(
        (t, f) => t.tactics.at(f.seat).total > 0,
        holds =>
          holds
            .ask('card', {
              kind: 'one',
              seat: 'seat',
              from: tacticsDomain,
              options: (t, f, offer) => offerHand(t, f.seat, inWinter, offer, card => card),
              optional: true,
              pass: passing,
              hidden: true,
              prompt: () => say('prompt.winter-cards'),
              rule: 'RW-TACT-04',
            })
            .unless({ card: PASS }, plays =>
              plays
                .do((t, f) => layDown(t, f.seat, f.card))
                .ask('spared', {
                  kind: 'one',
                  seat: 'seat',
                  from: areaDomain,
                  options: (t, f, offer) => {
                    for (let area = 0; area < t.areas; area++) {
                      if (isCrowded(t, area, f.seat, f.limit)) offer.add(area);
                    }
                  },
                  prompt: () => say('prompt.winter-provisions'),
                  rule: 'RW-WINTER-01',
                })
                .do(putAway),
            ),
      ),
);
