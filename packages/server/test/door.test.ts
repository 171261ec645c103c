import type { LiveTable } from '@runehold/protocol/table/live-table';
import { expect, test } from 'vitest';
import { Buckets } from '../src/door/buckets.ts';
import { Door } from '../src/door/door.ts';
import { readJson } from '../src/door/json.ts';
import { usualLimits } from '../src/door/limits.ts';
import { Turnstile } from '../src/door/turnstile.ts';
import { Crowd } from '../src/wire/crowd.ts';

test('what a person and an address have left are two things, and nothing is taken where one has nothing', () => {
  let now = 0;
  const door = new Door(
    {
      ...usualLimits,
      units: { person: { burst: 10, everyMs: 100 }, address: { burst: 15, everyMs: 50 } },
    },
    () => now,
  );
  const anna = { person: 'anna', address: 'home' };
  const bela = { person: 'bela', address: 'home' };
  expect(door.toll('units', anna, 10)).toBeUndefined();
  expect(door.toll('units', anna, 5)).toBe(1);
  // Anna's refusal has cost the address nothing; more than it has left is refused to everybody there.
  expect(door.toll('units', bela, 5)).toBeUndefined();
  expect(door.toll('units', bela, 5)).toBe(1);
  expect(door.toll('units', { address: 'elsewhere' }, 15)).toBeUndefined();
  now = 500;
  expect(door.wait('units', anna, 5)).toBeUndefined();
  expect(door.toll('units', anna, 5)).toBeUndefined();
});

test('what costs more than anybody may have costs all they may have', () => {
  const buckets = new Buckets({ burst: 10, everyMs: 1000 });
  expect(buckets.take('anna', 0, 500)).toBeUndefined();
  expect(buckets.take('anna', 0, 500)).toBe(10);
});

test('a clock that goes back takes and gives nothing', () => {
  const buckets = new Buckets({ burst: 2, everyMs: 1000 });
  expect([buckets.take('anna', 5000), buckets.take('anna', 0), buckets.take('anna', 0)]).toEqual([
    undefined,
    undefined,
    1,
  ]);
  expect(buckets.take('anna', 6000)).toBeUndefined();
});

test('however many are known, the latest are remembered', () => {
  const buckets = new Buckets({ burst: 1, everyMs: 1000 }, 3);
  for (const name of ['a', 'b', 'c', 'a', 'd']) buckets.take(name, 0);
  // B was heard of longest ago.
  expect(['a', 'd', 'b'].map(name => buckets.take(name, 0))).toEqual([1, 1, undefined]);
});

test.each([
  ['a plan', '{"a":[1,2,{"b":"}]"}]}', { a: [1, 2, { b: '}]' }] }],
  ['brackets in a text', `"${'['.repeat(100)}\\"["`, `${'['.repeat(100)}"[`],
  [
    'as deep as may be',
    `${'['.repeat(16)}${']'.repeat(16)}`,
    JSON.parse(`${'['.repeat(16)}${']'.repeat(16)}`),
  ],
  ['too deep', `${'['.repeat(17)}${']'.repeat(17)}`, undefined],
  ['too wide', `[${'0,'.repeat(1000)}0]`, undefined],
  ['torn', '{"a":', undefined],
])('what comes in is read within bounds: %s', (_what, text, read) => {
  expect(readJson(text)).toEqual(read);
});

test('what is dear is done one in a turn, and every address has its turn', async () => {
  const turnstile = new Turnstile();
  const passed: string[] = [];
  let turns = 0;
  const turn = (): void => {
    turns++;
    if (passed.length < 6) setImmediate(turn);
  };
  const pass = (name: string, address: string): Promise<void> =>
    turnstile.pass(address).then(() => void passed.push(name));
  const all = [1, 2, 3, 4].map(n => pass(`flood ${n}`, 'attacker'));
  all.push(pass('anna', 'home'), pass('bela', 'office'));
  setImmediate(turn);
  await Promise.all(all);
  expect(passed).toEqual(['flood 1', 'anna', 'bela', 'flood 2', 'flood 3', 'flood 4']);
  expect(turns).toBeGreaterThanOrEqual(5);
});

test('a table at which too many wait says so', async () => {
  const crowd = new Crowd({ atTable: 2, strikes: 100 });
  const [table, other] = [{}, {}] as LiveTable[];
  let finish: () => void = () => undefined;
  const slow = (): Promise<void> =>
    new Promise(resolve => {
      finish = resolve;
    });
  const waiting = [crowd.inLineAt(table, slow), crowd.inLineAt(table, async () => undefined)];
  expect(await waiting[1]).toBe(true);
  const second = crowd.inLineAt(table, () => Promise.resolve());
  expect(await second).toBe(true);
  const more = [crowd.inLineAt(table, async () => undefined), crowd.inLineAt(table, async () => undefined)];
  expect(await Promise.all(more)).toEqual([true, false]);
  expect(await crowd.inLineAt(other, async () => undefined)).toBe(true);
  finish();
  expect(await waiting[0]).toBe(true);
});
