import { numbers } from '@runehold/kernel/ask/domain';
import { YES } from '@runehold/kernel/ask/verdict';
import { defineLayout } from '@runehold/kernel/layout/layout';
import { count, listOf } from '@runehold/kernel/layout/locals';
import { defineGame, type Game } from '@runehold/kernel/procedure/game';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import { rulesOf } from '@runehold/kernel/procedure/rules';
import { describe, expect, it } from 'vitest';
import { play } from '../src/play.ts';
import { listLocals, stackNeeded } from '../src/room.ts';

const { procedure } = rulesOf();
const layout = (reply: number) => defineLayout({ streams: [], fields: {}, stack: 30, reply });

const pebbles = numbers('pebble', 6);

/** Somebody takes pebbles, of which there are always six, into a local with some room. */
const taking = (room: number): Procedure =>
  procedure('taking', { who: count, pebbles: listOf(room), kept: listOf(2) }, steps =>
    steps.ask('pebbles', {
      kind: 'some',
      seat: 'who',
      from: pebbles,
      where: () => YES,
      min: 0,
      max: 6,
      prompt: () => ({ key: 'prompt.take', args: {} }),
      rule: 'take',
    }),
  ) as Procedure;

const gameOf = (entry: Procedure, reply = 6): Game =>
  defineGame({
    id: 'pebbles',
    version: '1',
    layout: layout(reply),
    seats: { min: 1, max: 1 },
    entry,
    events: {},
    content: {},
  });

describe('the room for answers', () => {
  it('is listed by procedure and local, with those that are answered into', () => {
    expect(listLocals(gameOf(taking(6)))).toEqual([
      { name: 'taking.pebbles', room: 6, answers: true },
      { name: 'taking.kept', room: 2, answers: false },
    ]);
  });

  it('is looked at in every story, though a shorter answer would fit', () => {
    const story = play(gameOf(taking(5)), { seats: 1 });
    expect(() => story.answer([0])).toThrow(
      'an answer of 6 to taking.pebbles would not fit: there is room for 5',
    );
  });

  it('is no larger than what a table takes, or the game is refused', () => {
    expect(() => gameOf(taking(6), 5)).toThrow('taking.pebbles has room for 6, and an answer may have 5');
  });
});

describe('the stack that a game needs', () => {
  it('is that of the longest chain of calls', () => {
    const leaf = procedure('leaf', { n: count }, steps => steps.do(() => {}));
    const branch = procedure('branch', { n: count, list: listOf(3) }, steps => steps.call(() => leaf));
    const entry = procedure('entry', {}, steps => steps.call(() => leaf).call(() => branch));
    expect(stackNeeded(gameOf(entry as Procedure))).toBe(2 + (2 + 1 + 4) + (2 + 1));
  });

  it('is endless where a rule leads back to itself', () => {
    const round: Procedure = procedure('round', {}, steps => steps.call(() => round)) as Procedure;
    expect(stackNeeded(gameOf(round))).toBe(Number.POSITIVE_INFINITY);
  });
});
