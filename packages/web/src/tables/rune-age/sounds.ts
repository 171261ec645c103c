import type { events } from '@runehold/rune-age/catalogue';
import type { Sound } from '../../sound/sound.ts';

/** What is heard at a table of Rune Age. */
export const sounds: Readonly<Partial<Record<keyof typeof events, Sound>>> = {
  drew: 'card',
  bought: 'card',
  acquired: 'card',
  played: 'card',
  summoned: 'card',
  'took-card': 'card',
  'bought-stronghold': 'card',
  'built-monument': 'card',
  'claimed-reward': 'card',
  rolled: 'dice',
  rerolled: 'dice',
  'attacked-stronghold': 'march',
  'attacked-city': 'march',
  'attacked-enemy': 'march',
  'attacked-objective': 'march',
  'attacked-home': 'march',
  compared: 'clash',
  'event-drawn': 'season',
  won: 'victory',
};
