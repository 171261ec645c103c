import { PASS } from '@runehold/kernel/ask/offer';
import { count } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../../layout.ts';
import { speech } from '../../../text/speech.ts';
import { ANY_SHAPE, hasFighter, isRouted } from '../../battle/fighters.ts';
import { isUnallied, type Side } from '../../battle/sides.ts';
import { standUp } from '../../battle/stand-up.ts';
import { nextHero } from '../../battle/support.ts';
import { procedure } from '../../rules.ts';
import { couldBe, discardReward, hasFacedown, oneReward, placeOfKind, placeUnder } from '../reward-places.ts';
import { type Reward, rewardEffect } from './effect.ts';

const { words, say } = speech({
  'prompt.sound-horn': [
    { hero: 'hero' },
    'Use one of {hero}’s Rewards to stand routed units?',
    'Czy {hero} używa nagrody, by postawić rozbite jednostki?',
  ],
});

const hornOf = (t: Table, hero: number): number => placeOfKind(t, hero, 'stand-in-battle');

/** Whether any Reward of this game stands units up in battles. */
export const mayStandInBattle = (t: Table): boolean => couldBe(t, 'stand-in-battle');

/** The next standing hero in the contested area who, as far as all can see, might stand units up, or `NONE`. */
const nextPiper = (t: Table, side: Side, from: number): number => {
  if (isUnallied(t, side) || !hasFighter(t, side, isRouted)) return NONE;
  let hero = nextHero(t, side, from);
  while (hero !== NONE && !hasFacedown(t, hero) && hornOf(t, hero) === NONE)
    hero = nextHero(t, side, hero + 1);
  return hero;
};

const unitsOf = (t: Table, reward: number): number => rewardEffect(t, reward, 'stand-in-battle').units;

/** With the fortifications, a hero may have routed units of his side stand; their damage stays. (Commander's Warhorn) */
export const soundHorn = procedure('sound-horn', { side: count, hero: count, card: count }, steps =>
  steps
    .do((t, f) => {
      f.hero = nextPiper(t, f.side, 0);
    })
    .repeatUntil({ hero: NONE }, each =>
      each
        .ask('card', {
          ...oneReward<{ readonly hero: number }>(
            (_t, f) => f.hero,
            (t, f) => hornOf(t, f.hero),
          ),
          prompt: (_t, f) => say('prompt.sound-horn', { hero: f.hero }),
          rule: 'RW-REWARD-12',
        })
        .unless({ card: PASS }, sounds =>
          sounds
            .do((t, f) => discardReward(t, placeUnder(t, f.hero, f.card)))
            .call(() => standUp, { side: 'side', most: (t, f) => unitsOf(t, f.card), shapes: ANY_SHAPE }),
        )
        .do((t, f) => {
          f.hero = nextPiper(t, f.side, f.hero + 1);
        }),
    ),
);

/** Of the side whose battle it is in this hero's area. */
export const standsInBattle: Reward<'stand-in-battle', { units: number }> = {
  clause: [
    'if this hero is in the area of your battle, stand up to {units} of your routed units in it',
    'jeśli ten bohater jest na obszarze twojej bitwy, postaw w niej najwyżej {units, plural, one {# swoją rozbitą jednostkę} few {# swoje rozbite jednostki} many {# swoich rozbitych jednostek} other {# swojej rozbitej jednostki}}',
  ],
  words,
  bot: { answers: { 'sound-horn.card': 'playAny', 'stand-up.units': 'standAll' } },
};
