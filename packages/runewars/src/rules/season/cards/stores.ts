import { words as wordsOf } from '@runehold/kernel/ask/domain';
import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { no, type Verdict, YES, yesIf } from '@runehold/kernel/ask/verdict';
import { count, listOf } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Resource } from '../../../content/types.ts';
import { marcherArea, marcherCode, marcherDomain, marcherType, resourceDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { resourceIds } from '../../../pools.ts';
import { listed } from '../../../text/clause.ts';
import { speech } from '../../../text/speech.ts';
import { events } from '../../../words.ts';
import { controller } from '../../map/areas.ts';
import { columnOf, typeOf } from '../../map/columns.ts';
import { routUnits, standingIn } from '../../map/units.ts';
import { strongholdsInPlay } from '../../orders/strongholds.ts';
import { procedure } from '../../rules.ts';
import { anyMayFall, anyMayRise, canRise, mayFall } from '../../table/raise-dials.ts';
import { FOOD, gainInfluence, loseInfluence, turnDial } from '../../table/resources.ts';
import { keepDials, mayIgnoreLoss, turnAtOnce } from './losses.ts';
import { effectOf, inTurn, lowerDial, ofPlayer, type Season } from './primary.ts';

const { words, say, clause, reasons } = speech({
  'prompt.market': ['Do you trade at the market?', 'Czy handlujesz na targu?'],
  'prompt.sell': ['Which dial goes down?', 'Który licznik spada?'],
  'prompt.buy': ['Which dial goes up?', 'Który licznik rośnie?'],
  'market.sell': ['sell a resource', 'sprzedaj surowiec'],
  'market.buy': ['buy a resource', 'kup surowiec'],
  'reason.all-dials-at-nought': ['All your dials are at 0.', 'Wszystkie twoje liczniki wskazują 0.'],
  'reason.market-too-dear': [
    'You have too little influence, or all your dials are full.',
    'Masz za mało wpływów albo wszystkie twoje liczniki są pełne.',
  ],
  'reason.dial-not-named': ['The card does not name that dial.', 'Karta nie wymienia tego licznika.'],
  'label.rout-units': ['rout units', 'rozbij jednostki'],
  'prompt.rout-anywhere': [
    { count: 'number' },
    'Which {count, plural, one {unit is} other {# units are}} routed?',
    '{count, plural, one {Która jednostka zostaje rozbita} few {Które # jednostki zostają rozbite} many {Które # jednostek zostaje rozbitych} other {Które # jednostki zostaje rozbitych}}?',
  ],
  'clause.season.resource': ['{resource}', '{resource:gen}'],
});

/** Every dial that shows so much goes down. (Spoiled Stores) */
export const lowerHighDials: Season<'lower-high-dials', { least: number; by: number }> = {
  clause: [
    'turns every dial that shows {least} or more down by {by}',
    'obniża o {by} każdy licznik, który wskazuje co najmniej {least}',
  ],
  words,
  rule: turnAtOnce('lower-high-dials', (t, seat, resource, { least, by }) => {
    const shown = t.dial.get(seat, resource);
    return shown >= least ? shown - by : shown;
  }),
};

const hasStrongholds = (t: Table, seat: Seat, least: number): boolean => strongholdsInPlay(t, seat) >= least;

/** Who has many strongholds pays in food, the others gain influence. (Levy of Grain) */
export const levyGrain: Season<
  'lower-food-or-gain-influence',
  { strongholds: number; food: number; influence: number }
> = {
  clause: [
    'with {strongholds} or more strongholds turns their food dial down by {food}; everybody else gains {influence, count, thing.influence}',
    'mający co najmniej {strongholds, count, thing.stronghold:acc} obniża licznik żywności o {food}, a każdy inny otrzymuje {influence, count, thing.influence:acc}',
  ],
  rule: turnAtOnce(
    'lower-food-or-gain-influence',
    (t, seat, resource, { strongholds, food }) =>
      t.dial.get(seat, resource) - (resource === FOOD && hasStrongholds(t, seat, strongholds) ? food : 0),
    (t, seat, { strongholds, influence }) => {
      if (!hasStrongholds(t, seat, strongholds)) gainInfluence(t, seat, influence);
    },
  ),
};

const marketDomain = wordsOf('market', ['sell', 'buy']);
const SELL = 0;
const BUY = 1;

const mayTrade = (t: Table, seat: Seat, card: number, trade: number): Verdict => {
  if (trade === SELL) return yesIf(anyMayFall(t, seat), reasons['all-dials-at-nought']);
  const { price } = effectOf(t, card, 'may-trade-influence');
  return yesIf(t.influence.get(seat) >= price && anyMayRise(t, seat), reasons['market-too-dear']);
};

/** A dial for influence or influence for a dial, once, or neither. (Market Days) */
const tradeOne = procedure('season-market', { ...ofPlayer, trade: count, resource: count }, steps =>
  steps
    .ask('trade', {
      kind: 'one',
      seat: 'seat',
      from: marketDomain,
      where: (t, f, trade) => mayTrade(t, f.seat, f.card, trade),
      optional: true,
      pass: skipping,
      prompt: () => say('prompt.market'),
      rule: 'RW-SEASON-09',
    })
    .unless({ trade: PASS }, trades =>
      trades
        .ask('resource', {
          kind: 'one',
          seat: 'seat',
          from: resourceDomain,
          where: (t, f, resource) =>
            f.trade === BUY ? canRise(t, f.seat, resource) : mayFall(t, f.seat, resource),
          prompt: (_t, f) => (f.trade === BUY ? say('prompt.buy') : say('prompt.sell')),
          rule: 'RW-SEASON-09',
        })
        .do((t, f) => {
          const { down, influence, price, up } = effectOf(t, f.card, 'may-trade-influence');
          if (f.trade === BUY) loseInfluence(t, f.seat, price);
          turnDial(t, f.seat, f.resource, f.trade === BUY ? up : -down);
          if (f.trade === SELL) gainInfluence(t, f.seat, influence);
        }),
    ),
);

export const tradeInfluence: Season<
  'may-trade-influence',
  { down: number; influence: number; price: number; up: number }
> = {
  clause: [
    'may trade once: either turn one dial down by {down} and gain {influence, count, thing.influence}, or spend {price, count, thing.influence} and turn one dial up by {up}',
    'może raz pohandlować: obniżyć jeden licznik o {down} i otrzymać {influence, count, thing.influence:acc} albo wydać {price, count, thing.influence:acc} i podnieść jeden licznik o {up}',
  ],
  rule: inTurn('may-trade-influence', () => tradeOne),
  bot: { answers: { 'season-market.trade': 'decline', 'season-market.resource': 'raiseDial' } },
};

const standingOf = (t: Table, seat: Seat): number => {
  let units = 0;
  for (let area = 0; area < t.areas; area++) if (controller(t, area) === seat) units += standingIn(t, area);
  return units;
};

const mayGiveUp = (t: Table, seat: Seat, card: number, resource: number): Verdict => {
  const { resources } = effectOf(t, card, 'lose-dial-or-rout');
  return resources.includes(resourceIds[resource])
    ? mayFall(t, seat, resource)
    : no(reasons['dial-not-named']);
};

const MOST_ROUTED = 8;

/** A dial goes down or units are routed, whichever can be. (Frozen Supply Lines) */
const sufferOne = procedure(
  'season-suffer',
  { ...ofPlayer, resource: count, stay: count, routed: listOf(MOST_ROUTED) },
  steps =>
    steps
      .do((_t, f) => {
        f.resource = PASS;
      })
      .when(
        (t, f) => resourceIds.some((_, resource) => mayGiveUp(t, f.seat, f.card, resource) === YES),
        may =>
          may.ask('resource', {
            kind: 'one',
            seat: 'seat',
            from: resourceDomain,
            options: (t, f, offer) => {
              for (let resource = 0; resource < resourceIds.length; resource++)
                offer.consider(resource, mayGiveUp(t, f.seat, f.card, resource));
              if (standingOf(t, f.seat) > 0) offer.add(PASS);
            },
            pass: () => say('label.rout-units'),
            prompt: lowerDial,
            rule: 'RW-SEASON-09',
          }),
      )
      .unless({ resource: PASS }, lowers =>
        lowers
          // Who may ignore losses may choose this one. (BW-TITLE-10)
          .when(
            (t, f) => mayIgnoreLoss(t, f.seat),
            may =>
              may.call(
                () => keepDials,
                { seat: 'seat', card: 'card', falling: (_t, f) => 1 << f.resource },
                { stay: 'stay' },
              ),
          )
          .do((t, f) => {
            if (f.stay === 0) turnDial(t, f.seat, f.resource, -effectOf(t, f.card, 'lose-dial-or-rout').by);
          }),
      )
      .when(
        (t, f) => f.resource === PASS && standingOf(t, f.seat) > 0,
        routs =>
          routs
            .ask('routed', {
              kind: 'some',
              seat: 'seat',
              from: marcherDomain,
              options: (t, f, offer) => {
                for (let area = 0; area < t.areas; area++) {
                  if (controller(t, area) !== f.seat) continue;
                  for (let column = 0; column < t.columns; column++) {
                    const standing = t.standing.get(area, column);
                    if (standing > 0) offer.add(marcherCode(area, typeOf(t, f.seat, column)), standing);
                  }
                }
              },
              min: (t, f) => Math.min(standingOf(t, f.seat), effectOf(t, f.card, 'lose-dial-or-rout').units),
              max: (t, f) => effectOf(t, f.card, 'lose-dial-or-rout').units,
              prompt: (t, f) =>
                say('prompt.rout-anywhere', { count: effectOf(t, f.card, 'lose-dial-or-rout').units }),
              rule: 'RW-SEASON-09',
            })
            .do((t, f) => {
              for (let i = 0; i < f.routed.length; i++) {
                const troop = f.routed.at(i);
                routUnits(t, marcherArea(troop), columnOf(t, marcherType(troop)), 1);
                t.emit(events['units-routed'], marcherType(troop), 1, marcherArea(troop));
              }
            }),
      ),
);

export const loseDialOrRout: Season<
  'lose-dial-or-rout',
  { resources: readonly Resource[]; by: number; units: number }
> = {
  clause: [
    'routs {units} of their standing units, or turns one of these dials down by {by}:',
    'rozbija {units, plural, one {# swoją stojącą jednostkę} few {# swoje stojące jednostki} many {# swoich stojących jednostek} other {# swojej stojącej jednostki}} albo obniża o {by} licznik',
  ],
  details: ({ resources }) =>
    listed(
      resources.map(resource => [clause('clause.season.resource', { resource })]),
      'or',
    ),
  rule: inTurn('lose-dial-or-rout', () => sufferOne),
  bot: { answers: { 'season-suffer.resource': 'lowerDial', 'season-suffer.routed': 'routAnywhere' } },
};
