import { describe, expect, it } from 'vitest';
import { Match } from '../../src/match/match.ts';
import { GameFault } from '../../src/procedure/fault.ts';
import type { Deed } from '../fixtures/rules-deeds.ts';
import { deed } from '../fixtures/rules-deeds.ts';
import { answer, deeds, does, newMatch, playOn } from '../fixtures/rules-play.ts';

const breaking = [
  ['break', 'broken-rule', 'the rule of'],
  ['spin', 'step-budget', 'more than 500 steps'],
  ['stuck', 'dead-end', 'seat 0 has no legal answer'],
] as const satisfies readonly (readonly [Deed, string, string])[];

describe('a rule that breaks', () => {
  it.each(breaking)('by %s freezes its match, with the table as before', (name, kind, detail) => {
    const match = newMatch();
    does(match, 'walk', 'roll');
    const [state, events, hash] = [match.table.state.slice(), match.events.length, match.hash];
    expect(answer(match, 0, deed(name))).toBe('frozen');
    expect(match.table.state).toEqual(state);
    expect([match.events.length, match.hash, match.entries.length]).toEqual([events, hash, 2]);
    expect(match.fault).toMatchObject({ seat: 0, reply: [deed(name)] });
    expect(match.fault?.fault).toBeInstanceOf(GameFault);
    expect(match.fault?.fault.kind).toBe(kind);
    expect(match.fault?.fault.message).toContain(detail);
  });

  it('lets nobody answer or take back any more', () => {
    const match = newMatch();
    does(match, 'walk');
    answer(match, 0, deed('break'));
    expect(answer(match, 0, deed('walk'))).toBe('frozen');
    expect(match.answer(0, 'x', 0)).toBe('frozen');
    expect(match.undo(0)).toBe('frozen');
    expect(match.entries).toHaveLength(1);
  });

  it('keeps the error it broke with', () => {
    const match = newMatch();
    answer(match, 0, deed('break'));
    expect(match.fault?.fault.cause).toBeInstanceOf(Error);
    expect(match.fault?.fault.where).toBe('a rule');
  });

  it('stops that one game and no other', () => {
    const [broken, sound] = [newMatch(), newMatch()];
    answer(broken, 0, deed('spin'));
    expect(sound.fault).toBeUndefined();
    playOn(sound, 20, 1);
    expect(sound.entries).toHaveLength(20);
  });

  it('can be looked into: the record up to then, and the answer that broke it, break it again', () => {
    const fresh = newMatch();
    does(fresh, 'roll', 'walk');
    answer(fresh, 0, deed('spin'));
    const { seats, options, opening, entries, keys, fault } = fresh;
    const again = Match.replay(deeds, { seats, options, opening, entries, keys });
    expect(again.hash).toBe(fresh.hash);
    expect(answer(again, fault?.seat ?? -1, fault?.reply)).toBe('frozen');
    expect(again.fault?.fault.message).toBe(fault?.fault.message);
  });

  it('leaves no drawn outcome behind', () => {
    const match = newMatch();
    answer(match, 0, deed('spin'));
    const fork = match.fork();
    expect(fork.fault).toBeUndefined();
    does(fork, 'roll');
    expect(fork.entries[0].outcomes).toHaveLength(1);
  });
});
