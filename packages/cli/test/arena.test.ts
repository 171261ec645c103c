import type { ArenaResult } from '@runehold/ai/arena';
import { describe, expect, it } from 'vitest';
import { hear } from './fixtures/terminal.ts';

type Told = {
  readonly ok: boolean;
  readonly b: string;
  readonly result: ArenaResult;
  readonly mirror?: ArenaResult;
};

describe('runehold arena', () => {
  it('lets bots meet and tells who won how often, with the interval', async () => {
    const heard = await hear([
      'arena',
      'rune-age',
      'greedy',
      'random',
      '--games',
      '8',
      '--options',
      'scenario=runewars',
    ]);
    expect(heard).toMatchObject({ code: 0, err: '' });
    expect(heard.out).toMatch(/^greedy against random, 2 players, every deal from every seat, seed 1\n/);
    expect(heard.out).toMatch(/\ngreedy wins \d of 8 games: [\d.]+% \(95%: [\d.]+–[\d.]+%\)\n/);
    expect(heard.out).toMatch(/\n {2}race latari: /);
    expect(heard.out).toContain('An even score is 50.0%.');
  });

  it('gives data with nothing else in it, the mirror control included, alike every time', async () => {
    const args = [
      'arena',
      'rune-age',
      'greedy',
      'random',
      '--games',
      '3',
      '--seats',
      '3',
      '--mirror',
      '--json',
    ];
    const heard = await hear([...args, '--options', 'scenario=monument']);
    expect(heard).toMatchObject({ code: 0, err: '' });
    const told = JSON.parse(heard.out) as Told;
    expect(told).toMatchObject({
      ok: true,
      b: 'random',
      result: { seats: 3, mode: 'versus', a: { games: 3 } },
    });
    expect(told.mirror?.a.games).toBe(3);
    expect(await hear([...args, '--options', 'scenario=monument'])).toEqual(heard);
  });

  it('stops as soon as it is told who is stronger, and refuses where nobody is', async () => {
    const args = ['arena', 'rune-age', 'greedy', 'random', '--games', '400', '--sprt', '20', '--options'];
    const heard = await hear([...args, 'scenario=runewars']);
    expect(heard).toMatchObject({ code: 0, err: '' });
    expect(heard.out).toContain(
      'Decided: greedy is stronger. A lead of 20 points fits these games better than none.',
    );
    expect(heard.out).not.toContain('of 400 games');
    const refused = await hear([...args, 'scenario=cataclysm']);
    expect(refused.code).not.toBe(0);
    expect(refused.err).toContain('leave out --sprt');
  });

  it('compares tables where the players win together, in Polish too', async () => {
    const args = ['arena', 'rune-age', 'greedy', 'random', '--games', '6', '--options', 'scenario=cataclysm'];
    const heard = await hear([...args, '--lang', 'pl']);
    expect(heard.out).toMatch(/^Stoły bota greedy przeciw stołom bota random, 2 graczy/);
    expect(heard.out).toMatch(/\nrandom wygrywa 0 z 6 gier/);
  });

  it('can be used with a game that has only the random bot', async () => {
    const heard = await hear(['arena', 'masquerade', 'random', 'random', '--games', '4']);
    expect(heard).toMatchObject({ code: 0, err: '' });
  });

  it.each([
    [['rune-age', 'greedi', 'random'], 'Did you mean greedy?'],
    [['masquerade', 'greedy', 'random'], 'This game has no bot greedy. Choose from: random.'],
    [['rune-age', 'greedy'], 'B is missing.'],
    [['rune-age', 'greedy', 'random', '--seats', '9'], '--seats 9'],
    [['rune-age', 'greedy', 'random', '--games', '0'], '--games: 0 is not between'],
  ])('refuses %j', async (args, why) => {
    const heard = await hear(['arena', ...args]);
    expect(heard).toMatchObject({ code: 2, out: '' });
    expect(heard.err).toContain(why);
  });
});
