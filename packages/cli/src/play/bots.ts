import { Eyes } from '@runehold/ai/agent';
import { greedyAgent } from '@runehold/ai/greedy';
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

/** How much a bot may think about one answer: little enough that nobody waits for it. */
const BUDGET = { steps: 400 };

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

/** The kinds of bots there are for a game, the usual one first. */
const kindsFor = async (game: string): Promise<Readonly<Record<string, (rng: FastChance) => Bot>>> => {
  const guide = await findGuide(game);
  if (guide === undefined) return { random: randomBot };
  const greedyBot = (rng: FastChance): Bot => {
    const agent = greedyAgent(guide);
    let eyes: Eyes | undefined;
    return (match, seat) => {
      eyes ??= new Eyes(match.game);
      const view = eyes.look(match.table, seat);
      mustAnswer(match, seat, agent.decide(view, askedOf(view), BUDGET, rng.next()).reply);
    };
  };
  return { greedy: greedyBot, random: randomBot };
};

/** The bot somebody asked for by name, or the best there is for the game. */
export const botFor = async (game: string, asked: string | undefined, rng: FastChance): Promise<Bot> => {
  const kinds = await kindsFor(game);
  const [usual] = Object.keys(kinds);
  const name = asked ?? usual;
  if (!Object.hasOwn(kinds, name))
    throw wrongUsage('cli.error.not-one-of', {
      name: '--bot',
      value: name,
      values: Object.keys(kinds).join(', '),
    });
  return kinds[name](rng);
};
