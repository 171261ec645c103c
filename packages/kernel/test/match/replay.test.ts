import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Reply } from '../../src/ask/reply.ts';
import { FastChance } from '../../src/chance/fast.ts';
import { commitmentsOf } from '../../src/chance/keys.ts';
import { Match } from '../../src/match/match.ts';
import { resample } from '../../src/match/resample.ts';
import { spareTable } from '../../src/match/table-setup.ts';
import { takeReply } from '../../src/procedure/machine.ts';
import type { Said } from '../../src/view/said.ts';
import { deed } from '../fixtures/rules-deeds.ts';
import { answer, deeds, does, newMatch, playOn, secret, tableOf } from '../fixtures/rules-play.ts';

/** What anybody may know of a game. */
const recordOf = ({ seats, options, opening, entries, keys }: Match) => ({
  seats,
  options,
  opening,
  entries: [...entries],
  keys: commitmentsOf(keys),
});

describe('a replay', () => {
  it('to any entry is the game as it was then, with and without the secret', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 20 }), (seed, answers) => {
        const live = newMatch(3);
        const states = [live.table.state.slice()];
        const told = [live.told('all-seeing')];
        playOn(live, answers, seed, () => {
          states.push(live.table.state.slice());
          told.push(live.told('all-seeing'));
        });
        const upTo = Math.abs(seed) % states.length;
        for (const record of [recordOf(live), { ...recordOf(live), keys: live.keys }]) {
          const again = Match.replay(live.game, record, upTo);
          expect(again.table.state).toEqual(states[upTo]);
          expect(again.told('all-seeing')).toEqual(told[upTo]);
          expect(again.entries).toEqual(live.entries.slice(0, upTo));
        }
        expect(Match.replay(live.game, recordOf(live)).hash).toBe(live.hash);
      }),
      { numRuns: 25 },
    );
  });

  it('goes on with the secret as the game itself would', () => {
    const live = newMatch();
    does(live, 'roll', 'roll');
    const again = Match.replay(deeds, { ...recordOf(live), keys: live.keys });
    does(live, 'roll', 'draw');
    does(again, 'roll', 'draw');
    expect(again.hash).toBe(live.hash);
    expect(again.entries).toEqual(live.entries);
    expect(again.keys).toEqual(live.keys);
  });

  it('without the secret goes on only until chance is needed', () => {
    const live = newMatch();
    does(live, 'roll');
    const again = Match.replay(deeds, recordOf(live));
    does(again, 'walk');
    expect(answer(again, 0, deed('roll'))).toBe('frozen');
    expect(again.fault?.fault.message).toContain('the record has no outcome below 6 here');
    expect(again.key.secret).toBeUndefined();
  });

  it('knows what may be taken back', () => {
    const live = newMatch();
    does(live, 'roll', 'walk', 'walk');
    const again = Match.replay(deeds, recordOf(live));
    expect(again.undo(0)).toBeUndefined();
    expect(again.undo(0)).toBeUndefined();
    expect(again.undo(0)).toBe('barrier');
  });

  it('can be checked or not', () => {
    const live = newMatch();
    expect(Match.replay(deeds, recordOf(live)).table.checked).toBe(false);
    expect(Match.replay(deeds, recordOf(live), 0, true).table.checked).toBe(true);
    expect(Match.create(deeds, { seats: 2, secret }).table.checked).toBe(false);
    expect(live.table.checked).toBe(true);
  });
});

describe('a replay is refused', () => {
  const live = newMatch();
  does(live, 'roll', 'next', 'walk');
  const record = recordOf(live);
  const change = (n: number, entry: Partial<(typeof record.entries)[number]>) => ({
    ...record,
    entries: record.entries.map((old, i) => (i === n ? { ...old, ...entry } : old)),
  });

  it('where an answer does not fit the rules', () => {
    expect(() => Match.replay(deeds, change(1, { reply: [99], said: undefined }))).toThrow(
      'entry 2 of seat 0 is refused: not-offered',
    );
    expect(() => Match.replay(deeds, change(1, { seat: 1 }))).toThrow(
      'entry 2 of seat 1 is refused: wrong-seat',
    );
    expect(() => Match.replay(deeds, change(2, { reply: [], said: undefined }))).toThrow(
      'entry 3 of seat 1 is refused: wrong-shape',
    );
  });

  it('where chance did more or less than the record says', () => {
    expect(() => Match.replay(deeds, change(1, { outcomes: [1] }))).toThrow(
      'entry 2 has more outcomes than the rules use',
    );
    expect(() => Match.replay(deeds, change(0, { outcomes: [] }))).toThrow(
      'the record has no outcome below 6 here',
    );
    expect(() => Match.replay(deeds, { ...record, opening: [...record.opening, 0] })).toThrow(
      'the opening has more outcomes than the rules use',
    );
    expect(() => Match.replay(deeds, { ...record, opening: [] })).toThrow('the record has no outcome');
  });

  it('where its names fit no open ask, or none of its options', () => {
    const { ask } = record.entries[0].said as Said;
    expect(() => Match.replay(deeds, change(0, { said: { ask, options: ['fly'] } }))).toThrow(
      /^entry 1: \w+ has no option fly$/,
    );
    expect(() => Match.replay(deeds, change(0, { said: { ask: 'other', options: ['roll'] } }))).toThrow(
      `entry 1: other is answered where ${ask} is asked`,
    );
  });

  it('unless names are all that was kept, or numbers are: names say what was meant', () => {
    expect(Match.replay(deeds, change(0, { reply: [99] })).entries).toEqual(live.entries);
    expect(Match.replay(deeds, change(0, { said: undefined })).entries).toEqual(live.entries);
  });

  it('where the secret gives another outcome', () => {
    const other = (record.entries[0].outcomes[0] + 1) % 6;
    expect(() => Match.replay(deeds, { ...change(0, { outcomes: [other] }), keys: live.keys })).toThrow(
      `chance gave ${record.entries[0].outcomes[0]} where the record says ${other}`,
    );
  });
});

describe('a fork', () => {
  it('is a game of its own', () => {
    const match = playOn(newMatch(3), 12, 3);
    const hash = match.hash;
    const fork = match.fork();
    expect([fork.hash, fork.entries.length, fork.table.checked]).toEqual([hash, 12, true]);
    playOn(fork, 5, 8);
    expect([match.hash, match.entries.length]).toEqual([hash, 12]);
    playOn(match, 5, 8);
    expect(fork.hash).toBe(match.hash);
  });

  it('can begin anywhere, with whoever sat there then', () => {
    const match = Match.create(deeds, { seats: 2, secret, holders: ['Ada', 'Bo'] });
    does(match, 'walk');
    match.handOver(0, 'Cy');
    does(match, 'walk');
    match.handOver(0, 'Di');
    expect([0, 1, 2].map(n => match.fork(n).holderOf(0))).toEqual(['Ada', 'Cy', 'Di']);
    expect([0, 1].map(n => tableOf(match.fork(n)).steps)).toEqual([0, 1]);
    expect(match.fork().handovers).toEqual(match.handovers);
  });
});

describe('who holds a seat', () => {
  it('is the last one it was given to', () => {
    const match = Match.create(deeds, { seats: 3, secret, holders: ['Ada', 'Bo'] });
    const hash = match.hash;
    does(match, 'walk');
    match.handOver(1, 'a bot');
    expect([0, 1, 2].map(seat => match.holderOf(seat))).toEqual(['Ada', 'a bot', undefined]);
    expect(match.handovers).toEqual([
      { entry: 0, seat: 0, holder: 'Ada' },
      { entry: 0, seat: 1, holder: 'Bo' },
      { entry: 1, seat: 1, holder: 'a bot' },
    ]);
    expect(match.fork(0).hash).toBe(hash);
  });

  it('is not taken back with an answer', () => {
    const match = Match.create(deeds, { seats: 2, secret, holders: ['Ada', 'Bo'] });
    does(match, 'walk', 'walk');
    match.handOver(1, 'a bot');
    match.undo(0);
    expect(match.handovers.at(-1)).toEqual({ entry: 1, seat: 1, holder: 'a bot' });
    expect(match.handovers[0]).toEqual({ entry: 0, seat: 0, holder: 'Ada' });
    expect([match.holderOf(1), match.fork().holderOf(1)]).toEqual(['a bot', 'a bot']);
  });
});

describe('a look ahead', () => {
  it('cannot touch the match', () => {
    const match = playOn(newMatch(3), 10, 2);
    const [hash, events, entries] = [match.hash, match.events.length, match.entries.length];
    const copy = match.peek(new FastChance(1));
    expect(copy.state).toEqual(match.table.state);
    expect([copy.sink, copy.watch, copy.checked]).toEqual([undefined, undefined, true]);
    resample(match.game, copy, match.table, 0, new FastChance(4));
    const seat = tableOf(match).turn;
    takeReply(match.game, copy, seat, new Reply().one(deed('roll')));
    expect([match.hash, match.events.length, match.entries.length]).toEqual([hash, events, entries]);
    expect(match.table.chance).not.toBe(copy.chance);
    const spare = spareTable(match.game, match.table);
    expect([spare.chance === match.table.chance, spare.seats]).toEqual([true, 0]);
  });
});

describe('what a viewer has been told', () => {
  it('leaves out what is not for its eyes, until the game is over', () => {
    const match = newMatch();
    does(match, 'draw');
    const drew = (viewer: number | 'spectator') => match.told(viewer).filter(event => event.key === 'drew');
    expect(drew(0)[0].args).toHaveProperty('rune');
    expect(drew(1)).toEqual([{ key: 'drew', args: { who: 0 } }]);
    expect(drew('spectator')).toEqual([{ key: 'drew', args: { who: 0 } }]);
    expect(match.told(0, 1)).toEqual(drew(0));
    does(match, 'next', 'draw', 'end');
    expect(drew(0)).toHaveLength(2);
    for (const event of drew(0)) expect(event.args).toHaveProperty('rune');
    expect(drew(1)).toEqual(drew(0));
    expect(drew('spectator')).toEqual(drew(0));
  });

  it('goes with what it may see', () => {
    const match = newMatch();
    expect(match.view(1).table['hand']).not.toEqual(match.view(0).table['hand']);
    expect(match.view(0).asks.map(ask => ask.id)).toEqual(['1.0']);
    expect(match.view('spectator').asks).toEqual([]);
  });
});
