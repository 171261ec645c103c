import { secret, shown } from '@runehold/kernel/event/event';

export const setupEvents = {
  'setup-step': { step: 'number' },
  'fate-dealt': { who: 'seat', fate: shown('fate') },
  'first-player': { who: 'seat' },
  'faction-taken': { who: 'seat', faction: 'faction' },
  'setup-quest-dealt': { who: 'seat', quest: shown('quest') },
  'tile-laid': { who: 'seat', tile: 'number', q: 'number', r: 'number', rotation: 'number' },
  'home-laid': { who: 'seat', q: 'number', r: 'number', rotation: 'number' },
  'rune-laid': { who: 'seat', area: 'area', rune: secret('rune') },
  'city-laid': { city: 'city', area: 'area' },
  'near-token-laid': { area: 'area' },
  'far-token-laid': { area: 'area' },
  'quest-deck-built': { cards: 'number' },
  'first-stronghold': { who: 'seat', area: 'area' },
  'hero-dealt': { who: 'seat', hero: 'hero' },
  'hero-placed': { who: 'seat', hero: 'hero', area: 'area' },
  'piles-laid': { dragon: 'number', false: 'number' },
  'objective-dealt': { who: 'seat', objective: secret('objective') },
} as const;

export const setupReasons = {
  'faction-taken': { who: 'seat' },
} as const;

/** Prompts, labels and breadcrumbs. */
export const setupSpecs = {
  'prompt.choose-faction': {},
  'prompt.first-stronghold': {},
  'prompt.starting-units': {},
  'prompt.starting-hero': { hero: 'hero' },
} as const;
