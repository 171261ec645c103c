import type { Improves } from './card.ts';

/** Ironbound Towers: units that are on the board already have it too. (BW-DEVC-13) */
export const raisesHealth: Improves<'raise-health', { amount: number }> = {
  clause: ['it has {amount} more health', 'Wytrzymałość tej jednostki rośnie o {amount}'],
  bot: { worth: units => 0.6 * units },
};

/** Aerie Masters. */
export const isFast: Improves<'be-fast'> = {
  clause: ['it is fast', 'ta jednostka jest Szybka'],
  bot: { worth: units => 0.5 * units },
};

/** Lands of Blight: tokens that are figures in every respect. (BW-REAN-01, BW-REAN-03, BW-REAN-07) */
export const hasMoreFigures: Improves<'more-figures', { amount: number }> = {
  clause: [
    '{amount, plural, one {# more of it} other {# more of them}} can be in play',
    'w grze {amount, plural, one {może być # taka jednostka} few {mogą być # takie jednostki} many {może być # takich jednostek} other {może być # takiej jednostki}} więcej',
  ],
  bot: { worth: units => (units > 12 ? 2 : 0) },
};

/** Call of the Aymhelin: beside what a Tactics card adds. */
export const persuades: Improves<'draw-more-for-diplomacy', { cards: number }> = {
  clause: [
    'draw {cards, plural, one {# more Fate card} other {# more Fate cards}} than the influence spent',
    'dobierz o {cards, count, thing.fate-card:acc} więcej, niż wydano wpływów',
  ],
  bot: { worth: () => 1.2 },
};
