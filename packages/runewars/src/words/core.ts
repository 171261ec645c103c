import { secret, shown } from '@runehold/kernel/event/event';

/** Things that many rules do. */
export const coreEvents = {
  'year-began': { year: 'number' },
  'season-began': { season: 'season' },
  'turn-began': { who: 'seat', order: 'order' },
  'turn-ended': { who: 'seat' },
  'influence-gained': { who: 'seat', amount: 'number', total: 'number' },
  'influence-lost': { who: 'seat', amount: 'number', total: 'number' },
  'dial-turned': { who: 'seat', resource: 'resource', to: 'number' },
  'fate-shown': { fate: shown('fate') },
  'fate-reshuffled': { cards: 'number' },
  'tactics-drawn': { who: 'seat', tactics: secret('tactics') },
  'tactics-discarded': { who: 'seat', tactics: shown('tactics') },
  'fresh-tactics-discarded': { who: 'seat', tactics: shown('tactics') },
  'tactics-reshuffled': { cards: 'number' },
  'quest-drawn': { who: 'seat', quest: secret('quest') },
  'quest-discarded': { who: 'seat', quest: shown('quest') },
  'quests-reshuffled': { cards: 'number' },
  'units-destroyed': { unit: 'unit', amount: 'number', area: 'area' },
  'units-routed': { unit: 'unit', amount: 'number', area: 'area' },
  'units-stood': { unit: 'unit', amount: 'number', area: 'area' },
  'units-placed': { unit: 'unit', amount: 'number', area: 'area' },
  eliminated: { who: 'seat' },
  'runes-counted': { who: 'seat', runes: 'number' },
  won: { who: 'seat' },
  'orders-revealed': { who: 'seat', order: 'order' },
  'bonus-used': { who: 'seat', order: 'order' },
} as const;

export const coreReasons = {
  'order-used': { order: 'order' },
  'storm-bound': { order: 'order' },
} as const;

/** The game itself, prompts and breadcrumbs. */
export const coreSpecs = {
  'game.name': {},
  'game.about': {},
  'prompt.choose-order': {},
  'prompt.turn': { order: 'order' },
  'prompt.discard-tactics': { count: 'number' },
  'prompt.discard-quests': { count: 'number' },
  'prompt.raise-dials': { one: 'number', two: 'number' },
  'prompt.give-up-stronghold': { area: 'area' },
  'prompt.raise-on-site': { area: 'area' },
  'prompt.unit-limit': { count: 'number', area: 'area' },
  'crumb.runewars': {},
  'crumb.choose-orders': {},
  'crumb.turn': { seat: 'seat' },
} as const;
