import { defineReasons } from '@runehold/kernel/ask/verdict';

/** Why a piece may not lie where somebody wants it while the board is built. */
export const boardReasons = defineReasons({
  'board-taken': {},
  'board-too-few-own': { need: 'number', have: 'number' },
  'board-too-few-placed': { need: 'number', have: 'number' },
  'board-colour-on-colour': {},
  'marker-not-two-hexes': {},
  'marker-in-hole': {},
  'marker-too-few-edges': { need: 'number', have: 'number' },
  'marker-too-close': { need: 'number', have: 'number' },
  'home-off-marker': {},
  'home-next-to-home': {},
  'rune-next-to-marker': {},
  'rune-already-there': {},
});
