import type { Ahead } from '@runehold/kernel/pack/advice';
import { describe, expect, it, vi } from 'vitest';
import { levelsIn } from '../src/capsule.ts';
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

  it('has six levels for every game that has a guide, and any legal answer for the others', async () => {
    for (const game of shelf.games) {
      const { minds } = await game.capsule();
      const six = ['page', 'squire', 'sergeant', 'knight', 'marshal', 'warlord'];
      expect(minds.levels).toEqual(game.guide === undefined ? ['random'] : six);
      // Tables that were set before there were six go on; and a level of judgement may have a nature.
      const natured = ['bold', 'hoarder', 'quester', 'builder'].flatMap(nature =>
        six.slice(2).map(level => `${level}/${nature}`),
      );
      expect(levelsIn(minds)).toEqual(
        game.guide === undefined ? ['random'] : [...six, ...natured, 'random', 'greedy'],
      );
    }
  });

  it('plays at every level it knows, those of before too, and at no other', async () => {
    for (const game of shelf.games.filter(({ guide }) => guide !== undefined)) {
      const { engine, minds } = await game.capsule();
      const play = engine.open({ seats: 2, options: {}, secret: 'ab'.repeat(32) });
      const [{ seat }] = play.view('spectator').waiting;
      const sight = { seat, state: engine.sight(play, seat), seed: 7 };
      const before = sight.state.slice();
      for (const level of levelsIn(minds)) {
        const reply = minds.decide(sight, level);
        expect(minds.decide(sight, level)).toEqual(reply);
        expect(
          engine
            .open({ seats: 2, options: {}, secret: 'ab'.repeat(32) })
            .answer(seat, play.askIdOf(seat), reply),
        ).toBeUndefined();
      }
      expect(minds.decide(sight, 'greedy')).toEqual(minds.decide(sight, 'sergeant'));
      expect(sight.state).toEqual(before);
      expect(() => minds.decide(sight, 'genius')).toThrow('has no bot genius');
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

  it.each(['rune-age', 'runewars'])(
    'tells people at %s what they are after, and what is next best',
    async id => {
      const { engine, minds } = (await shelf.find(id)?.capsule()) ?? expect.unreachable();
      const play = engine.open({ seats: 2, options: {}, secret: 'cd'.repeat(32) });
      let told: Ahead | undefined;
      for (let n = 0; told?.next === undefined && n < 80; n++) {
        const { seat } = play.view('spectator').waiting[0];
        const sight = { seat, state: engine.sight(play, seat), seed: n };
        if (n % 7 === 6) {
          const hint = minds.advise(sight, { kind: 'hint' }, () => true);
          told = hint?.kind === 'hint' ? hint.ahead : undefined;
        }
        play.answer(seat, play.askIdOf(seat), minds.decide(sight, 'sergeant'));
      }
      expect(told?.plan?.key).toMatch(/^bot\.plan-/);
      expect(told?.tried).toBeGreaterThan(0);
      expect(told?.next?.reply.length).toBeGreaterThan(0);
      expect(told?.next?.cost).toBeGreaterThanOrEqual(0);
    },
  );
});
