import { secret, shown } from '@runehold/kernel/event/event';

const plain = {} as const;

/** Rune tokens, Victory cards, Objectives and what the Captain trades. */
export const runesEvents = {
  'rune-placed': { who: 'seat', area: 'area', rune: secret('rune') },
  'rune-returned': { who: 'seat', rune: 'rune' },
  'false-rune-discarded': { who: 'seat', area: 'area' },
  'rune-seen': { who: 'seat', area: 'area', rune: secret('rune') },
  'rune-revealed': { area: 'area', rune: 'rune' },
  'rune-moved': { area: 'area', to: 'area', rune: secret('rune') },
  'runes-mixed': { who: 'seat', area: 'area', other: 'area' },
  'victory-claimed': { who: 'seat', season: 'season' },
  'victory-missed': { who: 'seat', season: 'season' },
  'objective-claimed': { who: 'seat', objective: 'objective' },
  'objective-exchanged': { who: 'seat', objective: shown('objective') },
  'objective-drawn': { who: 'seat', objective: secret('objective') },
  'objectives-reshuffled': { cards: 'number' },
} as const;

export const runesReasons = {
  'victory-last-year': { year: 'number' },
  'victory-pending': { season: 'season' },
  'victory-deck-taken': { who: 'seat' },
  'too-few-runes': { need: 'number', have: 'number' },
  'captain-done': plain,
  'too-few-rewards': { need: 'number', have: 'number' },
} as const;

/** Prompts, labels and breadcrumbs. */
export const runesSpecs = {
  'prompt.discard-false-runes': plain,
  'prompt.place-runes': plain,
  'prompt.mix-first': plain,
  'prompt.mix-second': { area: 'area' },
  'prompt.mix-runes': { area: 'area', other: 'area' },
  'prompt.reveal-runes': { count: 'number' },
  'prompt.reveal-dragon-runes': { count: 'number' },
  'prompt.prove-runes': { count: 'number' },
  'prompt.claim-after-battle': plain,
  'prompt.captain': { count: 'number' },
  'runePlace.area': { it: 'area' },
  'runePlace.pile': plain,
  'proof.token': { area: 'area' },
  'proof.reward': { hero: 'hero', reward: 'reward' },
  'heldReward.it': { hero: 'hero', reward: 'reward' },
  'crumb.receive-rune': plain,
  'crumb.move-runes': plain,
  'crumb.reveal-runes': plain,
  'crumb.claim-victory': plain,
  'crumb.claim-after-battle': plain,
  'crumb.captain-exchange': plain,
} as const;
