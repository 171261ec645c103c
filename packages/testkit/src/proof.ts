import type { ChosenOptions } from '@runehold/kernel/match/table-setup';
import type { Trials } from '@runehold/kernel/pack/trial';
import type { FuzzReport } from './fuzz.ts';
import { missedIn } from './trials.ts';

// The form of a long proof. A file named `*.proof.ts` in a package's tests, or in scripts/, exports one as `part`, and
// `npm run proof` finds it (docs/decisions/0041). The tests keep a fixed slice of the same thing.

/** A piece of a proof that can be done by itself: which one, of what luck, from which case on and how many. */
export type Slice = {
  readonly index: number;
  readonly seed: number;
  /** The seed of the whole part, for what is drawn once for all slices. */
  readonly partSeed: number;
  readonly from: number;
  readonly count: number;
};

/** What a slice has shown. */
export type Evidence = {
  /** How many cases were gone through. */
  readonly done: number;
  /** What went against a promise, in words that lead to it. */
  readonly problems: readonly string[];
  /** What has not happened here; what has happened in no slice at all is a problem of the part. */
  readonly missing?: readonly string[];
  /** What was counted, by name; slices are added up. */
  readonly counted?: Readonly<Record<string, number>>;
  /** What the part's own report is written from. */
  readonly records?: readonly unknown[];
};

/** A long proof. */
export type ProofPart = {
  readonly name: string;
  /** What is proved, as the report says it. */
  readonly what: string;
  /** What is counted, such as games, and how many of them make the part and one slice of it. */
  readonly unit: string;
  readonly count: number;
  readonly slice: number;
  /** The packages it is about, by folder: when they or what they stand on change, it has to be done again. */
  readonly of: readonly string[];
  readonly prove: (slice: Slice) => Evidence | Promise<Evidence>;
  /** What all slices use together: laid out before the first of them, put away after the last. */
  readonly shared?: { readonly setup: () => void; readonly teardown: () => void };
  /** Writes a report of its own when all slices are done, and says what is wrong with them together. */
  readonly conclude?: (records: readonly unknown[], about: About) => readonly string[];
};

/** What a part's own report is about. */
export type About = { readonly root: string; readonly seed: number; readonly date: string };

/** What fuzzed games have shown; steps and events that are known to be out of reach at their tables are not missed. */
export const evidenceOf = (
  { games, answers, looks, failures, coverage }: FuzzReport,
  beyond: Trials['beyond'] = {},
  named: ChosenOptions = {},
): Evidence => ({
  done: games,
  problems: failures.map(
    ({ problem, world = 'as shipped', seats, options, entries }) =>
      `${problem} (${world}, ${seats} seats, ${JSON.stringify(options)}, after ${entries.length} answers)`,
  ),
  missing: missedIn(coverage, beyond, named),
  counted: { answers, looks },
});
