import { NONE } from '@runehold/kernel/layout/zones';
import type { Trait } from '../../../content/types.ts';
import type { Table } from '../../../layout.ts';
import { clause } from '../../../text/clause.ts';
import { procedure } from '../../rules.ts';
import { nextTakenPlace, noRewards } from '../../table/held-rewards.ts';
import { couldBe, isUnder, placeOfKind, rewardIn } from '../reward-places.ts';
import { type Reward, used } from './effect.ts';

/** Whether a faceup Reward gives a hero a trait; one that lies facedown does once it is turned up. (Winged Sandals) */
export const wearsTrait = (t: Table, hero: number, trait: Trait): boolean => {
  if (noRewards(t) || !couldBe(t, 'gain-trait')) return false;
  for (let place = nextTakenPlace(t, NONE); place !== NONE; place = nextTakenPlace(t, place)) {
    if (!isUnder(t, place, hero) || t.rewardUp.get(place) === 0) continue;
    const { effect } = rewardIn(t, place);
    if (effect.kind === 'gain-trait' && effect.trait === trait) return true;
  }
  return false;
};

const isFacedown = (t: Table, hero: number): boolean =>
  placeOfKind(t, hero, 'gain-trait', place => t.rewardUp.get(place) === 0) >= 0;

/** To have the trait, its player turns the card up, and that is all. (RW-REWARD-02) */
const putOn = procedure('reward-put-on', used, steps => steps.do(() => {}));

export const gainsTrait: Reward<'gain-trait', { trait: Trait }> = {
  clause: [
    'while this card is faceup, this hero counts as',
    'dopóki ta karta jest odkryta, ten bohater jest',
  ],
  details: ({ trait }) => [clause(`clause.hero.${trait}`)],
  inTurn: { may: (t, _seat, hero) => isFacedown(t, hero), effect: putOn },
  bot: { isTimely: () => true },
};
