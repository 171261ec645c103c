import { seenIn } from '@runehold/kernel/layout/seen';
import { isOffered } from '@runehold/kernel/pack/coach';
import { spoken } from '@runehold/kernel/spoken';
import { cardIn } from '../rules/view/look.ts';
import { things, trigger } from './trigger.ts';

const { say, words } = spoken({
  'coach.gold-left': [
    { n: 'number' },
    '{n, count, thing.gold} unspent: it is discarded with your hand.',
    'Niewydane złoto ({n}) przepadnie: odrzucisz je razem z ręką.',
  ],
});

export { words as goldLeftWords };

/** The turn is to end with gold in hand that would buy something. (RA-TURN-06) */
export const goldLeft = trigger({
  id: 'rune-age.gold-left',
  kind: 'certain',
  rule: 'RA-TURN-06',
  asks: ['actions.action'],
  at: ({ look, pick, decision }) => {
    if (pick?.name !== 'end' || !isOffered(decision, 'gold')) return undefined;
    const coins = seenIn(look.t.hand.at(look.me), look.me).flatMap(([card, copies]) => {
      const { gold = 0 } = cardIn(look, card);
      return gold > 0 ? [{ card, gold: gold * copies }] : [];
    });
    const n = coins.reduce((sum, { gold }) => sum + gold, 0);
    if (n === 0) return undefined;
    return { said: say('coach.gold-left', { n }), lights: coins.map(({ card }) => things.held(card)) };
  },
});
