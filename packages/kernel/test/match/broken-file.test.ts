import { describe, expect, it } from 'vitest';
import { keyOf } from '../../src/chance/keys.ts';
import type { FileProblem, GameFile } from '../../src/match/file.ts';
import { exportMatch, importMatch, isProblem, parseFile } from '../../src/match/file.ts';
import { deed } from '../fixtures/rules-deeds.ts';
import { deeds, does, newMatch } from '../fixtures/rules-play.ts';

const problemOf = (text: string): FileProblem => {
  const match = importMatch(deeds, text);
  if (!isProblem(match)) throw new Error('the file was taken');
  return match;
};

const keysFrom = (...entries: number[]) => entries.map(from => ({ from, commitment: 'c' }));

const badNames = [{ ask: 1, options: [] }, { ask: 'a' }, { ask: 'a', options: [1] }, 'roll'].map(
  (said): [unknown] => [[0, [0], [], said]],
);

const played = newMatch();
does(played, 'roll', 'next', 'draw', 'walk');

describe('a file that is not taken', () => {
  const file = exportMatch(played);
  const told = exportMatch(played, true);
  const changed = (change: Record<string, unknown>, from: GameFile = file): FileProblem =>
    problemOf(JSON.stringify({ ...from, ...change }));
  const withEntry = (n: number, entry: unknown) => ({
    entries: file.entries.map((old, i) => (i === n ? entry : old)),
  });

  it('is not JSON', () => {
    const problem = problemOf('{ "format": ');
    expect(problem.key).toBe('file.not-json');
    expect(problem.detail).toMatch(/JSON/);
  });

  it('is not a game', () => {
    for (const text of ['null', '3', '"runehold-game"', '[]', '{}', '{"format":"chess"}'])
      expect(problemOf(text)).toEqual({ key: 'file.not-a-game', detail: 'format: runehold-game is missing' });
  });

  it('was played with other cards', () => {
    const corrections = { name: 'ours', text: 'our numbers' };
    const content = 'our numbers';
    const other = { key: 'file.other-content', detail: 'content: the numbers of the cards are others' };
    expect(changed({ content })).toEqual(other);
    const corrected = { ...deeds, corrections };
    expect(importMatch(corrected, JSON.stringify(file))).toEqual(other);
    const match = importMatch(corrected, JSON.stringify({ ...file, content }));
    expect(isProblem(match) || exportMatch(match).content).toBe(content);
    expect(file).not.toHaveProperty('content');
  });

  it('is of another format or game', () => {
    expect(changed({ hash: '' })).toEqual({ key: 'file.broken', detail: 'hash: missing' });
    expect(changed({ formatVersion: 4 })).toEqual({ key: 'file.other-format', detail: 'formatVersion: 4' });
    expect(changed({ formatVersion: undefined })).toEqual({
      key: 'file.other-format',
      detail: 'formatVersion: undefined',
    });
    expect(changed({ game: 'chess' })).toEqual({
      key: 'file.other-game',
      detail: 'game: chess is not deeds',
    });
    expect(parseFile(JSON.stringify({ ...file, game: 'chess' }))).toMatchObject({ game: 'chess' });
  });

  it.each([
    ['seats', undefined, 'seats: a whole number is missing'],
    ['seats', 2.5, 'seats: a whole number is missing'],
    ['seats', '2', 'seats: a whole number is missing'],
    ['options', undefined, 'options: missing'],
    ['options', null, 'options: missing'],
    ['options', [], 'options: missing'],
    ['options', 'thick', 'options: missing'],
    ['options', { fog: 2 }, 'options: not all are words'],
    ['options', { dusk: 'late', fog: 2 }, 'options: not all are words'],
    ['content', 3, 'content: not a text'],
    ['keys', undefined, 'keys: a list is missing'],
    ['keys', {}, 'keys: a list is missing'],
    ['keys', [null], 'keys: a list is missing'],
    ['keys', [{ commitment: 'c' }], 'keys: a list is missing'],
    ['keys', [{ from: 0 }], 'keys: a list is missing'],
    ['keys', [{ from: 0, commitment: 'c', secret: 7 }], 'keys: a list is missing'],
    ['keys', [], 'keys: the first must deal from the start'],
    ['keys', [{ from: 1, commitment: 'c' }], 'keys: the first must deal from the start'],
    ['keys', keysFrom(0, 3, 2), 'keys: they are out of order'],
    ['keys', keysFrom(0, 5), 'keys: they are out of order'],
    ['hash', undefined, 'hash: missing'],
    ['opening', undefined, 'opening: a list of whole numbers is missing'],
    ['opening', ['1'], 'opening: a list of whole numbers is missing'],
    ['opening', [0.5], 'opening: a list of whole numbers is missing'],
    ['opening', [32_768], 'opening: a list of whole numbers is missing'],
    ['opening', [-32_769], 'opening: a list of whole numbers is missing'],
    ['handovers', undefined, 'handovers: a list is missing'],
    ['handovers', [null], 'handovers: a list is missing'],
    ['handovers', [{ seat: 0, holder: 'Ada' }], 'handovers: a list is missing'],
    ['handovers', [{ entry: 0, holder: 'Ada' }], 'handovers: a list is missing'],
    ['handovers', [{ entry: 0, seat: 0 }], 'handovers: a list is missing'],
    ['entries', undefined, 'entries: a list is missing'],
    ['entries', {}, 'entries: a list is missing'],
    ['seats', 7, 'refusal.seats {"min":2,"max":4}'],
    ['options', { dawn: 'late' }, 'refusal.unknown-option {"option":"dawn"}'],
  ])('lacks a part or has it wrong: %s %j', (part, value, detail) => {
    expect(changed({ [part]: value })).toEqual({ key: 'file.broken', detail });
  });

  it.each([
    [7],
    [null],
    [['0', [0], []]],
    [[0, 0, []]],
    [[0, [0]]],
    [[0, [0], ['1']]],
    [[0, [0], [70_000]]],
    ...badNames,
  ])('has an entry that is none: %j', entry => {
    expect(changed(withEntry(1, entry))).toEqual({
      key: 'file.broken',
      detail: 'entries: entry 2 is not [seat, answer, outcomes, names]',
    });
  });

  it('has a first entry that is none', () => {
    expect(changed(withEntry(0, 7)).detail).toBe('entries: entry 1 is not [seat, answer, outcomes, names]');
  });

  it('has numbers of the right form that do not fit the rules', () => {
    for (const n of [32_767, -32_768])
      expect(changed({ opening: [n] }).detail).toContain('the record has no outcome below');
  });

  it('has an answer that was not offered', () => {
    expect(changed(withEntry(1, [0, [99], []]))).toEqual({
      key: 'file.broken',
      detail: 'entry 2 of seat 0 is refused: not-offered',
    });
  });

  it('has another answer that was offered, or a missing one', () => {
    expect(changed(withEntry(3, [1, [deed('look')], []])).detail).toMatch(/^hash: [0-9a-f]{16} is not /);
    expect(changed({ entries: file.entries.slice(0, 3) }).detail).toContain(`is not ${file.hash}`);
  });

  it('has an outcome that chance did not give', () => {
    const [seat, reply, [outcome]] = file.entries[0];
    const forged = withEntry(0, [seat, reply, [(outcome + 1) % 6]]);
    expect(changed(forged).detail).toMatch(/^hash: /);
    expect(changed(forged, told)).toEqual({
      key: 'file.broken',
      detail: `entry 1 of seat 0 is refused: broken-rule in a rule: Error: chance gave ${outcome} where the record says ${(outcome + 1) % 6}`,
    });
    expect(changed(withEntry(0, [seat, reply, [6]])).detail).toContain(
      'the record has no outcome below 6 here',
    );
  });

  it('has another hash', () => {
    expect(changed({ hash: 'beef' })).toEqual({
      key: 'file.broken',
      detail: `hash: ${file.hash} is not beef`,
    });
  });

  it('has another secret than was promised, or none at all', () => {
    const detail = 'keys: a secret is not the one that was committed to';
    const [key] = told.keys;
    const withSecret = (secret: string) => ({ keys: [{ ...key, secret }] });
    expect(changed(withSecret('ab'.repeat(32)), told)).toEqual({ key: 'file.broken', detail });
    expect(changed(withSecret('short'), told)).toEqual({ key: 'file.broken', detail });
    const forged = { keys: [keyOf(0, 'ab'.repeat(32))] };
    expect(changed(forged, told).detail).toMatch(/^chance gave \d+ where the record says \d+$/);
  });

  it('is of other rules under which it takes another course', () => {
    const older = { rules: '0' };
    expect(changed({ ...older, hash: 'beef' }).key).toBe('file.other-rules');
    expect(changed({ ...older, ...withEntry(1, [0, [99], []]) })).toEqual({
      key: 'file.other-rules',
      detail: 'entry 2 of seat 0 is refused: not-offered',
    });
  });
});
