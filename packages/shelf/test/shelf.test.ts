import { describe, expect, it } from 'vitest';
import { agentsFor } from '../src/agents.ts';
import { shelf } from '../src/shelf.ts';

describe('the shelf', () => {
  it('finds every game under the name its pack has', async () => {
    for (const game of shelf.games) {
      expect(shelf.find(game.id)).toBe(game);
      expect((await game.pack()).game.id).toBe(game.id);
    }
  });

  it('knows no game of another name', () => {
    expect(shelf.find('ludo')).toBeUndefined();
    expect(shelf.find('constructor')).toBeUndefined();
  });

  it('shows people the two games of Terrinoth', () => {
    expect(shelf.games.filter(({ inHall }) => inHall).map(({ id }) => id)).toEqual(['rune-age', 'runewars']);
  });

  it('has a greedy bot for every game that has a guide, and a random one for all', async () => {
    for (const game of shelf.games) {
      const levels = Object.keys(await agentsFor(game));
      expect(levels).toEqual(game.guide === undefined ? ['random'] : ['random', 'greedy']);
    }
  });
});
