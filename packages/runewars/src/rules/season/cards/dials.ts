import { skipping } from '@runehold/kernel/ask/passing';
import type { Seat } from '@runehold/kernel/layout/seats';
import { count } from '@runehold/kernel/procedure/locals';
import { resourceDomain } from '../../../domains.ts';
import { resourceIds, type Table } from '../../../layout.ts';
import { say } from '../../../words.ts';
import { productionOf } from '../../orders/harvest.ts';
import { procedure } from '../../rules.ts';
import { mayRise, raiseDials as raiseChosen, raiseFor } from '../../table/raise-dials.ts';
import { setDial, turnDial } from '../../table/resources.ts';
import { atOnce, effectOf, inTurn, ofPlayer } from './primary.ts';

/** Sets dials to what the areas produce: first set, then add, then clamp. (RW-DIAL-09; Famine, Gathering the Harvest) */
export const setDials = atOnce('set-dials', (t, seat, { upwards, plus }) => {
  for (const [resource, name] of resourceIds.entries()) {
    const to = productionOf(t, seat, resource) + plus[name];
    if (upwards || to < t.dial.get(seat, resource)) setDial(t, seat, resource, to);
  }
});

/** Raises dials of the player's choice. (Fertile Fields) */
const raiseOne = procedure('season-raise', ofPlayer, steps =>
  steps.call(
    () => raiseChosen,
    (t, f, callee) => {
      const { choices } = effectOf(t, f.card, 'raise-dials');
      callee.seat = f.seat;
      callee.one = raiseFor(choices, 1);
      callee.two = raiseFor(choices, 2);
    },
  ),
);
export const raiseDials = inTurn('raise-dials', () => raiseOne);

/** Turns one dial down and a different one up, or neither. (Caravan Season) */
const tradeOne = procedure('season-trade-one', { ...ofPlayer, down: count, up: count }, steps =>
  steps
    .ask('down', {
      kind: 'one',
      seat: 'seat',
      from: resourceDomain,
      options: (t, f, offer) => {
        const { down } = effectOf(t, f.card, 'may-trade-dials');
        for (let resource = 0; resource < resourceIds.length; resource++) {
          const other = resourceIds.some((_, up) => up !== resource && mayRise(t, f.seat, up));
          if (other && t.dial.get(f.seat, resource) >= down) offer.add(resource);
        }
      },
      optional: true,
      pass: skipping,
      prompt: (_t, f) => say('prompt.lower-dial', { card: f.card }),
      rule: 'RW-SEASON-09',
    })
    .when(
      (_t, f) => f.down >= 0,
      trades =>
        trades
          .ask('up', {
            kind: 'one',
            seat: 'seat',
            from: resourceDomain,
            options: (t, f, offer) => {
              for (let resource = 0; resource < resourceIds.length; resource++) {
                if (resource !== f.down && mayRise(t, f.seat, resource)) offer.add(resource);
              }
            },
            prompt: (_t, f) => say('prompt.raise-dial', { card: f.card }),
            rule: 'RW-SEASON-09',
          })
          .do((t, f) => {
            const { down, up } = effectOf(t, f.card, 'may-trade-dials');
            turnDial(t, f.seat, f.down, -down);
            turnDial(t, f.seat, f.up, up);
          }),
    ),
);
export const tradeDials = inTurn('may-trade-dials', () => tradeOne);

const highestDial = (t: Table, seat: Seat): number =>
  Math.max(t.dial.get(seat, 0), t.dial.get(seat, 1), t.dial.get(seat, 2));

/** Turns the highest dial down, of equal ones the player's choice. (Blighted Stores) */
const lowerHighestOne = procedure('season-lower-highest', { ...ofPlayer, resource: count }, steps =>
  steps.when(
    (t, f) => highestDial(t, f.seat) > 0,
    lowers =>
      lowers
        .ask('resource', {
          kind: 'one',
          seat: 'seat',
          from: resourceDomain,
          options: (t, f, offer) => {
            for (let resource = 0; resource < resourceIds.length; resource++) {
              if (t.dial.get(f.seat, resource) === highestDial(t, f.seat)) offer.add(resource);
            }
          },
          prompt: (_t, f) => say('prompt.lower-dial', { card: f.card }),
          rule: 'RW-SEASON-09',
        })
        .do((t, f) => turnDial(t, f.seat, f.resource, -effectOf(t, f.card, 'lower-highest-dial').amount)),
  ),
);
export const lowerHighest = inTurn('lower-highest-dial', () => lowerHighestOne);
