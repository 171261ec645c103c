import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';

const source = fileURLToPath(new URL('../../src/', import.meta.url));

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts'))
  // Worlds of the trials pick single cards out, to try them.
  .filter(file => !file.startsWith('trials'))
  // A rule may be called by the card it was first written for: that is a name in files, not a card.
  .map(
    file =>
      [file, readFileSync(join(source, file), 'utf8').replaceAll(/procedure\(\s*'[^']+'/g, '')] as const,
  );

const filesWith = (id: string): string[] =>
  files.filter(([, text]) => text.includes(`'${id}'`)).map(([file]) => file);

const families = {
  tacticsCards: universe.tacticsCards,
  seasonCards: universe.seasonCards,
  questCards: universe.questCards,
  rewardCards: universe.rewardCards,
  objectiveCards: universe.objectiveCards,
  heroes: universe.heroes,
  cities: universe.cities,
  titles: universe.titles,
};

describe('a card with known effects', () => {
  it.each(Object.entries(families))('is written in one file: %s', (_family, cards) => {
    for (const { id } of cards) expect(filesWith(id), id).toHaveLength(1);
  });

  it('is found wherever it is written', () => {
    expect(filesWith('tactics-rally-cry')).toEqual([join('boxes', 'base', 'tactics-cards.ts')]);
    expect(filesWith('order-strategize').length).toBeGreaterThan(0);
  });
});
