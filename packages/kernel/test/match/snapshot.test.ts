import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Match } from '../../src/match/match.ts';
import type { Snapshot } from '../../src/match/record.ts';
import type { StateJson } from '../../src/view/codec.ts';
import { newMatch, playOn } from '../fixtures/rules-play.ts';

/** A snapshot as it comes back from a file. */
const saved = (snapshot: Snapshot): Snapshot => JSON.parse(JSON.stringify(snapshot)) as Snapshot;

describe('a snapshot', () => {
  it('loads the game it was taken of, and it goes on the same way', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 12 }), (seed, before) => {
        const live = playOn(newMatch(3), before, seed);
        const snapshot = saved(live.snapshot());
        expect(snapshot.entry).toBe(live.entries.length);
        playOn(live, 6, seed + 1);
        const { seats, options, opening, keys } = live;
        const record = { seats, options, opening, keys, entries: [...live.entries] };
        const loaded = Match.replay(live.game, record, undefined, false, snapshot);
        expect(loaded.table.state).toEqual(live.table.state);
        expect(loaded.entries).toEqual(live.entries);
        expect(loaded.opening).toEqual(live.opening);
        // What was told before the snapshot is not told again.
        const told = live.told('all-seeing');
        const again = loaded.told('all-seeing');
        expect(again).toEqual(told.slice(told.length - again.length));
        if (live.over) return;
        playOn(live, 3, seed + 2);
        playOn(loaded, 3, seed + 2);
        expect(loaded.hash).toBe(live.hash);
      }),
      { numRuns: 25 },
    );
  });

  it('is left aside where these rules do not read it back: the record itself is played', () => {
    const live = playOn(newMatch(2), 3, 1);
    const record = { ...live, keys: live.keys, entries: [...live.entries], opening: live.opening };
    const snapshot = saved(live.snapshot());
    const [frame] = snapshot.state.frames;
    const strange = (...frames: StateJson['frames']): Snapshot => ({
      ...snapshot,
      state: { ...snapshot.state, frames },
    });
    const misfits: Record<string, Snapshot> = {
      'another table than it says': { ...snapshot, hash: '0000000000000000' },
      'a rule that is no more': strange({ ...frame, procedure: 'gone' }),
      'a local that is no more': strange({ ...frame, locals: { ...frame.locals, gone: 1 } }),
      'another step': strange({ ...frame, step: frame.step + 1 }),
      'nothing at all': { ...snapshot, state: {} as StateJson },
    };
    for (const [what, misfit] of Object.entries(misfits)) {
      const loaded = Match.replay(live.game, record, undefined, false, misfit);
      expect(loaded.hash, what).toBe(live.hash);
      expect(loaded.told('all-seeing'), what).toEqual(live.told('all-seeing'));
    }
  });

  it('does not hide that the record itself does not fit', () => {
    const live = playOn(newMatch(2), 3, 1);
    const [first, ...others] = live.entries;
    const changed = [{ ...first, reply: [99], said: undefined }, ...others];
    const record = { ...live, keys: live.keys, entries: changed, opening: live.opening };
    const snapshot = { ...saved(live.snapshot()), hash: '0000000000000000' };
    expect(() => Match.replay(live.game, record, undefined, false, snapshot)).toThrow('entry 1 of seat');
  });

  it('is refused where it is later than the moment asked for', () => {
    const live = playOn(newMatch(2), 3, 1);
    const record = { ...live, keys: live.keys, entries: [...live.entries], opening: live.opening };
    expect(() => Match.replay(live.game, record, 1, false, live.snapshot())).toThrow(
      'the snapshot is of entry 3, after 1',
    );
  });
});
