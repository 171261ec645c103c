import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameFile } from '@runehold/kernel/match/file';
import type { Game } from '@runehold/kernel/procedure/game';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { corpusProblems, randomMatch, recordCorpus, retellCorpus } from '../src/corpus.ts';
import { fingerprints } from '../src/determinism.ts';
import { treasury } from './fixtures/treasury.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'corpus-'));
  const games = [2, 3].map(seats => randomMatch(treasury(), seats, { shows: 'no' }, seats));
  recordCorpus(folder, games);
});
afterEach(() => rmSync(folder, { recursive: true }));

const first = 'treasury-2p-01.json';
const rewrite = (change: (file: GameFile) => object): string[] => {
  const path = join(folder, first);
  const file = JSON.parse(readFileSync(path, 'utf8')) as GameFile;
  writeFileSync(path, JSON.stringify({ ...file, ...change(file) }));
  return corpusProblems(treasury(), folder);
};

describe('a corpus of recorded games', () => {
  it('is written by game, seats and number, and goes as it went', () => {
    expect(readdirSync(folder).sort()).toEqual([first, 'treasury-3p-02.json']);
    expect(corpusProblems(treasury(), folder)).toEqual([]);
  });

  it('goes on under a new version that plays the same', () => {
    expect(corpusProblems({ ...treasury(), version: '2' }, folder)).toEqual([]);
  });

  it('tells that a rule has changed', () => {
    const under = (game: Game): string[] => corpusProblems(game, folder);
    const shorter = under(treasury(undefined, 2));
    expect(shorter.length).toBe(2);
    expect(shorter[0]).toMatch(
      /^treasury-2p-01\.json: file\.broken entry 9 of seat 0 is refused: game-over$/,
    );
    expect(under({ ...treasury(undefined, 2), version: '2' })[0]).toMatch(/: file\.other-rules entry 9/);
    for (const fault of [
      'a stored gem is copied into an open field',
      'Math.random decides an outcome',
    ] as const)
      expect(under(treasury(fault))[0]).toMatch(/: file\.broken hash: [0-9a-f]{16} is not [0-9a-f]{16}$/);
    expect(under(treasury('a rule loops')).every(problem => problem.includes('step-budget'))).toBe(true);
  });

  it('tells that a rule tells another thing, though the table comes out the same', () => {
    const openly = treasury('an event names a card that was drawn in secret');
    const [problem] = corpusProblems(openly, folder);
    expect(problem).toMatch(/^treasury-2p-01\.json: told: 0 is told [0-9a-f]{16}, not [0-9a-f]{16}$/);
    // Two seats and a spectator at one table, three and one at the other.
    expect(corpusProblems(openly, folder)).toHaveLength(7);
  });

  it('keeps to the letter the games of which it is told anew what is told', () => {
    const path = join(folder, first);
    const { told, ...before } = JSON.parse(readFileSync(path, 'utf8')) as GameFile & { told: object };
    writeFileSync(path, JSON.stringify(before));
    expect(corpusProblems(treasury(), folder)).toEqual([`${first}: told: it was not written down`]);
    for (let n = 0; n < 2; n++) {
      retellCorpus(treasury(), folder);
      expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ ...before, told });
      expect(corpusProblems(treasury(), folder)).toEqual([]);
    }
    expect(() => retellCorpus(treasury(undefined, 2), folder)).toThrow('file.broken');
  });

  it('tells that a record was tampered with', () => {
    expect(rewrite(({ opening }) => ({ opening: opening.map(n => (n === 0 ? 1 : n - 1)) }))[0]).toMatch(
      /file\.broken chance gave \d+ where the record says \d+$/,
    );
  });

  it('tells that a secret is missing or another', () => {
    const withSecret =
      (secret: string | undefined) =>
      ({ keys }: GameFile) => ({
        keys: keys.map(({ from, commitment }) => ({ from, commitment, secret })),
      });
    expect(rewrite(withSecret(undefined))).toEqual([`${first}: keys: a secret has not been told`]);
    expect(rewrite(withSecret('0'.repeat(64)))).toEqual([
      `${first}: file.broken keys: a secret is not the one that was committed to`,
    ]);
  });

  it('tells that a file is no game', () => {
    writeFileSync(join(folder, first), 'no');
    writeFileSync(join(folder, 'notes.txt'), 'no');
    expect(corpusProblems(treasury(), folder)[0]).toMatch(/^treasury-2p-01\.json: file\.not-json/);
    expect(corpusProblems(treasury(), folder).length).toBe(1);
  });

  it('cannot be made of games whose rules break', () => {
    const broken = (): unknown =>
      Array.from({ length: 20 }, (_, seed) => randomMatch(treasury('a rule loops'), 2, {}, seed));
    expect(broken).toThrow(/^seat \d is refused: frozen$/);
  });
});

describe('fingerprints', () => {
  it('are the same again only if the rules depend on the table alone', () => {
    const twice = (game: Game): boolean => {
      const once = fingerprints(game, 8, 1);
      return fingerprints(game, 8, 1).every((fingerprint, i) => fingerprint === once[i]);
    };
    expect(twice(treasury())).toBe(true);
    expect(twice(treasury('Math.random decides an outcome'))).toBe(false);
    expect(twice(treasury('a module variable decides an outcome'))).toBe(false);
  });
});
