/** The games that are learned. */
import { usualNature } from '@runehold/kernel/pack/foresight';
import { guide as ofAge } from '@runehold/rune-age/bots/greedy';
import { learned as learnedOfAge } from '@runehold/rune-age/bots/learned/learned';
import { game as runeAge } from '@runehold/rune-age/game';
import type { Table as TableOfAge } from '@runehold/rune-age/layout';
import { learned as learnedOfWars } from '@runehold/runewars/bots/learned/learned';
import { guide as ofWars } from '@runehold/runewars/bots/planner/guide';
import { game as runewars } from '@runehold/runewars/game';
import type { Table as TableOfWars } from '@runehold/runewars/layout';
import type { Subject } from './play.ts';

const BANNERS = {
  factions: 'random',
  expansion: 'banners-of-war',
  freeCities: 'yes',
  developmentCards: 'yes',
  commanders: 'yes',
};
const BASE = { factions: 'random' };

const SEASONS = 4;

const scenarios = ['resurgence', 'runewars', 'monument', 'cataclysm'] as const;

export const subjects: Readonly<Record<string, Subject>> = {
  runewars: {
    id: 'runewars',
    game: runewars,
    foresight: { ...ofWars.foresight, learned: learnedOfWars },
    natures: [usualNature, usualNature, ...Object.values(ofWars.natures)],
    // Tables of four as often as those of two, and the expansion every fourth time.
    tables: [4, 2, 4, 2, 4, 3, 4, 2].map((seats, n) => ({
      options: n % 4 === 2 ? BANNERS : BASE,
      seats,
      kind: 0,
    })),
    stageOf: table => SEASONS * (table as TableOfWars).year + (table as TableOfWars).season,
    yearOf: table => (table as TableOfWars).year,
  },
  'rune-age': {
    id: 'rune-age',
    game: runeAge,
    foresight: { ...ofAge.foresight, learned: learnedOfAge },
    natures: [usualNature, usualNature, ...Object.values(ofAge.natures)],
    tables: [2, 4, 2, 3, 1].flatMap(seats =>
      scenarios.flatMap((scenario, kind) =>
        seats === 1 && scenario === 'runewars' ? [] : [{ options: { scenario }, seats, kind }],
      ),
    ),
    stageOf: table => (table as TableOfAge).round,
    yearOf: table => (table as TableOfAge).round,
  },
};
