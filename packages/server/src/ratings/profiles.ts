import type { Board, GameSums, PastGame, PersonSums, Profile } from '@runehold/protocol/hall/sums';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { type Companion, companionsOf } from './companions.ts';
import { FRESH_MS, isProvisional, shownRating } from './scale.ts';
import { sumKeys } from './sum-book.ts';
import { personSums } from './sums.ts';

/** How many games, or people, a page has. */
const PAGE = 30;

/** How far back the curve of a rating goes, in games. */
const CURVE = 50;

/** Games are ordered by their ends. */
type Place = readonly [at: number, table: string, seat: number];

const placeOf = (cursor: string): Place => {
  const [at, table, seat] = cursor.split('.');
  return [Number(at), table, Number(seat)];
};

type PageOfGames = Profile['last'];

/** What is told of people and games: looked up, never counted. */
export class Profiles {
  readonly #db: Kysely<Schema>;
  readonly #now: () => number;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** The person who has a page. */
  async personOf(page: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('profiles')
      .select('person')
      .where('page', '=', page)
      .executeTakeFirst();
    return row?.person;
  }

  /** The page of a person who has finished a game. */
  async pageOf(person: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('profiles')
      .select('page')
      .where('person', '=', person)
      .executeTakeFirst();
    return row?.page;
  }

  /** With whom somebody has played lately and can invite again. */
  companions(person: string): Promise<readonly Companion[]> {
    return companionsOf(this.#db, person);
  }

  async sums(person: string): Promise<PersonSums> {
    const row = await this.#stat(sumKeys.person(person));
    return row === undefined ? personSums([]) : (JSON.parse(row) as PersonSums);
  }

  async gameSums(game: string): Promise<GameSums> {
    const row = await this.#stat(sumKeys.game(game));
    return row === undefined ? { at: this.#now(), bySeats: [] } : (JSON.parse(row) as GameSums);
  }

  async #stat(key: string): Promise<string | undefined> {
    const row = await this.#db.selectFrom('stats').select('body').where('key', '=', key).executeTakeFirst();
    return row?.body;
  }

  async ratings(person: string): Promise<Profile['ratings']> {
    const rows = await this.#db
      .selectFrom('ratings')
      .select(['game', 'seats', 'mu', 'sigma', 'games'])
      .where('person', '=', person)
      .orderBy('game')
      .orderBy('seats')
      .execute();
    return Promise.all(
      rows.map(async ({ game, seats, mu, sigma, games }) => ({
        game,
        seats,
        rating: shownRating({ mu }),
        provisional: isProvisional({ sigma }),
        games,
        curve: await this.#curve(person, game, seats),
      })),
    );
  }

  async #curve(person: string, game: string, seats: number): Promise<(readonly [number, number])[]> {
    const rows = await this.#db
      .selectFrom('rating_events')
      .select(['mu', 'at'])
      .where('person', '=', person)
      .where('game', '=', game)
      .where('seats', '=', seats)
      .orderBy('at', 'desc')
      .orderBy('table_id', 'desc')
      .limit(CURVE)
      .execute();
    return rows.map(({ mu, at }) => [Number(at), shownRating({ mu })] as const).reverse();
  }

  /** The games somebody has finished, the latest first: all of them, or those that everybody may see. */
  async games(person: string, all: boolean, after?: string): Promise<PageOfGames> {
    const found = this.#db
      .selectFrom('results')
      .innerJoin('endings', 'endings.table_id', 'results.table_id')
      .leftJoin('rating_events', join =>
        join
          .onRef('rating_events.table_id', '=', 'results.table_id')
          .onRef('rating_events.person', '=', 'results.person'),
      )
      .select([
        'results.table_id',
        'results.seat',
        'results.faction',
        'results.place',
        'results.gone',
        'results.at',
        'endings.game',
        'endings.seats',
        'endings.winners',
        'rating_events.mu',
        'rating_events.mu_before',
      ])
      .where('results.person', '=', person)
      .orderBy('results.at', 'desc')
      .orderBy('results.table_id', 'desc')
      .orderBy('results.seat', 'desc')
      .limit(PAGE + 1);
    // A literal, or the index of what is shown could not be used.
    const shown = all ? found : found.where(({ eb }) => eb('results.is_open', '=', eb.lit(1)));
    const rows = await (after === undefined
      ? shown
      : shown.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('results.at', 'results.table_id', 'results.seat'), '<', tuple(...placeOf(after))),
        )
    ).execute();
    const page = rows.slice(0, PAGE);
    const others = await this.#others(page.map(({ table_id }) => table_id));
    const last = page.at(-1);
    return {
      games: page.map(row => ({
        table: row.table_id,
        game: row.game,
        seats: row.seats,
        ...(row.faction !== null && { faction: row.faction }),
        ...(row.place !== null && { place: row.place }),
        winners: row.winners,
        left: row.gone !== null,
        at: Number(row.at),
        ...(row.mu !== null &&
          row.mu_before !== null && {
            change: shownRating({ mu: row.mu }) - shownRating({ mu: row.mu_before }),
          }),
        others: others
          .filter(({ table_id, seat }) => table_id === row.table_id && seat !== row.seat)
          .map(({ other }) => other),
      })),
      ...(rows.length > PAGE && last && { after: [Number(last.at), last.table_id, last.seat].join('.') }),
    };
  }

  /** Who finished some games, seat by seat. */
  async #others(tables: readonly string[]) {
    if (tables.length === 0) return [];
    const rows = await this.#db
      .selectFrom('results')
      .leftJoin('people', 'people.id', 'results.person')
      .select(['results.table_id', 'results.seat', 'results.level', 'results.place', 'people.name'])
      .where('results.table_id', 'in', [...new Set(tables)])
      .where('results.place', 'is not', null)
      .orderBy('results.table_id')
      .orderBy('results.seat')
      .execute();
    return rows.map(({ table_id, seat, level, place, name }) => ({
      table_id,
      seat,
      other: {
        ...(name !== null && { name }),
        ...(level !== null && { level }),
        ...(place !== null && { place }),
      } satisfies PastGame['others'][number],
    }));
  }

  /** A page of a board: those of whom enough is known, and who have played lately. */
  async board(game: string, seats: number, me: string, after?: string): Promise<Board> {
    const place = after === undefined ? undefined : await this.#boardPlace(game, seats, after);
    if (after !== undefined && place === undefined) return { rows: [] };
    const all = this.#db
      .selectFrom('ratings')
      .innerJoin('profiles', 'profiles.person', 'ratings.person')
      .innerJoin('people', 'people.id', 'ratings.person')
      .select(['ratings.person', 'ratings.mu', 'ratings.games', 'profiles.page', 'people.name'])
      .where('ratings.game', '=', game)
      .where('ratings.seats', '=', seats)
      .where(({ eb }) => eb('ratings.listed', '=', eb.lit(1)))
      // Whoever had themselves forgotten is on no board; their games go on counting for the others.
      .where('people.skeleton', 'is not', null)
      .where('ratings.last_at', '>=', this.#now() - FRESH_MS)
      .orderBy('ratings.rank', 'desc')
      .orderBy('ratings.person', 'desc')
      .limit(PAGE + 1);
    const rows = await (place === undefined
      ? all
      : all.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('ratings.rank', 'ratings.person'), '<', tuple(...place)),
        )
    ).execute();
    const page = rows.slice(0, PAGE);
    const last = page.at(-1);
    return {
      rows: page.map(row => ({
        page: row.page,
        name: row.name,
        rating: shownRating(row),
        games: row.games,
        me: row.person === me,
      })),
      ...(rows.length > PAGE && last && { after: last.page }),
    };
  }

  async #boardPlace(
    game: string,
    seats: number,
    page: string,
  ): Promise<readonly [rank: number, person: string] | undefined> {
    const row = await this.#db
      .selectFrom('profiles')
      .innerJoin('ratings', 'ratings.person', 'profiles.person')
      .select(['ratings.rank', 'ratings.person'])
      .where('profiles.page', '=', page)
      .where('ratings.game', '=', game)
      .where('ratings.seats', '=', seats)
      .executeTakeFirst();
    return row && [row.rank, row.person];
  }
}
