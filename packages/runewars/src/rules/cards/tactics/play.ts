import { count } from '@runehold/kernel/procedure/locals';
import { procedure } from '../../rules.ts';
import { effectsOf, layDown, placesIn, putAway } from './hand.ts';
import { turnRules } from './turn-cards.ts';

const effects = effectsOf(turnRules);
const placesOf = placesIn(turnRules);

/** Plays a card of the turn from the hand: it is shown, carried out and discarded. (RW-TACT-05, RW-TACT-18) */
export const playTactics = procedure('play-tactics', { seat: count, it: count }, steps =>
  steps
    .do((t, f) => layDown(t, f.seat, f.it))
    .dispatch(
      () => effects,
      (t, f) => placesOf(t)[f.it],
      { seat: 'seat', card: 'it' },
    )
    .do(putAway),
);
