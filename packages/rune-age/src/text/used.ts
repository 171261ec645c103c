import type { Noun, NounTable } from '@runehold/kernel/text/catalogue';

const marked = ({ gender, forms }: Noun, mark: string): Noun => ({
  gender,
  forms: Object.fromEntries(Object.entries(forms).map(([form, text]) => [form, `${text} (${mark})`])),
});

/** The cards and, as `id*`, their copies whose ability was used this round: "Footman (used)". */
export const withUsed = (cards: NounTable, mark: string): NounTable => ({
  ...cards,
  ...Object.fromEntries(Object.entries(cards).map(([id, noun]) => [`${id}*`, marked(noun, mark)])),
});
