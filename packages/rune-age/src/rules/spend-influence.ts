import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { spoken } from '@runehold/kernel/spoken';
import { influenceDomain, sourceDomain } from '../domains.ts';
import type { Table } from '../layout.ts';
import { events, reasons } from '../words.ts';
import { goldOf, inPlay } from './cards.ts';
import { hasPile } from './neutrals.ts';
import { procedure } from './rules.ts';
import { exhaustSource, offerSources, readyInfluence, thisRound } from './sources.ts';

const { say, words } = spoken({
  'prompt.spend-influence': [
    { purse: 'number' },
    'You have raised {purse, count, thing.influence} so far. What next?',
    'Zebrane wpływy: {purse}. Co dalej?',
  ],
  'prompt.pay-influence': [
    { left: 'number' },
    'What do you exhaust? You still owe {left, count, thing.influence}.',
    'Co wyczerpujesz? Do zapłaty: {left, count, thing.influence}.',
  ],
  'crumb.spend-influence': ['Spend influence', 'Wydawanie wpływów'],
  'crumb.pay-influence': ['Pay influence', 'Opłata wpływami'],
  'lesson.spend-influence.title': ['Spending influence', 'Wydawanie wpływów'],
  'lesson.spend-influence': [
    'Exhaust cities and strongholds for influence; they are ready again next turn. Influence buys gold and neutral cards from the centre of the table, and whatever you do not use is lost.',
    'Wyczerpuj miasta i twierdze, aby otrzymać wpływy; w następnej turze znów będą gotowe. Za wpływy pozyskasz karty złota i karty neutralne ze środka stołu, a niewydane przepadną.',
  ],
});

export { words as influenceWords };

const DONE = influenceDomain.code('done');
const EXHAUST = influenceDomain.codesOf('exhaust');
const ACQUIRE = influenceDomain.codesOf('acquire');

/** What a card of the central play area costs now; the larger gold cards may be cheaper this round. (RA-INF-03, RA-INF-04) */
export const influenceCost = (t: Table, card: number): number => {
  const cost = t.content.numbers.influenceCost[card];
  return goldOf(t, card) > 1 ? Math.max(0, cost - thisRound(t, 'gold-cards-cheaper')) : cost;
};

const acquirable = (t: Table, card: number, influence: number): Verdict => {
  if (t.pile.count(card) === 0) return no(reasons['pile-empty']);
  const cost = influenceCost(t, card);
  return cost <= influence ? YES : no(reasons['too-expensive'], cost, influence);
};

/** A Spend Influence action is offered only if it can end in an acquisition. (RA-ACT-06) */
export const canSpendInfluence = (t: Table, seat: Seat): boolean => {
  const influence = readyInfluence(t, seat, true);
  if (influence === 0) return false;
  const cards = inPlay(t).acquirable;
  for (let i = 0; i < cards.length; i++) if (acquirable(t, cards[i], influence) === YES) return true;
  return false;
};

/** Sources are exhausted and cards acquired until the player closes the action; what is left is lost. (RA-INF-05, RA-INF-06, RA-INF-09) */
export const spendInfluence = procedure(
  'spend-influence',
  { seat: count, purse: count, acquired: count, step: count },
  steps =>
    steps
      .do((_t, f) => {
        f.step = NONE;
      })
      .repeatWhile(
        (t, f) => f.step !== DONE && (f.acquired === 0 || f.purse > 0 || canSpendInfluence(t, f.seat)),
        spending =>
          spending
            .ask('step', {
              kind: 'one',
              seat: 'seat',
              from: influenceDomain,
              options: (t, f, offer) => {
                offer.consider(DONE, f.acquired > 0 ? YES : no(reasons['acquire-first']));
                offerSources(t, f.seat, offer, true, EXHAUST);
                for (const card of inPlay(t).acquirable) {
                  // Who asks is told of a pile that is used up, and of no other card that is not there.
                  if (t.pile.count(card) > 0 || (offer.explaining && hasPile(t, card)))
                    offer.consider(ACQUIRE[card], acquirable(t, card, f.purse));
                }
              },
              about: (_t, f) => ({ amount: f.purse }),
              prompt: (_t, f) => say('prompt.spend-influence', { purse: f.purse }),
              rule: 'RA-INF-05',
            })
            .do((t, f) => {
              const { seat, step } = f;
              const value = influenceDomain.valueOf(step);
              switch (influenceDomain.partOf(step)) {
                case 'exhaust':
                  f.purse += exhaustSource(t, seat, value);
                  break;
                case 'acquire':
                  f.purse -= influenceCost(t, value);
                  t.move(value, t.pile, t.discard.at(seat));
                  t.emit(events.acquired, seat, value);
                  f.acquired++;
                  break;
                case 'done':
                  if (f.purse > 0) t.emit(events.lost, seat, f.purse);
                  break;
              }
            }),
      ),
);

/** Pays influence for an ability, an Event or kept cards: a payment of its own, whose surplus is lost. (RA-INF-07, RA-INF-08) */
export const payInfluence = procedure(
  'pay-influence',
  { seat: count, left: count, source: count, withRune: count },
  steps =>
    steps.repeatWhile(
      (_t, f) => f.left > 0,
      paying =>
        paying
          .ask('source', {
            kind: 'one',
            seat: 'seat',
            from: sourceDomain,
            options: (t, f, offer) => offerSources(t, f.seat, offer, f.withRune === 1),
            about: (_t, f) => ({ amount: f.left }),
            prompt: (_t, f) => say('prompt.pay-influence', { left: f.left }),
            rule: 'RA-INF-08',
          })
          .do((t, f) => {
            f.left -= exhaustSource(t, f.seat, f.source);
          }),
    ),
);
