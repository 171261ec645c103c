import { flag, required, whole } from '@runehold/kernel/content/shape';
import { amount, strength as strengthForm } from '../../content/forms.ts';
import type { Amount, Word } from '../vocabulary.ts';

/** What a dragon rune does. A bot keeps the one that ranks first. */
export type PowerRule<P extends { readonly kind: string }> = Word<P> & { readonly rank: number };

type Strength = Amount<'strength'> & { readonly defending: boolean };

export const strength: PowerRule<Strength> = {
  kind: 'strength',
  fields: { amount, defending: required(flag) },
  clause: [
    { amount: 'number', defending: 'number' },
    '{defending, select, 0 {In any combat in which you have a unit} other {When you defend in a siege}}: exhaust it in the Resolution step for {amount, count, thing.strength}.',
    '{defending, select, 0 {W każdej walce, w której masz jednostkę} other {Gdy bronisz się w oblężeniu}}: wyczerp w kroku rozstrzygnięcia, a twoja armia zyskuje +{amount} do siły.',
  ],
  rank: 2,
};

export const gold: PowerRule<Amount<'gold'>> = {
  kind: 'gold',
  fields: { amount },
  clause: [
    { amount: 'number' },
    'While you spend gold, exhaust it for {amount, count, thing.gold}.',
    'Wyczerp podczas wydawania złota, aby otrzymać {amount, count, thing.gold:acc}.',
  ],
  rank: 0,
};

export const influence: PowerRule<Amount<'influence'>> = {
  kind: 'influence',
  fields: { amount },
  clause: [
    { amount: 'number' },
    'While you spend influence or keep cards, exhaust it for {amount, count, thing.influence}.',
    'Wyczerp podczas wydawania wpływów lub zatrzymywania kart, aby otrzymać {amount, count, thing.influence:acc}.',
  ],
  rank: 1,
};

type DrawDiscard = {
  readonly kind: 'draw-discard';
  readonly draws: number;
  readonly discards: number;
};

export const drawDiscard: PowerRule<DrawDiscard> = {
  kind: 'draw-discard',
  fields: { draws: required(whole(0, 20)), discards: required(whole(0, 20)) },
  clause: [
    { draws: 'number', discards: 'number' },
    'Exhaust it as an action: draw {draws, count, thing.card}, then discard {discards, count, thing.card}.',
    'Wyczerp w ramach akcji: dobierz {draws, count, thing.card:acc}, a następnie odrzuć {discards, count, thing.card:acc}.',
  ],
  rank: 3,
};

type DestroyWeak = { readonly kind: 'destroy-weak'; readonly limit: number };

export const destroyWeak: PowerRule<DestroyWeak> = {
  kind: 'destroy-weak',
  fields: { limit: required(strengthForm) },
  clause: [
    { limit: 'number' },
    'In a siege, exhaust it right after you play a unit: destroy an opposing unit with at most {limit, count, thing.strength}.',
    'W oblężeniu wyczerp tuż po zagraniu jednostki: zniszcz wrogą jednostkę o sile najwyżej {limit}.',
  ],
  rank: 4,
};
