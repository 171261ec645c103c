import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import type { FastChance } from '@runehold/kernel/chance/fast';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Match } from '@runehold/kernel/match/match';
import { offerTo } from '@runehold/kernel/procedure/machine';

/** A bot that answers at random: it looks at what it is offered and at nothing else. */
export const botAnswers = (match: Match, seat: Seat, rng: FastChance): void => {
  const reply = sampleReply(offerTo(match.game, match.table, seat), rng, new Reply());
  const refused = match.answer(seat, match.askIdOf(seat), reply.toArray());
  if (refused !== undefined && match.fault === undefined)
    throw new Error(`the bot at seat ${seat} was refused: ${refused}`);
};
