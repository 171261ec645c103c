import { secret, shown } from '@runehold/kernel/event/event';

export const setupEvents = {
  'setup-step': { step: 'number' },
  'fate-dealt': { who: 'seat', fate: shown('fate') },
  'first-player': { who: 'seat' },
  'faction-taken': { who: 'seat', faction: 'faction' },
  'setup-quest-dealt': { who: 'seat', quest: shown('quest') },
  'tile-laid': { who: 'seat', tile: 'number', q: 'number', r: 'number', rotation: 'number' },
  'home-laid': { who: 'seat', q: 'number', r: 'number', rotation: 'number' },
  'marker-laid': { who: 'seat', q: 'number', r: 'number', side: 'number' },
  'marker-taken-back': { who: 'seat' },
  'markers-taken-back': {},
  'tiles-taken-back': {},
  'rune-laid': { who: 'seat', area: 'area', rune: secret('rune') },
  'city-laid': { city: 'city', area: 'area' },
  'near-token-laid': { area: 'area' },
  'far-token-laid': { area: 'area' },
  'quest-deck-built': { cards: 'number' },
  'hero-dealt': { who: 'seat', hero: 'hero' },
  'hero-placed': { who: 'seat', hero: 'hero', area: 'area' },
  'piles-laid': { dragon: 'number', false: 'number' },
} as const;

export const setupReasons = {
  'faction-taken': { who: 'seat' },
  'tile-of-another': {},
  'tile-laid': {},
  'tile-fits-nowhere': {},
} as const;

/** Prompts, labels and breadcrumbs. */
export const setupSpecs = {
  'prompt.choose-faction': {},
  'prompt.choose-tile': {},
  'prompt.lay-tile': { tile: 'number' },
  'prompt.lay-marker': { left: 'number' },
  'prompt.lay-runes': {},
  'prompt.lay-home-runes': {},
  'prompt.lay-home': {},
  'prompt.first-stronghold': {},
  'prompt.starting-units': {},
  'prompt.starting-hero': { hero: 'hero' },
  'label.tile': { tile: 'number' },
  'label.piece-spot': { q: 'number', r: 'number', turns: 'number' },
  'label.marker-spot': { q: 'number', r: 'number', side: 'number' },
  'label.take-back-marker': { marker: 'number' },
  'crumb.setup': {},
  'crumb.lay-board': {},
  'crumb.settle-homes': {},
  'crumb.place-heroes': {},
} as const;
