/** A place in the content: the id or section of a part, then fields and indices inside it. */
export type Place = readonly [part: string, ...steps: (string | number)[]];

/** What can be wrong with content. Each is a key of the text catalogues. */
export type ContentProblemKey =
  // the form
  | 'content.unknown-field'
  | 'content.missing-field'
  | 'content.wrong-type'
  | 'content.unknown-word'
  | 'content.unknown-kind'
  | 'content.not-whole'
  | 'content.out-of-range'
  | 'content.wrong-length'
  | 'content.not-exactly-one'
  // the set of cards
  | 'content.unknown-id'
  | 'content.missing-id'
  | 'content.twice'
  | 'content.fixed-field'
  | 'content.card-total'
  // cards of a deck
  | 'content.wrong-kind'
  | 'content.wrong-cost'
  | 'content.same-cost'
  | 'content.no-gold'
  | 'content.no-strength'
  | 'content.no-ability'
  | 'content.field-of-another-kind'
  | 'content.wrong-timing'
  | 'content.survival-outside-end-of-combat'
  | 'content.wound-outside-combat'
  | 'content.effect-of-unit'
  | 'content.no-such-card'
  // Events and neutral cards of a scenario
  | 'content.events-per-scenario'
  | 'content.stage'
  | 'content.no-instant-effect'
  | 'content.attack-without-strength'
  | 'content.strength-without-attack'
  | 'content.reward-not-given'
  | 'content.no-reward-to-give'
  | 'content.reward-and-discovery'
  | 'content.other-scenario'
  | 'content.not-neutral'
  | 'content.neutral-twice'
  | 'content.neutral-tiers'
  // setup
  | 'content.pile-above-copies'
  | 'content.pile-below-start'
  | 'content.start-above-copies';

export type ContentProblem = {
  /** The place as words and numbers with dots: `daqan.knight.strength`, `setup.2.gold.0`. */
  readonly path: string;
  readonly key: ContentProblemKey;
  /** The value or name it is about, for the reader; no sentence. */
  readonly detail: string;
  /** Where it can be mended, the likeliest place first. */
  readonly places: readonly [Place, ...Place[]];
};

export const problemAt = (
  place: Place,
  key: ContentProblemKey,
  detail: string,
  others: readonly Place[] = [],
): ContentProblem => ({ path: place.join('.'), key, detail, places: [place, ...others] });
