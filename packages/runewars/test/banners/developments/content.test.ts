import { describe, expect, it } from 'vitest';
import { universe } from '../../../src/boxes/universe.ts';

describe('the Development cards', () => {
  it('BW-DEVC-01 are eight of each faction', () => {
    const of = (faction: string): number =>
      universe.developmentCards.filter(card => card.faction === faction).length;
    expect(universe.factions.map(({ id }) => [id, of(id)])).toEqual([
      ['daqan', 8],
      ['latari', 8],
      ['uthuk', 8],
      ['waiqar', 8],
    ]);
    expect(universe.developmentCards).toHaveLength(4 * 8);
  });
});
