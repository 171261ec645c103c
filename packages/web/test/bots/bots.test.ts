import { partsOfLevel } from '@runehold/ai/level-names';
import { shelf } from '@runehold/shelf/shelf';
import { describe, expect, it } from 'vitest';
import { atLevel, botAmong, naturesOf } from '../../src/bots/bot-choice.ts';
import { levelName } from '../../src/text/level-name.ts';
import { Speaker } from '../../src/text/speaker.ts';

const offered = {
  levels: ['page', 'sergeant', 'knight'],
  natured: ['sergeant/bold', 'knight/bold', 'knight/builder'],
};

describe('a bot that is chosen', () => {
  it('has the natures of its level', () => {
    expect(naturesOf(offered, 'knight')).toEqual(['bold', 'builder']);
    expect(naturesOf(offered, 'page')).toEqual([]);
    expect(naturesOf({ levels: ['random'] }, 'random')).toEqual([]);
  });

  it('keeps its nature at another level that has room for it', () => {
    expect(atLevel(offered, 'knight/bold', 'sergeant')).toBe('sergeant/bold');
    expect(atLevel(offered, 'knight/builder', 'sergeant')).toBe('sergeant');
    expect(atLevel(offered, 'knight/bold', 'page')).toBe('page');
    expect(atLevel(offered, 'page', 'knight')).toBe('knight');
  });

  it('is one that the game has', () => {
    expect(botAmong(offered, 'knight/bold')).toBe('knight/bold');
    expect(botAmong(offered, 'greedy')).toBe('sergeant');
    expect(botAmong(offered, 'warlord/bold')).toBe('sergeant/bold');
  });
});

describe('what a bot is called', () => {
  it.each([
    ['en', 'Knight', 'Knight, bold', 'of-old'],
    ['pl', 'Rycerz', 'Rycerz, śmiały', 'of-old'],
  ] as const)('is its level, and its nature beside it (%s)', (language, plain, natured, unknown) => {
    const speaker = new Speaker(language);
    expect(levelName(speaker, 'knight')).toBe(plain);
    expect(levelName(speaker, 'knight/bold')).toBe(natured);
    expect(levelName(speaker, unknown)).toBe(unknown);
  });

  it('has words for every level and nature of every game', async () => {
    const speaker = new Speaker('en');
    for (const shelved of shelf.games.filter(({ inHall }) => inHall)) {
      const { minds } = await shelved.capsule();
      expect(minds.natured?.length).toBeGreaterThan(0);
      for (const { level, nature = '' } of (minds.natured ?? []).map(partsOfLevel))
        for (const key of [`table.level.${level}`, `table.nature.${nature}`, `table.nature.${nature}.about`])
          expect(speaker.knows(key), key).toBe(true);
    }
  });
});
