import type { FromHost, UpdateMessage } from '@runehold/protocol/wire/from-host';
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
const update = (
  seq: number,
  viewer: 'spectator' | 0,
  table: Readonly<Record<string, number>>,
): UpdateMessage =>
  ({ type: 'update', seq, view: { viewer, table }, records: [{ seq }] }) as unknown as UpdateMessage;

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
  held.send(update(1, 'spectator', { gold: 1, wood: 1 }));
  held.send(update(2, 'spectator', { gold: 2 }));
  expect(sent).toEqual([]);
  timers[0]();
  expect(sent).toEqual([
    { ...update(2, 'spectator', { gold: 2, wood: 1 }), records: [{ seq: 1 }, { seq: 2 }] },
  ]);
  // Whoever plays is told at once, and a spectator too when there is less to do.
  held.send(update(3, 0, { gold: 3 }));
  held.send(update(4, 'spectator', { wood: 4 }));
  isBusy = false;
  held.send(update(5, 'spectator', { gold: 5 }));
  expect(sent.slice(1)).toEqual([
    update(3, 0, { gold: 3 }),
    { ...update(5, 'spectator', { wood: 4, gold: 5 }), records: [{ seq: 4 }, { seq: 5 }] },
  ]);
  expect(timers).toEqual([]);
});
