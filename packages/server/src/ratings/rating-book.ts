import type { Kysely, Selectable, Transaction } from 'kysely';
import { alone } from '../store/postgres/alone.ts';
import { BESIDE, RATING } from '../store/results.ts';
import { asNumber } from '../store/rows.ts';
import type { Schema } from '../store/schema.ts';
import { type Contender, ratedBy } from './contest.ts';
import { mayBeRated } from './may-be-rated.ts';
import { type Rating, unknown } from './model.ts';
import { isProvisional, rankOf } from './scale.ts';

type Ending = Selectable<Schema['endings']>;
type Result = Selectable<Schema['results']>;

/** Where ratings are compared: a game of so many players. */
type Pool = { readonly game: string; readonly seats: number };

/** A place in the order of ends. */
type Moment = Pick<Ending, 'at' | 'table_id'>;

const isBefore = (a: Moment, b: Moment): boolean =>
  Number(a.at) < Number(b.at) || (Number(a.at) === Number(b.at) && a.table_id < b.table_id);

const contenderOf = ({ seat, person, level, place, since, gone }: Result): Contender => ({
  seat,
  ...(person !== null && { person }),
  ...(level !== null && { level }),
  ...(place !== null && { place }),
  since,
  ...(gone !== null && { gone }),
});

/**
 * Applies games that are over to ratings, in the order in which they ended. What it knows is what the database says, so
 * that it can be broken off anywhere: a game is rated with its events, or it still waits. A game that turns up late has
 * everything after it in its pool rated anew, so that the order of arrival does not matter.
 */
export class RatingBook {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Rates the games that wait, at most so many, in one transaction; says how many. */
  rate(most: number): Promise<number> {
    return this.#db.transaction().execute(async db => {
      await alone(db, 'ratings');
      for (let rated = 0; rated < most; rated++) {
        const next = await db
          .selectFrom('endings')
          .selectAll()
          // A literal, or the index of those that wait could not be used.
          .where(({ eb }) => eb('state', '=', eb.lit(RATING.waiting)))
          .orderBy('at')
          .orderBy('table_id')
          .limit(1)
          .executeTakeFirst();
        if (!next) return rated;
        const last = await this.#lastIn(db, next);
        if (last && isBefore(next, last)) await this.#rewind(db, next, next);
        else await this.#apply(db, next);
      }
      return most;
    });
  }

  /** Takes a game back: those after it in its pool wait to be rated anew. False where it was never to be rated. */
  void(table: string): Promise<boolean> {
    return this.#db.transaction().execute(async db => {
      await alone(db, 'ratings');
      const ending = await db
        .selectFrom('endings')
        .selectAll()
        .where('table_id', '=', table)
        .executeTakeFirst();
      if (!ending || (ending.state !== RATING.done && ending.state !== RATING.waiting)) return false;
      if (ending.state === RATING.done) await this.#rewind(db, ending, ending);
      await db.updateTable('endings').set({ state: RATING.void }).where('table_id', '=', table).execute();
      return true;
    });
  }

  async #lastIn(db: Transaction<Schema>, { game, seats }: Pool): Promise<Moment | undefined> {
    return db
      .selectFrom('endings')
      .select(['at', 'table_id'])
      .where('game', '=', game)
      .where('seats', '=', seats)
      .where(({ eb }) => eb('state', '=', eb.lit(RATING.done)))
      .orderBy('at', 'desc')
      .orderBy('table_id', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  /** Which of those at a table can be rated: asked once, so that rating a game again comes to the same. */
  async #rateable(db: Transaction<Schema>, rows: readonly Result[]): Promise<readonly Result[]> {
    const judged: Result[] = [];
    for (const row of rows) {
      if (row.person === null || row.rated !== null) {
        judged.push(row);
        continue;
      }
      const person = await db
        .selectFrom('people')
        .leftJoin('bots', 'bots.person', 'people.id')
        .select(['people.id', 'people.skeleton', 'bots.owner'])
        .where('people.id', '=', row.person)
        .executeTakeFirst();
      const rated = asNumber(mayBeRated(person && { ...person, isBot: person.owner !== null }));
      judged.push({ ...row, rated });
      await db
        .updateTable('results')
        .set({ rated })
        .where('table_id', '=', row.table_id)
        .where('seat', '=', row.seat)
        .where('turn', '=', row.turn)
        .execute();
    }
    return judged.filter(({ person, rated }) => person === null || rated === 1);
  }

  async #apply(db: Transaction<Schema>, { table_id, game, seats, answers, at }: Ending): Promise<void> {
    const rows = await db
      .selectFrom('results')
      .selectAll()
      .where('table_id', '=', table_id)
      .orderBy('seat')
      .orderBy('turn')
      .execute();
    const rateable = await this.#rateable(db, rows);
    const persons = [...new Set(rateable.flatMap(({ person }) => person ?? []))];
    if (persons.length < 2) {
      await db
        .updateTable('endings')
        .set({ state: RATING.none, unrated: 'people' })
        .where('table_id', '=', table_id)
        .execute();
      return;
    }
    const held = await db
      .selectFrom('ratings')
      .select(['person', 'mu', 'sigma', 'games'])
      .where('person', 'in', persons)
      .where('game', '=', game)
      .where('seats', '=', seats)
      .execute();
    const before = new Map(held.map(row => [row.person, row]));
    const ratingOf = (person: string): Rating => before.get(person) ?? unknown;
    const changed = ratedBy({ game, answers, contenders: rateable.map(contenderOf) }, ratingOf);
    for (const [person, after] of changed) {
      const { mu, sigma } = ratingOf(person);
      await db
        .insertInto('rating_events')
        .values({ table_id, person, game, seats, mu_before: mu, sigma_before: sigma, ...after, at })
        .execute();
      await this.#set(db, person, { game, seats }, after, (before.get(person)?.games ?? 0) + 1, at);
    }
    await db.updateTable('endings').set({ state: RATING.done }).where('table_id', '=', table_id).execute();
    if (await this.#areBeside(db, persons))
      await db
        .updateTable('endings')
        .set({ beside: BESIDE.yes })
        .where('table_id', '=', table_id)
        .where('beside', '=', BESIDE.no)
        .execute();
  }

  /** Whether two of some persons come from one place, as far as is known. */
  async #areBeside(db: Transaction<Schema>, persons: readonly string[]): Promise<boolean> {
    const rows = await db
      .selectFrom('sessions')
      .select(['person', 'place'])
      .where('person', 'in', [...persons])
      .where('place', 'is not', null)
      .execute();
    return rows.some(({ person, place }) =>
      rows.some(other => other.place === place && other.person !== person),
    );
  }

  async #set(
    db: Transaction<Schema>,
    person: string,
    { game, seats }: Pool,
    rating: Rating,
    games: number,
    at: number,
  ): Promise<void> {
    const { mu, sigma } = rating;
    const row = {
      mu,
      sigma,
      games,
      rank: rankOf(rating),
      listed: asNumber(!isProvisional(rating)),
      last_at: at,
    };
    await db
      .insertInto('ratings')
      .values({ person, game, seats, ...row })
      .onConflict(conflict => conflict.columns(['person', 'game', 'seats']).doUpdateSet(row))
      .execute();
  }

  /** Goes back in a pool to before a game: it and those after it wait again, and ratings are what they were then. */
  async #rewind(db: Transaction<Schema>, { game, seats }: Pool, from: Moment): Promise<void> {
    const rows = await db
      .selectFrom('endings')
      .select('table_id')
      .where('game', '=', game)
      .where('seats', '=', seats)
      .where(({ eb }) => eb('state', '=', eb.lit(RATING.done)))
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('at', 'table_id'), '>=', tuple(Number(from.at), from.table_id)),
      )
      .execute();
    const persons = new Set<string>();
    for (const { table_id } of rows) {
      const events = await db
        .deleteFrom('rating_events')
        .where('table_id', '=', table_id)
        .returning('person')
        .execute();
      for (const { person } of events) persons.add(person);
      await db
        .updateTable('endings')
        .set({ state: RATING.waiting })
        .where('table_id', '=', table_id)
        .execute();
    }
    for (const person of persons) await this.#restore(db, person, { game, seats });
  }

  /** Makes a rating what the last of its events says. */
  async #restore(db: Transaction<Schema>, person: string, { game, seats }: Pool): Promise<void> {
    const events = db
      .selectFrom('rating_events')
      .where('person', '=', person)
      .where('game', '=', game)
      .where('seats', '=', seats);
    const last = await events
      .select(['mu', 'sigma', 'at'])
      .orderBy('at', 'desc')
      .orderBy('table_id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!last) {
      await db
        .deleteFrom('ratings')
        .where('person', '=', person)
        .where('game', '=', game)
        .where('seats', '=', seats)
        .execute();
      return;
    }
    const { games } = await events
      .select(({ fn }) => fn.countAll<number>().as('games'))
      .executeTakeFirstOrThrow();
    await this.#set(db, person, { game, seats }, last, Number(games), Number(last.at));
  }
}
