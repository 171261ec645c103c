import { Eyes, formality, type Guide, mix } from '@runehold/ai/agent';
import { greedyAgent } from '@runehold/ai/greedy';
import { Reply } from '@runehold/kernel/ask/reply';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Engine } from '@runehold/kernel/match/engine';
import { engineOf } from '@runehold/kernel/match/engine';
import { Match } from '@runehold/kernel/match/match';
import type { ChosenOptions } from '@runehold/kernel/match/table-setup';
import type { Game } from '@runehold/kernel/procedure/game';
import { nextAsked } from '@runehold/kernel/procedure/machine';
import { askedOf } from '@runehold/kernel/view/asked';
import { HostedGame } from '@runehold/protocol/table/hosted-game';

/** What is played, by whom. */
export type Played = {
  readonly name: string;
  readonly game: Game;
  readonly guide: Guide;
  readonly options: ChosenOptions;
};

export type Answer = { readonly seat: Seat; readonly reply: readonly number[] };

/** A whole game that bots have played, to be played again without thinking. */
export type Record = {
  readonly engine: Engine;
  readonly secret: string;
  readonly answers: readonly Answer[];
};

const SEATS = 4;
/** Games that nobody ends are cut off here. */
const MOST_ANSWERS = 1500;
const STEPS = 400;

/** Has bots play a game, for the sake of its answers. */
export const recordGame = ({ game, guide, options }: Played, deal: number): Record => {
  const secret = deal.toString(16).padStart(64, '0');
  const match = Match.create(game, { seats: SEATS, options, secret });
  const agent = greedyAgent(guide);
  const eyes = new Eyes(game);
  const reply = new Reply();
  const answers: Answer[] = [];
  while (!match.over && answers.length < MOST_ANSWERS) {
    const { table } = match;
    const seat = nextAsked(table);
    const view = eyes.look(table, seat);
    const ask = askedOf(view);
    const given = formality(ask.offer, reply)
      ? reply.toArray()
      : agent.decide(view, ask, { steps: STEPS }, mix(deal, table.serial, seat)).reply;
    const refused = match.answer(seat, match.askIdOf(seat), given);
    if (refused !== undefined) throw new Error(`a bot's answer was refused: ${refused}`);
    answers.push({ seat, reply: [...given] });
  }
  return { engine: engineOf(game), secret, answers };
};

/** The same game at a table, before the first answer. */
export const openAgain = ({ engine, secret }: Record, { options }: Played): HostedGame =>
  HostedGame.open(engine, { seats: SEATS, options, secret });
