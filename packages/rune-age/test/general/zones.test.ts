import { cardCounts } from '@runehold/kernel/table/digest';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { scenarios } from '../../src/pools.ts';
import { eventsIn } from '../kit.ts';
import { playAtRandom } from './random-play.ts';

/** Every table of a few random games: all scenarios, all numbers of players they allow. */
const randomTables = (answers: number, look: (t: Table) => void, restart: () => void = () => {}): void => {
  for (const scenario of scenarios) {
    for (const seats of [1, 2, 3, 4]) {
      if (seats === 1 && (scenario === 'runewars' || scenario === 'monument')) continue;
      restart();
      playAtRandom({ seats, scenario, seed: 17 * seats, answers }, look);
    }
  }
};

const seatsOf = (t: Table): number[] => Array.from({ length: t.seats }, (_, seat) => seat);

describe('all cards of the game', () => {
  it('RA-COMP-17 every card is in exactly one zone after every step', () => {
    let looks = 0;
    randomTables(400, t => {
      looks++;
      const counts = cardCounts(t);
      const printed = t.content.cards.map(({ copies }) => copies);
      expect(counts.get('card')?.slice(0, printed.length)).toEqual(printed);
      expect(counts.get('event')).toEqual(t.content.events.map(() => 1));
      expect(counts.get('rune')).toEqual(t.content.runes.map(() => 1));
      for (const seat of seatsOf(t)) {
        const places = [t.barracksStrongholds, t.readyStrongholds, t.exhaustedStrongholds];
        const sum = places.reduce((total, place) => total + place.get(seat), 0);
        expect(sum).toBe(t.alive.get(seat) === 1 ? 3 : 0);
      }
    });
    expect(looks).toBeGreaterThan(3000);
  });

  it('RA-SETUP-04 cards of other scenarios and unused neutral cards never come into a game', {
    timeout: 60_000,
  }, () => {
    randomTables(300, t => {
      const scenario = scenarios[t.objective];
      const places = [t.eventDeck, t.eventDiscard, t.enemies, t.lasting, t.instant];
      const reachable = [...places, ...seatsOf(t).map(seat => t.rewards.at(seat))].flatMap(eventsIn);
      const foreign = reachable.filter(
        id => t.content.events.find(event => event.id === id)?.scenario !== scenario,
      );
      expect(foreign).toEqual([]);
      for (const [card, { id, kind, copies }] of t.content.cards.entries()) {
        if (!id.startsWith('neutral.') || t.content.neutrals[scenario].includes(id)) continue;
        expect([id, kind, t.unused.count(card)]).toEqual([id, kind, copies]);
      }
      if (scenario !== 'runewars') expect(t.unusedPowers.total).toBe(6);
    });
  });

  it('RA-SETUP-13 a city that was not dealt never appears', () => {
    let dealt: boolean[] | undefined;
    const restart = (): void => {
      dealt = undefined;
    };
    randomTables(
      300,
      t => {
        const inGame = t.content.cities.map((_, city) => t.cityPlace.get(city) > 0);
        dealt ??= inGame;
        expect(inGame).toEqual(dealt);
      },
      restart,
    );
  });
});
