import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ratedBy } from '../../src/ratings/contest.ts';
import type { Ending, SeatResult } from '../../src/ratings/ending.ts';
import { type Rating, unknown } from '../../src/ratings/model.ts';
import { RatingBook } from '../../src/ratings/rating-book.ts';
import { writeEnding } from '../../src/store/results.ts';
import type { Schema } from '../../src/store/schema.ts';
import { databases, type TestDatabase } from './databases.ts';

const people = ['anna', 'bela', 'cezar', 'dora', 'emil'];

const openOn = async (make: () => Promise<TestDatabase>): Promise<Kysely<Schema>> => {
  const db = await (await make()).open();
  onTestFinished(() => db.destroy());
  await db
    .insertInto('people')
    .values(
      people.map(id => ({ id, name: id.toUpperCase(), skeleton: id, made_at: 0, signed: 0, leaving: 0 })),
    )
    .execute();
  return db;
};

const clear = async (db: Kysely<Schema>): Promise<void> => {
  for (const table of ['endings', 'results', 'ratings', 'rating_events', 'profiles'] as const)
    await db.deleteFrom(table).execute();
};

type Played = { readonly table: string; readonly at: number; readonly ending: Ending };

const endingOf = (game: string, results: readonly SeatResult[]): Ending => ({
  game,
  rules: '1',
  seats: results.length,
  answers: 100,
  pace: 'live',
  winners: 1,
  persons: 2,
  isOpen: true,
  setAt: 0,
  results,
});

/** Games between some of five people and a bot, with ties, leavers and ends at one instant. */
const games: fc.Arbitrary<readonly Played[]> = fc
  .array(
    fc.record({
      at: fc.integer({ min: 1, max: 6 }),
      game: fc.constantFrom('runewars', 'rune-age'),
      order: fc.shuffledSubarray(people, { minLength: 2, maxLength: 3 }),
      places: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 4, maxLength: 4 }),
      gone: fc.option(fc.integer({ min: 0, max: 99 }), { freq: 4 }),
      bot: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map(all =>
    all.map(({ at, game, order, places, gone, bot }, n) => ({
      table: `t${n}`,
      at,
      ending: endingOf(game, [
        ...order.map((person, seat) => ({
          seat,
          person,
          place: places[seat],
          since: 0,
          given: 1,
          ...(seat === 1 && gone !== null && { gone }),
        })),
        ...(bot ? [{ seat: order.length, level: 'knight', place: places[3], since: 0, given: 0 }] : []),
      ]),
    })),
  );

const enter = (db: Kysely<Schema>, { table, ending, at }: Played): Promise<void> =>
  db.transaction().execute(transaction => writeEnding(transaction, table, ending, at));

const rateAll = async (db: Kysely<Schema>, step = 5): Promise<void> => {
  // A restart is another book over the same file.
  while ((await new RatingBook(db).rate(step)) === step);
};

const stateOf = async (db: Kysely<Schema>) => ({
  ratings: await db
    .selectFrom('ratings')
    .select(['person', 'game', 'seats', 'mu', 'sigma', 'games'])
    .orderBy('person')
    .orderBy('game')
    .orderBy('seats')
    .execute(),
  events: await db.selectFrom('rating_events').selectAll().orderBy('table_id').orderBy('person').execute(),
});

/** The same by plain arithmetic: game after game in the order of their ends. */
const plainly = (played: readonly Played[]): ReadonlyMap<string, Rating> => {
  const ratings = new Map<string, Rating>();
  const inOrder = played.toSorted((a, b) => a.at - b.at || (a.table < b.table ? -1 : 1));
  for (const { ending } of inOrder) {
    const key = (person: string): string => `${person} ${ending.game} ${ending.seats}`;
    const after = ratedBy(
      { game: ending.game, answers: ending.answers, contenders: ending.results },
      person => ratings.get(key(person)) ?? unknown,
    );
    for (const [person, rating] of after) ratings.set(key(person), rating);
  }
  return ratings;
};

/** Every rating is what its last event says, and every event begins where the one before it ended. */
const addUp = async (db: Kysely<Schema>): Promise<void> => {
  const { ratings, events } = await stateOf(db);
  for (const { person, game, seats, mu, sigma, games: count } of ratings) {
    const own = events
      .filter(event => event.person === person && event.game === game && event.seats === seats)
      .toSorted((a, b) => a.at - b.at || (a.table_id < b.table_id ? -1 : 1));
    let at: Rating = unknown;
    for (const event of own) {
      expect([event.mu_before, event.sigma_before]).toEqual([at.mu, at.sigma]);
      at = event;
    }
    expect([mu, sigma, count]).toEqual([at.mu, at.sigma, own.length]);
  }
  const pools = new Set(events.map(({ person, game, seats }) => `${person} ${game} ${seats}`));
  expect(pools.size).toBe(ratings.length);
};

const bodyOf = ({ ratings }: Awaited<ReturnType<typeof stateOf>>): ReadonlyMap<string, Rating> =>
  new Map(ratings.map(({ person, game, seats, mu, sigma }) => [`${person} ${game} ${seats}`, { mu, sigma }]));

describe.each(databases)('the book of ratings on %s', (_name, make) => {
  const open = () => openOn(make);

  test('comes to the same whatever order games arrive in, and however often it is broken off', async () => {
    const db = await open();
    await fc.assert(
      fc.asyncProperty(
        games,
        fc.infiniteStream(fc.nat({ max: 99 })),
        fc.integer({ min: 1, max: 4 }),
        async (played, dice, step) => {
          await clear(db);
          const roll = (): number => dice.next().value ?? 0;
          const waiting = played.map(each => ({ each, key: roll() })).toSorted((a, b) => a.key - b.key);
          for (const { each } of waiting) {
            await enter(db, each);
            if (roll() % 2 === 0) await new RatingBook(db).rate(step);
            // Ended twice is ended once.
            if (roll() % 4 === 0) await enter(db, each);
          }
          await rateAll(db, step);
          const state = await stateOf(db);
          expect(bodyOf(state)).toEqual(plainly(played));
          await addUp(db);
          await rateAll(db);
          expect(await stateOf(db)).toEqual(state);
        },
      ),
      { numRuns: 15 },
    );
  });

  test('without a game that was taken back is as if it had never been played', async () => {
    const db = await open();
    await fc.assert(
      fc.asyncProperty(games, fc.nat(), async (played, which) => {
        await clear(db);
        for (const each of played) await enter(db, each);
        await rateAll(db);
        const gone = played[which % played.length];
        expect(await new RatingBook(db).void(gone.table)).toBe(true);
        expect(await new RatingBook(db).void(gone.table)).toBe(false);
        await rateAll(db);
        expect(bodyOf(await stateOf(db))).toEqual(plainly(played.filter(each => each !== gone)));
        await addUp(db);
        // What was taken back does not come again.
        await enter(db, gone);
        await rateAll(db);
        expect(bodyOf(await stateOf(db))).toEqual(plainly(played.filter(each => each !== gone)));
      }),
      { numRuns: 10 },
    );
  });

  test('asks once who may be rated, and needs two of them', async () => {
    const db = await open();
    await db.updateTable('people').set({ skeleton: null }).where('id', '=', 'bela').execute();
    const seat = (person: string, n: number): SeatResult => ({
      seat: n,
      person,
      place: n + 1,
      since: 0,
      given: 1,
    });
    await enter(db, {
      table: 'two',
      at: 1,
      ending: endingOf('runewars', [seat('anna', 0), seat('bela', 1)]),
    });
    await enter(db, {
      table: 'three',
      at: 2,
      ending: endingOf('runewars', [seat('bela', 0), seat('anna', 1), seat('cezar', 2)]),
    });
    await rateAll(db);
    const { events } = await stateOf(db);
    expect(events.map(({ table_id, person }) => [table_id, person])).toEqual([
      ['three', 'anna'],
      ['three', 'cezar'],
    ]);
    expect(
      await db.selectFrom('endings').select(['table_id', 'unrated', 'state']).orderBy('table_id').execute(),
    ).toEqual([
      { table_id: 'three', unrated: null, state: 2 },
      { table_id: 'two', unrated: 'people', state: 0 },
    ]);
    // An account that comes later changes nothing about games that were rated before.
    await db.updateTable('people').set({ skeleton: 'bela' }).where('id', '=', 'bela').execute();
    const seats = [seat('anna', 0), seat('cezar', 1), seat('dora', 2)];
    await enter(db, { table: 'earlier', at: 1, ending: endingOf('runewars', seats) });
    await rateAll(db);
    expect((await stateOf(db)).events.filter(({ table_id }) => table_id === 'three')).toHaveLength(2);
    await addUp(db);
  });
});
