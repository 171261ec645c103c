import { shown } from '@runehold/kernel/event/event';

const ofHero = { hero: 'hero' } as const;

/** Duels between heroes, and with the units of quests. */
export const duelEvents = {
  'duel-began': { hero: 'hero', against: 'hero' },
  'quest-duel-began': { hero: 'hero', units: 'number' },
  'duel-round-began': { round: 'number' },
  'duel-card': { who: 'seat', fate: 'fate' },
  'duel-called-off': { hero: 'hero', against: 'hero' },
  // What is done with an icon leaves no trace when all of it is prevented, so these are of the moment.
  'hero-struck': { hero: shown('hero'), amount: 'number' },
  'weapon-used': { hero: shown('hero'), reward: shown('reward'), amount: 'number' },
  'armor-used': { hero: shown('hero'), reward: shown('reward'), amount: 'number' },
  'hero-guarded': { hero: shown('hero'), amount: 'number' },
  'icon-unused': { hero: shown('hero') },
  'quest-unit-hardened': { unit: 'number', health: 'number' },
  'quest-unit-hurt': { unit: 'number', amount: 'number', total: 'number' },
  'hero-recovered': { hero: 'hero', total: 'number' },
} as const;

export const duelReasons = {} as const;

/** Prompts, labels and breadcrumbs. */
export const duelSpecs = {
  'prompt.answer-challenge': { hero: 'hero', attacker: 'hero' },
  'prompt.pay-for-duel': { influence: 'number' },
  'prompt.opening-strike': ofHero,
  'prompt.strike-at-start': ofHero,
  'prompt.duel-special': ofHero,
  'prompt.duel-armor': { hero: 'hero', amount: 'number' },
  'prompt.replace-card': ofHero,
  'prompt.duel-aim': { left: 'number' },
  'prompt.loot': { loser: 'hero' },
  'duelIcon.strike': {},
  'duelIcon.reward': { it: 'reward' },
  'duelIcon.nothing': {},
  'crumb.duel': { attacker: 'hero', defender: 'hero' },
  'crumb.quest-duel': ofHero,
  'crumb.duel-round': {},
} as const;
