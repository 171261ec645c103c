import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { type Verdict, yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { DialRaises } from '../../../content/types-cards.ts';
import type { Resources } from '../../../content/types-map.ts';
import { resourceDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { resourceIds } from '../../../pools.ts';
import { dialRaises } from '../../../text/clause-groups.ts';
import { speech } from '../../../text/speech.ts';
import { productionOf } from '../../orders/harvest.ts';
import { procedure } from '../../rules.ts';
import { mayRise, raiseDials as raiseChosen, raiseFor } from '../../table/raise-dials.ts';
import { turnDial } from '../../table/resources.ts';
import { ignoring, offerLosses, turnAtOnce } from './losses.ts';
import { effectOf, inTurn, lowerDial, ofPlayer, type Season } from './primary.ts';

const { words, say, clause, reasons } = speech({
  'reason.no-trade': [
    'One dial must go down by the full amount, and another, not yet full, goes up.',
    'Jeden licznik spada o pełną wartość, a inny, jeszcze niepełny, rośnie.',
  ],
  'reason.not-the-highest': ['That is not your highest dial.', 'To nie jest twój najwyższy licznik.'],
  'prompt.raise-dial': [
    { card: 'seasonCard' },
    '{card}: which dial goes up?',
    '{card}: który licznik rośnie?',
  ],
  'clause.season.then-raise': [
    ', then raises their {resource} dial by {amount}',
    ', a następnie podnosi licznik {resource:gen} o {amount}',
  ],
});

/** Sets dials to what the areas produce: first set, then add, then clamp. (RW-DIAL-09; Famine, Gathering the Harvest) */
export const setDials: Season<'set-dials', { upwards: boolean; plus: Resources }> = {
  clause: [
    '{upwards, select, 0 {turns every dial that shows more than the areas they control produce down to that amount} other {sets every dial to what the areas they control produce}}',
    '{upwards, select, 0 {obniża każdy licznik, który wskazuje więcej, niż produkują obszary pod jego kontrolą, do tej wartości} other {ustawia każdy licznik na tyle, ile produkują obszary pod jego kontrolą}}',
  ],
  details: ({ plus }) =>
    Object.entries(plus)
      .filter(([, amount]) => amount > 0)
      .map(([resource, amount]) => clause('clause.season.then-raise', { resource, amount })),
  words,
  rule: turnAtOnce('set-dials', (t, seat, resource, { upwards, plus }) => {
    const to = productionOf(t, seat, resource) + plus[resourceIds[resource]];
    return upwards ? to : Math.min(to, t.dial.get(seat, resource));
  }),
};

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

export const raiseDials: Season<'raise-dials', { choices: DialRaises }> = {
  clause: ['raises', 'podnosi'],
  details: ({ choices }) => dialRaises(choices),
  rule: inTurn('raise-dials', () => raiseOne),
};

/** Turns one dial down and a different one up, or neither. (Caravan Season) */
const tradeOne = procedure('season-trade-one', { ...ofPlayer, down: count, up: count }, steps =>
  steps
    .ask('down', {
      kind: 'one',
      seat: 'seat',
      from: resourceDomain,
      where: (t, f, resource) => {
        const { down } = effectOf(t, f.card, 'may-trade-dials');
        const other = resourceIds.some((_, up) => up !== resource && mayRise(t, f.seat, up));
        return yesIf(other && t.dial.get(f.seat, resource) >= down, reasons['no-trade']);
      },
      optional: true,
      pass: skipping,
      prompt: lowerDial,
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
            where: (t, f, resource) =>
              yesIf(resource !== f.down && mayRise(t, f.seat, resource), reasons['no-trade']),
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

/** Turns one dial down, and then another one up. */
export const tradeDials: Season<'may-trade-dials', { down: number; up: number }> = {
  clause: [
    'may turn one dial down by {down} and then another dial up by {up}',
    'może obniżyć jeden licznik o {down}, a następnie podnieść inny o {up}',
  ],
  rule: inTurn('may-trade-dials', () => tradeOne),
  bot: { answers: { 'season-trade-one.down': 'decline', 'season-trade-one.up': 'raiseDial' } },
};

const highestDial = (t: Table, seat: Seat): number =>
  Math.max(t.dial.get(seat, 0), t.dial.get(seat, 1), t.dial.get(seat, 2));

const isHighest = (t: Table, seat: Seat, resource: number): Verdict =>
  yesIf(t.dial.get(seat, resource) === highestDial(t, seat), reasons['not-the-highest']);

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
          options: (t, f, offer) => offerLosses(t, f.seat, offer, isHighest),
          pass: ignoring,
          prompt: lowerDial,
          rule: 'RW-SEASON-09',
        })
        .unless({ resource: PASS }, falls =>
          falls.do((t, f) =>
            turnDial(t, f.seat, f.resource, -effectOf(t, f.card, 'lower-highest-dial').amount),
          ),
        ),
  ),
);

export const lowerHighest: Season<'lower-highest-dial', { amount: number }> = {
  clause: ['turns their highest dial down by {amount}', 'obniża swój najwyższy licznik o {amount}'],
  rule: inTurn('lower-highest-dial', () => lowerHighestOne),
  bot: { answers: { 'season-lower-highest.resource': 'lowerDial' } },
};
