import { Eyes } from '@runehold/ai/agent';
import { type Level, type Levels, levelsOf, USUAL_LEVEL } from '@runehold/ai/levels';
import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import type { FastChance } from '@runehold/kernel/chance/fast';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Match } from '@runehold/kernel/match/match';
import { offerTo } from '@runehold/kernel/procedure/machine';
import { askedOf } from '@runehold/kernel/view/asked';
import { wrongUsage } from '../frame/failure.ts';
import { findGuide } from '../games.ts';

/** Answers for a seat where no person sits. */
export type Bot = (match: Match, seat: Seat) => void;

const mustAnswer = (match: Match, seat: Seat, reply: readonly number[]): void => {
  const refused = match.answer(seat, match.askIdOf(seat), reply);
  if (refused !== undefined && match.fault === undefined)
    throw new Error(`the bot at seat ${seat} was refused: ${refused}`);
};

/** A bot that answers at random: it looks at what it is offered and at nothing else. */
export const randomBot =
  (rng: FastChance): Bot =>
  (match, seat) =>
    mustAnswer(match, seat, sampleReply(offerTo(match.game, match.table, seat), rng, new Reply()).toArray());

/** A bot of a level: it looks at what its seat sees. */
const levelBot = ({ agent, steps }: Level, rng: FastChance): Bot => {
  let eyes: Eyes | undefined;
  return (match, seat) => {
    eyes ??= new Eyes(match.game);
    const view = eyes.look(match.table, seat);
    mustAnswer(match, seat, agent.decide(view, askedOf(view), { steps }, rng.next()).reply);
  };
};

/** The level somebody asked for by name, thinking at seats of its own. */
const botNamed = (name: string, { all }: Levels, rng: FastChance): Bot => {
  if (!Object.hasOwn(all, name))
    throw wrongUsage('cli.error.not-one-of', {
      name: '--bot',
      value: name,
      values: Object.keys(all).join(', '),
    });
  return name === 'random' ? randomBot(rng) : levelBot(all[name], rng);
};

/** Who plays where people do not, and where that is. */
type Wanted = {
  /** One for all, or one after the other, `knight/bold,page`; the usual one if nothing is said. */
  readonly asked: string | undefined;
  readonly people: ReadonlySet<Seat>;
};

/** The bots of a table, seat by seat: when all who were named sit, it begins with the first again. */
export const botsFor = async (game: string, { asked, people }: Wanted, rng: FastChance): Promise<Bot> => {
  const levels = levelsOf(await findGuide(game));
  const { names } = levels;
  const wanted = asked?.split(',') ?? [names.includes(USUAL_LEVEL) ? USUAL_LEVEL : names[0]];
  const bots = wanted.map(name => botNamed(name, levels, rng));
  const placeOf = (seat: Seat): number =>
    Array.from({ length: seat }, (_, other) => other).filter(other => !people.has(other)).length;
  return (match, seat) => bots[placeOf(seat) % bots.length](match, seat);
};
