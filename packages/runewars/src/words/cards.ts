/** What Tactics cards do. */
export const cardsEvents = {
  'tactics-played': { who: 'seat', card: 'tactics' },
  'order-taken-back': { who: 'seat', order: 'order' },
  'activation-put': { who: 'seat', area: 'area' },
  'activation-removed': { who: 'seat', area: 'area' },
  'rune-looked-at': { who: 'seat', area: 'area' },
  'neutrals-moved': { unit: 'unit', amount: 'number', from: 'area', to: 'area' },
  'city-destroyed': { who: 'seat', city: 'city', area: 'area' },
} as const;

export const cardsReasons = {} as const;

/** Prompts, labels and breadcrumbs. */
export const cardsSpecs = {
  'prompt.choose-opponent': { card: 'tactics' },
  'prompt.lower-dial-of': { who: 'seat' },
  'prompt.how-many-tactics': {},
  'prompt.take-back-order': {},
  'prompt.activate-for': { who: 'seat' },
  'prompt.remove-activation': {},
  'prompt.raze-city': {},
  'prompt.rally-where': {},
  'prompt.rally-whom': { area: 'area' },
  'prompt.scatter': {},
  'prompt.call-where': {},
  'prompt.first-neutral': { area: 'area' },
  'prompt.lure-from': {},
  'prompt.lure-to': {},
  'prompt.lure-whom': {},
  'prompt.scrying': {},
  'prompt.lost-city': {},
  'prompt.double-march': {},
  'prompt.activation-cards': {},
  'prompt.diplomacy-cards': {},
  'prompt.winter-cards': {},
  'prompt.winter-provisions': {},
  'crumb.play-tactics': { it: 'tactics' },
  'crumb.play-quest-card': { card: 'tactics' },
} as const;
