import type { events } from '@runehold/runewars/words';
import type { Sound } from '../../sound/sound.ts';

/** What is heard at a table of Runewars. Fate cards are its dice. */
export const sounds: Readonly<Partial<Record<keyof typeof events, Sound>>> = {
  'orders-revealed': 'card',
  'tactics-drawn': 'card',
  'tactics-played': 'card',
  'quest-drawn': 'card',
  'quest-completed': 'card',
  'hero-drawn': 'card',
  'reward-received': 'card',
  'title-taken': 'card',
  'objective-claimed': 'card',
  'development-built': 'card',
  bid: 'card',
  'fate-drawn': 'dice',
  'fate-shown': 'dice',
  'duel-card': 'dice',
  'units-marched': 'march',
  'units-retreated': 'march',
  'hero-marched': 'march',
  'hero-stepped': 'march',
  'battle-began': 'clash',
  'neutrals-attacked': 'clash',
  'duel-began': 'clash',
  'quest-duel-began': 'clash',
  'season-began': 'season',
  won: 'victory',
};
