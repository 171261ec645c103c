import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { bilingual } from '@runehold/kernel/text/bilingual';
import type { Timing } from '../../content/types.ts';
import { effectRules, priceRules } from '../../effects/abilities/registry.ts';
import type { Table } from '../../layout.ts';
import { events } from '../../words.ts';
import { hasAbility, kindOf } from '../cards.ts';
import { markUsed, type Side } from '../combat/army.ts';
import { procedure } from '../rules.ts';

export const useWords = bilingual({
  'crumb.use-ability': [{ card: 'card' }, 'Ability: {card}', 'Zdolność: {card}'],
  'clause.timing.when-played': ['When played:', 'Po zagraniu:'],
  'clause.timing.resolution': ['In the Resolution step:', 'W kroku rozstrzygnięcia:'],
  'clause.timing.end-of-combat': ['At the end of combat:', 'Na koniec walki:'],
  'clause.timing.action': ['As an action, discarding this card:', 'Akcja, po której odrzucasz tę kartę:'],
});

const priceOf = (t: Table, card: number): number => t.content.numbers.price[card];
const effectOf = (t: Table, card: number): number => t.content.numbers.effect[card];

/**
 * Whether a card may use its ability now: once per round, with its price in full, and only if it can change something.
 * Everything this looks at is public, so that being asked betrays nothing. (RA-ABIL-02, RA-ABIL-07)
 */
export const isUsable = (
  t: Table,
  timing: Timing,
  seat: Seat,
  side: Side,
  slot: number,
  card: number,
): boolean => {
  if (!hasAbility(t, card, timing)) return false;
  const price = priceOf(t, card);
  if (price !== NONE && !priceRules[price].possible(t, seat, side, slot, card)) return false;
  return effectRules[effectOf(t, card)].possible(t, seat, side, slot, card);
};

/** A card uses its ability: it is marked, the price is paid, the effect happens if it was. Nothing comes in between. (RA-ABIL-14) */
export const useAbility = procedure(
  'use-ability',
  { seat: count, side: count, slot: count, card: count, unpaid: count },
  steps =>
    steps
      .do((t, f) => {
        if (f.side !== NONE) markUsed(t, f.side, f.slot);
        f.card = kindOf(f.card);
        t.emit(events['used-ability'], f.seat, f.card);
      })
      .when(
        (t, f) => priceOf(t, f.card) !== NONE,
        priced =>
          priced.dispatch(
            () => priceRules.map(price => price.procedure),
            (t, f) => priceOf(t, f.card),
            { seat: 'seat', side: 'side', slot: 'slot', card: 'card' },
            { unpaid: 'left' },
          ),
      )
      .when({ unpaid: 0 }, paid =>
        paid.dispatch(
          () => effectRules.map(effect => effect.procedure),
          (t, f) => effectOf(t, f.card),
          { seat: 'seat', side: 'side', slot: 'slot', card: 'card' },
        ),
      ),
);
