import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { count } from '@runehold/kernel/procedure/locals';
import type { Timing } from '../../content/types.ts';
import type { Table } from '../../layout.ts';
import { events } from '../../words.ts';
import { abilityOf, isUsed, kindOf } from '../cards.ts';
import { markUsed, type Side } from '../combat/army.ts';
import { procedure } from '../rules.ts';
import { abilityOn, type EffectClause, type PriceClause } from './ability.ts';
import { destroying } from './destroying.ts';
import { drawing } from './drawing.ts';
import { meddling } from './meddling.ts';
import { prices } from './prices.ts';
import { refreshing } from './refreshing.ts';
import { strengthening } from './strengthening.ts';

const effects: readonly EffectClause[] = [
  ...destroying,
  ...drawing,
  ...strengthening,
  ...refreshing,
  ...meddling,
];

const effectIndex = new Map(effects.map(({ kind }, i) => [kind, i]));
const priceIndex = new Map(prices.map(({ kind }, i) => [kind, i]));

const effectClause = (t: Table, card: number): EffectClause =>
  effects[effectIndex.get(abilityOn(t, card).effect.kind) ?? NONE];

const priceClause = (t: Table, card: number): PriceClause | undefined => {
  const { price } = abilityOn(t, card);
  return price && prices[priceIndex.get(price.kind) ?? NONE];
};

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
  if (isUsed(card) || !abilityOf(t, card, timing)) return false;
  const price = priceClause(t, card);
  if (price && !price.possible(t, seat, side, slot, card)) return false;
  return effectClause(t, card).possible(t, seat, side, slot, card);
};

/** A card uses its ability: it is marked, the price is paid, the effect happens. Nothing comes in between. (RA-ABIL-14) */
export const useAbility = procedure(
  'use-ability',
  { seat: count, side: count, slot: count, card: count },
  steps =>
    steps
      .do((t, f) => {
        if (f.side !== NONE) markUsed(t, f.side, f.slot);
        f.card = kindOf(f.card);
        t.emit(events['used-ability'], f.seat, f.card);
      })
      .when(
        (t, f) => priceClause(t, f.card) !== undefined,
        priced =>
          priced.dispatch(
            () => prices.map(price => price.procedure),
            (t, f) => priceIndex.get(abilityOn(t, f.card).price?.kind ?? 'influence') ?? NONE,
            (_t, f, callee) => {
              callee.seat = f.seat;
              callee.side = f.side;
              callee.slot = f.slot;
              callee.card = f.card;
            },
          ),
      )
      .dispatch(
        () => effects.map(effect => effect.procedure),
        (t, f) => effectIndex.get(abilityOn(t, f.card).effect.kind) ?? NONE,
        (_t, f, callee) => {
          callee.seat = f.seat;
          callee.side = f.side;
          callee.slot = f.slot;
          callee.card = f.card;
        },
      ),
);
