import { PASS } from '@runehold/kernel/ask/offer';
import { count } from '@runehold/kernel/layout/locals';
import type { Table } from '../../../layout.ts';
import { speech } from '../../../text/speech.ts';
import { procedure } from '../../rules.ts';
import { gainInfluence } from '../../table/resources.ts';
import {
  hasFacedown,
  isUnder,
  oneReward,
  placeOfKind,
  placeUnder,
  rewardIn,
  turnUpReward,
} from '../reward-places.ts';
import type { Reward } from './effect.ts';

const { words, say } = speech({
  'prompt.open-purse': [
    { hero: 'hero' },
    '{hero} has completed a quest. Reveal a Reward that pays for it?',
    '{hero} wykonuje misję. Czy odkrywasz nagrodę, która za to płaci?',
  ],
});

const hiddenPurse = (t: Table, hero: number): number =>
  placeOfKind(t, hero, 'influence-for-quest', place => t.rewardUp.get(place) === 0);

/** What a hero's faceup Rewards pay for a completed quest. */
const paidTo = (t: Table, hero: number): number => {
  let paid = 0;
  for (let place = 0; place < t.rewardPlaces; place++) {
    if (!isUnder(t, place, hero) || t.rewardUp.get(place) === 0) continue;
    const { effect } = rewardIn(t, place);
    if (effect.kind === 'influence-for-quest') paid += effect.amount;
  }
  return paid;
};

/** A hero who has completed a quest is paid for it; what lies facedown may be turned up for that. (Wayfarer's Purse) */
export const openPurse = procedure('open-purse', { seat: count, hero: count, card: count }, steps =>
  steps
    .do((_t, f) => {
      f.card = PASS;
    })
    .when(
      (t, f) => hasFacedown(t, f.hero),
      asked =>
        asked.ask('card', {
          ...oneReward<{ readonly hero: number }>(
            (_t, f) => f.hero,
            (t, f) => hiddenPurse(t, f.hero),
          ),
          prompt: (_t, f) => say('prompt.open-purse', { hero: f.hero }),
          rule: 'RW-REWARD-02',
        }),
    )
    .do((t, f) => {
      if (f.card !== PASS) turnUpReward(t, placeUnder(t, f.hero, f.card));
      gainInfluence(t, f.seat, paidTo(t, f.hero));
    }),
);

/** A quest of this hero's; a Reward that comes otherwise pays nothing. */
export const paysForQuest: Reward<'influence-for-quest', { amount: number }> = {
  clause: [
    'whenever this hero completes a quest, gain {amount, count, thing.influence}',
    'za każdym razem, gdy ten bohater wykona misję, otrzymujesz {amount, count, thing.influence:acc}',
  ],
  words,
  bot: { answers: { 'open-purse.card': 'playAny' } },
};
