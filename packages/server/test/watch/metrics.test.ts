import { expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { StoreFailure } from '../../src/store/store.ts';
import { Metrics } from '../../src/watch/metrics.ts';
import { figuresOf, total } from '../driver/figures.ts';
import { HandClock } from '../driver/hand-clock.ts';
import { named, PASSWORD } from '../driver/member.ts';
import { Person } from '../driver/person.ts';
import { askOf, playOn } from '../driver/play.ts';
import { noLimits, serve } from '../driver/server.ts';
import { TRAP, withTrapdoor } from '../fixtures/trapdoor.ts';
import { Elsewhere, MINUTE } from '../notices/company.ts';

const free = { metrics: { host: '127.0.0.1', port: 0 } };

/** A store whose disk is full for as long as somebody says so. */
const fillable = () => {
  let isFull = false;
  return {
    fill: (full: boolean) => {
      isFull = full;
    },
    around: (store: Store): Store =>
      new Proxy(store, {
        get: (target, name) => {
          if (name === 'append' && isFull)
            return () =>
              Promise.reject(new StoreFailure(Object.assign(new Error('full'), { code: 'ENOSPC' })));
          const member: unknown = Reflect.get(target, name, target);
          return typeof member === 'function' ? member.bind(target) : member;
        },
      }),
  };
};

test('an evening at the front door moves every figure', async () => {
  const clock = new HandClock();
  const disk = fillable();
  let lag = 0;
  const patience = noLimits.lanes.advice;
  const server = await serve({
    ...free,
    around: disk.around,
    shelf: withTrapdoor,
    now: clock.now,
    after: clock.after,
    notices: { origin: 'https://games.runehold.org', loopback: true },
    lag: { now: () => lag, close: () => undefined },
    limits: {
      shed: { analysis: 50, imports: 100, tables: 200, sockets: 400 },
      // Nobody can be advised in no time.
      lanes: { ...noLimits.lanes, advice: { ...patience, timeMs: 1 } },
    },
  });
  const here = named(server.address);
  const [anna, bela] = [await Person.arrive(here, 'Anna'), await Person.arrive(here, 'Bela')];
  const phone = await Elsewhere.open();
  phone.status = 500;
  await bela.call('set-webhook', { url: `${phone.address}/hook` });
  await bela.call('claim', { name: 'Bela', password: PASSWORD });
  const browser = await Person.arrive(here);
  await expect(browser.call('sign-in', { name: 'Bela', password: 'nothing like it' })).rejects.toThrow();

  // Two people, one of whom is called since she is not looking; and one who plays a bot.
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
  const [a, b] = [await anna.come(table), await bela.come(table)];
  await b.request({ type: 'sit', seat: 1 });
  await playOn(a, { answers: 1 });
  expect(await a.refused({ type: 'undo', seq: 9999 })).toBe('refusal.stale');
  const alone = await anna.come(
    await anna.setTable('rune-age', [{ kind: 'me' }, { kind: 'bot', level: 'page' }]),
  );
  let atWork = 0;
  while (atWork === 0) {
    await playOn(alone, { answers: 1 });
    atWork = total(await figuresOf(server.metrics), 'runehold_jobs');
  }
  await alone.until(() => askOf(alone) !== undefined);
  expect(await alone.refused({ type: 'hint', ask: askOf(alone)?.id ?? '', seq: alone.seq })).toBe(
    'refusal.too-long',
  );

  // One game breaks, one answer finds the disk full.
  const trap = await anna.come(await anna.setTable('trapdoor', [{ kind: 'me' }]));
  disk.fill(true);
  expect((await trap.answer(askOf(trap)?.id ?? '', [3])).type).toBe('refused');
  disk.fill(false);
  await trap.answer(askOf(trap)?.id ?? '', [7]);
  await trap.until(() => trap.view?.table['walked'] === 7);
  await trap.answer(askOf(trap)?.id ?? '', [TRAP]);
  await clock.pass(10 * MINUTE);
  lag = 250;
  await expect(anna.setTable('masquerade', [{ kind: 'me' }])).rejects.toThrow('refusal.busy');

  const figures = await figuresOf(server.metrics);
  const still = new Metrics().names.filter(name => {
    const moved = total(figures, name) + total(figures, `${name}_count`);
    return !(moved > 0);
  });
  // What is at work was seen above; the house is emptied in a test of its own, and has no nodes.
  expect(still).toEqual([
    'runehold_jobs',
    'runehold_draining',
    'runehold_lease_seconds_left',
    'runehold_node_tables',
    'runehold_takeovers_total',
    'runehold_thoughts_elsewhere_total',
    'runehold_bus_state',
    'runehold_house_clock_offset_seconds',
  ]);
  const is = (series: string): number | undefined => figures.get(series);
  expect(is('runehold_answers_total{by="person"}')).toBeGreaterThanOrEqual(3);
  expect(is('runehold_answers_total{by="bot"}')).toBeGreaterThanOrEqual(1);
  for (const step of ['wait', 'rules', 'append', 'tell'])
    expect(is(`runehold_answer_seconds_count{step="${step}"}`)).toBeGreaterThan(0);
  expect(is('runehold_append_failures_total{cause="full"}')).toBe(1);
  expect(is('runehold_refusals_total{reason="stale"}')).toBe(1);
  expect(is('runehold_refusals_total{reason="busy"}')).toBe(1);
  expect(is('runehold_refusals_total{reason="frozen"}')).toBe(1);
  expect(is('runehold_loop_lag_seconds')).toBe(0.25);
  expect(is('runehold_shed_level')).toBe(3);
  expect(is('runehold_sockets')).toBe(4);
  expect(is('runehold_tables_in_use{kind="table"}')).toBe(3);
  expect(is('runehold_tables{state="running"}')).toBe(2);
  expect(is('runehold_frozen_tables')).toBe(1);
  expect([...figures.keys()]).toContainEqual(expect.stringMatching(/_by_rules\{game="masquerade",rules=/));
  expect(is('runehold_outbox{channel="webhook",state="due"}')).toBe(1);
  expect(is('runehold_outbox_oldest_seconds{channel="webhook"}')).toBeGreaterThan(60);
  expect(is('runehold_logins_total{kind="password",result="refused"}')).toBe(1);
  expect(is('runehold_logins_total{kind="claim",result="in"}')).toBe(1);
  expect(is('runehold_job_troubles_total{lane="advice",trouble="too-long"}')).toBe(1);
  expect(is('runehold_http_seconds_count{route="POST /api/tables",status="200"}')).toBe(3);
  expect(is('runehold_http_seconds_count{route="POST /api/tables",status="503"}')).toBe(1);
  // What can open a table is in no label.
  expect([...figures.keys()].join()).not.toContain(table);
});

test('where the port is taken figures are not told, and games go on', async () => {
  const first = await serve(free);
  const port = Number(new URL(first.metrics ?? '').port);
  const second = await serve({ metrics: { host: '127.0.0.1', port } });
  expect(second.metrics).toBeUndefined();
  expect(second.complaints).toEqual([expect.stringContaining('figures are not told')]);
  await Person.arrive(second.address, 'Anna');
  expect((await serve()).metrics).toBeUndefined();
});
