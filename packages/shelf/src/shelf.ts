import type { Guide } from '@runehold/ai/agent';
import type { Series } from '@runehold/ai/series';
import type { ChosenOptions } from '@runehold/kernel/match/table-setup';
import type { GamePack } from '@runehold/kernel/pack/pack';
import type { Trials } from '@runehold/kernel/pack/trial';
import type { View } from '@runehold/kernel/view/view';
import type { Capsule } from './capsule.ts';

/** How a game is measured in the arena: what results are broken down by, and where the players win together. */
export type ArenaTerms = {
  readonly tagsOf: NonNullable<Series['tags']>;
  isTogether(seats: number, options: ChosenOptions): boolean;
  /** What games are watched for besides who wins, and who tells how they went. */
  readonly watch?: NonNullable<Series['watch']>;
  readonly chronicle?: NonNullable<Series['chronicle']>;
};

/** Whose colours each seat plays, as everybody sees them on the table; undefined where nobody has taken any. */
export type PeoplesOf = (table: View['table'], seats: number) => readonly (string | undefined)[];

/** Reads a field of a view that has a number for each seat. */
const bySeat =
  (field: string, ids: readonly string[], first: number): PeoplesOf =>
  (table, seats) => {
    const numbers = table[field];
    return Array.from({ length: seats }, (_, seat) =>
      Array.isArray(numbers) ? ids[Number(numbers[seat]) - first] : undefined,
    );
  };

/** A game on the shelf. Its rules and its bots are loaded when they are asked for. */
export type Shelved = {
  readonly id: string;
  /** Whether people find it in the hall; the others are there for those who build games. */
  readonly inHall: boolean;
  pack(): Promise<GamePack>;
  /** The rules as a host uses them, with those who think for them. */
  capsule(): Promise<Capsule>;
  /**
   * Versions of which no capsule was ever made, and the one after each, whose games are the same: theirs go on under it.
   * That is history and follows from nothing: a missing capsule of any other version is a mistake, and its tables wait
   * for it. Capsules came with version 2 of both games, so that the list never grows. (decision 54)
   */
  readonly before?: Readonly<Record<string, string>>;
  /** What the bots that know the game go by; without it they answer at random. */
  guide?(): Promise<Guide>;
  arenaTerms?(): Promise<ArenaTerms>;
  /** Whose colours seats play, for statistics; fields keep their names and numbers from one version to the next. */
  peoples?(): Promise<PeoplesOf>;
  /** The worlds it is tried out in, for those who look for faults in its rules. */
  trials?(): Promise<Trials>;
};

const all: readonly Shelved[] = [
  {
    id: 'rune-age',
    inHall: true,
    pack: async () => (await import('@runehold/rune-age/pack')).runeAgePack,
    capsule: async () => (await import('./capsules/rune-age.ts')).capsule,
    before: { 1: '2' },
    guide: async () => (await import('@runehold/rune-age/bots/greedy')).guide,
    arenaTerms: () => import('@runehold/rune-age/bots/greedy'),
    peoples: async () => bySeat('race', (await import('@runehold/rune-age/pools')).races, 0),
    trials: async () => (await import('@runehold/rune-age/trials/trials')).trials,
  },
  {
    id: 'runewars',
    inHall: true,
    pack: async () => (await import('@runehold/runewars/pack')).runewarsPack,
    capsule: async () => (await import('./capsules/runewars.ts')).capsule,
    before: { 1: '2' },
    guide: async () => (await import('@runehold/runewars/bots/planner/guide')).guide,
    arenaTerms: () => import('@runehold/runewars/bots/arena-terms'),
    peoples: async () => bySeat('faction', (await import('@runehold/runewars/pools')).factionIds, 1),
    trials: async () => (await import('@runehold/runewars/trials/trials')).trials,
  },
  {
    id: 'masquerade',
    inHall: false,
    pack: async () => (await import('@runehold/masquerade/pack')).masqueradePack,
    capsule: async () => (await import('./capsules/masquerade.ts')).capsule,
  },
];

/** Games found by name. */
export type Shelf = {
  readonly games: readonly Shelved[];
  find(id: string): Shelved | undefined;
};

export const shelfOf = (games: readonly Shelved[]): Shelf => ({
  games,
  find: id => games.find(game => game.id === id),
});

/** The games of the house. */
export const shelf: Shelf = shelfOf(all);
