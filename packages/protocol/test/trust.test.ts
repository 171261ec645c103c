import { describe, expect, test } from 'vitest';
import type { Holder } from '../src/parts/people.ts';
import { seatStates, stateOf, tieOf, ties } from '../src/table/eyes.ts';
import { HostedGame } from '../src/table/hosted-game.ts';
import { judge, judgeBook, judgeFile } from '../src/table/seating.ts';
import {
  bookTrust,
  fileActs,
  fileTrust,
  judgeSeat,
  newcomers,
  outsideTrust,
  type SeatCase,
  seatActs,
  standings,
} from '../src/table/trust.ts';
import type { Request } from '../src/wire/from-client.ts';
import { engine, secretOfTest } from './fixtures/parlour.ts';
import { Guest, liveTable, playOut } from './fixtures/table.ts';

const person = (name: string): Holder => ({ kind: 'person', name });
const bot: Holder = { kind: 'bot', name: 'Alda', level: 'plain' };
const open: Holder = { kind: 'open' };

const P = 'guest-Pia';
const other = 'guest-Otto';

/** Seats 0 and 1 share a screen; seat 2 does not. */
const threeSeats = (): HostedGame =>
  HostedGame.open(engine, { seats: 3, options: {}, secret: secretOfTest }, [1, 1, 0]);

/** A table where seat 0 stands as in a case and Pia is to it what the case says; undefined where that cannot be. */
const tableFor = ({ state, tie, over }: SeatCase): HostedGame | undefined => {
  const hosted = threeSeats();
  const isUntouched = state === 'free' || state === 'bot';
  if (isUntouched && (tie === 'owner' || tie === 'former')) return undefined;
  // Before a shared screen, a seat that somebody else has held is another person's.
  if (!isUntouched && tie === 'screen') return undefined;
  if (tie === 'screen') hosted.handOver(1, person('Pia'), P);
  if (tie === 'elsewhere') hosted.handOver(2, person('Pia'), P);
  if (tie === 'former') hosted.handOver(0, person('Pia'), P);
  if (!isUntouched) hosted.handOver(0, person('Somebody'), tie === 'owner' ? P : other);
  if (state === 'bot' || state === 'minded') hosted.handOver(0, bot);
  if (state === 'vacated') hosted.handOver(0, open);
  if (over) playOut(hosted);
  return hosted;
};

const requests: Readonly<Record<(typeof seatActs)[number], (hosted: HostedGame) => Request>> = {
  sit: () => ({ type: 'sit', ref: 7, seat: 0 }),
  leave: () => ({ type: 'leave', ref: 7, seat: 0 }),
  bot: () => ({ type: 'let-bot-play', ref: 7, seat: 0, level: 'plain' }),
  look: () => ({ type: 'look', ref: 7, viewer: 0 }),
  play: ({ match, seq }) => ({ type: 'answer', ref: 7, ask: match.askIdOf(0), seq, reply: [4] }),
};

const cases: readonly SeatCase[] = seatActs.flatMap(act =>
  seatStates.flatMap(state =>
    ties.flatMap(tie =>
      [true, false].flatMap(host => [true, false].map(over => ({ act, state, tie, host, over }))),
    ),
  ),
);

describe('the table of trust, cell by cell at a real table', () => {
  test.each(seatActs)('%s', async act => {
    const answered: string[] = [];
    for (const one of cases.filter(each => each.act === act)) {
      const hosted = tableFor(one);
      if (!hosted) continue;
      expect([stateOf(hosted.holdOf(0)), tieOf(hosted.seats, P, 0)]).toEqual([one.state, one.tie]);
      const { table, sheet } = liveTable(hosted, one.host ? P : other);
      const pia = new Guest('Pia');
      await table.join(pia, 'spectator');
      if (act === 'play') await table.handle(pia, { type: 'look', ref: 6, viewer: 0 });
      const before = sheet.log.length;
      await table.handle(pia, requests[act](hosted));
      const verdict = judgeSeat(one);
      const said = pia.heard.findLast(message => 'ref' in message && message.ref === 7);
      const words = `${JSON.stringify(one)} ${said?.type}`;
      answered.push(words);
      // Who holds a seat may answer; that the game is over is then for the kernel to say.
      const isTooLate = act === 'play' && one.over && 'allowed' in verdict;
      if ('refused' in verdict || isTooLate) {
        const key = 'refused' in verdict ? verdict.refused : 'refusal.game-over';
        expect(said?.type === 'refused' && said.reason.key, words).toBe(key);
        expect(sheet.log.length, words).toBe(before);
      } else {
        expect(said?.type, words).toBe('done');
        const { cause, deputy } = verdict;
        const written = sheet.log[before];
        if (act !== 'look' && act !== 'play')
          expect(written, words).toMatchObject({
            kind: 'handed-over',
            seat: 0,
            ...(cause && { cause }),
            ...(deputy && { deputy }),
          });
        else expect(sheet.log.length - before, words).toBe(act === 'play' ? 1 : 0);
      }
    }
    expect(answered).toHaveLength((2 * 3 + 3 * 4) * 4);
  });

  test('a shared screen gives nobody the hand of a stranger who sat before it and left', async () => {
    const hosted = threeSeats();
    hosted.handOver(1, person('Pia'), P);
    hosted.handOver(0, person('Otto'), other);
    hosted.handOver(0, open);
    const { table } = liveTable(hosted, P);
    const pia = new Guest('Pia');
    await table.join(pia);
    await table.handle(pia, { type: 'sit', ref: 7, seat: 0 });
    expect(pia.last('refused').reason.key).toBe('refusal.second-hand');
  });

  test('a seat that the table does not have is nobody’s', async () => {
    const { table } = liveTable(threeSeats(), P);
    const pia = new Guest('Pia');
    await table.join(pia);
    for (const act of ['sit', 'leave', 'bot'] as const) {
      await table.handle(pia, { ...requests[act](threeSeats()), seat: 3 } as Request);
      expect(pia.last('refused').reason.key).toBe('refusal.no-seat');
    }
  });

  test('people are offered what the table allows them', async () => {
    for (const one of cases.filter(({ act }) => act === 'sit' || act === 'leave' || act === 'bot')) {
      const hosted = tableFor(one);
      if (!hosted) continue;
      const { table } = liveTable(hosted, one.host ? P : other);
      const pia = new Guest('Pia');
      await table.join(pia);
      const offered = (pia.last('state').people.players[0].may as readonly string[]).includes(one.act);
      expect(offered, JSON.stringify(one)).toBe('allowed' in judgeSeat(one));
    }
  });
});

describe('files', () => {
  const tableWith = (standing: (typeof standings)[number], over: boolean): HostedGame => {
    const hosted = threeSeats();
    if (standing !== 'outside') hosted.handOver(0, person('Pia'), P);
    hosted.handOver(1, bot);
    // Whoever came is never forgotten, also when they have gone.
    if (standing === 'among-others') hosted.handOver(2, person('Otto'), other);
    hosted.handOver(2, bot);
    if (over) playOut(hosted);
    return hosted;
  };

  test.each(fileActs.flatMap(act => standings.map(standing => [act, standing] as const)))(
    '%s: %s',
    async (act, standing) => {
      for (const over of [false, true]) {
        const hosted = tableWith(standing, over);
        const { table, sheet } = liveTable(hosted, P);
        const otto = new Guest('Otto');
        await table.join(otto, 'spectator');
        const before = sheet.log.length;
        const verdict = fileTrust[act][over ? 'over' : 'running'][standing];
        expect(judgeFile(hosted, act, P)).toEqual(verdict);
        const file = await table.file(act, { guest: P, name: 'Pia' });
        const written = sheet.log.slice(before);
        if ('refused' in verdict) {
          expect(file).toEqual({ key: verdict.refused, args: {} });
          expect(written).toEqual([]);
        } else {
          expect(file).toMatchObject({ format: 'runehold-game', over });
          // A running game has left: that is written down, and everybody is told.
          const left = over ? [] : [{ kind: 'disclosed', guest: P, name: 'Pia', how: 'file' }];
          expect(written).toEqual(left);
          if (!over) {
            expect(otto.records.at(-1)).toMatchObject([{ kind: 'disclosed', name: 'Pia' }]);
            expect(otto.last('presence').people.knowers).toEqual(['Pia']);
          }
        }
      }
    },
  );

  test('what cannot be written down does not leave', async () => {
    const { table, sheet } = liveTable(tableWith('only-person', false), P);
    sheet.isFull = true;
    expect(await table.file('take-home', { guest: P, name: 'Pia' })).toMatchObject({ key: 'refusal.store' });
    sheet.isFull = false;
    expect(await table.file('take-home', { guest: P, name: 'Pia' })).toHaveProperty('format');
    // Once is enough.
    expect(await table.file('take-home', { guest: P, name: 'Pia' })).toHaveProperty('format');
    expect(sheet.log.filter(({ kind }) => kind === 'disclosed')).toHaveLength(1);
  });
});

describe('an open book', () => {
  test.each(newcomers)('somebody who %s', who => {
    for (const book of ['closed', 'open'] as const) {
      const hosted = threeSeats();
      const knower = { guest: who === 'knows' ? P : other, name: 'Otto' };
      if (book === 'open') hosted.disclose(knower, 'import');
      if (who === 'has-played') hosted.handOver(0, person('Pia'), P);
      expect(judgeBook(hosted, P, who === 'agreed')).toEqual(bookTrust[book][who]);
    }
  });

  test('newcomers are told who may know every card, and sit down when they have agreed', async () => {
    const hosted = threeSeats();
    hosted.disclose({ guest: other, name: 'Otto' }, 'import');
    const { table, sheet } = liveTable(hosted, other);
    const pia = new Guest('Pia');
    await table.join(pia);
    expect(pia.last('state').people.knowers).toEqual(['Otto']);
    const before = sheet.log.length;
    await table.handle(pia, { type: 'sit', ref: 1, seat: 0 });
    expect(pia.last('refused').reason.key).toBe('refusal.open-book');
    expect(sheet.log).toHaveLength(before);
    await table.handle(pia, { type: 'sit', ref: 2, seat: 0, agreed: true });
    expect(pia.last('done')).toMatchObject({ ref: 2 });
    // What is dealt from here on Otto does not know; one new key is enough for all who come.
    expect(sheet.log.slice(before).map(({ kind }) => kind)).toEqual(['rekeyed', 'handed-over']);
    expect(pia.last('state').chance.keys).toHaveLength(2);
    expect(pia.last('state').chance.keys.some(({ secret }) => secret !== undefined)).toBe(false);
    const vera = new Guest('Vera');
    await table.join(vera);
    await table.handle(vera, { type: 'sit', ref: 1, seat: 2, agreed: true });
    expect(sheet.log.filter(({ kind }) => kind === 'rekeyed')).toHaveLength(1);
    // It stays an open book, also when it is read again.
    const loaded = await sheet.load();
    expect([loaded.knowers, loaded.isRekeyed]).toEqual([[{ guest: other, name: 'Otto' }], true]);
  });
});

describe('where programs of other people sit down', () => {
  test.each([
    ['welcome', 'person'],
    ['welcome', 'program'],
    ['unwelcome', 'person'],
    ['unwelcome', 'program'],
  ] as const)('%s: a %s', (welcome, who) => {
    const setup = { seats: 2, options: {}, secret: secretOfTest };
    const hosted = HostedGame.open(engine, setup, [], undefined, welcome === 'welcome');
    const asker = { guest: P, host: true, ...(who === 'program' && { outside: true as const }) };
    const cell = outsideTrust[welcome][who];
    const verdict = judge(hosted, 'sit', asker, 0);
    expect(verdict).toEqual('refused' in cell ? cell : { allowed: true, cause: 'sat' });
    // What the table was set for it is set for when it is read again.
    const again = HostedGame.load(engine, hosted.setup, hosted.log);
    expect(judge(again, 'sit', asker, 0)).toEqual(verdict);
    // Nothing else is closed to it.
    expect(judge(hosted, 'bot', asker, 0)).toEqual({ allowed: true });
  });
});
