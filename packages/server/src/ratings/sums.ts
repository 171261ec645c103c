import type { GameSums, PersonSums, Share } from '@runehold/protocol/hall/sums';

/** A result with what is known of its game, as sums go by it. */
export type CountedResult = {
  readonly game: string;
  readonly seats: number;
  readonly winners: number;
  readonly persons: number;
  readonly unrated: string | null;
  readonly at: number;
  readonly seat: number;
  readonly faction: string | null;
  readonly place: number | null;
  readonly gone: number | null;
  readonly given: number;
  readonly think_ms: number | null;
  /** The weakest of the bots it was played against, where there were any. */
  readonly weakest?: string | undefined;
};

/** Games in which somebody may have known everything, or with other numbers, say nothing of how people fare. */
const uncounted: ReadonlySet<string | null> = new Set(['called-off', 'open-book', 'shared-screen', 'pack']);
export const isCounted = ({ unrated }: Pick<CountedResult, 'unrated'>): boolean => !uncounted.has(unrated);

/** Reliability looks at so many games with other people. */
const LATEST = 50;

/** Counts wins under names. */
class Shares<K> {
  readonly #shares = new Map<string, { readonly key: K; games: number; won: number; par: number }>();

  add(key: K, won: boolean, par: number): void {
    const name = JSON.stringify(key);
    const share = this.#shares.get(name) ?? { key, games: 0, won: 0, par: 0 };
    share.games++;
    share.won += won ? 1 : 0;
    share.par += par;
    this.#shares.set(name, share);
  }

  /** Those with most games first. */
  get all(): readonly (K & Share)[] {
    return [...this.#shares.values()]
      .toSorted((a, b) => b.games - a.games)
      .map(({ key, games, won, par }) => ({ ...key, games, won, par: par / games }));
  }
}

/** What somebody's games come to. Results come in the order of their ends, the latest first. */
export const personSums = (results: readonly CountedResult[]): PersonSums => {
  const fares = new Shares<{ game: string; seats: number; faction?: string }>();
  const ladder = new Shares<{ game: string; seats: number; level: string }>();
  const paces = new Map<string, { given: number; ms: number }>();
  const met: CountedResult[] = [];
  let games = 0;
  let won = 0;
  for (const result of results) {
    const { game, seats, winners, persons, place, gone, faction, given, think_ms: ms, weakest } = result;
    const hasWon = place === 1 && gone === null;
    const isOver = result.unrated !== 'called-off';
    if (persons > 1 && (isOver || gone !== null) && met.length < LATEST) met.push(result);
    if (ms !== null && given > 0) {
      const pace = paces.get(game) ?? { given: 0, ms: 0 };
      paces.set(game, { given: pace.given + given, ms: pace.ms + Number(ms) });
    }
    if (!isCounted(result) || place === null) continue;
    games++;
    if (hasWon) won++;
    fares.add({ game, seats, ...(faction !== null && { faction }) }, hasWon, winners / seats);
    if (persons === 1 && weakest && winners < seats)
      ladder.add({ game, seats, level: weakest }, hasWon, winners / seats);
  }
  return {
    games,
    won,
    ...(results.length > 0 && { since: Math.min(...results.map(({ at }) => Number(at))) }),
    reliability: { finished: met.filter(({ gone }) => gone === null).length, of: met.length },
    fares: fares.all,
    ladder: ladder.all,
    paces: [...paces].map(([game, pace]) => ({ game, ...pace })),
  };
};

/** A game that is over, with the results of all its seats. */
export type CountedGame = {
  readonly seats: number;
  readonly answers: number;
  readonly ms: number;
  readonly pace: string;
  readonly winners: number;
  readonly results: readonly Pick<CountedResult, 'seat' | 'faction' | 'place'>[];
};

const quartiles = (values: readonly number[]): readonly [number, number, number] | undefined => {
  if (values.length === 0) return undefined;
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.round((sorted.length - 1) * part)];
  return [at(0.25), at(0.5), at(0.75)];
};

/** Counts the games of one game, for each number of players; they come bit by bit. */
export class GameCount {
  readonly #bySeats = new Map<
    number,
    {
      games: number;
      readonly factions: Shares<{ faction: string }>;
      readonly places: Shares<{ seat: number }>;
      readonly answers: number[];
      readonly ms: number[];
    }
  >();

  add({ seats, answers, ms, pace, winners, results }: CountedGame): void {
    const count = this.#bySeats.get(seats) ?? {
      games: 0,
      factions: new Shares<{ faction: string }>(),
      places: new Shares<{ seat: number }>(),
      answers: [],
      ms: [],
    };
    this.#bySeats.set(seats, count);
    count.games++;
    count.answers.push(answers);
    // Without a clock a game may lie for weeks: that says nothing of how long it takes.
    if (pace !== 'none') count.ms.push(ms);
    for (const { seat, faction, place } of results) {
      if (place === null) continue;
      if (faction !== null) count.factions.add({ faction }, place === 1, winners / seats);
      count.places.add({ seat }, place === 1, winners / seats);
    }
  }

  get sums(): GameSums['bySeats'] {
    return [...this.#bySeats]
      .toSorted(([a], [b]) => a - b)
      .map(([seats, { games, factions, places, answers, ms }]) => {
        const [asked, lasted] = [quartiles(answers), quartiles(ms)];
        return {
          seats,
          games,
          factions: factions.all,
          places: places.all.toSorted((a, b) => a.seat - b.seat),
          ...(asked && { answers: asked }),
          ...(lasted && { ms: lasted }),
        };
      });
  }
}
