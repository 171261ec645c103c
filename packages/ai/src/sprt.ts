/** What is asked of a measurement: whether somebody wins by so much oftener than par, or no oftener. Shares of games. */
export type Question = { readonly par: number; readonly more: number };

/** How it is answered; `open` where more games are needed. */
export type Answered = 'stronger' | 'no stronger' | 'open';

/** The share of answers that may be wrong, either way. */
const ERROR = 0.05;
const BOUND = Math.log((1 - ERROR) / ERROR);

/**
 * Wald's sequential test: whoever looks after each game, and stops when it is told, is wrong in one of twenty at most. With
 * intervals alone he would find something sooner or later.
 */
export const sprt = (wins: number, games: number, { par, more }: Question): Answered => {
  const better = par + more;
  const evidence = wins * Math.log(better / par) + (games - wins) * Math.log((1 - better) / (1 - par));
  if (evidence >= BOUND) return 'stronger';
  return evidence <= -BOUND ? 'no stronger' : 'open';
};
