import type { Trials } from '@runehold/kernel/pack/trial';
import type { Game } from '@runehold/kernel/procedure/game';
import { universe } from '../boxes/universe.ts';
import { game, withContent } from '../game.ts';
import { boxTables, closed, fullTables, tables } from './tables.ts';
import { worlds } from './worlds.ts';

/** Somebody with a plan takes over when the board is laid, or never: chance ends every game of Runewars. */
const EARLY = 40;
const NEVER = Number.POSITIVE_INFINITY;

const base = game as Game;

/** A world as it is tried; being narrow, it can only be built, and only of the tiles of the first box. */
const tried = (world: keyof typeof worlds) => ({
  game: withContent(worlds[world]) as Game,
  world,
  options: [
    { ...closed, board: 'built', exploration: 'yes' },
    { ...closed, board: 'built', exploration: 'yes', edition: 'original' },
  ],
});

/** The same with a further box open, which has tiles of one area: of a few of those no board could be built. */
const opened = (world: keyof typeof worlds) => ({
  game: withContent({ ...worlds[world], tilesPerPlayer: universe.tilesPerPlayer }) as Game,
  world: `${world}-opened`,
  options: fullTables,
});

type Tried = ReturnType<typeof tried> | ReturnType<typeof opened>;

const byChance = (share: number, ...list: readonly Tried[]) =>
  list.map(one => ({ ...one, share, planAfter: NEVER }));

/** A plan brings heroes to quests and armies to battles; whims try there what no plan has in mind. */
const byWhims = (share: number, ...list: readonly Tried[]) =>
  list.map(one => ({ ...one, share, planAfter: EARLY, whims: 0.35 }));

const some = ['challenges', 'weapons', 'relief', 'crowds'] as const;

/** The steps by which Fate cards are drawn where none can be announced. */
const plainDraws = [
  ...['combat-pass[8]', 'combat-pass[9]', 'combat-pass[10]'],
  ...['draw-fate[1]', 'draw-fate[2]', 'draw-fate[3]', 'draw-fate[4]'],
];
const announced = 'where Tactical Fate may be announced, the type is chosen before Fate cards are drawn';

/**
 * Both editions, single differences and variants, and every box: at random to the end, with somebody who has a plan, and
 * in worlds where the rare is common. Some clauses only a player with a plan ever reaches, or one who suffers from it.
 */
export const trials: Trials = {
  list: [
    { game: base, options: tables, share: 0.285, planAfter: NEVER },
    { game: base, options: tables, share: 0.015, planAfter: EARLY, whims: 0.3 },
    ...byChance(0.17, tried('frailty')),
    ...byChance(0.085, ...some.map(tried)),
    ...byWhims(0.05, tried('frailty')),
    ...byWhims(0.025, ...some.map(tried)),
    { ...tried('sieges'), share: 0.04, planAfter: EARLY, planners: 1 },
    { game: base, options: boxTables, share: 0.1, planAfter: NEVER },
    { game: base, options: boxTables, share: 0.06, planAfter: EARLY, whims: 0.3 },
    ...byChance(0.02, ...[...some, 'frailty' as const].map(opened)),
    ...byWhims(0.02, ...[...some, 'frailty' as const].map(opened)),
    ...byChance(0.06, opened('banners')),
    ...byWhims(0.08, opened('banners')),
    ...byChance(0.05, opened('frailty')),
    { ...opened('capitals'), share: 0.06, planAfter: EARLY, planners: 1 },
    ...byChance(0.2, opened('crafts')),
    ...byWhims(0.12, opened('crafts')),
  ],
  beyond: {
    ...Object.fromEntries(
      plainDraws.map(name => [name, { at: { expansion: 'banners-of-war' }, why: announced }]),
    ),
    'hero-stayed':
      'every area has an open way to another of the same piece, or is one of its own with four open sides',
  },
};
