import { Eyes } from '@runehold/ai/agent';
import { type Level, levelsOf, USUAL_LEVEL } from '@runehold/ai/levels';
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

/** The bot somebody asked for by name, or the usual one for the game. */
export const botFor = async (game: string, asked: string | undefined, rng: FastChance): Promise<Bot> => {
  const { names, all } = levelsOf(await findGuide(game));
  const name = asked ?? (names.includes(USUAL_LEVEL) ? USUAL_LEVEL : names[0]);
  if (!Object.hasOwn(all, name))
    throw wrongUsage('cli.error.not-one-of', {
      name: '--bot',
      value: name,
      values: Object.keys(all).join(', '),
    });
  return name === 'random' ? randomBot(rng) : levelBot(all[name], rng);
};
