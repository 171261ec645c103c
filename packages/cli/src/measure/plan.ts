import type { Contest } from '@runehold/ai/arena';
import { seriesOf as seriesOfContest } from '@runehold/ai/arena';
import type { Series } from '@runehold/ai/series';
import type { Simulation } from '@runehold/ai/simulation';
import { seriesOf as seriesOfSimulation } from '@runehold/ai/simulation';
import type { GamePack } from '@runehold/kernel/pack/pack';
import { notDone } from '../frame/failure.ts';
import { findArenaTerms, findGuide, loadGame } from '../games.ts';
import { findBots } from './bots.ts';

/**
 * Games that are to be played, as plain data: whoever has it can play any of them by its number, in another thread or
 * another day, and gets the same game.
 */
export type Plan = {
  readonly game: string;
  readonly rules: string;
  /** The text of a content pack, if there is one. */
  readonly content?: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly seed: number;
  /** A contest has a bot A and others; in a simulation all are alike. */
  readonly kind: 'versus' | 'together' | 'simulation';
  readonly bots: readonly string[];
  readonly watch: boolean;
};

const packOf = async ({ game, rules, content }: Plan): Promise<GamePack> => {
  const pack = await loadGame(game);
  if (pack.game.version !== rules) throw notDone('cli.error.other-rules', { rules: pack.game.version });
  if (content === undefined) return pack;
  const reading = await pack.readContent?.(content);
  if (reading?.ok !== true) throw new Error('a content pack that was taken is refused');
  return { ...pack, game: reading.game };
};

/** What a plan means here: the bots found, the game loaded. */
export type Meant = {
  /** How it would be counted, but for how many games. */
  readonly contest: Omit<Contest, 'games'>;
  readonly simulation: Omit<Simulation, 'games'>;
  readonly series: Series;
};

export const meantBy = async (plan: Plan): Promise<Meant> => {
  const { game } = await packOf(plan);
  const guide = await findGuide(plan.game);
  const terms = await findArenaTerms(plan.game);
  const { seats, options, seed, kind, watch } = plan;
  const agents = findBots(guide, plan.bots.join(','));
  const [a, ...b] = agents;
  const setting = {
    ...{ game, seats, options, seed },
    ...(terms && { tags: terms.tagsOf }),
    ...(terms?.watch && watch && { watch: terms.watch }),
  };
  const contest = { ...setting, a, b, mode: kind === 'together' ? kind : 'versus' } as const;
  const simulation = { ...setting, agents, ...(terms?.chronicle && { chronicle: terms.chronicle }) };
  const series = kind === 'simulation' ? seriesOfSimulation(simulation) : seriesOfContest(contest);
  return { contest, simulation, series };
};
