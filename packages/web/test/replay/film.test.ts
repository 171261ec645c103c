import { engineOf } from '@runehold/kernel/match/engine';
import { game } from '@runehold/masquerade/game';
import { Editions } from '@runehold/shelf/editions';
import { shelf } from '@runehold/shelf/shelf';
import { randomMatch } from '@runehold/testkit/corpus';
import { expect, test, vi } from 'vitest';
import { filmOf } from '../../src/replay/film-of.ts';
import type { TableSession } from '../../src/table/session/session.ts';

const editions = new Editions(shelf, () => undefined);

/** A session at a table whose game is over and was played under some rules. */
const sessionUnder = (rules: string) => {
  const engine = engineOf(game);
  const match = randomMatch(game, 2, {}, 3);
  const file = { ...engine.file(match), rules };
  const view = { ...match.view(0), viewer: 0 };
  const state = { link: 'open', game: 'masquerade', content: undefined, view, people: [], records: [] };
  const fetchEarlier = vi.fn(async () => undefined);
  const session = {
    table: 'old',
    store: { getState: () => state, subscribe: () => undefined },
    house: { call: async () => file },
    fetchEarlier,
    momentAt: async () => view,
  };
  return { session: session as unknown as TableSession, fetchEarlier };
};

test('a finished game is played again in the page and can be seen from everywhere', async () => {
  const { session, fetchEarlier } = sessionUnder(game.version);
  const reel = await filmOf(session, editions);
  expect(reel?.film.viewers).toEqual(['all-seeing', 0, 1]);
  expect(reel?.lacksRules).toBeUndefined();
  expect(fetchEarlier).not.toHaveBeenCalled();
});

test('a game of rules that the page does not have is shown as its host remembers it', async () => {
  const { session, fetchEarlier } = sessionUnder('lost');
  const reel = await filmOf(session, editions);
  expect(reel?.lacksRules).toBe(true);
  expect(reel?.film.viewers).toEqual([0]);
  expect(fetchEarlier).toHaveBeenCalledOnce();
});
