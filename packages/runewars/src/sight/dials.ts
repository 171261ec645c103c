import type { DialGain } from '../content/types.ts';
import type { Sight } from './sight.ts';

/** What the spaces of a seat's dial give, from 0 upwards; none before it has a faction. */
export const spacesOf = ({ t, content }: Sight, seat: number, resource: number): readonly DialGain[] =>
  t.faction[seat] === 0 ? [] : content.gains[t.faction[seat] - 1][resource];

/** What a dial gives at an arrow, all spaces below it included. (RW-DIAL-05) */
export const gainsAt = (
  sight: Sight,
  seat: number,
  resource: number,
  arrow = sight.t.dial[seat][resource],
): readonly DialGain[] => spacesOf(sight, seat, resource).slice(1, 1 + arrow);

/** Icons of a kind on all three dials. (RW-O1-12, RW-O7-01) */
export const iconsOf = (sight: Sight, seat: number, kind: 'tactics' | 'influence'): number =>
  sight.t.dial[seat].reduce(
    (sum, _, resource) => sum + gainsAt(sight, seat, resource).filter(gain => gain.kind === kind).length,
    0,
  );
