import { describe, expect, it } from 'vitest';
import type { Provenance } from '../../src/content/types-map.ts';
import { baseGame } from '../kit/base-game.ts';

const {
  counts,
  editions,
  fate,
  heroes,
  titles,
  seasonCards,
  tacticsCards,
  questCards,
  questUnits,
  rewardCards,
  objectiveCards,
  explorationTokens,
} = baseGame;

const size = (deck: readonly { readonly copies: number }[]) =>
  deck.reduce((sum, { copies }) => sum + copies, 0);
const seasons = ['spring', 'summer', 'fall', 'winter'] as const;
const deckOf = (season: (typeof seasons)[number]) => seasonCards.filter(card => card.season === season);

describe('the decks', () => {
  it('RW-COMP-09 have 30 Fate, 12 Hero, 16 Objective, 25 Reward, 50 Tactics, 24 Quest, 3 Title and four times 8 Season cards', () => {
    const numbers = fate.cards.map(card => card.number).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    expect([heroes.length, titles.length, questCards.length]).toEqual([12, 3, 24]);
    expect([size(rewardCards), size(tacticsCards)]).toEqual([25, 50]);
    expect(objectiveCards.map(card => card.alignment)).toEqual([
      ...Array(8).fill('good'),
      ...Array(8).fill('evil'),
    ]);
    expect(seasons.map(season => size(deckOf(season)))).toEqual([8, 8, 8, 8]);
  });

  it('RW-COMP-15 of each season there is one card more than the game has years', () => {
    for (const season of seasons) expect(size(deckOf(season)) - editions.years.revised).toBe(1);
  });

  it('have nine Setup Quests and 35 exploration tokens, 16 of them for areas next to home realms', () => {
    expect(questCards.filter(card => card.setupTile !== undefined)).toHaveLength(9);
    expect(size(explorationTokens)).toBe(counts.tokens.exploration);
    expect(size(explorationTokens.filter(({ back }) => back === 1))).toBe(16);
    expect(size(explorationTokens.filter(({ back }) => back === 2))).toBe(19);
  });

  it('have a name of its own for every card and token', () => {
    const groups = [seasonCards, tacticsCards, questCards, rewardCards, objectiveCards, explorationTokens];
    const prefixes = ['season-', 'tactics-', 'quest-', 'reward-', 'objective-', 'exp-'];
    const ids = groups.flatMap(group => group.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const [index, group] of groups.entries()) {
      for (const { id } of group) expect(id.startsWith(prefixes[index] ?? '?')).toBe(true);
    }
  });

  it('say of every datum how sure it is', () => {
    const words: readonly Provenance[] = ['found', 'recalled', 'inferred', 'designed'];
    const needed: readonly [readonly { readonly sources: object }[], readonly string[]][] = [
      [seasonCards, ['name', 'season', 'copies', 'effect']],
      [tacticsCards, ['name', 'copies', 'timing', 'effect']],
      [questCards, ['name', 'place', 'task']],
      [questUnits, ['special']],
      [rewardCards, ['name', 'copies', 'effect']],
      [objectiveCards, ['name', 'alignment', 'condition']],
      [explorationTokens, ['name', 'kind', 'back', 'copies', 'effect']],
    ];
    for (const [group, parts] of needed) {
      for (const { sources } of group) {
        expect(Object.keys(sources)).toEqual(expect.arrayContaining([...parts]));
        for (const word of Object.values(sources)) expect(words).toContain(word);
      }
    }
    for (const { trait, limit, sources } of rewardCards) {
      expect([sources.trait === undefined, sources.limit === undefined]).toEqual([
        trait === undefined,
        limit === undefined,
      ]);
    }
  });
});
