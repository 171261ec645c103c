import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Eyes } from '@runehold/ai/agent';
import type { Review } from '@runehold/ai/review/review';
import { exportMatch } from '@runehold/kernel/match/file';
import { Match } from '@runehold/kernel/match/match';
import { nextAsked } from '@runehold/kernel/procedure/machine';
import { askedOf } from '@runehold/kernel/view/asked';
import { masqueradePack } from '@runehold/masquerade/pack';
import { guide } from '@runehold/rune-age/bots/greedy';
import { runeAgePack } from '@runehold/rune-age/pack';
import { randomMatch } from '@runehold/testkit/corpus';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from './fixtures/folder.ts';
import { hear } from './fixtures/terminal.ts';

const folder = temporaryFolder('review');

/** A game of two, in which Ada does nothing on her turns. */
const played = (): Match => {
  const { game } = runeAgePack;
  const match = Match.create(game, {
    seats: 2,
    options: { scenario: 'runewars' },
    secret: '5'.padStart(64, '0'),
    holders: ['Ada', 'bot:Bruno'],
  });
  const eyes = new Eyes(game);
  while (!match.over) {
    const seat = nextAsked(match.table);
    const end = match.view(seat).asks[0]?.options.find(({ name }) => name === 'end');
    const view = eyes.look(match.table, seat);
    const reply = seat === 0 && end ? [end.code] : guide.propose(view, askedOf(view))[0].reply;
    expect(match.answer(seat, match.askIdOf(seat), reply)).toBeUndefined();
  }
  return match;
};

const write = (name: string, match: Match): string => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(exportMatch(match, true)));
  return file;
};

const whole = played();
const over = write('over.json', whole);
const reviewed = async (...args: readonly string[]): Promise<Review> => {
  const { out, code } = await hear(['review', over, '--steps', '20000', '--json', ...args]);
  expect(code).toBe(0);
  return (JSON.parse(out) as { readonly review: Review }).review;
};

describe('runehold review', () => {
  it('looks at people, and says the same again', async () => {
    const [once, again] = [await reviewed(), await reviewed()];
    expect(once).toEqual(again);
    expect(once.seats.map(({ seat }) => seat)).toEqual([0]);
    expect(once.curve.at(-1)?.chances).toEqual([0, 1]);
    expect(once.seats[0].usual).toBeLessThan(once.seats[0].decisions);
    expect((await reviewed('--seat', '1')).seats.map(({ seat }) => seat)).toEqual([1]);
  });

  it('tells it in both languages', async () => {
    const english = await hear(['review', over, '--steps', '20000', '--lang', 'en']);
    expect(english.out).toMatch(/Chance to win, all cards open/);
    expect(english.out).toMatch(/Ada: skill [+−]\d+ \(±\d+\), luck [+−]\d+/);
    const polish = await hear(['review', over, '--steps', '20000', '--lang', 'pl']);
    expect(polish.out).toMatch(/Ada: umiejętności [+−]\d+ \(±\d+\), szczęście [+−]\d+/);
    expect(`${english.out}${polish.out}`).not.toMatch(/\{|\}|undefined|NaN/);
  });

  it('refuses what it cannot go through, and says why', async () => {
    const running = await hear(['review', write('running.json', whole.fork(30))]);
    expect([running.code, running.out]).toEqual([1, '']);
    expect(running.err).toContain('the game is not over');
    const other = await hear(['review', write('other.json', randomMatch(masqueradePack.game, 3, {}, 4))]);
    expect(other.code).toBe(1);
    expect(other.err).toContain('no bot can look ahead');
    for (const wrong of [
      ['--steps', '0'],
      ['--steps', 'many'],
      ['--seed', '-1'],
      ['--seat', '2'],
    ])
      expect((await hear(['review', over, ...wrong])).code).toBe(2);
  });
});
