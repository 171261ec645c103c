import { hasSeat } from '@runehold/kernel/layout/seats';
import { gainQuests, gainTactics } from '../../cards/draw.ts';
import { countWith } from '../../map/areas.ts';
import { ownsCity } from '../../map/cities.ts';
import { procedure } from '../../rules.ts';
import { receiveRune } from '../../runes/receive.ts';
import { gainInfluence } from '../../table/resources.ts';
import { inPlayOrder } from '../../table/seats.ts';
import { settle } from '../../table/settle.ts';
import { othersOf } from '../bid.ts';
import { atOnce, effectOf, inTurn, ofPlayer, primaryOfAll, type Season } from './primary.ts';

/** Influence for everybody, more for each city. (Envoys of Spring, Midsummer Festival) */
export const giveInfluence: Season<'gain-influence', { amount: number; perCity: number }> = {
  clause: [
    'gains {amount, count, thing.influence}{perCity, select, 0 {} other { and {perCity} more for each city they control}}',
    'otrzymuje {amount, count, thing.influence:acc}{perCity, select, 0 {} other { i jeszcze {perCity} za każde miasto pod swoją kontrolą}}',
  ],
  rule: atOnce('gain-influence', (t, seat, { amount, perCity }) => {
    const cities = countWith(t, t.city, ownsCity, seat);
    gainInfluence(t, seat, amount + perCity * cities);
  }),
};

/** Quest cards for everybody. (Rumors of Treasure) */
const drawQuestsOne = procedure('season-quests', ofPlayer, steps =>
  steps.call(() => gainQuests, { seat: 'seat', amount: (t, f) => effectOf(t, f.card, 'draw-quests').amount }),
);

export const giveQuests: Season<'draw-quests', { amount: number }> = {
  clause: ['draws {amount, count, thing.quest-card}', 'dobiera {amount, count, thing.quest-card:acc}'],
  rule: inTurn('draw-quests', () => drawQuestsOne),
};

/** Tactics cards for everybody. (Drilling Grounds) */
const drawTacticsOne = procedure('season-tactics', ofPlayer, steps =>
  steps.call(() => gainTactics, {
    seat: 'seat',
    amount: (t, f) => effectOf(t, f.card, 'draw-tactics').amount,
  }),
);

export const giveTactics: Season<'draw-tactics', { amount: number }> = {
  clause: ['draws {amount, count, thing.tactics-card}', 'dobiera {amount, count, thing.tactics-card:acc}'],
  rule: inTurn('draw-tactics', () => drawTacticsOne),
};

/** A dragon rune by the full procedure for the winner of the bid. (Favor of the Council) */
const receiveOne = procedure('season-rune', ofPlayer, steps =>
  steps.call(() => receiveRune, { seat: 'seat' }),
);

/** A dragon rune. */
export const giveRune: Season<'receive-runes'> = {
  clause: ['receives 1 dragon rune', 'otrzymuje 1 smoczy run'],
  rule: inTurn('receive-runes', () => receiveOne),
  bot: { bid: [1, 12] },
};

/** A dragon rune for the winner of the bid, then cards for everybody else who has bid. (Council at Greyhaven) */
export const giveRuneAndCards: Season<'receive-runes-others-draw', { tactics: number }> = {
  clause: [
    'receives 1 dragon rune, then each other player who bid anything draws {tactics, count, thing.tactics-card}',
    'otrzymuje 1 smoczy run, a następnie każdy inny gracz, który coś postawił, dobiera {tactics, count, thing.tactics-card:acc}',
  ],
  rule: procedure('season-receive-runes-others-draw', primaryOfAll, steps =>
    steps
      .eachSeat('seat', inPlayOrder(), each =>
        each.when(
          (_t, f) => hasSeat(f.concerned, f.seat),
          wins => wins.call(() => receiveRune, { seat: 'seat' }).do(settle),
        ),
      )
      .eachSeat('seat', inPlayOrder(), each =>
        each.when(
          (_t, f) => hasSeat(othersOf(f.concerned), f.seat),
          draws =>
            draws.call(() => gainTactics, {
              seat: 'seat',
              amount: (t, f) => effectOf(t, f.card, 'receive-runes-others-draw').tactics,
            }),
        ),
      ),
  ),
  bot: { bid: [1, 12] },
};
