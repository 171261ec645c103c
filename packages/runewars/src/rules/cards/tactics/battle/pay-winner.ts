import { promise } from '../../../battle/outcome/prizes.ts';
import { procedure } from '../../../rules.ts';
import { always, laid, type Tactics } from '../effect.ts';
import { forSide } from './side.ts';

/** To the Victor: whoever wins this battle is paid. */
const promisePrize = procedure('tactics-to-the-victor', laid, steps =>
  steps.do((t, f) => promise(t, f.card)),
);

export const paysWinner: Tactics<'pay-winner', { influence: number; tactics: number }> = {
  clause: [
    'the player who wins this battle gains {influence, count, thing.influence} and draws {tactics, count, thing.tactics-card}',
    'gracz, który zwycięży w tej bitwie, otrzymuje {influence, count, thing.influence:acc} i dobiera {tactics, count, thing.tactics-card:acc}',
  ],
  inBattle: forSide(promisePrize, always),
  bot: { worthInBattle: ({ own, foes }) => (own > foes + 1 ? 1 : -1) },
};
