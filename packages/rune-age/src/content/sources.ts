import type { Provenance, Sources } from './types.ts';

export const provenances = [
  'found',
  'recalled',
  'inferred',
  'designed',
] as const satisfies readonly Provenance[];

/**
 * What a provenance word can be about: a field of the card, or a part of one that is less sure than the rest.
 * `amount` is a number inside the effect, `details` what the effect leaves open, `removal` the tables on which an
 * Event is not used, `scenario` the deck it belongs to.
 */
export const sourceFields: readonly string[] = [
  'name',
  'kind',
  'copies',
  'cost',
  'gold',
  'strength',
  'influence',
  'defense',
  'timing',
  'price',
  'effect',
  'amount',
  'details',
  'trait',
  'scenario',
  'stage',
  'type',
  'attrition',
  'reward',
  'removal',
  'power',
];

/** Provenance words field by field, from the fields of each word: `{ found: 'name strength', designed: 'effect' }`. */
export function sources(fieldsByWord: { readonly [word in Provenance]?: string }): Sources {
  const words: Record<string, Provenance> = {};
  for (const word of provenances) {
    for (const field of fieldsByWord[word]?.split(' ') ?? []) {
      if (!sourceFields.includes(field)) throw new Error(`nothing is known of ${field}`);
      words[field] = word;
    }
  }
  return words;
}
