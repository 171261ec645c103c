import { engineOf } from '@runehold/kernel/match/engine';
import { game as masquerade } from '@runehold/masquerade/game';
import { HostedGame } from '@runehold/protocol/table/hosted-game';
import { describe, expect, test } from 'vitest';
import { endingOf, type Finished } from '../../src/ratings/ending.ts';
import { tenuresOf } from '../../src/ratings/tenures.ts';

const engine = engineOf(masquerade);
const setup = { seats: 3, options: {}, secret: '7'.repeat(64) };
const sat = { cause: 'sat' } as const;

/** A table at which two people and a bot have sat down. */
const seated = () => {
  let now = 0;
  const hosted = HostedGame.open(engine, setup, [], { pace: 'brisk', now: () => now });
  hosted.handOver(0, { kind: 'person', name: 'Anna' }, 'anna', sat);
  hosted.handOver(1, { kind: 'person', name: 'Bela' }, 'bela', sat);
  hosted.handOver(2, { kind: 'bot', name: 'bot 3', level: 'sergeant' });
  const answer = (times: number): void => {
    for (let n = 0; n < times && !hosted.isOver; n++) {
      const [waited] = hosted.match.view('spectator').waiting.filter(({ answered }) => !answered);
      const ask = hosted.match.view(waited.seat).asks[0];
      now += 1000;
      const by = hosted.holdOf(waited.seat).holder.kind === 'bot' ? 'bot' : 'person';
      expect(hosted.answer(waited.seat, ask.id, hosted.seq, ask.absent, by)).toBeUndefined();
    }
  };
  return { hosted, answer };
};

const finished = (hosted: HostedGame, more: Partial<Finished> = {}): Finished => ({
  head: { game: 'masquerade', rules: '1', seats: 3, listed: true, setAt: 5 },
  log: hosted.log,
  answers: hosted.match.entries.length,
  places: [1, 2, 2],
  factions: ['red', undefined, 'blue'],
  pace: 'brisk',
  isCalledOff: false,
  isOpenBook: false,
  isShared: false,
  spentBy: seat => hosted.clocks?.spentBy(seat) ?? 0,
  ...more,
});

describe('who had a seat', () => {
  test('is who sat down, also while a bot minds it, and no longer when they left for good', () => {
    const { hosted, answer } = seated();
    answer(2);
    hosted.handOver(1, { kind: 'bot', name: 'bot 2', level: 'page' }, undefined, {
      cause: 'away',
      deputy: true,
    });
    answer(1);
    expect(tenuresOf(hosted.log, 3).map(held => held.map(({ person, gone }) => [person, gone]))).toEqual([
      [['anna', undefined]],
      [['bela', undefined]],
      [[undefined, undefined]],
    ]);
    hosted.handOver(1, { kind: 'open' }, undefined, { cause: 'left' });
    expect(tenuresOf(hosted.log, 3)[1]).toMatchObject([{ person: 'bela', gone: 3 }]);
    hosted.handOver(1, { kind: 'person', name: 'Bela' }, 'bela', { cause: 'returned' });
    expect(tenuresOf(hosted.log, 3)[1][0].gone).toBeUndefined();
    hosted.handOver(1, { kind: 'open' }, undefined, { cause: 'vote' });
    answer(1);
    hosted.handOver(1, { kind: 'person', name: 'Cezar' }, 'cezar', sat);
    expect(tenuresOf(hosted.log, 3)[1]).toMatchObject([
      { person: 'bela', since: 0, gone: 3 },
      { person: 'cezar', since: hosted.match.entries.length },
    ]);
  });

  test('gave the answers that nobody gave for them', () => {
    const { hosted, answer } = seated();
    answer(9);
    const given = tenuresOf(hosted.log, 3).map(([held]) => held.given);
    const own = hosted.log.filter(record => record.kind === 'answered' && record.by === 'person').length;
    expect(given[0] + given[1]).toBe(own);
    expect([own > 0, given[2]]).toEqual([true, 0]);
  });
});

describe('a game that is over', () => {
  test('is kept with everybody’s place, colours and time', () => {
    const { hosted, answer } = seated();
    answer(6);
    const ending = endingOf(finished(hosted));
    expect(ending).toMatchObject({ winners: 1, persons: 2, isOpen: true, pace: 'brisk', seats: 3 });
    expect(ending?.unrated).toBeUndefined();
    expect(ending?.results).toMatchObject([
      { seat: 0, person: 'anna', place: 1, faction: 'red' },
      { seat: 1, person: 'bela', place: 2 },
      { seat: 2, level: 'sergeant', place: 2, faction: 'blue' },
    ]);
    expect(ending?.results[0].thinkMs).toBe(hosted.clocks?.spentBy(0));
    expect(ending?.results[0].thinkMs).toBeGreaterThan(0);
  });

  test('is rated only where it was fair and said something', () => {
    const { hosted, answer } = seated();
    answer(6);
    const why = (more: Partial<Finished>) => endingOf(finished(hosted, more))?.unrated;
    const { head } = finished(hosted);
    expect(why({ isCalledOff: true })).toBe('called-off');
    expect(why({ isOpenBook: true })).toBe('open-book');
    expect(why({ isShared: true })).toBe('shared-screen');
    expect(why({ head: { ...head, content: '{}' } })).toBe('pack');
    expect(why({ pace: 'none' })).toBe('no-clock');
    expect(why({ places: [1, 1, 1] })).toBe('no-order');
    expect(endingOf(finished(hosted, { isCalledOff: true }))?.results.map(({ place }) => place)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    for (const more of [{ listed: false }, { locked: true as const }])
      expect(endingOf(finished(hosted, { head: { ...head, ...more } }))?.isOpen).toBe(false);
    const lone = HostedGame.open(engine, setup);
    lone.handOver(0, { kind: 'person', name: 'Anna' }, 'anna', sat);
    lone.answer(0, lone.match.askIdOf(0), lone.seq, [1]);
    expect(endingOf(finished(lone))?.unrated).toBe('alone');
  });

  test('and came as a file is nobody’s result', () => {
    const { hosted, answer } = seated();
    answer(6);
    const brought = HostedGame.from(engine, hosted.match);
    brought.handOver(0, { kind: 'person', name: 'Zoe' }, 'zoe', sat);
    expect(endingOf(finished(brought))).toBeUndefined();
  });
});
