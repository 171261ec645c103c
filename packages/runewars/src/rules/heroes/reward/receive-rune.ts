import { strongholdOf } from '../../map/areas.ts';
import { procedure } from '../../rules.ts';
import { receiveRune } from '../../runes/receive.ts';
import { areaOf } from '../hero.ts';
import { type Reward, used } from './effect.ts';

const kindle = procedure('reward-ember', used, steps => steps.call(() => receiveRune, { seat: 'seat' }));

/** Ember of Timmorran: where the hero is with a stronghold of his player's. (I36) */
export const receivesRune: Reward<'receive-rune'> = {
  clause: [
    'if this hero is in an area with your stronghold, receive 1 dragon rune',
    'jeśli ten bohater jest na obszarze z twoją twierdzą, otrzymujesz 1 smoczy run',
  ],
  inTurn: {
    may: (t, seat, hero) => strongholdOf(t, areaOf(t, hero)) === seat && t.runePile.total > 0,
    effect: kindle,
  },
  bot: { isTimely: () => true },
};
