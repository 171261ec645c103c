import type { Seat } from '@runehold/kernel/layout/seats';
import { isSlow, type Pace } from '../../parts/clock-terms.ts';
import type { MatterKind, Outcome, Vote } from '../../parts/matter.ts';

/** A record of something that the people at a table decide: it is proposed, voted on, settled. */
export type MatterRecord = {
  readonly kind: 'matter';
  /** The number of the record that proposed it. */
  readonly id: number;
  readonly what: MatterKind;
  /** The seat it is about. */
  readonly seat?: Seat;
  /** House time. */
  readonly at: number;
  /** Whose vote it is; absent where it is settled. */
  readonly by?: Seat;
  /** Which person, known to the host alone. */
  readonly guest?: string;
  readonly vote?: Vote;
  readonly outcome?: Outcome;
};

/** Somebody's vote, as it stands. */
type Cast = { readonly guest: string; readonly by: Seat; readonly vote: Vote };

/** Something that is being voted on. */
export type OpenMatter = {
  readonly id: number;
  readonly what: MatterKind;
  readonly seat: Seat | undefined;
  readonly at: number;
  readonly votes: readonly Cast[];
};

/** How a table is played: on, not until somebody resumes, or no more, by agreement. */
export type Play = 'on' | 'paused' | 'called-off';

/** How long things take, in milliseconds of house time. */
export const matterTerms = {
  /** Silence for so long is an abstention. */
  voting: 180_000,
  /** What was voted down, or a pause, is not proposed again for so long. */
  again: 180_000,
} as const;

const HOUR = 3_600_000;

/** The same where it is played over days, and nobody need be there to vote. */
export const slowMatterTerms = { voting: 48 * HOUR, again: 12 * HOUR } as const;

/** A table, as far as votes go by it. */
type Voting = { readonly pace: Pace; holdOf(seat: Seat): { readonly owner: string | undefined } };

/** How long silence lasts before it is an abstention. */
export const votingTerm = ({ pace }: Pick<Voting, 'pace'>): number =>
  (isSlow(pace) ? slowMatterTerms : matterTerms).voting;

/** Whoever a matter is about has no vote in it. */
export const mayVote = (game: Voting, seat: Seat | undefined, person: string): boolean =>
  seat === undefined || game.holdOf(seat).owner !== person;

/** What a matter needs: one voice, more than half of those who may vote, or all of them. */
export const needs = {
  deputy: 'majority',
  substitute: 'all',
  pause: 'majority',
  resume: 'one',
  end: 'all',
} as const satisfies Readonly<Record<MatterKind, 'one' | 'majority' | 'all'>>;

const keyOf = (what: MatterKind, seat: Seat | undefined): string => `${what} ${seat ?? ''}`;

/** What the people of a table have decided and are deciding: a fold over its log. */
export class Matters {
  #open: OpenMatter | undefined;
  #play: Play = 'on';
  readonly #settledAt = new Map<string, number>();

  /** What is being voted on; one thing at a time. */
  get open(): OpenMatter | undefined {
    return this.#open;
  }

  get play(): Play {
    return this.#play;
  }

  /** Whether something was settled so lately that it is not put again yet. */
  isResting(
    what: MatterKind,
    seat: Seat | undefined,
    now: number,
    again: number = matterTerms.again,
  ): boolean {
    const at = this.#settledAt.get(keyOf(what, seat));
    return at !== undefined && now - at < again;
  }

  note({ id, what, seat, at, by, guest, vote, outcome }: MatterRecord): void {
    if (by !== undefined && guest !== undefined && vote !== undefined) {
      const votes = this.#open?.id === id ? this.#open.votes : [];
      const begun = this.#open?.id === id ? this.#open.at : at;
      this.#open = { id, what, seat, at: begun, votes: [...votes, { guest, by, vote }] };
    }
    if (outcome === undefined) return;
    this.#open = undefined;
    if (outcome === 'rejected' || what === 'pause') this.#settledAt.set(keyOf(what, seat), at);
    if (outcome !== 'carried') return;
    if (what === 'pause') this.#play = 'paused';
    if (what === 'resume') this.#play = 'on';
    if (what === 'end') this.#play = 'called-off';
  }
}

/**
 * What comes of a matter now: nothing yet, or how it is settled. `electors` are the persons who may vote and are not
 * away; whoever has voted counts, also when they have gone since.
 */
export const outcomeOf = (
  { what, at, votes }: OpenMatter,
  electors: readonly string[],
  now: number,
  voting: number = matterTerms.voting,
): Exclude<Outcome, 'moot'> | undefined => {
  const of = new Set([...electors, ...votes.map(({ guest }) => guest)]).size;
  const yes = votes.filter(({ vote }) => vote === 'yes').length;
  const no = votes.length - yes;
  const isLate = now - at >= voting;
  if (needs[what] === 'one') return 'carried';
  if (needs[what] === 'all') {
    if (no > 0) return 'rejected';
    if (yes === of) return 'carried';
    // Silence is no consent to what all must want.
    return isLate ? 'rejected' : undefined;
  }
  if (yes * 2 > of) return 'carried';
  if (no * 2 >= of) return 'rejected';
  if (!isLate && votes.length < of) return undefined;
  return yes > no ? 'carried' : 'rejected';
};
