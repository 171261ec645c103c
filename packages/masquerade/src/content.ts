/** The masks of the deck by rank, with how many there are of each. A mask of rank `r` has the index `r - 1`. */
export const masks = [
  { name: 'jester', copies: 6 },
  { name: 'page', copies: 6 },
  { name: 'knight', copies: 5 },
  { name: 'queen', copies: 4 },
  { name: 'king', copies: 3 },
] as const;

export const content = {
  masks,
  startCoins: 8,
  handSize: 4,
  balls: 6,
  /** What a false claim, or a false accusation, costs. */
  fine: 2,
  /** How many cards the masked player may exchange after the ball. */
  exchange: 2,
} as const;

export type Content = typeof content;
