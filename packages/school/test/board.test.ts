import { game } from '@runehold/runewars/game';
import { area, army } from '@runehold/runewars/positions/arrange';
import { describe, expect, it } from 'vitest';
import type { Line, Scene } from '../src/lesson.ts';
import { Practice } from '../src/practice.ts';
import { onPracticeBoard } from '../src/runewars/board.ts';

const line = (on: string, say: string): Line => ({ on, say });

const scene = (more: Partial<Scene> = {}): Scene => ({
  start: onPracticeBoard(t => army(t, 0, 'DC', { 'unit-knight': 1 })),
  steps: [],
  ...more,
});

describe('the practice board of Runewars', () => {
  it('is bare but for what a lesson lays on it, in spring, with an Order to choose', () => {
    const { match, ask } = new Practice(game, scene(), 0);
    expect(ask?.rule).toBe('RW-ORDER-01');
    expect(match.view(0).table['season']).toBe(0);
    expect(match.entries).toEqual([]);
    const { occupant } = match.table as unknown as { occupant: { get(area: number): number } };
    expect([occupant.get(area('DC')), occupant.get(area('3A'))]).toEqual([1, 0]);
  });

  it('has others who say what the script has for them, and else do what absent players do', () => {
    const practice = new Practice(
      game,
      scene({ others: { 1: [line('prompt.choose-order', 'order-conquer'), line('prompt.bid', '3')] } }),
      0,
    );
    practice.othersPlay();
    expect(practice.match.entries).toEqual([]);
    for (const again of [1, 2]) {
      practice.playAgain([['order-harvest']]);
      practice.othersPlay();
      expect(practice.match.entries[1]?.said?.options, `time ${again}`).toEqual(['order-conquer']);
      expect(practice.left).toEqual(['prompt.bid: 3']);
      practice.match.rewind(0);
      expect(practice.left).toHaveLength(2);
    }
  });

  it('tells of a line that is not offered, and of chance that does not come', () => {
    const wrong = new Practice(
      game,
      scene({ others: { 1: [line('prompt.choose-order', 'order-dance')] } }),
      0,
    );
    wrong.playAgain([['order-harvest']]);
    wrong.othersPlay();
    expect(wrong.left).toEqual(['prompt.choose-order: order-dance']);
    const unused = new Practice(game, scene({ chance: { fate: ['fate-17'] } }), 0);
    expect(unused.left).toEqual(['fate: fate-17']);
    const { start } = scene();
    expect(() => new Practice(game, { ...scene(), start: { ...start, until: 'prompt.never' } }, 0)).toThrow(
      'nobody is ever asked prompt.never',
    );
    expect(() => new Practice(game, { ...scene(), start: { ...start, seats: 9 } }, 0)).toThrow(
      'the table is refused',
    );
  });
});
