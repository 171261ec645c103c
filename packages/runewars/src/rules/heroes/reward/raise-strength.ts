import { PASS } from '@runehold/kernel/ask/offer';
import { count } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../../layout.ts';
import { speech } from '../../../text/speech.ts';
import { isUnallied } from '../../battle/sides.ts';
import { nextHero } from '../../battle/support.ts';
import { procedure } from '../../rules.ts';
import { isCommander } from '../commanders/commander.ts';
import {
  couldBe,
  hasFacedown,
  oneReward,
  placeOfKind,
  placeUnder,
  rewardIn,
  turnUpReward,
} from '../reward-places.ts';
import type { Reward } from './effect.ts';

const { words, say, events } = speech(
  {
    'event.banner-raised': [
      { hero: 'hero', reward: 'reward', strength: 'number' },
      '{hero} raises {reward}: {strength} more strength.',
      '{hero} wznosi sztandar ({reward}): +{strength} do siły.',
    ],
    'prompt.raise-banner': [
      { hero: 'hero' },
      'Strength is being tallied. Reveal one of {hero}’s Rewards that adds to it?',
      'Trwa podsumowanie siły. Czy {hero} odkrywa nagrodę, która ją zwiększa?',
    ],
  },
  { 'banner-raised': 'RW-TALLY-15' },
);

const bannerOf = (t: Table, hero: number, up: number): number =>
  placeOfKind(t, hero, 'raise-strength', place => t.rewardUp.get(place) === up);

const supports = (t: Table, side: number, hero: number): boolean => {
  for (let column = 0; column < t.columns; column++)
    if (t.supporter.get(side, column) === hero + 1) return true;
  return false;
};

/** Whether any Reward of this game adds strength. */
export const mayRaiseBanners = (t: Table): boolean => couldBe(t, 'raise-strength');

/** Whether a hero is a standing commander of a side in the contested area. */
const leadsIn = (t: Table, side: number, hero: number): boolean =>
  isCommander(t, hero) && !isUnallied(t, side) && nextHero(t, side, hero) === hero;

/** The next hero who supports or leads a side and, as far as all can see, might add to its strength, or `NONE`. */
const nextBearer = (t: Table, side: number, from: number): number => {
  for (let hero = from; hero < t.heroes; hero++)
    if (
      (supports(t, side, hero) || leadsIn(t, side, hero)) &&
      (hasFacedown(t, hero) || bannerOf(t, hero, 1) !== NONE)
    )
      return hero;
  return NONE;
};

const raise = (t: Table, side: number, hero: number): void => {
  const place = bannerOf(t, hero, 1);
  const effect = place === NONE ? undefined : rewardIn(t, place).effect;
  if (effect?.kind !== 'raise-strength') return;
  t.strengthBonus.add(side, effect.strength);
  t.emit(events['banner-raised'], hero, t.reward.at(place), effect.strength);
};

/** Before units are counted, Rewards of supporting heroes and commanders add to the strength of a side. (Banner of the Elder Kings) */
export const raiseBanners = procedure('raise-banner', { side: count, hero: count, card: count }, steps =>
  steps
    .do((t, f) => {
      f.hero = nextBearer(t, f.side, 0);
    })
    .repeatUntil({ hero: NONE }, each =>
      each
        .do((_t, f) => {
          f.card = PASS;
        })
        .when(
          (t, f) => hasFacedown(t, f.hero),
          asked =>
            asked.ask('card', {
              ...oneReward<{ readonly hero: number }>(
                (_t, f) => f.hero,
                (t, f) => bannerOf(t, f.hero, 0),
              ),
              prompt: (_t, f) => say('prompt.raise-banner', { hero: f.hero }),
              rule: 'RW-REWARD-02',
            }),
        )
        .do((t, f) => {
          if (f.card !== PASS) turnUpReward(t, placeUnder(t, f.hero, f.card));
          raise(t, f.side, f.hero);
          f.hero = nextBearer(t, f.side, f.hero + 1);
        }),
    ),
);

export const raisesStrength: Reward<'raise-strength', { strength: number }> = {
  clause: [
    'if this hero supports the battle or stands there as your commander, your side has {strength} more strength',
    'jeśli ten bohater wspiera w bitwie albo stoi tam jako twój dowódca, twoja strona otrzymuje +{strength} do siły',
  ],
  words,
  bot: { answers: { 'raise-banner.card': 'playAny' } },
};
