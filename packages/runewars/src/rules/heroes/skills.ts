import type { Hero, HeroEffect } from '../../content/types-heroes.ts';
import { type CardText, colon, clause as common, joined, onlyIf, stop } from '../../text/clause.ts';
import { timingsText } from '../../text/clause-groups.ts';
import { type EffectsOf, family, type Spoken } from '../../text/family.ts';
import { speech } from '../../text/speech.ts';
import { supportsBetter } from '../battle/draw/draw-type.ts';
import { healsAnywhere } from './action/action.ts';
import { movesFar } from './action/move.ts';
import { movesAfterAction } from './action/steps.ts';
import { shrugsOffDamage } from './duel/armor.ts';
import { evadesChallenges } from './duel/challenge.ts';
import { drawsForDefeat, healsAfterDuel, healsForDefeat } from './duel/end.ts';
import { destroysOnDestiny } from './duel/omen.ts';
import { replacesDuelCard, strikesFirst } from './duel/round.ts';
import { damagesAtStart } from './duel/start.ts';
import { looksAtAdjacent } from './look.ts';
import { healsOnQuest } from './quest/complete.ts';
import { routsWhereMoved } from './rout-where-moved.ts';
import { redrawsTest, replacesTestCard } from './test.ts';

const kinds = {
  'replace-duel-card': replacesDuelCard,
  'heal-on-quest': healsOnQuest,
  'long-move': movesFar,
  'redraw-test': redrawsTest,
  'move-after-action': movesAfterAction,
  'look-at-adjacent': looksAtAdjacent,
  'heal-anywhere': healsAnywhere,
  'damage-at-start': damagesAtStart,
  'first-strike': strikesFirst,
  'heal-after-duel': healsAfterDuel,
  'tactics-for-defeat': drawsForDefeat,
  'shrug-off-damage': shrugsOffDamage,
  'better-support': supportsBetter,
  'no-challenge': evadesChallenges,
  'destroy-on-destiny': destroysOnDestiny,
  'replace-test-card': replacesTestCard,
  'heal-for-defeat': healsForDefeat,
  'rout-where-moved': routsWhereMoved,
} as const;

export type HeroEffects = EffectsOf<typeof kinds>;

const { words, clause } = speech({
  'clause.hero.good': ['good hero', 'bohater po stronie Dobra'],
  'clause.hero.neutral': ['neutral hero', 'bohater neutralny'],
  'clause.hero.evil': ['evil hero', 'bohater po stronie Zła'],
  'clause.hero-numbers': [
    'strength {strength}, agility {agility}, wisdom {wisdom}, health {health}',
    'Siła {strength}, Zręczność {agility}, Mądrość {wisdom}, Wytrzymałość {health}',
  ],
});

export const skills = family<HeroEffect, Spoken<HeroEffect>>('skill', kinds, words);

/** A hero's side, numbers and ability. */
export const heroText = ({ ability, traits, ...hero }: Hero): CardText => [
  clause(`clause.hero.${hero.alignment}`),
  colon,
  clause('clause.hero-numbers', hero),
  stop,
  ...traits.flatMap(trait => [common(`clause.hero.${trait}`), stop]),
  ...joined(
    [
      ...(ability.timing === 'passive' ? [] : [timingsText([ability.timing])]),
      ...(ability.optional ? [[common('clause.if-you-wish')]] : []),
    ],
    'comma',
  ),
  ...onlyIf(ability.optional || ability.timing !== 'passive', colon),
  ...skills.textOf(ability.effect),
  stop,
];
