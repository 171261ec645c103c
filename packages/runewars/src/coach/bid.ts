import { spoken } from '@runehold/kernel/spoken';
import { isForHighest, sureBid } from '../rules/view/ahead/bids.ts';
import { seatsIn } from '../rules/view/look.ts';
import { things, trigger } from './trigger.ts';

const { say, words } = spoken({
  'coach.sure-bid': [
    { n: 'number' },
    '{n} wins for certain: nobody else can bid more.',
    '{n} na pewno wystarczy: nikt inny nie może dać więcej.',
  ],
});

export { words as bidWords };

/** A bid that is sure to win can be paid, and another is chosen. (RW-BID-08) */
export const sureToWin = trigger({
  id: 'runewars.sure-bid',
  kind: 'opportunity',
  rule: 'RW-BID-08',
  asks: ['influence-bid.bids'],
  at: ({ look, decision: { ask, chosen } }) => {
    if (!isForHighest(look, ask.prompt.args['card'])) return undefined;
    const n = sureBid(look);
    return n === undefined || chosen[0] === n
      ? undefined
      : {
          said: say('coach.sure-bid', { n }),
          lights: seatsIn(look)
            .filter(seat => seat !== look.me)
            .map(things.seat),
        };
  },
});
