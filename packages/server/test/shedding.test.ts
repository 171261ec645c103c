import type { FromHost, UpdateMessage } from '@runehold/protocol/wire/from-host';
import type { Patch } from '@runehold/protocol/wire/patch';
import { expect, test } from 'vitest';
import { usualLimits } from '../src/door/limits.ts';
import { loopLag, Pressure } from '../src/door/pressure.ts';
import { HeldBack } from '../src/wire/held-back.ts';
import { Person } from './driver/person.ts';
import { askOf } from './driver/play.ts';
import type { Seat } from './driver/seat.ts';
import { noLimits, serve } from './driver/server.ts';

const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];

const levels = ['analysis', 'imports', 'tables', 'sockets'] as const;

test('the later the loop, the more is left undone', () => {
  let lag = 0;
  let fullness = 0;
  const pressure = new Pressure(usualLimits.shed, { now: () => lag }, () => fullness);
  const left = (): readonly string[] => levels.filter(what => pressure.sheds(what));
  const at = (ms: number): readonly string[] => {
    lag = ms;
    return left();
  };
  expect([0, 49, 50, 99, 100, 199, 200, 399, 400].map(at)).toEqual([
    [],
    [],
    ...Array(2).fill(['analysis']),
    ...Array(2).fill(['analysis', 'imports']),
    ...Array(2).fill(['analysis', 'imports', 'tables']),
    [...levels],
  ]);
  lag = 0;
  fullness = 0.6;
  expect(left()).toEqual(['analysis', 'imports']);
});

/** What somebody at a table, and somebody at the door, can still have done. */
const tried = async (anna: Person, seat: Seat) => {
  const said = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'done',
      (error: Error) => (/503/.test(error.message) ? 'refusal.busy' : error.message),
    );
  const newcomer = new Person(anna.address, anna.cookie);
  const file = { game: 'masquerade' };
  const imported = await fetch(`${anna.address}/api/files`, {
    method: 'POST',
    headers: { ...anna.headers, 'content-type': 'application/json', origin: anna.address },
    body: JSON.stringify({ file, seats }),
  });
  const asks = askOf(seat);
  const answer = asks ? seat.answer(asks.id, [1]) : seat.request({ type: 'undo', seq: seat.seq });
  const before = seat.seq;
  const { type } = await answer;
  await seat.until(() => seat.seq > before);
  return {
    data: await fetch(`${anna.address}/api/account/data`, {
      method: 'POST',
      headers: { ...anna.headers, 'content-type': 'application/json', origin: anna.address },
      body: '{}',
    }).then(({ status }) => status === 503),
    import: imported.status === 503,
    table: (await said(anna.setTable('masquerade', seats, {}, false))) === 'refusal.busy',
    seek:
      (await said(anna.call('seek', { game: 'masquerade', seats: 4, pace: 'live', reliable: false }))) ===
      'refusal.busy',
    socket: (await said(newcomer.connect().then(each => each.cut()))) === 'refusal.busy',
    answer: type !== 'done',
  };
};

test('at each step that much is refused, and the answers of those who sit at a table never are', async () => {
  let lag = 0;
  const { shed } = usualLimits;
  const { address } = await serve({
    lag: { now: () => lag, close: () => undefined },
    limits: { ...noLimits, shed },
  });
  const anna = await Person.arrive(address, 'Anna');
  const seat = await anna.come(await anna.setTable('masquerade', seats));
  const nothing = { data: false, import: false, table: false, seek: false, socket: false, answer: false };
  const steps: unknown[] = [];
  for (const ms of [0, 50, 100, 200, 400]) {
    lag = ms;
    steps.push(await tried(anna, seat));
  }
  expect(steps).toEqual([
    nothing,
    { ...nothing, data: true },
    { ...nothing, data: true, import: true },
    { ...nothing, data: true, import: true, table: true, seek: true },
    { ...nothing, data: true, import: true, table: true, seek: true, socket: true },
  ]);
  // And when there is less to do everything is as before.
  lag = 0;
  expect(await tried(anna, seat)).toEqual(nothing);
});

test('a loop that is really held up is seen to be, and those who play are answered all the same', async () => {
  const lag = loopLag(300);
  const { address } = await serve({ lag, limits: { ...noLimits, shed: usualLimits.shed } });
  const anna = await Person.arrive(address, 'Anna');
  const table = await anna.setTable('masquerade', seats).catch(async () => {
    // The machine itself may be late by so much for a moment.
    await expect.poll(() => lag.now()).toBeLessThan(usualLimits.shed.tables);
    return anna.setTable('masquerade', seats);
  });
  const seat = await anna.come(table);
  const hold = setInterval(() => {
    for (const until = performance.now() + 250; performance.now() < until; );
  }, 260);
  try {
    await expect.poll(() => lag.now()).toBeGreaterThanOrEqual(usualLimits.shed.tables);
    await expect(anna.setTable('masquerade', seats)).rejects.toThrow('refusal.busy');
    for (let n = 0; n < 4; n++) {
      const [ask, { seq }] = [askOf(seat), seat];
      const { type } = await (ask ? seat.answer(ask.id, [1]) : seat.request({ type: 'undo', seq }));
      expect(type).toBe('done');
      await seat.until(() => seat.seq > seq);
    }
  } finally {
    clearInterval(hold);
  }
});

/** An update of which only what matters here is filled in. */
const update = (seq: number, patch: Patch): UpdateMessage =>
  ({ type: 'update', after: seq - 1, patches: [patch], seq }) as UpdateMessage;

const state = (viewer: 'spectator' | 0): FromHost =>
  ({ type: 'state', view: { viewer, table: {}, asks: [] } }) as unknown as FromHost;

test('spectators are told less often, and miss nothing', () => {
  const sent: FromHost[] = [];
  const timers: (() => void)[] = [];
  let isBusy = true;
  const held = new HeldBack(
    message => sent.push(message),
    { sheds: () => isBusy },
    {
      after: (_ms, act) => {
        timers.push(act);
        return () => timers.splice(timers.indexOf(act), 1);
      },
    },
  );
  const sentNow = (): FromHost[] => sent.splice(0).filter(({ type }) => type === 'update');
  held.send(state('spectator'));
  held.send(update(1, { gold: 1, wood: 1 }));
  held.send(update(2, { gold: 2 }));
  expect(sentNow()).toEqual([]);
  timers[0]();
  expect(sentNow()).toEqual([{ ...update(2, {}), after: 0, patches: [{ gold: 1, wood: 1 }, { gold: 2 }] }]);
  // When there is less to do a spectator is told at once.
  held.send(update(3, { wood: 4 }));
  isBusy = false;
  held.send(update(4, { gold: 5 }));
  expect(sentNow()).toEqual([{ ...update(4, {}), after: 2, patches: [{ wood: 4 }, { gold: 5 }] }]);
  expect(timers).toEqual([]);
  // Whoever plays is told at once, always.
  isBusy = true;
  held.send(state(0));
  held.send(update(5, { gold: 3 }));
  expect(sentNow()).toEqual([update(5, { gold: 3 })]);
});
