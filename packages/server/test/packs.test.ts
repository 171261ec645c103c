import type { TablePlan } from '@runehold/protocol/hall/tables';
import { limits } from '@runehold/protocol/limits';
import { describe, expect, test } from 'vitest';
import { Person } from './driver/person.ts';
import { playOn } from './driver/play.ts';
import { serve } from './driver/server.ts';

const packOf = (game: string, changes: object): string =>
  JSON.stringify({ format: 'runehold-content', game, name: 'Our box', changes }, undefined, 1);

const plans: Readonly<Record<string, TablePlan>> = {
  runewars: {
    game: 'runewars',
    options: { faction1: 'uthuk' },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }],
    content: packOf('runewars', {
      'unit-berserker': { health: 2 },
      stronghold: { strength: { undamaged: 7 } },
    }),
    listed: true,
    pace: 'none',
  },
  'rune-age': {
    game: 'rune-age',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }],
    content: packOf('rune-age', { hand: 6, monument: { gold: 12 } }),
    listed: true,
    pace: 'none',
  },
};

describe.each(Object.keys(plans))('a table of %s with a content pack', game => {
  const plan = plans[game];

  test('is played with it, also after the house was closed, and says so everywhere', {
    timeout: 60_000,
  }, async () => {
    const { address, close, database } = await serve();
    const anna = await Person.arrive(address, 'Anna');
    const { table } = await anna.call('set-table', plan);
    const seat = await anna.come(table);
    expect(seat.state?.content).toBe(plan.content);
    expect((await anna.call('table', { table })).pack).toBe('Our box');
    expect((await anna.call('tables', {})).mine.map(({ pack }) => pack)).toEqual(['Our box']);
    // A bot thinks about the corrected game in a thread; the past is looked at in another.
    await playOn(seat, { answers: 12 });
    const back = await seat.request({ type: 'moment', seq: 3 });
    expect(back.type).toBe('moment');
    await seat.until(() => seat.view?.waiting.some(({ seat: who }) => who === 0) === true);
    const left = await anna.come(table);
    await close();

    const { address: again, complaints } = await serve({ database });
    anna.move(again);
    const here = await anna.come(table);
    expect(here.state?.content).toBe(plan.content);
    expect(here.view).toEqual(left.view);
    expect((await playOn(here, { answers: 4 })).map(({ type }) => type)).toEqual(Array(4).fill('done'));

    const file = await anna.call('take-home', { table });
    expect(file.content).toBe(plan.content);
    const home = await anna.call('import-file', { file, seats: plan.seats });
    expect((await anna.call('table', home)).pack).toBe('Our box');
    expect((await anna.call('table', home)).answers).toBeGreaterThanOrEqual(file.entries.length);
    expect(complaints).toEqual([]);
  });

  test('is not set with a bad one, and every mistake is told', async () => {
    const { address } = await serve();
    const anna = await Person.arrive(address, 'Anna');
    const content = `${packOf(game, { nobody: {} })},`;
    await expect(anna.call('set-table', { ...plan, content })).rejects.toMatchObject({
      status: 409,
      reason: { key: 'refusal.content' },
      faults: [expect.objectContaining({ key: 'pack.syntax', line: 8 })],
    });
    const wrong = packOf(game, { nobody: {} });
    await expect(anna.call('set-table', { ...plan, content: wrong })).rejects.toMatchObject({
      faults: [{ line: 6, column: 3, key: 'pack.unknown-id', detail: 'nobody' }],
    });
    expect((await anna.call('tables', {})).mine).toEqual([]);
  });
});

test('a game without packs, and a pack that is too long, are refused', async () => {
  const { address } = await serve();
  const anna = await Person.arrive(address, 'Anna');
  const plan: TablePlan = { ...plans['rune-age'], game: 'masquerade', content: packOf('masquerade', {}) };
  await expect(anna.call('set-table', plan)).rejects.toThrow('refusal.no-content');
  const long = { ...plans['rune-age'], content: ' '.repeat(limits.pack + 1) };
  await expect(anna.call('set-table', long)).rejects.toThrow('refusal.malformed');
});
