import type { Seat, Viewer } from '@runehold/kernel/layout/seats';
import { scenarioOf } from '../victory.ts';
import type { Look } from './look.ts';
import { goldOwned, strengthOwned } from './numbers.ts';

/** A seat, where it came in, and how far it had come by what its scenario is about. */
export type Ranked = { readonly seat: Seat; readonly place: number; readonly reach: number };

/** How far a realm had come: units against a Dragonlord or a rival, gold towards a Monument; together nobody is ahead. */
const reachOf = (look: Look<Viewer>, seat: Seat): number => {
  switch (scenarioOf(look.t)) {
    case 'monument':
      return goldOwned(look, seat);
    case 'cataclysm':
      return 0;
    default:
      return strengthOwned(look, seat);
  }
};

/**
 * Everybody in the order in which a finished game leaves them. The game itself knows winners and others (RA-WIN-01): the
 * others follow by how far they had come, then those who are gone, the last to go first. `gone` says in which order.
 */
export const rankingOf = (look: Look<Viewer>, gone: readonly Seat[]): readonly Ranked[] => {
  const { t } = look;
  const keysOf = (seat: Seat): readonly number[] => {
    const isGone = t.alive.get(seat) === 0;
    return [-t.placeOf(seat), isGone ? gone.indexOf(seat) : gone.length, isGone ? 0 : reachOf(look, seat)];
  };
  const compare = (a: Seat, b: Seat): number => {
    const [ours, theirs] = [keysOf(a), keysOf(b)];
    const at = ours.findIndex((key, i) => key !== theirs[i]);
    return at < 0 ? 0 : theirs[at] - ours[at];
  };
  const order = Array.from({ length: t.seats }, (_, seat) => seat).sort((a, b) => compare(a, b) || a - b);
  return order.map(seat => ({
    seat,
    place: order.findIndex(other => compare(other, seat) === 0) + 1,
    reach: reachOf(look, seat),
  }));
};
