import type { HeroEffect } from '../../content/types-heroes.ts';
import { type EffectsOf, family, type Spoken } from '../../text/family.ts';
import { healsAnywhere } from './action/action.ts';
import { movesFar } from './action/move.ts';
import { movesAfterAction } from './action/steps.ts';
import { drawsForDefeat, healsAfterDuel } from './duel/end.ts';
import { replacesDuelCard, strikesFirst } from './duel/round.ts';
import { damagesAtStart } from './duel/start.ts';
import { looksAtAdjacent } from './look.ts';
import { healsOnQuest } from './quest/complete.ts';
import { redrawsTest } from './test.ts';

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
} as const;

export type HeroEffects = EffectsOf<typeof kinds>;

export const skills = family<HeroEffect, Spoken<HeroEffect>>('skill', kinds);
