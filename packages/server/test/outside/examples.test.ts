import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { runProgram, runScript } from '../driver/process.ts';
import { botOf, ownerAndBot, welcoming } from '../driver/program.ts';
import { serve } from '../driver/server.ts';

const root = new URL('../../../../', import.meta.url);
const examples = { ts: new URL('examples/bot.ts', root), py: new URL('examples/bot.py', root) };

const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Where changes are handed over there must be a Python; at home the other half of the test is worth having. */
const needPython = (): void => {
  if (hasPython) return;
  const remedy =
    'python3 is not on this machine: install it (any from 3.9 on), or examples/bot.py is not tried';
  if (process.env['CI']) throw new Error(remedy);
  console.warn(remedy);
};

const seats = ['masquerade', 'rune-age'] as const;

test.each(seats)('the examples play a whole game of %s against each other', async game => {
  needPython();
  const { address } = await serve();
  const { owner, bot } = await ownerAndBot(address);
  const other = await botOf(owner, 'Sprocket');
  const table = await welcoming(owner, game, 2);
  const start = (token: string) => [owner.address, table, { RUNEHOLD_TOKEN: token }] as const;
  const [house, at, env] = start(bot.token);
  const one = runScript(examples.ts, [house, at], env);
  const two = hasPython
    ? runProgram('python3', [fileURLToPath(examples.py), house, at], start(other.token)[2])
    : runScript(examples.ts, [house, at], start(other.token)[2]);
  expect((await Promise.all([one.ended, two.ended])).map(({ code, out }) => [code, out.trim()])).toEqual([
    [0, 'over'],
    [0, 'over'],
  ]);
  const { over, holders, answers } = await owner.call('table', { table });
  expect(over).toBe(true);
  expect(answers).toBeGreaterThan(3);
  expect(holders.map(holder => holder.kind === 'person' && holder.outside)).toEqual([true, true]);
});

describe('what the guide shows', () => {
  const guide = readFileSync(new URL('docs/api.md', root), 'utf8');
  const blocks = [...guide.matchAll(/```(ts|py)\n([\s\S]*?)```/g)];

  test('are lines of the examples, as they stand there', () => {
    expect(new Set(blocks.map(([, language]) => language))).toEqual(new Set(['ts', 'py']));
    for (const [, language, text] of blocks)
      expect(readFileSync(examples[language as 'ts' | 'py'], 'utf8')).toContain(text);
  });
});
