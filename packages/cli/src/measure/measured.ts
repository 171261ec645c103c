import { loadWithContent } from '../content.ts';
import type { Command, Context } from '../frame/command.ts';
import type { Given } from '../frame/given.ts';
import { findArenaTerms, findGuide } from '../games.ts';
import { mustSeat } from '../play/setup.ts';
import { findBots } from './bots.ts';
import type { Plan } from './plan.ts';

/** What commands that let bots play many games have in common. */
export const measuringArgs: Command['args'] = {
  games: { type: 'string', about: 'cli.arg.arena-games', hint: 'N' },
  seats: { type: 'string', about: 'cli.arg.seats', hint: 'N' },
  options: { type: 'string', about: 'cli.arg.options', hint: 'K=V,…' },
  content: { type: 'string', about: 'cli.arg.content', hint: 'FILE' },
  seed: { type: 'string', about: 'cli.arg.arena-seed', hint: 'N' },
  watch: { type: 'boolean', about: 'cli.arg.watch' },
  cores: { type: 'string', about: 'cli.arg.cores', hint: 'N|all' },
  keep: { type: 'string', about: 'cli.arg.keep', hint: 'FILE' },
  chart: { type: 'string', about: 'cli.arg.chart', hint: 'FILE' },
};

const GAMES = 400;
const MOST_GAMES = 10_000_000;

/** The plan somebody means, and how many games of it. */
export const planOf = async (
  given: Given,
  named: string,
  kindOf: (together: boolean) => Plan['kind'],
  context: Context,
): Promise<{ readonly plan: Plan; readonly games: number }> => {
  const pack = await loadWithContent(given.needed('game'), given, context.speaker);
  const { game } = pack;
  const bots = findBots(await findGuide(game.id), named).map(({ id }) => id);
  const seats = given.whole('seats', 1, 99) ?? Math.max(2, game.seats.min);
  const options = given.pairs('options') ?? {};
  mustSeat(pack, seats, options, context);
  const together = seats === 1 || (await findArenaTerms(game.id))?.isTogether(seats, options) === true;
  const plan: Plan = {
    game: game.id,
    rules: game.version,
    ...(game.corrections && { content: game.corrections.text }),
    seats,
    options,
    seed: given.whole('seed', 0, 2 ** 31 - 1) ?? 1,
    kind: kindOf(together),
    bots,
    watch: given.flag('watch'),
  };
  return { plan, games: given.whole('games', 1, MOST_GAMES) ?? GAMES };
};
