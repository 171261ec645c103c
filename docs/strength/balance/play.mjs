import { mix } from '@runehold/ai/agent';
import { greedyAgent } from '@runehold/ai/greedy';
import { Referee } from '@runehold/ai/referee';
import { Chronicle } from '@runehold/runewars/bots/chronicle';
import { guide } from '@runehold/runewars/bots/greedy';
import { readContent } from '@runehold/runewars/corrected';
import { game } from '@runehold/runewars/game';
import { told } from './watch.mjs';

const gameWith = pack => {
  if (pack === undefined) return game;
  const reading = readContent(JSON.stringify(pack));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.game;
};

/** The games of a row, Greedy at every seat. A game of a number has the same deal in all rows of as many players. */
export function* play({ seats, options, pack }, { seed, from, to }) {
  const agents = Array.from({ length: seats }, () => greedyAgent(guide));
  const chronicle = new Chronicle();
  const referee = new Referee({ game: gameWith(pack), seats, options }, chronicle);
  for (let n = from; n < to; n++) {
    chronicle.begin(referee.table);
    const { table, answers } = referee.play(agents, mix(seed, seats, n), mix(seed, seats, n, 1));
    yield { n, rules: game.version, ...told(table, chronicle, answers) };
  }
}
