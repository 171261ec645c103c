import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Deed } from '../fixtures/rules-deeds.ts';
import { answer, does, newMatch, playOn, tableOf } from '../fixtures/rules-play.ts';

describe('a seat takes back', () => {
  it('its last answer, and finds the table as it was', () => {
    const match = newMatch();
    const [hash, told] = [match.hash, match.events.length];
    does(match, 'walk');
    expect(match.hash).not.toBe(hash);
    expect(match.refuseUndo(0)).toBeUndefined();
    expect(match.undo(0)).toBeUndefined();
    expect([match.hash, match.events.length, match.entries]).toEqual([hash, told, []]);
  });

  it('several answers, one by one, down to the barrier', () => {
    const match = newMatch();
    does(match, 'walk', 'roll', 'walk', 'walk', 'walk');
    const steps = tableOf(match).steps;
    for (let n = 1; n <= 3; n++) {
      expect(match.undo(0)).toBeUndefined();
      expect(tableOf(match).steps).toBe(steps - n);
    }
    expect(match.undo(0)).toBe('barrier');
    expect(match.entries).toHaveLength(2);
    expect(tableOf(match).steps).toBe(steps - 3);
  });

  it('half of a decision', () => {
    const match = newMatch();
    does(match, 'craft');
    answer(match, 0, 3);
    const hash = match.hash;
    answer(match, 0, [0, 1]);
    expect(match.undo(0)).toBeUndefined();
    expect(match.hash).toBe(hash);
    expect(answer(match, 0, [2, 2, 2])).toBeUndefined();
    expect(answer(match, 0, [0, 1, 0])).toBeUndefined();
  });

  it('an answer, and gives it again with the same outcome', () => {
    const match = newMatch();
    does(match, 'dark', 'show', 'walk');
    const [hash, told] = [match.hash, match.told('all-seeing')];
    for (let n = 0; n < 3; n++) expect(match.undo(0)).toBeUndefined();
    does(match, 'dark', 'show', 'walk');
    expect(match.hash).toBe(hash);
    expect(match.told('all-seeing')).toEqual(told);
  });

  it('the answer another wrote under seal never, its own while others are missing', () => {
    const match = newMatch(3);
    does(match, 'vote');
    answer(match, 1, 4);
    expect(match.undo(0)).toBe('barrier');
    expect(match.undo(1)).toBeUndefined();
    answer(match, 1, 3);
    answer(match, 2, 3);
    expect(match.undo(1)).toBe('barrier');
    expect(match.undo(2)).toBeUndefined();
  });
});

describe('nothing can be taken back', () => {
  it('by a seat that has not answered', () => {
    const match = newMatch();
    expect(match.undo(0)).toBe('nothing-to-undo');
    does(match, 'walk');
    expect(match.undo(1)).toBe('nothing-to-undo');
    expect(match.entries).toHaveLength(1);
  });

  it('once another seat has acted', () => {
    const match = newMatch();
    does(match, 'next');
    expect(match.refuseUndo(0)).toBeUndefined();
    does(match, 'walk');
    expect(match.undo(0)).toBe('barrier');
    expect(match.undo(1)).toBeUndefined();
    expect(match.undo(1)).toBe('nothing-to-undo');
  });

  it('once another seat has acted, though that seat took it back: its answer was seen', () => {
    const match = newMatch();
    does(match, 'next', 'walk');
    expect(match.undo(1)).toBeUndefined();
    expect(match.undo(0)).toBe('barrier');
  });

  it('of what lies before another seat acted, though one acted again since', () => {
    const match = newMatch();
    does(match, 'walk', 'next', 'next', 'walk');
    expect(match.undo(0)).toBeUndefined();
    expect(match.undo(0)).toBe('barrier');
  });

  it('once the game is over and everything lies open', () => {
    const match = newMatch();
    does(match, 'walk', 'end');
    expect(match.undo(0)).toBe('game-over');
    expect(match.over).toBe(true);
  });

  it('once sealed answers were opened', () => {
    const match = newMatch();
    does(match, 'vote');
    answer(match, 1, 1);
    answer(match, 0, 2);
    expect(match.undo(0)).toBe('barrier');
  });
});

describe('a barrier', () => {
  const stops = (...deeds: Deed[]): boolean => {
    const match = newMatch();
    does(match, ...deeds);
    return match.refuseUndo(0) === 'barrier';
  };

  it('is set when chance becomes visible', () => {
    expect(stops('roll')).toBe(true);
    expect(stops('roll', 'walk')).toBe(false);
  });

  it('is set when a seat draws a card for itself', () => {
    expect(stops('draw')).toBe(true);
  });

  it('is not set by a card that nobody sees', () => {
    expect(stops('dark')).toBe(false);
  });

  it('is not set by showing what is one’s own', () => {
    expect(stops('show')).toBe(false);
  });

  it('is set when one walks up to a hidden stone', () => {
    expect(stops('look')).toBe(true);
    // From the last stone one goes back to where none lies.
    expect(stops('look', 'look', 'look')).toBe(true);
    expect(stops('look', 'look', 'look', 'look')).toBe(false);
  });

  it('is set when a hidden number is told to one more', () => {
    expect(stops('hear')).toBe(true);
    expect(stops('hear', 'hear')).toBe(false);
  });

  it('is gone from the account with the answer that was taken back', () => {
    const match = newMatch();
    does(match, 'walk', 'walk');
    match.undo(0);
    does(match, 'roll');
    expect(match.undo(0)).toBe('barrier');
    expect(match.entries).toHaveLength(2);
  });

  it('stands or not, however often the game is played: undo and again is the same game', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 25 }), (seed, answers) => {
        const twice = newMatch(3);
        playOn(twice, answers, seed, () => {
          const last = twice.entries.at(-1);
          if (!last || twice.undo(last.seat) !== undefined) return;
          expect(answer(twice, last.seat, last.reply)).toBeUndefined();
          expect(twice.entries.at(-1)).toEqual(last);
        });
        const once = playOn(newMatch(3), answers, seed);
        expect(twice.hash).toBe(once.hash);
        expect(twice.entries).toEqual(once.entries);
        expect(twice.told('all-seeing')).toEqual(once.told('all-seeing'));
      }),
      { numRuns: 25 },
    );
  });
});
