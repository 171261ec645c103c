import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { seasonIds, seasonPool } from '../../../src/pools.ts';
import { rune } from '../../kit/arrange.ts';
import { nextCards } from '../../kit/position.ts';
import { isOver } from '../../tactics/kit.ts';
import { playing } from './kit.ts';

const SUMMER = seasonIds.indexOf('summer');
const festival = 'season-midsummer-festival';
const card = seasonPool.cards.indexOf(festival);

everyWay({ describe, it }, 'Omens in Smoke', test => {
  const omens = () =>
    playing('omens-in-smoke', t => {
      rune(t, '1A', 'dragon');
      rune(t, '2B', 'false');
      rune(t, '5A', 'dragon');
      rune(t, '5C', 'dragon', { faceup: true });
    });
  const seen = () =>
    nextCards(
      omens().answer(['1A', '5A']),
      'season',
      t => t.seasonDeck.at(SUMMER),
      seasonPool.cards,
      festival,
    ).answer('summer');

  test('Omens in Smoke: the runes of up to two areas, then the top card of one Season deck', () => {
    const story = omens();
    expect([story.offered(), story.ask().min, story.ask().max]).toEqual([['1A', '2B', '5A'], 0, 2]);
    story.answer(['1A', '5A']);
    expect(story.told(1).map(({ key }) => key)).toEqual([
      'rune-looked-at',
      'rune-seen',
      'rune-looked-at',
      'rune-seen',
    ]);
    expect(story.offered()).toEqual(['spring', 'summer', 'fall', 'winter']);
    const after = seen();
    expect(after.told(0)).toContainEqual({
      key: 'season-card-seen',
      args: { who: 0, season: SUMMER, card },
    });
    expect(after.told(1)).toContainEqual({ key: 'season-card-seen', args: { who: 0, season: SUMMER } });
    expect(after.table.seasonTop.at(SUMMER).top).toBe(card);
    expect(isOver(after)).toBe(true);
  });

  test('Omens in Smoke: the card that was seen is the one that comes, and nobody has a mark for the next', () => {
    const story = seen();
    while (story.table.season !== SUMMER) {
      const offered = story.offered();
      story.answer(['end', 'pass', 'order'].find(name => offered.includes(name)) ?? offered[0]);
    }
    expect(story.table.season).toBe(SUMMER);
    expect(
      story
        .history()
        .filter(({ key }) => key === 'season-card-drawn')
        .at(-1)?.args,
    ).toMatchObject({ card });
    expect([story.table.seasonTop.at(SUMMER).total, story.table.seasonKnown.get(SUMMER)]).toEqual([0, 0]);
  });

  test('Omens in Smoke: looking at no rune is allowed', () => {
    const story = omens().answer([]);
    expect(story.ask().name).toBe('season');
  });
});
