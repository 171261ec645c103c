import { Match } from '@runehold/kernel/match/match';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/game.ts';

const secret = '7'.repeat(64);
const fixed = { factions: 'random', expansion: 'banners-of-war', exploration: 'yes' };

/** The board of a table, told piece by piece. */
const boardWith = (options: Readonly<Record<string, string>>) => {
  const match = Match.create(game, { seats: 4, options: { ...fixed, ...options }, secret });
  return match.events.seen('spectator', 0).filter(({ key }) => key === 'tile-laid' || key === 'home-laid');
};

describe('a compact board at a table', () => {
  it('comes again from the same chance, and is another than a table has that does not ask for it', () => {
    const board = boardWith({ board: 'compact' });
    expect(board).toHaveLength(12);
    expect(boardWith({ board: 'compact' })).toEqual(board);
    expect(boardWith({})).not.toEqual(board);
    expect(boardWith({})).toEqual(boardWith({ board: 'laid' }));
  });
});
