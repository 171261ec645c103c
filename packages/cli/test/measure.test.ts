import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArenaResult } from '@runehold/ai/arena';
import type { SimulationResult } from '@runehold/ai/simulation';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from './fixtures/folder.ts';
import { hear } from './fixtures/terminal.ts';

const folder = temporaryFolder('measure');
const inFolder = (name: string): string => join(folder, name);

const told = async <T>(args: readonly string[]): Promise<T> => {
  const { code, out, err } = await hear([...args, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return (JSON.parse(out) as { readonly result: T }).result;
};

const meeting = ['arena', 'rune-age', 'sergeant', 'page', '--options', 'scenario=runewars', '--seed', '5'];

describe('games that are kept', () => {
  it('go on from where they were broken off, and come to the same', async () => {
    const file = inFolder('kept.jsonl');
    const whole = await told<ArenaResult>([...meeting, '--games', '6']);
    await told<ArenaResult>([...meeting, '--games', '2', '--keep', file]);
    const two = readFileSync(file, 'utf8');
    expect(two.trimEnd().split('\n')).toHaveLength(3);
    // It stopped in the middle of a line.
    appendFileSync(file, '{"n":2,"over":tr');
    expect(await told<ArenaResult>([...meeting, '--games', '6', '--keep', file])).toEqual(whole);
    const six = readFileSync(file, 'utf8');
    expect(six.startsWith(two)).toBe(true);
    expect(six.trimEnd().split('\n')).toHaveLength(7);
    // What is there is not played again: a game that was written by hand counts as it stands.
    writeFileSync(file, six.replaceAll('"winners":[0]', '"winners":[1]'));
    const forged = await told<ArenaResult>([...meeting, '--games', '6', '--keep', file]);
    expect(forged.a.wins).not.toBe(whole.a.wins);
  });

  it('are of one measurement', async () => {
    const file = inFolder('other.jsonl');
    await told<ArenaResult>([...meeting, '--games', '2', '--keep', file]);
    for (const other of [['--seed', '6'], ['--watch'], ['--seats', '3']]) {
      const refused = await hear([
        ...meeting.slice(0, 6),
        ...(other[0] === '--seed' ? [] : ['--seed', '5']),
        ...other,
        '--keep',
        file,
      ]);
      expect(refused).toMatchObject({ code: 1, out: '' });
      expect(refused.err).toContain('games of another measurement');
    }
    writeFileSync(file, 'no games\nat all\n');
    expect((await hear([...meeting, '--keep', file])).err).toContain('is not a file of such games');
  });

  it('are the same however many cores play them', { timeout: 60_000 }, async () => {
    const games = ['--games', '8', '--watch'];
    const one = await told<ArenaResult>([...meeting, ...games]);
    expect(await told<ArenaResult>([...meeting, ...games, '--cores', '2'])).toEqual(one);
    expect((await hear([...meeting, '--cores', '0'])).code).toBe(2);
  });
});

describe('who meets whom', () => {
  it('may be several, each at a seat of its own behind the one that is measured', async () => {
    const four = ['arena', 'rune-age', 'sergeant', 'page,random', '--seats', '3', '--games', '3'];
    const result = await told<ArenaResult>([...four, '--options', 'scenario=runewars']);
    expect(result.a.games).toBe(3);
    const refused = async (...args: readonly string[]) => {
      const { code, err } = await hear(['arena', 'rune-age', ...args]);
      expect(code).toBe(2);
      return err;
    };
    expect(await refused('sergeant', 'page,random,page', '--seats', '3')).toContain('more bots than seats');
    expect(await refused('sergeant,page', 'random')).toContain('Name one bot');
    expect(
      await refused('sergeant', 'page,random', '--seats', '3', '--options', 'scenario=cataclysm'),
    ).toContain('Name one bot');
  });

  it('is drawn, with the even share and the interval of each', async () => {
    const file = inFolder('chart.svg');
    await told<ArenaResult>([...meeting, '--games', '4', '--chart', file]);
    const svg = readFileSync(file, 'utf8');
    expect(svg).toMatch(/^<svg [^>]*role="img"/);
    expect(svg).toContain('>sergeant</text>');
    expect(svg).toContain('>race waiqar</text>');
    expect(svg).toContain('stroke-dasharray');
    expect(svg).not.toMatch(/NaN|undefined/);
  });
});

describe('runehold simulate', () => {
  const games = ['simulate', 'runewars', '--games', '3', '--seats', '2', '--options', 'factions=random'];

  it('tells shares, endings and cards in both languages, and draws them on a page', {
    timeout: 60_000,
  }, async () => {
    const page = inFolder('report.html');
    const kept = ['--keep', inFolder('simulated.jsonl'), '--watch'];
    const english = await hear([...games, ...kept, '--chart', page]);
    expect(english).toMatchObject({ code: 0, err: '' });
    expect(english.out).toMatch(
      /^Runewars: 3 games among bots \(sergeant\), 2 players each, rules \d+, seed 1\n/,
    );
    expect(english.out).toMatch(/\n {2}seat 1 +[\d.]+% \([\d.]+–[\d.]+\)/);
    expect(english.out).toContain('How games ended');
    expect(english.out).toMatch(/\n {2}starved: [\d.]+/);
    expect(english.out).toContain('Tactics cards, those used the most and the least:');
    const drawn = readFileSync(page, 'utf8');
    expect(drawn.match(/<svg /g)?.length).toBeGreaterThanOrEqual(4);
    expect(drawn).toContain('<td>Court Intrigue</td>');
    const polish = await hear([...games, ...kept, '--lang', 'pl', '--chart', page]);
    expect(polish.out).toContain('Jak gry się kończyły');
    expect(readFileSync(page, 'utf8')).toContain('<html lang="pl">');
    const told = drawn.replace(/<style>.*?<\/style>/s, '');
    for (const text of [english.out, polish.out, told]) expect(text).not.toMatch(/NaN|undefined|\{|cli\./);
  });

  it('counts every seat of every game once', async () => {
    const args = ['simulate', 'rune-age', '--games', '4', '--seats', '3', '--bots', 'page,sergeant'];
    const result = await told<SimulationResult>([...args, '--options', 'scenario=runewars']);
    expect(result).toMatchObject({ games: 4, seats: 3, agents: ['page', 'sergeant'] });
    for (const values of Object.values(result.by))
      expect(Object.values(values).reduce((sum, share) => sum + share.games, 0)).toBe(12);
    for (const values of Object.values(result.endings))
      expect(Object.values(values).reduce((sum, n) => sum + n, 0)).toBe(4);
    expect(Object.keys(result.by['bot'])).toEqual(['page', 'sergeant']);
  });
});
