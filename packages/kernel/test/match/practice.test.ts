import { FastChance } from '@runehold/kernel/chance/fast';
import { ScriptedChance } from '@runehold/kernel/chance/scripted';
import { SecretChance } from '@runehold/kernel/chance/secret';
import { Match } from '@runehold/kernel/match/match';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer, does, newMatch, playOn, secret, tableOf } from '../fixtures/rules-play.ts';

/** A game to practise with that begins where another one stands. */
const practised = (from: Match, chance = new ScriptedChance(new SecretChance(secret))): Match => {
  const { seats, options } = from;
  return Match.practice(from.game, { seats, options, from: { ...from.snapshot(), entry: 0 }, chance });
};

describe('a game to practise with', () => {
  it('begins as it was arranged, with nothing answered and nothing told', () => {
    const arranged = newMatch();
    does(arranged, 'walk', 'roll');
    const match = practised(arranged);
    expect([match.hash, match.entries, match.events.length]).toEqual([arranged.hash, [], 0]);
    does(match, 'walk');
    expect(tableOf(match).steps).toBe(tableOf(arranged).steps + 1);
  });

  it('has the chance it is given', () => {
    const match = newMatch();
    const chance = new ScriptedChance(new FastChance(1));
    const practice = practised(match, chance);
    chance.script(practice.table, 0, [4]);
    does(practice, 'roll');
    expect(practice.entries[0].outcomes).toEqual([4]);
    expect(practice.key.secret).toBeUndefined();
  });

  it('goes back to any answer, over barriers and over what others did', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 12 }), fc.nat(), (seed, answers, to) => {
        const match = practised(newMatch(3));
        const hashes = [match.hash];
        const told = [match.events.length];
        playOn(match, answers, seed, () => {
          hashes.push(match.hash);
          told.push(match.events.length);
        });
        const back = to % match.entries.length;
        expect(match.rewind(back)).toBeUndefined();
        expect([match.hash, match.entries.length, match.events.length]).toEqual([
          hashes[back],
          back,
          told[back],
        ]);
        // The same answers lead to the same table once more.
        playOn(match, answers, seed);
        match.rewind(0);
        expect(match.hash).toBe(hashes[0]);
      }),
      { numRuns: 40 },
    );
  });

  it('has the undo of every game besides, and no rewinding past what was answered', () => {
    const match = practised(newMatch());
    does(match, 'roll', 'walk');
    expect(match.undo(0)).toBeUndefined();
    expect(match.undo(0)).toBe('barrier');
    expect(match.rewind(1)).toBe('nothing-to-undo');
    expect(match.rewind(0)).toBeUndefined();
    expect(match.entries).toEqual([]);
  });

  it('can be gone back in after a rule broke', () => {
    const match = practised(newMatch());
    does(match, 'walk');
    expect(answer(match, 0, 99)).toBe('not-offered');
    expect(() => does(match, 'break')).toThrow('frozen');
    expect(match.rewind(0)).toBeUndefined();
    does(match, 'walk');
    expect(match.entries).toHaveLength(1);
  });

  it('is no other game: those do not go back over a barrier', () => {
    const match = newMatch();
    does(match, 'walk');
    expect(match.rewind(0)).toBe('barrier');
  });
});
