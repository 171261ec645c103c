import { describe, expect, test } from 'vitest';
import { clockTerms } from '../src/parts/clock-terms.ts';
import { HostedGame } from '../src/table/hosted-game.ts';
import { LiveTable } from '../src/table/live-table.ts';
import type { LogRecord } from '../src/table/log.ts';
import { Clocks } from '../src/table/pace/clocks.ts';
import type { Request } from '../src/wire/from-client.ts';
import { HouseClock } from './council/house-clock.ts';
import { answered, clocksOf, on, opened, undone } from './fixtures/clock-records.ts';
import { engine, secretOfTest } from './fixtures/parlour.ts';
import { bids, Guest, newSecret, quiet, Sheet } from './fixtures/table.ts';
import { Dice } from './model/dice.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const terms = clockTerms.live;

const clocksWith = clocksOf(terms);

describe('a clock', () => {
  test('grace goes first, then the bank; a turn that comes brings some back, and never more than there was', () => {
    const clocks = clocksWith(opened(0, [0]));
    expect(clocks.leftAt(0, 10 * SECOND)).toEqual({ bank: terms.bank, grace: 0, runs: true });
    expect(clocks.leftAt(0, 70 * SECOND).bank).toBe(terms.bank - MINUTE);
    clocks.note(answered(70 * SECOND, 0, [1]), on);
    expect(clocks.leftAt(0, 90 * MINUTE)).toMatchObject({ bank: terms.bank - MINUTE, runs: false });
    clocks.note(answered(75 * SECOND, 1, [0]), on);
    expect(clocks.leftAt(0, 75 * SECOND)).toEqual({
      bank: terms.bank - MINUTE + terms.increment,
      grace: terms.grace,
      runs: true,
    });
    expect(clocks.leftAt(1, 75 * SECOND).bank).toBe(terms.bank);
    expect(clocks.dueAt(0)).toBe(75 * SECOND + terms.grace + terms.bank - MINUTE + terms.increment);
  });

  test('every decision of a turn has its grace; under seal all who are asked think together', () => {
    const clocks = clocksWith(opened(0, [0, 1]), answered(8 * SECOND, 0, [0, 1]));
    expect(clocks.leftAt(0, 18 * SECOND)).toMatchObject({ bank: terms.bank, grace: 0 });
    expect(clocks.leftAt(1, 20 * SECOND).bank).toBe(terms.bank - 10 * SECOND);
  });

  test('what is taken back gives nothing back, and nobody thinks for ever by it', () => {
    const clocks = clocksWith(opened(0, [0]), answered(40 * SECOND, 0, [1]), undone(50 * SECOND, 0, [0]));
    expect(clocks.leftAt(0, 50 * SECOND)).toMatchObject({ bank: terms.bank - 30 * SECOND, grace: 0 });
    // To go forward and back again earns no new grace in this turn.
    for (const [n, at] of [60, 70, 80].entries()) {
      clocks.note(n % 2 === 0 ? answered(at * SECOND, 0, [0]) : undone(at * SECOND, 0, [0]), on);
      expect(clocks.leftAt(0, at * SECOND).grace).toBe(0);
    }
    expect(clocks.leftAt(0, 80 * SECOND).bank).toBe(terms.bank - 60 * SECOND);
    // Whose turn it had become has no second increment when it becomes theirs again.
    const other = clocksWith(opened(0, [1]), answered(MINUTE, 1, [0]), answered(MINUTE, 0, [1]));
    const before = other.leftAt(1, MINUTE).bank;
    other.note(undone(MINUTE, 0, [0]), on);
    other.note(answered(MINUTE, 0, [1]), on);
    expect(other.leftAt(1, MINUTE).bank).toBe(before);
  });

  test('time is conserved: of what passes, each has used up what they were waited for, and undo is no help', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const dice = new Dice(seed);
      const seats = [0, 1, 2];
      const clocks = new Clocks(terms, 3);
      let at = 0;
      let waits = [dice.below(3)];
      let isOn = true;
      const waited = [0, 0, 0];
      clocks.note(opened(at, waits), on);
      for (let n = 0; n < 60; n++) {
        const passed = dice.below(40 * SECOND);
        if (isOn) for (const seat of waits) waited[seat] += passed;
        at += passed;
        const left = seats.map(seat => clocks.leftAt(seat, at));
        const seat = dice.below(3);
        const next = seats.filter(() => dice.below(2) === 0);
        isOn = dice.below(6) > 0;
        const isUndo = dice.below(3) === 0;
        const record = isUndo ? undone(at, seat, next) : answered(at, seat, next);
        clocks.note(record, { isPerson: () => true, isOn });
        for (const each of seats) {
          const now = clocks.leftAt(each, at);
          expect(now.bank).toBeLessThanOrEqual(terms.bank);
          expect(now.bank).toBeGreaterThanOrEqual(left[each].bank);
          expect(now.bank - left[each].bank).toBeLessThanOrEqual(terms.increment);
          // Whoever takes back has no more than before.
          if (isUndo && each === seat)
            expect(now.bank + now.grace).toBeLessThanOrEqual(left[each].bank + left[each].grace);
        }
        waits = next;
      }
      expect(seats.map(seat => clocks.spentBy(seat))).toEqual(waited);
    }
  });
});

/** A table with a clock for so many people who have all sat down, and a house clock that is moved by hand. */
const company = async (...names: readonly string[]) => {
  const clock = new HouseClock();
  const timing = { pace: 'live' as const, now: () => clock.now() };
  const setup = { seats: names.length, options: {}, secret: secretOfTest };
  const hosted = HostedGame.open(engine, setup, [], timing);
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
  };
  const table = new LiveTable({ ...parts, game: hosted });
  for (const person of people) await table.join(person);
  const reopen = async (): Promise<LiveTable> => new LiveTable({ ...parts, game: await sheet.load() });
  return { table, sheet, clock, people, reopen, pass: (ms: number) => clock.pass(ms, () => quiet(table)) };
};

const ask = async (table: LiveTable, guest: Guest, request: object): Promise<string | undefined> => {
  const from = guest.heard.length;
  await table.handle(guest, { ...request, ref: 77 } as Request);
  const answer = guest.heard.slice(from).find(message => 'ref' in message && message.ref === 77);
  return answer?.type === 'refused' ? answer.reason.key : undefined;
};

const clocksTold = (guest: Guest) => {
  const told = guest.heard.findLast(({ type }) => type === 'state' || type === 'update');
  return told && 'clocks' in told ? told.clocks : undefined;
};

describe('a table with a clock', () => {
  test('who does not answer in time does what an absent player does; twice in a row, and a bot plays on', async () => {
    const { table, sheet, people, pass } = await company('Anna', 'Bela');
    const [anna] = people;
    expect(clocksTold(anna)).toHaveLength(2);
    const runs = clocksTold(anna)?.map(({ runs }) => runs) ?? [];
    expect(runs).toContain(true);
    await pass(terms.bank + terms.grace + 2 * SECOND);
    const first = sheet.log.filter(record => record.kind === 'answered');
    expect(first.length).toBeGreaterThan(0);
    expect(first.every(record => record.kind === 'answered' && record.by === 'absent')).toBe(true);
    const lostSeats = () =>
      sheet.log.filter(record => record.kind === 'handed-over' && record.cause === 'expired');
    for (let n = 0; n < 400 && lostSeats().length === 0; n++) await pass(5 * SECOND);
    const lost = lostSeats();
    expect(lost.length).toBeGreaterThan(0);
    for (const record of lost) expect(record).toMatchObject({ deputy: true, holder: { kind: 'bot' } });
    // Whoever lost the seat so takes it back at any time.
    const [{ seat }] = lost as readonly (LogRecord & { readonly seat: number })[];
    expect(await ask(table, people[seat], { type: 'sit', seat })).toBeUndefined();
    expect(sheet.faults).toEqual([]);
    // Nobody is told a date.
    expect(JSON.stringify(people.map(({ heard }) => heard))).not.toContain('"stamp"');
  });

  test('another player gives time once in a turn; nobody gives it to themselves', async () => {
    const { table, clock, people, pass } = await company('Anna', 'Bela');
    const seat = clocksTold(people[0])?.findIndex(({ runs }) => runs) ?? -1;
    const [thinks, other] = seat === 0 ? people : [...people].reverse();
    await pass(8 * MINUTE);
    const before = clocksTold(thinks)?.[seat];
    expect(before).toBeDefined();
    expect(await ask(table, thinks, { type: 'give-time', seat })).toBe('refusal.only-others');
    expect(await ask(table, other, { type: 'give-time', seat: 3 })).toBe('refusal.no-seat');
    const watcher = new Guest('Vera');
    await table.join(watcher);
    expect(await ask(table, watcher, { type: 'give-time', seat })).toBe('refusal.only-others');
    const at = clock.now();
    expect(await ask(table, other, { type: 'give-time', seat })).toBeUndefined();
    expect(clock.now()).toBe(at);
    expect(clocksTold(thinks)?.[seat].bank).toBe(terms.bank - 8 * MINUTE + terms.grace + terms.bank / 4);
    expect(await ask(table, other, { type: 'give-time', seat })).toBe('refusal.no-more-time');
  });

  test('while the game is paused, and while the table is put away, no time passes', async () => {
    const { table, sheet, clock, people, pass, reopen } = await company('Anna', 'Bela');
    const seat = clocksTold(people[0])?.findIndex(({ runs }) => runs) ?? -1;
    expect(await ask(table, people[0], { type: 'propose', what: 'pause' })).toBeUndefined();
    const { matter } = people[1].last('presence').people;
    expect(await ask(table, people[1], { type: 'vote', matter: matter?.id, vote: 'yes' })).toBeUndefined();
    await pass(60 * MINUTE);
    expect(sheet.log.some(({ kind }) => kind === 'answered')).toBe(false);
    expect(await ask(table, people[0], { type: 'propose', what: 'resume' })).toBeUndefined();
    const resumed = clocksTold(people[0])?.[seat];
    expect(resumed).toMatchObject({ runs: true, bank: terms.bank });
    for (const person of people) await table.part(person);
    await clock.pass(600 * MINUTE, () => quiet(table));
    const again = await reopen();
    // Whoever only looks on writes nothing, and lets nobody's time run out.
    const written = sheet.log.length;
    await again.join(new Guest('Vera'));
    await clock.pass(600 * MINUTE, () => quiet(again));
    expect(sheet.log).toHaveLength(written);
    const anna = new Guest('Anna');
    await again.join(anna);
    expect(clocksTold(anna)?.[seat]).toMatchObject({ runs: true, bank: terms.bank, grace: terms.grace });
    expect(sheet.log.at(-1)).toMatchObject({ kind: 'clock', what: 'away' });
  });

  test('a pause that not all wanted ends by itself after a quarter of an hour; one that all wanted does not', async () => {
    const { table, sheet, people, pass } = await company('Anna', 'Bela', 'Cyr');
    const vote = async (who: Guest) =>
      ask(table, who, { type: 'vote', matter: who.last('presence').people.matter?.id, vote: 'yes' });
    const [anna, bela, cyr] = people;
    const peopleNow = () => anna.last('presence').people;
    await ask(table, anna, { type: 'propose', what: 'pause' });
    await vote(bela);
    expect(peopleNow()).toMatchObject({ play: 'paused', rests: 15 * MINUTE });
    expect((await sheet.load()).matters.restsUntil).toBeDefined();
    await pass(15 * MINUTE - SECOND);
    expect(peopleNow().play).toBe('paused');
    await pass(2 * SECOND);
    expect(peopleNow()).toMatchObject({ play: 'on' });
    expect(peopleNow().rests).toBeUndefined();
    expect(sheet.log.at(-1)).toMatchObject({ kind: 'matter', what: 'resume', outcome: 'carried' });
    expect(clocksTold(anna)?.every(({ bank }) => bank === terms.bank)).toBe(true);
    // Of two who play both must want it: it lasts until somebody resumes.
    await table.part(cyr);
    await pass(10 * SECOND);
    await ask(table, anna, { type: 'propose', what: 'pause' });
    await vote(bela);
    expect(peopleNow()).toMatchObject({ play: 'paused' });
    expect(peopleNow().rests).toBeUndefined();
    await pass(60 * MINUTE);
    expect(peopleNow().play).toBe('paused');
  });

  test('most may give time to all, and nobody has more than they began with', async () => {
    const { table, sheet, people, pass } = await company('Anna', 'Bela', 'Cyr');
    const [anna, bela] = people;
    expect(await ask(table, anna, { type: 'propose', what: 'extend' })).toBe('refusal.time-enough');
    await pass(8 * MINUTE);
    const seat = clocksTold(anna)?.findIndex(({ runs }) => runs) ?? -1;
    expect(anna.last('presence').people.may).toContain('extend');
    expect(await ask(table, anna, { type: 'propose', what: 'extend' })).toBeUndefined();
    expect(await ask(table, anna, { type: 'propose', what: 'pause' })).toBe('refusal.matter-open');
    const { matter } = bela.last('presence').people;
    expect(matter).toMatchObject({ what: 'extend', mayVote: true });
    expect(await ask(table, bela, { type: 'vote', matter: matter?.id, vote: 'yes' })).toBeUndefined();
    expect(sheet.log.at(-1)).toMatchObject({ kind: 'clock', what: 'extended', ms: terms.bank / 4 });
    expect(clocksTold(anna)?.map(({ bank }) => bank)).toEqual(
      people.map(() => terms.bank - 8 * MINUTE + terms.grace + terms.bank / 4),
    );
    expect((await sheet.load()).clocks?.of(seat).bank).toBe(clocksTold(anna)?.[seat].bank);
    // One of the others may still give time once a turn; and all do not again at once.
    expect(await ask(table, people[(seat + 1) % 3], { type: 'give-time', seat })).toBeUndefined();
    expect(await ask(table, anna, { type: 'propose', what: 'extend' })).toBe('refusal.voted-down');
  });

  test('what is written down says all: a table that is read again has the same clocks', async () => {
    const { sheet, people, pass, clock } = await company('Anna', 'Bela', 'Cyr');
    await pass(7 * MINUTE);
    for (let n = 0; n < 3; n++) await pass(terms.bank);
    const loaded = await sheet.load();
    loaded.now = () => clock.now();
    expect(loaded.clocksNow).toEqual(
      clocksTold(people[0])?.map((_, seat) => loaded.clocks?.leftAt(seat, clock.now())),
    );
    expect(loaded.pace).toBe('live');
    expect(HostedGame.load(engine, loaded.setup, [...loaded.log]).clocks?.at).toBe(loaded.clocks?.at);
  });

  test('without a clock nothing is stamped, told or given', async () => {
    const hosted = HostedGame.open(engine, { seats: 2, options: {}, secret: secretOfTest });
    const sheet = new Sheet(hosted);
    const clock = new HouseClock();
    const table = new LiveTable({
      id: 'table-one',
      game: hosted,
      host: 'guest-Anna',
      chat: [],
      keeper: sheet,
      thinker: { levels: ['plain'], think: bids(1) },
      newSecret,
      timepiece: clock,
    });
    const [anna, bela] = [new Guest('Anna'), new Guest('Bela')];
    for (const guest of [anna, bela]) await table.join(guest);
    await ask(table, anna, { type: 'sit', seat: 0 });
    await ask(table, bela, { type: 'sit', seat: 1 });
    expect(clocksTold(anna)).toBeUndefined();
    expect(await ask(table, bela, { type: 'give-time', seat: 0 })).toBe('refusal.no-clock');
    expect(JSON.stringify(sheet.log)).not.toContain('stamp');
  });
});
