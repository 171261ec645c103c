import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { count } from '@runehold/kernel/layout/locals';
import { areaDomain } from '../../domains.ts';
import { say } from '../../words.ts';
import { placeStronghold, removeStronghold, strongholdsLeft } from '../orders/strongholds.ts';
import { procedure } from '../rules.ts';
import { offerAreas } from './offer-areas.ts';
import { mayBeGivenUp } from './verdicts.ts';

/**
 * Puts a stronghold with its damaged side up into an area, free of charge. Without `must` it may be declined; with all
 * in play one elsewhere is given up for it, or, without `atAnyPrice`, none is put. (RW-HOLD-08 to 10, RW-TALLY-31 to 33)
 */
export const raiseOnSite = procedure(
  'raise-on-site',
  { seat: count, area: count, must: count, atAnyPrice: count, yes: count, given: count },
  steps =>
    steps
      .do((_t, f) => {
        f.yes = 1;
        f.given = PASS;
      })
      .when(
        (t, f) => strongholdsLeft(t, f.seat) === 0,
        none =>
          none
            .ask('given', {
              kind: 'one',
              seat: 'seat',
              from: areaDomain,
              options: (t, f, offer) => {
                offerAreas(t, offer, area => mayBeGivenUp(t, area, f.seat));
                if (f.atAnyPrice === 0) offer.add(PASS);
              },
              pass: skipping,
              prompt: (_t, f) => say('prompt.give-up-stronghold', { area: f.area }),
              rule: 'RW-HOLD-10',
            })
            .do((t, f) => {
              if (f.given === PASS) f.yes = 0;
              else removeStronghold(t, f.given);
            }),
        some =>
          some.when({ must: 0 }, may =>
            may.ask('yes', {
              kind: 'yes',
              seat: 'seat',
              prompt: (_t, f) => say('prompt.raise-on-site', { area: f.area }),
              rule: 'RW-HOLD-08',
            }),
          ),
      )
      .do((t, f) => {
        if (f.yes === 1) placeStronghold(t, f.seat, f.area, true);
      }),
);
