import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { checkVictoryCard } from '../../../src/rules/runes/victory-card.ts';
import { isTimeToClaim } from '../../../src/rules/view/runes.ts';
import { army, city, clearUnits } from '../../kit/arrange.ts';
import { atTurn, position, type Setting } from '../../kit/position.ts';
import { dragons, isUp, sixRunes, winners } from '../../runes/kit.ts';

const SUMMER = 1;
const road: Setting = {
  options: { expansion: 'banners-of-war', edition: 'original', roadToVictory: 'yes' },
};
const revised: Setting = { options: { expansion: 'banners-of-war' } };
const at = (t: Table, year: number, season: number): void => {
  t.year = year;
  t.season = season;
};

const turn = (arrange: (t: Table) => void, setting: Setting): Play<Table> =>
  atTurn(position(setting).given(arrange), 0, 'order-acquire-power');

/** The start of a season in which a Victory card of seat 0 lies on the deck. */
const checked = (setting: Setting, arrange: (t: Table) => void): Play<Table> =>
  position(setting).given(t => {
    at(t, 4, SUMMER);
    t.victoryOn.set(SUMMER, 1);
    arrange(t);
    checkVictoryCard(t);
  });

describe.each([
  ['in the revised edition', revised, 6],
  ['as a variant of the original edition', road, 5],
] as const)('Victory cards %s', (_, setting, lastYear) => {
  everyWay({ describe, it }, 'Road to Victory', test => {
    test('BW-ROAD-01 BW-ROAD-10 six runes end nothing, revealed or not', () => {
      const story = turn(sixRunes, setting);
      expect(story.over).toBe(false);
      story.answer('victory').answer(['1A', '1B', '1C', 'DA', 'DB', 'DC']);
      expect(story.over).toBe(false);
      expect(story.offered()).toEqual(['order']);
    });

    test('BW-ROAD-02 nobody has to claim', () => {
      const story = turn(sixRunes, setting);
      expect(story.offered()).toEqual(['order', 'victory']);
      story.answer('order').answer('end');
      expect(story.over).toBe(false);
      expect(story.table.victoryOn.toArray()).toEqual([0, 0, 0, 0]);
    });

    test('BW-ROAD-03 BW-ROAD-12 the card goes onto the deck of the season, and nothing else', () => {
      const story = turn(t => {
        at(t, 2, SUMMER);
        sixRunes(t);
      }, setting);
      const units = story.table.standing.row(0);
      story.answer('victory').answer(['1A', '1B', '1C', 'DA', 'DB', 'DC']);
      expect(story.table.victoryOn.toArray()).toEqual([0, 1, 0, 0]);
      expect(['1A', 'DC'].map(where => isUp(story, where))).toEqual([true, true]);
      expect(story.table.standing.row(0)).toEqual(units);
      expect(story.over).toBe(false);
    });

    test('BW-ROAD-04 with five runes there is no claim', () => {
      const five = (t: Table): void => {
        sixRunes(t);
        clearUnits(t, '1C');
      };
      expect(turn(five, setting).whyNot('victory')).toBe('reason.too-few-runes');
    });

    test('BW-ROAD-05 with six at the check its owner wins before a card is drawn', () => {
      const story = checked(setting, sixRunes);
      expect([story.table.over, winners(story)]).toEqual([true, [0]]);
      expect(story.table.seasonCard.total).toBe(0);
    });

    test('BW-ROAD-06 with five he takes it back', () => {
      const story = checked(setting, t => {
        sixRunes(t);
        clearUnits(t, '1C');
      });
      expect([story.table.over, story.table.victoryOn.get(SUMMER)]).toEqual([false, 0]);
    });

    test('BW-ROAD-07 BW-ROAD-08 one card to a deck, and one to a player', () => {
      const laid = (season: number, seat: number): string | undefined =>
        turn(t => {
          at(t, 2, SUMMER);
          sixRunes(t);
          t.victoryOn.set(season, seat + 1);
        }, setting).whyNot('victory');
      expect(laid(SUMMER, 1)).toBe('reason.victory-deck-taken');
      expect(laid(0, 0)).toBe('reason.victory-pending');
      expect(laid(0, 1)).toBeUndefined();
    });

    test('BW-ROAD-09 none is placed in the last year', () => {
      const inYear = (year: number): Play<Table> =>
        turn(t => {
          at(t, year, 0);
          sixRunes(t);
        }, setting);
      expect(inYear(lastYear).offered()).toContain('victory');
      expect(inYear(lastYear + 1).whyNot('victory')).toBe('reason.victory-last-year');
      expect([lastYear, lastYear + 1].map(year => isTimeToClaim({ t: inYear(year).table, me: 0 }))).toEqual([
        true,
        false,
      ]);
    });

    test('BW-ROAD-11 runes lost and won again between claim and check do not matter', () => {
      const story = checked(setting, t => {
        sixRunes(t);
        clearUnits(t, '1B', '1C');
        army(t, 0, '2A', { 'unit-footman': 1 });
        army(t, 0, '2B', { 'unit-footman': 1 });
        dragons(t, '2A', '2B');
      });
      expect(winners(story)).toEqual([0]);
    });

    test('BW-ROAD-13 a Season deck with a Victory card on it gives its Season cards', () => {
      const story = position(setting).given(t => {
        at(t, 1, 0);
        t.victoryOn.set(SUMMER, 1);
      });
      const cards = story.table.seasonDeck.at(SUMMER).total;
      for (const seat of story.asked) story.answer('order-fortify', seat);
      while (story.table.season === 0) {
        const offered = story.offered();
        story.answer(['end', 'pass', 'order'].find(name => offered.includes(name)) ?? offered[0]);
      }
      expect(story.table.victoryOn.get(SUMMER)).toBe(0);
      expect(story.table.seasonDeck.at(SUMMER).total).toBe(cards - 1);
    });

    test('BW-ROAD-14 the rune of a city counts if it is controlled at the check', () => {
      const free: Setting = { options: { ...setting.options, freeCities: 'yes' } };
      const withCity = (holds: boolean): Play<Table> =>
        checked(free, t => {
          sixRunes(t);
          city(t, '3B', 'altcity-tamalir');
          if (holds) army(t, 0, '3B', { 'unit-footman': 1 });
        });
      expect([true, false].map(holds => withCity(holds).table.over)).toEqual([true, false]);
    });
  });
});
