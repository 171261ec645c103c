import { count } from '@runehold/kernel/layout/locals';
import { speech } from '../../../../text/speech.ts';
import { events } from '../../../../words.ts';
import { hasFighter, isStanding } from '../../../battle/fighters.ts';
import { procedure } from '../../../rules.ts';
import { laid, type Tactics, tacticsEffect } from '../effect.ts';
import { forSide } from './side.ts';

const { words, say } = speech({
  'prompt.cancel-routs': [
    { routs: 'number' },
    'You are dealt {routs, plural, one {# rout} other {# routs}}. How many do you cancel?',
    'Otrzymujesz {routs, plural, one {# rozbicie} few {# rozbicia} many {# rozbić} other {# rozbicia}}. Ile anulujesz?',
  ],
});

/** Steady Ranks: some of the routs that Fate cards deal now do not happen. */
const cancelRouts = procedure('tactics-steady-ranks', { ...laid, cancelled: count }, steps =>
  steps
    .ask('cancelled', {
      kind: 'number',
      seat: 'seat',
      min: 1,
      max: (t, f) => Math.min(f.routs, tacticsEffect(t, f.card, 'cancel-routs').routs),
      prompt: (_t, f) => say('prompt.cancel-routs', { routs: f.routs }),
      rule: 'RW-TACT-04',
    })
    .do((t, f) => {
      f.routs -= f.cancelled;
      t.emit(events['routs-cancelled'], f.seat, f.cancelled);
    }),
);

/** Up to so many of those that Fate cards deal. */
export const cancelsRouts: Tactics<'cancel-routs', { routs: number }> = {
  clause: [
    'cancel up to {routs, count, thing.rout} from Fate cards',
    'anuluj najwyżej {routs, count, thing.rout:acc} z kart losu',
  ],
  words,
  inBattle: forSide(cancelRouts, (t, side) => hasFighter(t, side, isStanding)),
  bot: { worthInBattle: () => 1, answers: { 'tactics-steady-ranks.cancelled': 'mostOffered' } },
};
