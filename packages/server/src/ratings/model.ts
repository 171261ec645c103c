/**
 * How strong somebody plays, as far as results tell: Weng and Lin's way of reading a Plackett-Luce model ("A Bayesian
 * Approximation Method for Online Ranking", 2011, algorithm 4), each player a team of one. Ties are places shared.
 * It imports nothing and knows nothing of tables, so that it can be checked against numbers made elsewhere.
 */

/** A guess at somebody's strength, and how unsure it is. */
export type Rating = { readonly mu: number; readonly sigma: number };

/** What is believed of somebody of whom nothing is known. */
export const unknown: Rating = { mu: 25, sigma: 25 / 3 };

/** How much luck there is in one game, as a distance in strength. */
const BETA = 25 / 6;

/** How much somebody may have changed since the last game. */
const TAU = 1 / 12;

/** A guess never gets surer than this part of what it was by one game. */
const KAPPA = 1e-4;

/** One of those who are compared; an anchor is a measure for the others and stays where it is. */
export type Rival = { readonly rating: Rating; readonly place: number; readonly isAnchor?: boolean };

/** What is believed of everybody after a game, in the order they were given. Places count from 1; a lower one is better. */
export const ratedAfter = (rivals: readonly Rival[]): readonly Rating[] => {
  const before = rivals.map(({ rating: { mu, sigma }, isAnchor }) => ({
    mu,
    variance: isAnchor ? sigma ** 2 : sigma ** 2 + TAU ** 2,
  }));
  const c = Math.sqrt(before.reduce((sum, { variance }) => sum + variance + BETA ** 2, 0));
  const weight = before.map(({ mu }) => Math.exp(mu / c));
  /** For each place somebody took: the weights of all who took it or a worse one. */
  const behind = rivals.map(({ place }) =>
    rivals.reduce((sum, other, i) => (other.place >= place ? sum + weight[i] : sum), 0),
  );
  const sharing = rivals.map(({ place }) => rivals.filter(other => other.place === place).length);
  return rivals.map(({ rating, place, isAnchor }, i) => {
    if (isAnchor) return rating;
    let omega = 0;
    let delta = 0;
    for (const [q, other] of rivals.entries()) {
      if (other.place > place) continue;
      const share = weight[i] / behind[q];
      omega += ((i === q ? 1 : 0) - share) / sharing[q];
      delta += (share * (1 - share)) / sharing[q];
    }
    const { mu, variance } = before[i];
    const sigma = Math.sqrt(variance);
    return {
      mu: mu + (variance / c) * omega,
      sigma: sigma * Math.sqrt(Math.max(1 - (variance / c ** 2) * (sigma / c) * delta, KAPPA)),
    };
  });
};

/** How likely one player is to come first among some, all of whom are known exactly: what anchors are set by. */
export const winShare = (own: number, others: readonly number[], sigma: number): number => {
  const c = Math.sqrt((others.length + 1) * (sigma ** 2 + BETA ** 2));
  const weights = others.map(mu => Math.exp((mu - own) / c));
  return 1 / (1 + weights.reduce((sum, each) => sum + each, 0));
};
