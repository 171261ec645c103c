import type { Outcome } from '@runehold/kernel/pack/odds';
import type { Language } from '@runehold/kernel/text/catalogue';

const whole: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 }),
  pl: new Intl.NumberFormat('pl', { style: 'percent', maximumFractionDigits: 0 }),
};

/** A share in whole hundredths. What is possible is never said to be impossible, nor what is not sure to be certain. */
export const percent = (share: number, language: Language): string => {
  const format = whole[language];
  if (share > 0 && share < 0.005) return `< ${format.format(0.01)}`;
  if (share < 1 && share > 0.995) return `> ${format.format(0.99)}`;
  return format.format(share);
};

/** How far the truth may lie from the figures, at most: half of the widest interval. */
export const widthOf = (outcomes: readonly Outcome[]): number =>
  Math.max(0, ...outcomes.map(({ chance }) => (chance.high - chance.low) / 2));
