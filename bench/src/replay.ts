import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { commitmentsOf } from '@runehold/kernel/chance/keys';
import { Match } from '@runehold/kernel/match/match';
import { nextAsked, offerTo } from '@runehold/kernel/procedure/machine';
import { game } from '@runehold/masquerade/game';
import type { Effort } from './measure.ts';
import { timeTogether } from './measure.ts';
import type { Topic } from './result.ts';

const ANSWERS = 1200;

const finishedMatch = (): Match => {
  const match = Match.create(game, { seats: 3, secret: '5e'.repeat(32) });
  const rng = new FastChance(9);
  const reply = new Reply();
  while (!match.over) {
    const seat = nextAsked(match.table);
    const numbers = sampleReply(offerTo(game, match.table, seat), rng, reply).toArray();
    const refused = match.answer(seat, match.askIdOf(seat), numbers);
    if (refused !== undefined) throw new Error(`an offered answer was refused: ${refused}`);
  }
  return match;
};

/** Playing a finished game again from its record, scaled to the length of a game of Runewars. */
export const replayTopic = (effort: Effort): Topic => {
  const { seats, options, opening, entries, keys } = finishedMatch();
  const record = { seats, options, opening, entries, keys: commitmentsOf(keys) };
  const replayed = (match: Match): number => match.entries.length;
  const timed = timeTogether(
    {
      'from the record': () => replayed(Match.replay(game, record)),
      'and every outcome checked against the secret': () => replayed(Match.replay(game, { ...record, keys })),
    },
    effort,
  );
  return {
    title: `Replay, scaled from ${entries.length} to 1,200 answers`,
    rows: Object.entries(timed).map(([name, { ns, spread }]) => ({
      name,
      value: (ns * ANSWERS) / 1e6,
      unit: 'ms',
      spread,
      target: { atMost: 50 },
    })),
  };
};
