import type { Play } from '@runehold/testkit/play';
import type { Table } from '../../src/layout.ts';
import { seasonIds, seasonPool } from '../../src/pools.ts';
import { nextCards, position, type Setting } from '../kit/position.ts';

/** Everybody fortifies nothing, so that the season ends. */
export const endSeason = (story: Play<Table>): Play<Table> => {
  for (const seat of story.asked) story.answer('order-fortify', seat);
  const { year, season } = story.table;
  while (!story.over && story.table.year === year && story.table.season === season) {
    const offered = story.offered();
    story.answer(['end', 'pass', 'order'].find(name => offered.includes(name)) ?? offered[0]);
  }
  return story;
};

/** A position at the start of a season whose card is this one, after the card is drawn. */
export const drawing = (
  season: (typeof seasonIds)[number],
  card: string,
  arrange: (t: Table) => void = () => {},
  setting: Setting = {},
): Play<Table> => {
  const number = seasonIds.indexOf(season);
  const story = position(setting).given(t => {
    arrange(t);
    t.season = (number + 3) % 4;
  });
  nextCards(story, 'season', t => t.seasonDeck.at(number), seasonPool.cards, card);
  return endSeason(story);
};
