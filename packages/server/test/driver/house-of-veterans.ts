import type { Ending, SeatResult } from '../../src/ratings/ending.ts';
import { startServer } from '../../src/server.ts';
import { writeEnding } from '../../src/store/results.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';

/** A server at which people have played for months: prints its address, and the page of one of them. */
const [database = '', site = ''] = process.argv.slice(2);
const DAY = 24 * 3600 * 1000;
const people = ['Mira', 'Kasia', 'Tomasz', 'Ola', 'Bartek', 'Jan'];
const colours = ['latari', 'waiqar', 'daqan', 'uthuk'];
const GAMES = 160;

/** The same games every time: who is named first is the strongest. */
let seed = 7;
const roll = (of: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * of);
};

const gameOf = (n: number): Ending => {
  const seats = 2 + (n % 3 === 0 ? 2 : 0);
  const isAlone = n % 10 === 9;
  const order = people.toSorted(() => roll(3) - 1).slice(0, seats);
  if (!order.includes('Mira') && n % 4 !== 0) order[0] = 'Mira';
  const strength = order.map(name => roll(10) - people.indexOf(name));
  const places = strength.map(own => 1 + strength.filter(other => other > own).length);
  const results = order.map((name, seat): SeatResult => {
    const part = { seat, place: places[seat], since: 0, given: 90, faction: colours[(roll(4) + seat) % 4] };
    if (isAlone && seat > 0) return { ...part, level: ['page', 'squire', 'sergeant', 'knight'][roll(4)] };
    return { ...part, person: isAlone ? 'mira' : name.toLowerCase(), thinkMs: 90 * (4000 + roll(9000)) };
  });
  return {
    game: n % 2 === 0 ? 'runewars' : 'rune-age',
    rules: '1',
    seats,
    answers: 300 + roll(200),
    pace: 'live',
    winners: places.filter(place => place === 1).length,
    persons: isAlone ? 1 : seats,
    isOpen: n % 5 !== 0,
    setAt: 0,
    ...(isAlone && { unrated: 'alone' as const }),
    results,
  };
};

const db = await openSqlite(database);
await db
  .insertInto('people')
  .values(
    people.map(name => ({
      id: name.toLowerCase(),
      name,
      skeleton: name.toLowerCase(),
      made_at: Date.now(),
      signed: 0,
      leaving: 0,
    })),
  )
  .execute();
await db.transaction().execute(async transaction => {
  for (let n = 0; n < GAMES; n++) {
    const at = Date.now() - (GAMES - n) * DAY;
    const ending = { ...gameOf(n), setAt: at - (60 + roll(90)) * 60_000 };
    await writeEnding(transaction, `veterans${String(n).padStart(8, '0')}`, ending, at);
  }
});
const { page } = await db
  .selectFrom('profiles')
  .select('page')
  .where('person', '=', 'mira')
  .executeTakeFirstOrThrow();
await db.destroy();
const { address, enterResults } = await startServer({
  database,
  site,
  host: '127.0.0.1',
  port: 0,
  botPauseMs: 0,
  complain: what => console.error(what),
});
await enterResults();
console.log(`Runehold: ${address} ${page}`);
