import { describe, expect, it } from 'vitest';
import { base } from '../../src/boxes/base/box.ts';
import { heroPool, orderIds, questPool, rewardPool, seasonPool, tacticsPool } from '../../src/pools.ts';
import { everything, namesOf, opened, playOn, sets, tableOf } from './play.ts';

describe('a box that is open', () => {
  it('brings its cards to the decks and its Order to the hand', () => {
    const [open, closed] = [{ toy: 'yes' }, {}].map(options => tableOf(opened(options)));
    const toys = (cards: readonly string[]): number[] =>
      cards.flatMap((id, card) => (id.endsWith('-toy') ? [card] : []));
    const [hero, tactics, reward] = [heroPool, tacticsPool, rewardPool].map(({ cards }) => toys(cards)[0]);
    expect(open.heroDeck.count(hero)).toBe(1);
    expect(open.tacticsDeck.count(tactics)).toBe(2);
    expect(open.rewardDeck.count(reward)).toBe(1);
    expect(open.seasonDeck.at(0).count(toys(seasonPool.cards)[0])).toBe(1);
    expect(
      open.questDeck.count(toys(questPool.cards)[0]) + open.questBox.count(toys(questPool.cards)[0]),
    ).toBe(1);
    expect(open.runePile.total - closed.runePile.total).toBe(2);
    expect([open.orders, closed.orders]).toEqual([
      orderIds.indexOf('order-harvest-toy') + 1,
      base.brings.orders.length,
    ]);
  });
});

const variants = { developmentCards: 'yes', commanders: 'yes', faction2: 'folk' };

describe.each([...sets, { ...everything, ...variants }])('with %j open', boxes => {
  it('nothing of a closed box is dealt, offered or listed, and nothing is lost', { timeout: 240_000 }, () => {
    const heard = new Set<string>();
    for (let seed = 0; seed < 4; seed++) {
      const options = {
        ...boxes,
        exploration: seed % 2 === 0 ? 'yes' : 'no',
        board: seed % 3 === 0 ? 'built' : 'laid',
        factions: (['random', 'choose', 'draft'] as const)[seed % 3],
      };
      const match = playOn(opened(options, seed, 2 + (seed % 3)), seed, name => heard.add(name));
      for (const { said } of match.entries) for (const name of said?.options ?? []) heard.add(name);
      for (const [name] of JSON.stringify(match.view('spectator')).matchAll(/[\w-]+-(toy|folk)/g))
        heard.add(name);
    }
    for (const [box, names] of Object.entries(namesOf)) {
      const own = [...heard].filter(name => names.test(name));
      if (box in boxes) expect(own.length, box).toBeGreaterThan(12);
      else expect(own, box).toEqual([]);
    }
  });
});
