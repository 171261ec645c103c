import { describe, expect, it, vi } from 'vitest';
import { shelf } from '../src/shelf.ts';

// All games are loaded here, which takes its time on a small machine.
vi.setConfig({ testTimeout: 120_000 });

describe('the shelf', () => {
  it('finds every game under the name its pack has', async () => {
    for (const game of shelf.games) {
      expect(shelf.find(game.id)).toBe(game);
      expect((await game.pack()).game.id).toBe(game.id);
      expect((await game.capsule()).engine.game).toBe(game.id);
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
      const { levels } = (await game.capsule()).minds;
      expect(levels).toEqual(game.guide === undefined ? ['random'] : ['random', 'greedy']);
    }
  });

  it('advises with what each game has: odds of its pack, hints of its bot', async () => {
    const advised = await Promise.all(
      shelf.games.map(async shelved => {
        const { engine, minds } = await shelved.capsule();
        const play = engine.open({ seats: engine.seats.max, options: {}, secret: 'ef'.repeat(32) });
        const seat = play.view('spectator').waiting[0].seat;
        const sight = { seat, state: engine.sight(play, seat), seed: 1 };
        const kinds = ([{ kind: 'odds', chosen: [] }, { kind: 'hint' }] as const).map(
          wish => minds.advise(sight, wish, () => true)?.kind,
        );
        return [shelved.id, ...kinds];
      }),
    );
    expect(advised).toEqual([
      ['rune-age', undefined, 'hint'],
      ['runewars', 'odds', 'hint'],
      ['masquerade', undefined, undefined],
    ]);
  });
});
