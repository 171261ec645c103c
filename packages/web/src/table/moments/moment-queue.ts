import type { Moment } from '../art/moment.ts';

/** How long a moment stays by itself, in milliseconds: a card that is to be read for longer. */
const CARD_TIME = 3000;
const TIME = 2000;

export const timeOf = ({ isCard }: Moment): number => (isCard ? CARD_TIME : TIME);

/** The moments that wait to be presented, the one that is shown first. */
export type MomentQueue = readonly Moment[];

/** More than so many at once are read in the digest: nobody wants to sit through them. */
const LONGEST = 6;

/** Adds moments at the end, each once; of too many the newest stay. */
export const queued = (queue: MomentQueue, more: readonly Moment[]): MomentQueue => {
  const fresh = more.filter(({ key }) => queue.every(known => known.key !== key));
  if (fresh.length === 0) return queue;
  const [shown, ...waiting] = [...queue, ...fresh];
  return [shown, ...waiting.slice(-(LONGEST - 1))];
};

/** All that it does to one seat. */
export type SeatShare = { readonly seat: number; readonly effects: Moment['effects'] };

/** What it does to the viewer, and what to everybody else: each of them once, in the order in which they are told of. */
export const sharesOf = (
  { effects }: Moment,
  viewer: unknown,
): { readonly own: Moment['effects']; readonly others: readonly SeatShare[] } => {
  const seats = [...new Set(effects.map(({ seat }) => seat))].filter(seat => seat !== viewer);
  return {
    own: effects.filter(({ seat }) => seat === viewer),
    others: seats.map(seat => ({ seat, effects: effects.filter(effect => effect.seat === seat) })),
  };
};
