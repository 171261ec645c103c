/** One game of a row of the ladder. A deal is played from every seat: game after game, `n` counts on. */
import { mix } from '@runehold/ai/agent';
import { seatOfGame } from '@runehold/ai/arena';
import { levelsOf } from '@runehold/ai/levels';
import { Referee } from '@runehold/ai/referee';
import { guide as guideOfAge, isTogether } from '@runehold/rune-age/bots/greedy';
import { game as runeAge } from '@runehold/rune-age/game';
import { guide as guideOfWars } from '@runehold/runewars/bots/planner/guide';
import { game as runewars } from '@runehold/runewars/game';

const MOST_ANSWERS = { 'rune-age': 6000, runewars: 20_000 };
const games = {
  'rune-age': { game: runeAge, levels: levelsOf(guideOfAge).all },
  runewars: { game: runewars, levels: levelsOf(guideOfWars).all },
};
export const rules = { runewars: runewars.version, 'rune-age': runeAge.version };

export const isTogetherIn = ({ game, seats, options }) => game === 'rune-age' && isTogether(seats, options);

/** How many games a deal is: one from every seat, or one of each level where all win together. */
export const gamesOfDeal = row => (isTogetherIn(row) ? 2 : row.seats);

/** A level at its own pace, which writes down how long each answer took. */
const timed = (id, name, times) => {
  const { agent, steps } = games[id].levels[name];
  return {
    id: name,
    decide: (view, ask, _budget, seed) => {
      const before = process.cpuUsage();
      const decided = agent.decide(view, ask, { steps }, seed);
      const { user, system } = process.cpuUsage(before);
      times[name] ??= [];
      times[name].push((user + system) / 1000);
      return decided;
    },
  };
};

/** Plays game `n` of a row on seeds from `seed` on: who won, and how long everybody took for an answer. */
export const playGame = (row, n, seed) => {
  const { seats, options, a, b } = row;
  const together = isTogetherIn(row);
  const { deal, seat } = seatOfGame(n, gamesOfDeal(row));
  const times = {};
  const [ours, theirs] = [a, b].map(name => timed(row.game, name, times));
  const agents = Array.from({ length: seats }, (_, at) =>
    together ? (seat === 0 ? ours : theirs) : at === seat ? ours : theirs,
  );
  // A deal comes back with the level elsewhere, but not in a mirror match, where a game would come back.
  const dealSeed = a === b ? mix(seed, n, 1) : mix(seed, deal);
  const referee = new Referee({
    game: games[row.game].game,
    seats,
    options,
    mostAnswers: MOST_ANSWERS[row.game],
  });
  const before = process.cpuUsage();
  const { table } = referee.play(agents, dealSeed, mix(dealSeed, n));
  const { user, system } = process.cpuUsage(before);
  const at = together ? 0 : seat;
  const winners = Array.from({ length: seats }, (_, one) => one).filter(one => table.placeOf(one) === 1);
  return {
    isBelow: together && seat === 1,
    won: table.over && winners.includes(at),
    none: table.over && winners.length === 0,
    unfinished: !table.over,
    seconds: (user + system) / 1e6,
    times,
  };
};

/** Counts a game for the row it is of. */
export const count = (row, { isBelow, won, none, unfinished }) => {
  if (isBelow) {
    row.together = true;
    row.below += won ? 1 : 0;
    return;
  }
  row.games++;
  row.wins += won ? 1 : 0;
  row.noWinner += none ? 1 : 0;
  row.unfinished += unfinished ? 1 : 0;
};
