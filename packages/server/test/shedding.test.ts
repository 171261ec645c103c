import type { FromHost, UpdateMessage } from '@runehold/protocol/wire/from-host';
import type { Patch } from '@runehold/protocol/wire/patch';
import { expect, test } from 'vitest';
import { usualLimits } from '../src/door/limits.ts';
import { Pressure } from '../src/door/pressure.ts';
import { HeldBack } from '../src/wire/held-back.ts';
import { Person } from './driver/person.ts';
import { askOf } from './driver/play.ts';
import { serve } from './driver/server.ts';

const never = 1e9;
/** Whatever the loop does, it is too late for this. */
const always = 0;
const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];

test('the later the loop, the more is left undone', () => {
  let lag = 0;
  let fullness = 0;
  const pressure = new Pressure(usualLimits.shed, { now: () => lag }, () => fullness);
  const left = (): readonly string[] =>
    (['imports', 'tables', 'sockets'] as const).filter(what => pressure.sheds(what));
  const at = (ms: number): readonly string[] => {
    lag = ms;
    return left();
  };
  expect([0, 99, 100, 199, 200, 399, 400].map(at)).toEqual([
    [],
    [],
    ['imports'],
    ['imports'],
    ['imports', 'tables'],
    ['imports', 'tables'],
    ['imports', 'tables', 'sockets'],
  ]);
  lag = 0;
  fullness = 0.6;
  expect(left()).toEqual(['imports']);
});

test('where there is too much to do no table is set, and whoever sits at one plays on', async () => {
  const shed = { imports: always, tables: always, sockets: never };
  const { address, database, close } = await serve();
  const anna = await Person.arrive(address);
  const table = await anna.setTable('masquerade', seats);
  await close();
  const busy = await serve({ database, limits: { shed } });
  anna.move(busy.address);
  await expect(anna.setTable('masquerade', seats)).rejects.toThrow('refusal.busy');
  const seat = await anna.come(table);
  expect((await seat.answer(askOf(seat)?.id ?? '', [1])).type).toBe('done');
  await seat.until(() => seat.records.some(({ kind }) => kind === 'answered'));
});

test('where there is far too much to do nobody new comes in', async () => {
  const shed = { imports: never, tables: never, sockets: always };
  const { address } = await serve({ limits: { shed } });
  const anna = await Person.arrive(address);
  await expect(anna.connect()).rejects.toThrow('503');
});

/** An update of which only what matters here is filled in. */
const update = (seq: number, patch: Patch): UpdateMessage =>
  ({ type: 'update', after: seq - 1, patches: [patch], seq, records: [{ seq }] }) as unknown as UpdateMessage;

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
  expect(sentNow()).toEqual([
    {
      ...update(2, {}),
      after: 0,
      patches: [{ gold: 1, wood: 1 }, { gold: 2 }],
      records: [{ seq: 1 }, { seq: 2 }],
    },
  ]);
  // When there is less to do a spectator is told at once.
  held.send(update(3, { wood: 4 }));
  isBusy = false;
  held.send(update(4, { gold: 5 }));
  expect(sentNow()).toEqual([
    { ...update(4, {}), after: 2, patches: [{ wood: 4 }, { gold: 5 }], records: [{ seq: 3 }, { seq: 4 }] },
  ]);
  expect(timers).toEqual([]);
  // Whoever plays is told at once, always.
  isBusy = true;
  held.send(state(0));
  held.send(update(5, { gold: 3 }));
  expect(sentNow()).toEqual([update(5, { gold: 3 })]);
});
