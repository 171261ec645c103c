/** A table to play at, by names that every build knows. */
export type Played = {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
};

/** So many games from a seed on, or so many copies of one table. */
export type Order = { readonly act: 'play' | 'deal'; readonly seed: number; readonly times: number };

/** How many decisions or copies there were, and the CPU time they took, that of helper threads included. */
export type Cost = { readonly units: number; readonly us: number };

/** Two works whose batches take turns. */
export type Duel = {
  readonly name: string;
  /** How often one of ours goes into the time of one of theirs, at the least. */
  readonly atLeast: number;
  readonly ours: Side;
  readonly theirs: Side;
  readonly act: Order['act'];
  /** Games or copies of a batch, and those before it is measured. */
  readonly times: number;
  readonly warm: number;
};

/** A table, and whether the other build plays at it. */
export type Side = { readonly other: boolean; readonly at: Played };

const table = (game: string, options: Played['options'] = {}): Played => ({ game, seats: 4, options });
const now = (at: Played): Side => ({ other: false, at });
const before = (at: Played): Side => ({ other: true, at });

const base = table('runewars');
const allBoxes = table('runewars', {
  expansion: 'banners-of-war',
  freeCities: 'yes',
  developmentCards: 'yes',
  commanders: 'yes',
});

const against = (name: string, at: Played, rest: Pick<Duel, 'times' | 'warm'>): Duel => ({
  name,
  atLeast: 0.95,
  ours: now(at),
  theirs: before(at),
  act: 'play',
  ...rest,
});

/** What is compared, four at each table. */
export const duels: readonly Duel[] = [
  against('Runewars, base game', base, { times: 40, warm: 6000 }),
  {
    name: 'Runewars, all boxes, against the base game of this build',
    atLeast: 0.85,
    ours: now(allBoxes),
    theirs: now(base),
    act: 'play',
    times: 40,
    warm: 6000,
  },
  against('Rune Age', table('rune-age', { scenario: 'runewars' }), { times: 200, warm: 8000 }),
  against('Masquerade', table('masquerade'), { times: 5000, warm: 60_000 }),
  {
    name: 'Runewars, copy and re-deal',
    atLeast: 0.9,
    ours: now(base),
    theirs: before(base),
    act: 'deal',
    times: 20_000,
    warm: 100_000,
  },
];
