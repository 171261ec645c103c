import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { checkVictoryCard } from '../../../src/rules/runes/victory-card.ts';
import { endAfterLastYear } from '../../../src/rules/table/winning.ts';
import { army, clearUnits, dials } from '../../kit/arrange.ts';
import { atTurn, position } from '../../kit/position.ts';
import { resolved } from '../../orders/kit.ts';
import { sixRunes, winners } from '../../runes/kit.ts';
import { expansion } from '../tactical-fate/kit.ts';

const SUMMER = 1;

const at = (t: Table, year: number, season: number): void => {
  t.year = year;
  t.season = season;
};

everyWay({ describe, it }, 'worked examples', test => {
  test('BW-EX-02 a space of the dial that gives a Warrior gives a Leonx Rider in its place', () => {
    const story = resolved('order-recruit', t => dials(t, 0, 4, 4, 4), {
      options: expansion,
      factions: ['latari', 'daqan'],
    }).answer('food');
    expect(story.offered()).toEqual(['unit-warrior', 'unit-leonx-rider']);
    const spaces = story.ask().min;
    expect(spaces).toBeGreaterThan(0);
    story.answer(Array<string>(spaces).fill('unit-leonx-rider'));
    const recruited = story.ask().items.map(({ name }) => name);
    expect(recruited.filter(name => name === 'unit-leonx-rider')).toHaveLength(spaces);
    expect(recruited).not.toContain('unit-warrior');
  });

  test('BW-EX-10 a Victory card of summer of year 6 is taken back a year later, and winter decides', () => {
    const story = atTurn(
      position({ options: expansion }).given(t => {
        sixRunes(t);
        at(t, 6, SUMMER);
      }),
      0,
      'order-acquire-power',
    );
    story.answer('victory').answer(['1A', '1B', '1C', 'DA', 'DB', 'DC']);
    expect(story.table.victoryOn.toArray()).toEqual([0, 1, 0, 0]);
    story.given(t => {
      at(t, 7, 0);
      clearUnits(t, '1A');
      army(t, 1, '1A', { 'unit-leonx-rider': 1 });
      at(t, 7, SUMMER);
      checkVictoryCard(t);
    });
    expect([story.over, story.table.victoryOn.toArray()]).toEqual([false, [0, 0, 0, 0]]);
    expect(story.history().at(-1)).toMatchObject({ args: { who: 0, season: SUMMER } });
    // Even with all six again he may not claim in the last year.
    story.given(t => {
      clearUnits(t, '1A');
      army(t, 0, '1A', { 'unit-roc': 1 });
    });
    expect(story.whyNot('victory')).toBe('reason.victory-last-year');
    story.given(endAfterLastYear);
    expect(winners(story)).toEqual([0]);
  });
});
