import { describe, expect, it } from 'vitest';
import { areAllTold, commitmentsOf, KeyedChance, keyOf, problemOfKeys } from '../../src/chance/keys.ts';
import { commitmentTo } from '../../src/chance/secret.ts';
import type { GameFile } from '../../src/match/file.ts';
import { exportMatch, importMatch, isProblem, verifyFile } from '../../src/match/file.ts';
import { Match } from '../../src/match/match.ts';
import { deeds, does, newMatch, playOn, secret } from '../fixtures/rules-play.ts';

const other = 'a7'.repeat(32);
const third = '3c'.repeat(32);

/** A game that was given another key after two entries. */
const rekeyed = (): Match => {
  const match = newMatch();
  does(match, 'roll', 'walk');
  match.rekey(other);
  does(match, 'roll', 'walk');
  return match;
};

describe('keys', () => {
  it('bind the host to secrets that are told later', () => {
    const key = keyOf(3, secret);
    expect(key).toEqual({ from: 3, commitment: commitmentTo(secret), secret });
    expect(commitmentsOf([key])).toEqual([{ from: 3, commitment: commitmentTo(secret) }]);
    expect(areAllTold([key])).toBe(true);
    expect(areAllTold([key, ...commitmentsOf([key])])).toBe(false);
  });

  it('are in order, within the game, and keep what was promised', () => {
    expect(problemOfKeys([keyOf(0, secret), keyOf(2, other), keyOf(2, third)], 2)).toBeUndefined();
    expect(problemOfKeys([keyOf(0, secret), keyOf(3, other)], 2)).toBe('they are out of order');
    expect(problemOfKeys([keyOf(0, secret), keyOf(2, other), keyOf(1, third)], 2)).toBe(
      'they are out of order',
    );
    expect(problemOfKeys([], 2)).toBe('the first must deal from the start');
    const broken = { ...keyOf(0, secret), secret: other };
    expect(problemOfKeys([broken], 2)).toBe('a secret is not the one that was committed to');
  });

  it('are turned once for each', () => {
    const chance = new KeyedChance([keyOf(0, secret), ...commitmentsOf([keyOf(2, other)])]);
    expect([chance.isOpen, chance.turnTo(1)]).toEqual([true, false]);
    expect([chance.turnTo(2), chance.isOpen, chance.turnTo(3)]).toEqual([true, false, false]);
    expect(() => chance.below(newMatch().table, 0, 6)).toThrow('the secret in force is not known');
  });
});

describe('a game that is given another key', () => {
  it('goes as it would have until there, and then as the new secret says', () => {
    const rolls = (match: Match) => match.entries.map(({ outcomes }) => outcomes[0] ?? -1);
    const many = (key?: string): Match => {
      const match = newMatch();
      for (let n = 0; n < 8; n++) does(match, 'roll');
      if (key !== undefined) match.rekey(key);
      for (let n = 0; n < 24; n++) does(match, 'roll');
      return match;
    };
    const [plain, one, two, again] = [many(), many(other), many(third), many(other)].map(rolls);
    expect(one.slice(0, 8)).toEqual(plain.slice(0, 8));
    expect(one.slice(8)).not.toEqual(plain.slice(8));
    expect(one.slice(8)).not.toEqual(two.slice(8));
    expect(again).toEqual(one);
    // The streams go on where they were: a game begun with the second secret rolls the same from there.
    const begun = Match.create(deeds, { seats: 2, secret: other });
    for (let n = 0; n < 32; n++) does(begun, 'roll');
    expect(rolls(begun).slice(8)).toEqual(one.slice(8));
  });

  it('takes nothing back that was answered under the one before', () => {
    const match = newMatch();
    does(match, 'walk');
    match.rekey(other);
    expect(match.refuseUndo(0)).toBe('barrier');
    does(match, 'walk');
    expect(match.undo(0)).toBeUndefined();
    expect(match.undo(0)).toBe('barrier');
    const replayed = rekeyed().fork();
    expect(replayed.undo(0)).toBeUndefined();
    expect(replayed.refuseUndo(0)).toBe('barrier');
    const justThen = rekeyed().fork(2);
    expect([justThen.keys.length, justThen.refuseUndo(0)]).toEqual([2, 'barrier']);
    expect(rekeyed().fork(1).keys).toHaveLength(1);
  });

  it('is written down, read back, played on and verified with all its keys', () => {
    const match = rekeyed();
    const read = (file: GameFile): Match => {
      const result = importMatch(deeds, JSON.stringify(file));
      if (isProblem(result)) throw new Error(`${result.key}: ${result.detail}`);
      return result;
    };
    const again = read(exportMatch(match, true));
    expect(again.keys).toEqual([keyOf(0, secret), keyOf(2, other)]);
    expect(again.key).toEqual(keyOf(2, other));
    playOn(match, 6, 5);
    playOn(again, 6, 5);
    expect(again.hash).toBe(match.hash);
    does(match, 'end');
    const over = exportMatch(match);
    expect(verifyFile(deeds, JSON.stringify(over))).toMatchObject({ ok: true });
    const half = { ...over, keys: [over.keys[0], ...commitmentsOf([over.keys[1]])] };
    expect(verifyFile(deeds, JSON.stringify(half))).toMatchObject({ problem: { key: 'file.no-secret' } });
    const wrong = { ...over, keys: [over.keys[0], keyOf(2, third)] };
    expect(verifyFile(deeds, JSON.stringify(wrong))).toMatchObject({ problem: { key: 'file.broken' } });
    const shifted = { ...over, keys: [over.keys[0], { ...over.keys[1], from: 3 }] };
    expect(verifyFile(deeds, JSON.stringify(shifted))).toMatchObject({ problem: { key: 'file.broken' } });
  });

  it('does not get into a file that was written before', () => {
    const match = newMatch();
    const file = exportMatch(match, true);
    match.rekey(other);
    match.handOver(0, 'Anna');
    expect([file.keys, file.handovers]).toEqual([[keyOf(0, secret)], []]);
  });

  it('loads from a snapshot of either side of the change', () => {
    const match = rekeyed();
    const { seats, options, opening, entries, keys } = match;
    for (const entry of [1, 2, 3]) {
      const snapshot = match.fork(entry).snapshot();
      const loaded = Match.replay(
        deeds,
        { seats, options, opening, entries, keys },
        undefined,
        false,
        snapshot,
      );
      expect(loaded.hash).toBe(match.hash);
      does(loaded, 'roll');
      const live = match.fork();
      does(live, 'roll');
      expect(loaded.entries).toEqual(live.entries);
    }
  });
});
