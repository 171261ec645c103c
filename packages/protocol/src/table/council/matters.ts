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
  /** What somebody is called who asks to play on there, and whether they are a program of somebody's. */
  readonly newcomer?: string;
  readonly outside?: true;
  /** How long at most a pause lasts that is carried; absent where it lasts until somebody resumes. */
  readonly ms?: number;
  /** Whose vote it is; absent where it is settled. */
  readonly by?: Seat;
  /** Which person votes or asks, known to the host alone. */
  readonly guest?: string;
  readonly vote?: Vote;
  readonly outcome?: Outcome;
};

/** Somebody's vote, as it stands. */
type Cast = { readonly guest: string; readonly by: Seat; readonly vote: Vote };

/** Somebody who asks to play on for whoever left. */
export type Newcomer = { readonly guest: string; readonly name: string; readonly outside?: true };

/** Something that is being voted on. */
export type OpenMatter = {
  readonly id: number;
  readonly what: MatterKind;
  readonly seat: Seat | undefined;
  readonly at: number;
  /** Who asks to play on there; nobody where somebody at the table proposed it. */
  readonly newcomer?: Newcomer;
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
  /** A pause at a table with a clock that not all wanted lasts so long. */
  pause: 900_000,
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
  extend: 'majority',
  end: 'all',
  admit: 'majority',
} as const satisfies Readonly<Record<MatterKind, 'one' | 'majority' | 'all'>>;

/** What is not to be put again yet: of newcomers each may ask once. */
const keyOf = (what: MatterKind, seat: Seat | undefined, guest = ''): string =>
  `${what} ${seat ?? ''} ${guest}`;

const newcomerOf = ({ guest, newcomer, outside }: MatterRecord): Pick<OpenMatter, 'newcomer'> =>
  guest === undefined || newcomer === undefined
    ? {}
    : { newcomer: { guest, name: newcomer, ...(outside && { outside }) } };

const castOf = ({ by, guest, vote }: MatterRecord): readonly Cast[] =>
  by === undefined || guest === undefined || vote === undefined ? [] : [{ guest, by, vote }];

/** What is put again only after a while though it was carried: it is for a while itself. */
const passing: readonly MatterKind[] = ['pause', 'extend'];

/** What the people of a table have decided and are deciding: a fold over its log. */
export class Matters {
  #open: OpenMatter | undefined;
  #play: Play = 'on';
  #restsUntil: number | undefined;
  readonly #settledAt = new Map<string, number>();

  /** What is being voted on; one thing at a time. */
  get open(): OpenMatter | undefined {
    return this.#open;
  }

  get play(): Play {
    return this.#play;
  }

  /** When a pause ends by itself; undefined where there is none, or it lasts until somebody resumes. */
  get restsUntil(): number | undefined {
    return this.#restsUntil;
  }

  /** Whether something was settled so lately that it is not put again yet. */
  isResting(
    { what, seat, newcomer }: Pick<OpenMatter, 'what' | 'seat' | 'newcomer'>,
    now: number,
    again: number = matterTerms.again,
  ): boolean {
    const at = this.#settledAt.get(keyOf(what, seat, newcomer?.guest));
    return at !== undefined && now - at < again;
  }

  note(record: MatterRecord): void {
    const { id, what, seat, at, outcome, ms } = record;
    if (outcome === undefined) {
      const open =
        this.#open?.id === id ? this.#open : { id, what, seat, at, votes: [], ...newcomerOf(record) };
      this.#open = { ...open, votes: [...open.votes, ...castOf(record)] };
      return;
    }
    const newcomer = this.#open?.id === id ? this.#open.newcomer : undefined;
    this.#open = undefined;
    if (outcome === 'rejected' || passing.includes(what))
      this.#settledAt.set(keyOf(what, seat, newcomer?.guest), at);
    if (outcome !== 'carried') return;
    if (what === 'pause' || what === 'resume') this.#restsUntil = ms === undefined ? undefined : at + ms;
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
  // Whoever is to decide may only be away for a moment.
  if (of === 0) return isLate ? 'rejected' : undefined;
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

/** Whether all want it who may vote. */
export const isUnanimous = ({ votes }: Pick<OpenMatter, 'votes'>, electors: readonly string[]): boolean => {
  const yes = votes.filter(({ vote }) => vote === 'yes').map(({ guest }) => guest);
  return yes.length === votes.length && electors.every(person => yes.includes(person));
};
