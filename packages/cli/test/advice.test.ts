import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Eyes } from '@runehold/ai/agent';
import { greedyAgent } from '@runehold/ai/greedy';
import { exportMatch } from '@runehold/kernel/match/file';
import { Match } from '@runehold/kernel/match/match';
import type { Game } from '@runehold/kernel/procedure/game';
import { askedOf } from '@runehold/kernel/view/asked';
import { guide } from '@runehold/runewars/bots/greedy';
import { game as runewars } from '@runehold/runewars/game';
import { describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from './fixtures/folder.ts';
import { hear } from './fixtures/terminal.ts';

vi.setConfig({ testTimeout: 300_000 });

const game = runewars as Game;
const folder = temporaryFolder('advice');

/** A game of Ewa's up to the moment at which her units stand before neutral ones. */
const beforeBattle = (): string => {
  const holders = ['Ewa', 'bot:Bruno'];
  const match = Match.create(game, { seats: 2, options: {}, secret: 'cd'.repeat(32), holders });
  const agent = greedyAgent(guide);
  const eyes = new Eyes(game);
  for (let n = 0; !match.over; n++) {
    const { waiting, crumbs } = match.view('spectator');
    const seat = waiting.find(({ answered }) => !answered)?.seat ?? 0;
    if (seat === 0 && crumbs.at(-1)?.procedure === 'negotiate') break;
    const view = eyes.look(match.table, seat);
    match.answer(seat, match.askIdOf(seat), agent.decide(view, askedOf(view), { steps: 100 }, n).reply);
  }
  const file = join(folder, 'before-battle.json');
  writeFileSync(file, JSON.stringify(exportMatch(match, true)));
  return file;
};

describe('advice in the terminal', () => {
  const file = beforeBattle();

  it.each([
    [
      'en',
      /\d+% {2}You hold \w+/,
      /Diplomacy in \w+ for 1 influence \(exact\)/,
      /A bot would choose: .+\. .+\./,
    ],
    [
      'pl',
      /\d+% {2}Kontrolujesz obszar \w+/,
      /Pertraktacje na obszarze \w+ za 1 wpływ \(dokładnie\)/,
      /Bot wybrałby: .+\. .+\./,
    ],
  ] as const)('odds and a hint are told in %s, and nothing is answered', async (lang, battle, talk, hint) => {
    const { out, err } = await hear(['play', '--resume', file, '--lang', lang], ['o', 'h']);
    expect(err).toBe('');
    for (const said of [battle, talk, hint]) expect(out).toMatch(said);
  });

  it('a program is told the same as data', async () => {
    const { out } = await hear(['play', '--resume', file, '--json'], ['o']);
    const told = out
      .trim()
      .split('\n')
      .map(
        line => JSON.parse(line) as { readonly type: string; readonly advice?: { readonly kind: string } },
      );
    expect(told.find(({ type }) => type === 'advised')?.advice?.kind).toBe('odds');
  });

  it('a game without odds says so', async () => {
    const { out } = await hear(['play', 'masquerade', '--seed', '3'], ['o', 'h']);
    expect(out).toContain('This game gives no odds.');
    expect(out).toContain('Nobody can give a hint in this game.');
  });
});
