import { PASS } from '@runehold/kernel/ask/offer';
import { count } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Attribute } from '../../../content/types-quests.ts';
import type { Table } from '../../../layout.ts';
import { attributeIds } from '../../../pools.ts';
import { speech } from '../../../text/speech.ts';
import { procedure } from '../../rules.ts';
import { nextTakenPlace } from '../../table/held-rewards.ts';
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
  'prompt.attribute-bonus': [
    { hero: 'hero', attribute: 'attribute' },
    '{hero} is about to use {attribute}. Reveal a Reward that raises it?',
    '{hero} ma zaraz użyć cechy: {attribute}. Czy odkrywasz nagrodę, która ją podnosi?',
  ],
});

/** What a hero's faceup Rewards add to an attribute; a facedown one adds once it is turned up. */
export const bonusOf = (t: Table, hero: number, attribute: number): number => {
  let bonus = 0;
  for (let place = nextTakenPlace(t, NONE); place !== NONE; place = nextTakenPlace(t, place)) {
    if (!isUnder(t, place, hero) || t.rewardUp.get(place) === 0) continue;
    const { effect } = rewardIn(t, place);
    if (effect.kind === 'add-to-attribute' && effect.attribute === attributeIds[attribute]) {
      bonus += effect.amount;
    }
  }
  return bonus;
};

const hiddenBonus = (t: Table, hero: number, attribute: number): number =>
  placeOfKind(
    t,
    hero,
    'add-to-attribute',
    (place, effect) => t.rewardUp.get(place) === 0 && effect.attribute === attributeIds[attribute],
  );

/** Before an attribute counts, its hero's player may turn up a Reward that raises it. (RW-REWARD-02) */
export const turnUpBonus = procedure('turn-up-bonus', { hero: count, attribute: count, card: count }, steps =>
  steps.when(
    (t, f) => hasFacedown(t, f.hero),
    asked =>
      asked
        .ask('card', {
          ...oneReward<{ readonly hero: number; readonly attribute: number }>(
            (_t, f) => f.hero,
            (t, f) => hiddenBonus(t, f.hero, f.attribute),
          ),
          prompt: (_t, f) => say('prompt.attribute-bonus', { hero: f.hero, attribute: f.attribute }),
          rule: 'RW-FATE-14',
        })
        .do((t, f) => {
          if (f.card !== PASS) turnUpReward(t, placeUnder(t, f.hero, f.card));
        }),
  ),
);

export const addsToAttribute: Reward<'add-to-attribute', { attribute: Attribute; amount: number }> = {
  clause: ['this hero’s {attribute} is {amount} higher', '{attribute} tego bohatera rośnie o {amount}'],
  words,
  bot: { answers: { 'turn-up-bonus.card': 'playAny' } },
};
