import type { Reward } from './effect.ts';

/** Counts for its `runes` while held. (RW-REWARD-22) */
export const holdsRunes: Reward<'hold-runes'> = {
  clause: ['keep it: it is not used', 'zachowaj tę nagrodę: nie używa się jej'],
};

/** All Fate cards drawn for the unit type that the hero supports. */
export const redrawsFate: Reward<'redraw-fate'> = {
  clause: [
    'if this hero supports that type, discard all those cards and draw the same number again',
    'jeśli ten bohater wspiera ten typ, odrzuć wszystkie te karty i dobierz tyle samo nowych',
  ],
  bot: { answers: { 'redraw-fate.reward': 'decline' } },
};
