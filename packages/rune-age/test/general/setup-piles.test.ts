import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../src/content/types.ts';
import type { Table } from '../../src/layout.ts';
import { races, scenarios } from '../../src/pools.ts';
import { cardId, cardsIn, table } from '../kit.ts';

const counts = [1, 2, 3, 4] as const;
const seatsOf = (t: Table): number[] => Array.from({ length: t.seats }, (_, seat) => seat);

/** How many copies were laid in a pile, those included that are in decks and hands by now. */
const laid = (t: Table, name: string): number => {
  const zones = seatsOf(t).flatMap(seat => [t.hand.at(seat), t.deck.at(seat)]);
  return zones.reduce((sum, zone) => sum + zone.count(cardId(name)), t.pile.count(cardId(name)));
};

const golds = ['gold.1', 'gold.2', 'gold.3'];

describe('RA-SETUP, the piles', () => {
  it('RA-SETUP-03 exactly the three neutral types of the scenario lie in the middle', () => {
    const neutrals: Readonly<Record<Scenario, readonly string[]>> = {
      resurgence: ['battle_cry', 'forced_march', 'demon'],
      runewars: ['summon_lightning', 'manticore', 'dragon'],
      cataclysm: ['pillage', 'naga', 'demon'],
      monument: ['naga', 'sorcerer', 'mind_control'],
    };
    for (const scenario of scenarios) {
      const piles = new Set(
        cardsIn(table({ scenario }).table.pile).filter(name => name.startsWith('neutral.')),
      );
      expect([...piles].sort()).toEqual(neutrals[scenario].map(name => `neutral.${name}`).sort());
    }
  });

  it('RA-SETUP-09 a Barracks holds 3 strongholds and four types of units by ascending cost', () => {
    const { table: t } = table({ seats: 4 });
    for (const seat of seatsOf(t)) {
      const own = t.content.cards.filter(({ race }) => race === races[t.race.get(seat)]);
      expect(own.map(({ cost }) => cost)).toEqual([1, 2, 3, 5].map(gold => ({ gold })));
      expect([t.barracksStrongholds.get(seat), ...own.map(({ id }) => laid(t, id))]).toEqual([3, 8, 4, 4, 3]);
    }
  });

  it('RA-SETUP-10 gold piles by the number of players; the rest is out of the game', () => {
    const numbers = counts.map(seats => {
      const { table: t } = table({ seats });
      const inGame = golds.map(gold => laid(t, gold));
      expect(golds.map((gold, i) => inGame[i] + t.unused.count(cardId(gold)))).toEqual([24, 14, 10]);
      return inGame;
    });
    expect(numbers).toEqual([
      [9, 8, 4],
      [14, 10, 6],
      [19, 12, 8],
      [24, 14, 10],
    ]);
  });

  it('RA-SETUP-11 neutral piles by the number of players; the rest is out of the game', () => {
    for (const scenario of scenarios) {
      for (const seats of counts) {
        if (seats === 1 && (scenario === 'runewars' || scenario === 'monument')) continue;
        const { table: t } = table({ seats, scenario });
        const sizes = t.content.neutrals[scenario].map(id => [
          t.pile.count(cardId(id)),
          t.unused.count(cardId(id)),
        ]);
        expect(sizes).toEqual(Array(3).fill([seats + 1, 4 - seats]));
      }
    }
  });

  it('RA-SETUP-12 neutral cities by the number of players, open to all', () => {
    for (const seats of counts) {
      const story = table({ seats });
      const places = story.table.content.cities.map((_, city) => story.table.cityPlace.get(city));
      expect(places.filter(place => place === 1)).toHaveLength(seats + 1);
      expect(places.filter(place => place === 0)).toHaveLength(7 - seats);
      expect(story.view('spectator').table['cityPlace']).toEqual(places);
    }
  });

  it('RA-SETUP-14 the starting deck: five 1-gold and three one-cost units, shuffled and face down', () => {
    const hands = new Set<string>();
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const story = table({ seats: 4, seed });
      const { table: t } = story;
      const cheapest = ['daqan.footman', 'latari.deepwood_archer', 'uthuk.berserker', 'waiqar.reanimate'];
      for (const seat of seatsOf(t)) {
        const joined = [...cardsIn(t.hand.at(seat)), ...cardsIn(t.deck.at(seat))].sort();
        expect(joined).toEqual([...Array(3).fill(cheapest[seat]), ...Array(5).fill('gold.1')].sort());
        expect(story.view(seat).table['deck']).toEqual(Array(4).fill({ hidden: 3 }));
      }
      hands.add(cardsIn(t.hand.at(0)).join(' '));
    }
    expect(hands.size).toBeGreaterThan(1);
  });

  it('RA-SETUP-15 four 1-gold cards and five one-cost units remain at every number of players', () => {
    for (const seats of counts) {
      const { table: t } = table({ seats });
      expect(t.pile.count(cardId('gold.1'))).toBe(4);
      const cheapest = t.content.cards.filter(({ race, cost }) => race && 'gold' in cost && cost.gold === 1);
      expect(cheapest.map(({ id }) => t.pile.count(cardId(id)))).toEqual(
        races.map((_, race) => (race < seats ? 5 : 0)),
      );
    }
  });

  it('RA-SETUP-16 everybody has five cards in hand, three in the deck and none discarded', () => {
    for (const scenario of scenarios) {
      const { table: t } = table({ seats: 4, scenario });
      for (const seat of seatsOf(t)) {
        expect([t.hand.at(seat).total, t.deck.at(seat).total, t.discard.at(seat).total]).toEqual([5, 3, 0]);
      }
    }
  });
});
