import { wilson } from '@runehold/kernel/chance/wilson';
import { cardsWith } from './watch.mjs';

const share = (wins, of) => ({ wins, of, ...wilson(wins, of) });

/** Counts by name. */
const counter = () => {
  const counts = new Map();
  return {
    add: (name, by = 1) => counts.set(name, (counts.get(name) ?? 0) + by),
    of: name => counts.get(name) ?? 0,
    all: () => Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
};

/** Wins by whatever a seat is called by: its faction, its place. */
const winsBy = (games, nameOf) => {
  const [wins, all] = [counter(), counter()];
  for (const game of games)
    for (const seat of game.factions.keys()) {
      const name = nameOf(game, seat);
      all.add(name);
      if (game.winners.includes(seat)) wins.add(name);
    }
  return Object.fromEntries(Object.entries(all.all()).map(([name, of]) => [name, share(wins.of(name), of)]));
};

const meanBy = (games, nameOf, amountOf) => {
  const [sums, all] = [counter(), counter()];
  for (const game of games)
    for (const seat of game.factions.keys()) {
      all.add(nameOf(game, seat));
      sums.add(nameOf(game, seat), amountOf(game, seat));
    }
  return Object.fromEntries(Object.entries(all.all()).map(([name, of]) => [name, sums.of(name) / of]));
};

const none = () => ({ times: 0, seats: 0, wins: 0 });

/** Of every card: how often it came to somebody and was used, and how often those who had it, or used it, won. */
const cardsOf = (games, options) => {
  const cards = new Map(
    cardsWith(options).map(({ id, ...card }) => [id, { ...card, had: none(), used: none() }]),
  );
  for (const { cards: seen, winners } of games)
    for (const [name, seats] of Object.entries(seen)) {
      const [, id, deed] = name.split(' ');
      const counts = cards.get(id)[deed];
      for (const [seat, times] of Object.entries(seats)) {
        counts.times += times;
        // A Season card is nobody's.
        if (seat === '-1') continue;
        counts.seats++;
        if (winners.includes(Number(seat))) counts.wins++;
      }
    }
  return Object.fromEntries(cards);
};

const countOf = (games, nameOf) => {
  const counts = counter();
  for (const game of games) counts.add(nameOf(game));
  return counts.all();
};

const factionOf = ({ factions }, seat) => factions[seat];

/** What the games of a row come to. */
export const tally = (games, options) => ({
  rules: games[0]?.rules,
  games: games.length,
  faction: winsBy(games, factionOf),
  seat: winsBy(games, (_, seat) => String(seat + 1)),
  /** By how many seats after the first player of the first year. */
  turn: winsBy(games, ({ first, factions }, seat) =>
    String(1 + ((seat - first + factions.length) % factions.length)),
  ),
  runes: meanBy(games, factionOf, ({ runes }, seat) => runes[seat]),
  influence: meanBy(games, factionOf, ({ influence }, seat) => influence[seat]),
  year: countOf(games, ({ year }) => String(year)),
  end: countOf(games, ({ end }) => end),
  winners: countOf(games, ({ winners }) => String(winners.length)),
  eliminated: countOf(games, ({ eliminated }) => String(eliminated)),
  answers: games.reduce((sum, { answers }) => sum + answers, 0) / games.length,
  cards: cardsOf(games, options),
});

/** The mean of some numbers with its 95 % interval. */
const meanOf = numbers => {
  const of = numbers.length;
  const rate = numbers.reduce((sum, one) => sum + one, 0) / of;
  const variance = numbers.reduce((sum, one) => sum + (one - rate) ** 2, 0) / Math.max(1, of - 1);
  const half = 1.96 * Math.sqrt(variance / of);
  return { rate, low: rate - half, high: rate + half };
};

/** How much more a faction wins, and how many dragon runes more it has in the end, than in the same deals of another row. */
export const paired = (before, after, faction) => {
  const byDeal = new Map(before.map(game => [game.n, game]));
  const both = after.filter(({ n }) => byDeal.has(n)).map(game => [byDeal.get(game.n), game]);
  const differences = measure => meanOf(both.map(([old, fresh]) => measure(fresh) - measure(old)));
  return {
    games: both.length,
    wins: differences(({ factions, winners }) => Number(winners.includes(factions.indexOf(faction)))),
    runes: differences(({ factions, runes }) => runes[factions.indexOf(faction)]),
  };
};
