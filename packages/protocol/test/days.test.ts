import { describe, expect, test } from 'vitest';
import { clockTerms, DAY, slowPaces } from '../src/parts/clock-terms.ts';
import { HostedGame } from '../src/table/hosted-game.ts';
import { LiveTable } from '../src/table/live-table.ts';
import type { LogRecord } from '../src/table/log.ts';
import { Clocks } from '../src/table/pace/clocks.ts';
import { type Due, duesOf } from '../src/table/pace/dues.ts';
import type { Request } from '../src/wire/from-client.ts';
import { HouseClock } from './council/house-clock.ts';
import { answered, clocksOf, on, opened, undone } from './fixtures/clock-records.ts';
import { engine, secretOfTest } from './fixtures/parlour.ts';
import { bids, Guest, newSecret, quiet, Sheet } from './fixtures/table.ts';
import { Dice } from './model/dice.ts';

const HOUR = 3_600_000;
const terms = clockTerms.days;

const turned = (
  at: number,
  what: 'extended' | 'late' | 'vacation' | 'away',
  seat: number,
  ms: number,
  waits: readonly number[],
): LogRecord => ({ kind: 'clock', what, seat, ms, stamp: { at, waits } });

const clocksWith = clocksOf(terms);

describe('a clock of days', () => {
  test('every turn has its time, over all of its decisions; then the bank is used, and nothing is saved up', () => {
    expect(slowPaces.map(pace => clockTerms[pace].grace / HOUR)).toEqual([6, 48, 168]);
    const clocks = clocksWith(opened(0, [0]), answered(30 * HOUR, 0, [0]));
    expect(clocks.leftAt(0, 40 * HOUR)).toEqual({ bank: terms.bank, grace: 8 * HOUR, runs: true });
    expect(clocks.turnDueAt(0)).toBe(2 * DAY);
    expect(clocks.dueAt(0)).toBe(16 * DAY);
    expect(clocks.leftAt(0, 3 * DAY)).toEqual({ bank: 13 * DAY, grace: 0, runs: true });
    clocks.note(answered(3 * DAY, 0, [1]), on);
    clocks.note(answered(4 * DAY, 1, [0]), on);
    expect(clocks.leftAt(0, 4 * DAY)).toEqual({ bank: 13 * DAY, grace: 2 * DAY, runs: true });
  });

  test('undo returns nothing, takes nothing, and whose turn was taken away goes on where they were', () => {
    const clocks = clocksWith(opened(0, [0]), answered(DAY, 0, [1]));
    clocks.note(undone(DAY + 6 * HOUR, 0, [0]), on);
    expect(clocks.leftAt(0, DAY + 6 * HOUR)).toMatchObject({ bank: terms.bank, grace: DAY });
    clocks.note(answered(2 * DAY, 0, [1]), on);
    expect(clocks.leftAt(1, 2 * DAY).grace).toBe(2 * DAY - 6 * HOUR);
    expect(clocks.of(1).since.seq).toBe(1);
  });

  test('on vacation the clock stands, and goes on by itself when it is over; whoever is back early may play', () => {
    const clocks = clocksWith(opened(0, [0]), turned(DAY, 'vacation', 0, 7 * DAY, [0]));
    expect(clocks.leftAt(0, 5 * DAY)).toEqual({ bank: terms.bank, grace: DAY, runs: true, stands: 3 * DAY });
    expect(clocks.leftAt(0, 8 * DAY + HOUR).grace).toBe(DAY - HOUR);
    expect(clocks.turnDueAt(0)).toBe(9 * DAY);
    clocks.note(turned(2 * DAY, 'vacation', 0, 0, [0]), on);
    expect(clocks.turnDueAt(0)).toBe(3 * DAY);
    expect(clocks.spentBy(0)).toBe(DAY);
  });

  test('time given is for the turn and ends lateness; time in which the house was away is nobody’s', () => {
    const clocks = clocksWith(opened(0, [0]), turned(3 * DAY, 'late', 0, 0, [0]));
    expect(clocks.of(0).late).toEqual({ seq: 1, at: 3 * DAY });
    clocks.note(turned(3 * DAY, 'extended', 0, 2 * DAY, [0]), on);
    expect(clocks.of(0).late).toBeUndefined();
    expect(clocks.leftAt(0, 4 * DAY)).toMatchObject({ bank: 13 * DAY, grace: DAY });
    expect(clocks.mayExtend(0)).toBe(false);
    clocks.note(turned(5 * DAY, 'away', 0, DAY, [0]), on);
    expect(clocks.leftAt(0, 5 * DAY)).toMatchObject({ bank: 13 * DAY, grace: DAY });
  });

  test('time is conserved: what was begun with and given is what is left and what was used', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const dice = new Dice(seed);
      const seats = [0, 1, 2];
      const clocks = new Clocks(terms, 3);
      let [at, waits, isOn] = [0, [dice.below(3)] as readonly number[], true];
      /** Reckoned apart from the clock: what each turn was given, what was used, and until when each is on vacation. */
      const given = seats.map(() => terms.bank + terms.grace);
      const used = [0, 0, 0];
      const away = [0, 0, 0];
      const left = (seat: number): number => {
        const { bank, grace } = clocks.leftAt(seat, at);
        return bank + grace;
      };
      clocks.note(opened(at, waits), on);
      for (let n = 0; n < 80; n++) {
        const passed = dice.below(4) === 0 ? dice.below(3 * DAY) : dice.below(6 * HOUR);
        const before = seats.map(seat => left(seat));
        for (const seat of isOn ? waits : []) {
          const counted = Math.max(0, at + passed - Math.max(at, away[seat]));
          used[seat] += Math.min(counted, before[seat]);
        }
        at += passed;
        const seat = dice.below(3);
        const deed = dice.below(8);
        const next = deed < 5 ? seats.filter(() => dice.below(2) === 0) : waits;
        const then = seats.map(each => clocks.leftAt(each, at));
        if (deed < 3) clocks.note(answered(at, seat, next), on);
        else if (deed < 5) clocks.note(undone(at, seat, next), on);
        else if (deed === 5) clocks.note(turned(at, 'extended', seat, terms.grace, next), on);
        else if (deed === 6) {
          const ms = dice.below(3 * DAY);
          clocks.note(turned(at, 'vacation', seat, ms, next), on);
          away[seat] = at + ms;
        } else {
          isOn = dice.below(2) === 0;
          clocks.note({ kind: 'matter', stamp: { at, waits: next } }, { ...on, isOn });
        }
        if (deed < 7) isOn = true;
        if (deed === 5) given[seat] += terms.grace;
        for (const each of seats) {
          const now = clocks.leftAt(each, at);
          expect(now.bank).toBe(then[each].bank);
          // A turn that begins sets its time anew: what was left of the last one is not saved up.
          const begins = deed < 5 && next.includes(each) && !waits.includes(each);
          if (begins && now.grace !== then[each].grace) {
            expect(now.grace).toBe(terms.grace);
            expect(deed >= 3 && each === seat).toBe(false);
            given[each] += terms.grace - then[each].grace;
          }
          if (deed >= 3 && deed < 5 && each === seat) expect(now.grace).toBe(then[each].grace);
          expect(now.bank + now.grace + used[each]).toBe(given[each]);
        }
        waits = next;
      }
    }
  });
});

/** A table of days for so many people, with nobody at it, and a house clock that is moved by hand. */
const company = (...names: readonly string[]) => {
  const clock = new HouseClock();
  const away = new Map<string, number>();
  const timing = { pace: 'days' as const, now: () => clock.now() };
  const hosted = HostedGame.open(
    engine,
    { seats: names.length, options: {}, secret: secretOfTest },
    [],
    timing,
  );
  const people = names.map(name => new Guest(name));
  for (const [seat, { name, guest }] of people.entries())
    hosted.handOver(seat, { kind: 'person', name }, guest, { cause: 'sat' });
  const sheet = new Sheet(hosted);
  const parts = {
    id: 'table-one',
    host: people[0].guest,
    chat: [],
    keeper: sheet,
    thinker: { levels: ['plain'], think: bids(1) },
    newSecret,
    timepiece: clock,
    vacations: {
      current: async (persons: readonly string[]) =>
        new Map([...away].filter(([person, until]) => persons.includes(person) && until > clock.now())),
    },
  };
  let table = new LiveTable({ ...parts, game: hosted });
  /** Lets time pass as a house does: it wakes the table for what is due, and only then. */
  const pass = async (ms: number): Promise<void> => {
    const end = clock.now() + ms;
    for (;;) {
      const dues = await table.read(game => duesOf(game) ?? []);
      const deeds = dues.filter(({ kind }) => kind === 'turn' || kind === 'bank' || kind === 'settle');
      const at = Math.min(end, ...deeds.map(due => Math.max(due.at, clock.now())));
      await clock.pass(at - clock.now(), () => quiet(table));
      if (deeds.every(due => due.at > clock.now())) break;
      await table.attend();
      await quiet(table);
    }
  };
  const reopen = async (): Promise<void> => {
    table = new LiveTable({ ...parts, game: await sheet.load() });
  };
  return { table: () => table, sheet, clock, people, away, pass, reopen };
};

const ask = async (table: LiveTable, guest: Guest, request: object): Promise<string | undefined> => {
  const from = guest.heard.length;
  await table.handle(guest, { ...request, ref: 77 } as Request);
  const answer = guest.heard.slice(from).find(message => 'ref' in message && message.ref === 77);
  return answer?.type === 'refused' ? answer.reason.key : undefined;
};

const bid = async (table: LiveTable, guest: Guest, coins: number): Promise<string | undefined> => {
  const latest = guest.heard.findLast(({ type }) => type === 'update' || type === 'state');
  const { seq } = latest?.type === 'update' ? latest : guest.last('state');
  return ask(table, guest, { type: 'answer', ask: guest.shown.view.asks[0]?.id, seq, reply: [coins] });
};

const kinds = (log: readonly LogRecord[]) =>
  log
    .filter(({ kind }) => kind !== 'opened')
    .map(record => (record.kind === 'clock' ? record.what : record.kind));

describe('a table that is played over days', () => {
  test('what harms nobody is answered; else the others may vote, and when the bank is used up the seat is vacated', async () => {
    const { table, sheet, people, pass, reopen } = company('Anna', 'Bela');
    const [anna, bela] = people;
    await pass(2 * DAY - HOUR);
    expect(kinds(sheet.log)).toEqual(['handed-over', 'handed-over']);
    await table().join(anna);
    expect(anna.last('presence').people.players.map(({ may }) => may)).toEqual([
      expect.not.arrayContaining(['deputy']),
      ['give-time'],
    ]);
    expect(await bid(table(), anna, 3)).toBeUndefined();
    await table().part(anna);
    await pass(2 * HOUR);
    // Bela bids nothing; to show a card is hers alone, but the most was bid by Anna.
    expect(sheet.log.at(-1)).toMatchObject({ kind: 'answered', seat: 1, by: 'absent' });
    await reopen();
    await pass(2 * DAY + HOUR);
    expect(kinds(sheet.log).at(-1)).toBe('late');
    await pass(13 * DAY);
    expect(kinds(sheet.log).at(-1)).toBe('late');
    await table().join(bela);
    expect(bela.last('presence').people.players[0].may).toContain('deputy');
    await pass(2 * DAY);
    expect(sheet.log.at(-1)).toMatchObject({
      kind: 'handed-over',
      seat: 0,
      cause: 'expired',
      holder: { kind: 'open' },
    });
    expect(sheet.log.filter(record => record.kind === 'clock')).toHaveLength(1);
    // Until somebody else sits down its owner may come back, and has the time of a turn.
    await table().join(anna);
    expect(await ask(table(), anna, { type: 'sit', seat: 0 })).toBeUndefined();
    const told = anna.last('update').clocks?.[0];
    expect(told).toEqual({ runs: true, bank: 0, grace: 2 * DAY });
    await pass(DAY);
    expect(sheet.log.at(-1)).toMatchObject({ kind: 'handed-over', cause: 'returned' });
    expect(sheet.faults).toEqual([]);
  });

  test('who is there does not matter: nobody is called, votes wait two days, and nobody is told more than the day', async () => {
    const { table, sheet, people, pass, clock } = company('Anna', 'Bela', 'Cyr');
    const [anna, bela] = people;
    await table().join(anna);
    await pass(DAY);
    const [, other] = anna.last('presence').people.players;
    expect(other.presence).toEqual({ state: 'week' });
    expect(await ask(table(), anna, { type: 'nudge', seat: 1 })).toBe('refusal.not-absent');
    expect(await ask(table(), anna, { type: 'propose', what: 'deputy', seat: 1 })).toBe('refusal.not-absent');
    expect(await ask(table(), anna, { type: 'propose', what: 'pause' })).toBeUndefined();
    const { matter } = anna.last('presence').people;
    expect(matter).toMatchObject({ of: 3, left: 2 * DAY });
    const dues = await table().read(game => duesOf(game));
    expect(dues?.filter(({ kind }) => kind === 'vote').map(({ seat }) => seat)).toEqual([1, 2]);
    await table().join(bela);
    expect(await ask(table(), bela, { type: 'vote', matter: matter?.id, vote: 'yes' })).toBeUndefined();
    const at = clock.now();
    await pass(30 * DAY);
    expect(sheet.log.at(-1)).toMatchObject({ kind: 'matter', outcome: 'carried' });
    expect(await ask(table(), bela, { type: 'propose', what: 'resume' })).toBeUndefined();
    expect(bela.last('update').clocks?.[1]).toEqual({ runs: true, bank: terms.bank, grace: DAY });
    expect(clock.now() - at).toBe(30 * DAY);
  });

  test('somebody is given as much time again, once in a turn, and is late no more', async () => {
    const { table, sheet, people, pass } = company('Anna', 'Bela');
    const [anna, bela] = people;
    for (const person of people) await table().join(person);
    expect(await bid(table(), anna, 3)).toBeUndefined();
    expect(await bid(table(), bela, 1)).toBeUndefined();
    await pass(3 * DAY);
    expect(kinds(sheet.log).at(-1)).toBe('late');
    expect(await ask(table(), bela, { type: 'give-time', seat: 0 })).toBeUndefined();
    expect(await ask(table(), bela, { type: 'give-time', seat: 0 })).toBe('refusal.no-more-time');
    expect(bela.last('update').clocks?.[0]).toMatchObject({ runs: true, grace: 2 * DAY, bank: 13 * DAY });
    expect(bela.last('presence').people.players[0].may).not.toContain('deputy');
    await pass(2 * DAY + HOUR);
    expect(kinds(sheet.log).filter(kind => kind === 'late')).toHaveLength(2);
  });

  test('vacation stands the clock and all are told for how long; a table may forbid it', async () => {
    const { table, sheet, people, pass, away, clock } = company('Anna', 'Bela');
    const [anna, bela] = people;
    await table().join(anna);
    expect(await bid(table(), anna, 3)).toBeUndefined();
    away.set(bela.guest, clock.now() + 10 * DAY);
    await table().attend();
    await table().attend();
    expect(sheet.log.filter(record => record.kind === 'clock')).toEqual([
      expect.objectContaining({ what: 'vacation', seat: 1, ms: 10 * DAY }),
    ]);
    expect(anna.last('update').clocks?.[1]).toMatchObject({ stands: 10 * DAY, grace: terms.grace });
    expect(JSON.stringify(anna.heard)).not.toContain('"stamp"');
    await pass(12 * DAY - HOUR);
    expect(sheet.log.at(-1)).toMatchObject({ kind: 'clock' });
    await pass(2 * HOUR);
    expect(sheet.log.at(-1)).toMatchObject({ kind: 'answered', seat: 1, by: 'absent' });
    // Somebody who ends it early is back, and somebody whose table forbids it never left.
    away.set(anna.guest, clock.now() + DAY);
    await table().attend();
    away.delete(anna.guest);
    await table().attend();
    expect(sheet.log.at(-1)).toMatchObject({ what: 'vacation', seat: 0, ms: 0 });
    const strict = HostedGame.open(engine, { seats: 2, options: {}, secret: secretOfTest }, [], {
      pace: 'days',
      noVacation: true,
      now: () => clock.now(),
    });
    expect(HostedGame.load(engine, strict.setup, [...strict.log]).noVacation).toBe(true);
  });

  test('what is due follows from the log, and of one kind, seat and record there is one', async () => {
    const { table, sheet, people, pass } = company('Anna', 'Bela', 'Cyr');
    const seen = new Map<string, number>();
    for (let n = 0; n < 20; n++) {
      const { dues, again } = await table().read(game => ({
        dues: duesOf(game) ?? [],
        again: duesOf(HostedGame.load(engine, game.setup, [...game.log])),
      }));
      expect(again).toEqual(dues);
      const names = dues.map(({ seat, kind }: Due) => `${seat} ${kind}`);
      expect(new Set(names).size).toBe(names.length);
      for (const { seat, kind, seq, at } of dues) {
        const key = `${seat} ${kind} ${seq}`;
        expect(seen.get(key) ?? at).toBe(at);
        seen.set(key, at);
      }
      await pass(DAY);
    }
    expect(people).toHaveLength(3);
    expect(sheet.log.some(record => record.kind === 'handed-over' && record.cause === 'expired')).toBe(true);
    expect([...seen.keys()].map(key => key.split(' ')[1])).toEqual(
      expect.arrayContaining(['start', 'half', 'last', 'turn', 'bank', 'vote', 'vacated']),
    );
  });
});
