import { commitmentTo } from '@runehold/kernel/chance/secret';
import { verifyFile } from '@runehold/kernel/match/file';
import { describe, expect, test } from 'vitest';
import { HostedGame } from '../src/table/hosted-game.ts';
import type { LogRecord } from '../src/table/log.ts';
import { engine, game, secretOfTest } from './fixtures/parlour.ts';

const open = (): HostedGame => HostedGame.open(engine, { seats: 2, options: {}, secret: secretOfTest });

const answer = (hosted: HostedGame, seat: number, reply: number, seq: number = hosted.seq) =>
  hosted.answer(seat, hosted.match.askIdOf(seat), seq, [reply]);

/** Whoever won the bids shows the first card they may. */
const show = (hosted: HostedGame): void => {
  const [{ seat }] = hosted.match.view('spectator').waiting;
  const [option] = hosted.match.view(seat).asks[0].options;
  expect(answer(hosted, seat, option.code)).toBeUndefined();
};

const playRound = (hosted: HostedGame): void => {
  expect(answer(hosted, 0, 3)).toBeUndefined();
  expect(answer(hosted, 1, 5)).toBeUndefined();
  show(hosted);
};

/** Written down and read back. */
const kept = (log: readonly LogRecord[]): LogRecord[] => JSON.parse(JSON.stringify(log)) as LogRecord[];

describe('a game and its log', () => {
  test('the log is the game: loaded, it goes on the same way', () => {
    const hosted = open();
    hosted.handOver(0, { kind: 'person', name: 'Anna' }, 'guest-a');
    playRound(hosted);
    answer(hosted, 0, 1);
    const loaded = HostedGame.load(engine, hosted.setup, kept(hosted.log));
    expect(loaded.match.hash).toBe(hosted.match.hash);
    expect(loaded.holdOf(0)).toEqual({
      holder: { kind: 'person', name: 'Anna' },
      owner: 'guest-a',
      eyes: ['guest-a'],
    });
    for (const one of [hosted, loaded]) {
      expect(answer(one, 1, 0)).toBeUndefined();
      show(one);
    }
    expect(loaded.log).toEqual(hosted.log);
    expect(loaded.file()).toEqual(hosted.file());
  });

  test('with a snapshot only what came after is played again, and everything is told all the same', () => {
    const hosted = open();
    playRound(hosted);
    expect(hosted.isSettled).toBe(true);
    const snapshot = hosted.match.snapshot();
    answer(hosted, 0, 2);
    const loaded = HostedGame.load(engine, hosted.setup, kept(hosted.log), snapshot);
    expect(loaded.match.hash).toBe(hosted.match.hash);
    expect(loaded.match.events.length).toBeLessThan(hosted.match.events.length);
    expect(loaded.told(1, 0)).toEqual(hosted.told(1, 0));
    expect(loaded.refuseUndo(0)).toBeUndefined();
  });

  test('an answer that was taken back stays in the log, and the next record says so', () => {
    const hosted = open();
    answer(hosted, 0, 2);
    expect(hosted.isSettled).toBe(false);
    expect(hosted.undo(0, hosted.seq)).toBeUndefined();
    expect(hosted.log.at(-1)).toEqual({ kind: 'undone', seat: 0, of: 1 });
    answer(hosted, 0, 4);
    const loaded = HostedGame.load(engine, hosted.setup, kept(hosted.log));
    expect(loaded.match.entries.map(({ reply }) => reply)).toEqual([[4]]);
    expect(loaded.undo(0, loaded.seq)).toBeUndefined();
    expect(loaded.log.at(-1)).toEqual({ kind: 'undone', seat: 0, of: 3 });
  });

  test('how it was after a record, with what was taken back later', () => {
    const hosted = open();
    answer(hosted, 0, 2);
    const { hash } = hosted.match;
    hosted.undo(0, hosted.seq);
    answer(hosted, 0, 4);
    expect(hosted.at(1).match.hash).toBe(hash);
    expect(hosted.at(2).match.entries).toEqual([]);
    expect(hosted.at(3).match.hash).toBe(hosted.match.hash);
  });

  test('a game that came from elsewhere has a whole log', () => {
    const hosted = open();
    playRound(hosted);
    playRound(hosted);
    const moved = HostedGame.from(engine, hosted.match);
    expect(moved.match.hash).toBe(hosted.match.hash);
    expect(moved.log).toEqual(hosted.log);
  });

  test('a log that does not begin with its opening, or takes back another answer, is no game', () => {
    const hosted = open();
    answer(hosted, 0, 2);
    hosted.undo(0, hosted.seq);
    const [opened, answered] = hosted.log;
    expect(() => HostedGame.load(engine, hosted.setup, [answered])).toThrow('begins with its opening');
    expect(() =>
      HostedGame.load(engine, hosted.setup, [opened, answered, { kind: 'undone', seat: 0, of: 0 }]),
    ).toThrow('takes back another answer');
  });
});

describe('the expected record', () => {
  test('an answer is for the moment it was given at', () => {
    const hosted = open();
    answer(hosted, 0, 2);
    hosted.undo(0, hosted.seq);
    expect(answer(hosted, 0, 2, 0)).toBe('stale');
    expect(answer(hosted, 0, 2, 99)).toBe('unknown-ask');
    expect(answer(hosted, 0, 2, hosted.seq)).toBeUndefined();
  });

  test('under seal the others do not make it stale, also after a load', () => {
    const hosted = open();
    answer(hosted, 0, 2);
    const loaded = HostedGame.load(engine, hosted.setup, kept(hosted.log));
    for (const one of [hosted, loaded]) expect(answer(one, 1, 3, 0)).toBeUndefined();
  });

  test('a seat that changes hands changes no ask', () => {
    const hosted = open();
    hosted.handOver(1, { kind: 'bot', name: 'Bruno', level: 'random' });
    expect(answer(hosted, 0, 2, 0)).toBeUndefined();
    hosted.handOver(1, { kind: 'open' });
    expect(hosted.undo(0, 2)).toBeUndefined();
  });

  test('what is taken back must be what was seen last', () => {
    const hosted = open();
    answer(hosted, 0, 2);
    expect(hosted.undo(0, 0)).toBe('stale');
    expect(hosted.undo(0, 9)).toBe('stale');
    expect(hosted.undo(0, 1)).toBeUndefined();
  });
});

describe('who is told what', () => {
  const drawn = (hosted: HostedGame, viewer: number | 'spectator') =>
    hosted
      .told(viewer, 0, 1)
      .flatMap(record => ('events' in record ? record.events : []))
      .map(({ args }) => Object.keys(args));

  test('a secret is told to its confidants, also from a log that was read back', () => {
    const hosted = open();
    const loaded = HostedGame.load(engine, hosted.setup, kept(hosted.log));
    for (const one of [hosted, loaded]) {
      expect(drawn(one, 0)).toEqual([['who', 'card'], ['who']]);
      expect(drawn(one, 1)).toEqual([['who'], ['who', 'card']]);
      expect(drawn(one, 'spectator')).toEqual([['who'], ['who']]);
    }
  });

  test('what a seat answered under seal is told to nobody', () => {
    const hosted = open();
    answer(hosted, 0, 7);
    expect(hosted.told(1, 1)).toEqual([{ seq: 1, kind: 'answered', seat: 0, events: [] }]);
    expect(JSON.stringify(hosted.view(1))).not.toContain('7');
  });

  test('once the game is over everything is told', () => {
    const hosted = open();
    for (let round = 0; round < 3; round++) playRound(hosted);
    expect(hosted.match.over).toBe(true);
    expect(drawn(hosted, 'spectator')).toEqual([
      ['who', 'card'],
      ['who', 'card'],
    ]);
  });
});

describe('another key', () => {
  const other = 'b'.repeat(64);

  /** A game that is given another key before its first answer, or after a round. */
  const rekeyed = (rounds: number): HostedGame => {
    const hosted = open();
    for (let round = 0; round < rounds; round++) playRound(hosted);
    hosted.rekey(other);
    return hosted;
  };

  test.each([0, 1])('deals what comes after round %i, also when it is read again', rounds => {
    const [plain, hosted] = [open(), rekeyed(rounds)];
    for (let round = 0; round < rounds; round++) playRound(plain);
    const loaded = HostedGame.load(engine, hosted.setup, kept(hosted.log));
    for (const one of [plain, hosted, loaded]) playRound(one);
    expect(loaded.log).toEqual(hosted.log);
    expect(hosted.match.entries.at(-1)?.outcomes).not.toEqual(plain.match.entries.at(-1)?.outcomes);
    expect(hosted.at(0).match.opening).toEqual(plain.match.opening);
    for (const one of [hosted, loaded]) {
      while (!one.match.over) playRound(one);
      expect(verifyFile(game, JSON.stringify(one.file()))).toMatchObject({ ok: true });
    }
    const again = HostedGame.from(engine, hosted.match);
    expect(again.log.filter(({ kind }) => kind !== 'answered')).toEqual(
      hosted.log.filter(({ kind }) => kind !== 'answered'),
    );
    expect(again.match.hash).toBe(hosted.match.hash);
  });

  test('is told by what binds the host, and never with its secret', () => {
    const hosted = rekeyed(1);
    expect(hosted.told(0, hosted.seq)).toEqual([
      { seq: hosted.seq, kind: 'rekeyed', commitment: commitmentTo(other) },
    ]);
    expect(JSON.stringify(hosted.log)).not.toContain(other);
  });

  test('changes no ask, and nothing before it is taken back', () => {
    const hosted = open();
    answer(hosted, 0, 2);
    hosted.rekey(other);
    expect(hosted.undo(0, hosted.seq)).toBe('barrier');
    expect(answer(hosted, 1, 3, 1)).toBeUndefined();
  });
});
