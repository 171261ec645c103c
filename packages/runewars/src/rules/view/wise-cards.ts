import type { Offer } from '@runehold/kernel/ask/offer';
import { PASS } from '@runehold/kernel/ask/offer';
import { abilities } from '../battle/abilities/registry.ts';
import { columnOfCard } from '../battle/cards/usable.ts';
import { usableDomain } from '../battle/cards/use.ts';
import { sideOf } from '../battle/sides.ts';
import type { Look } from './look.ts';

/** Whether what a Development card lets a side do now is worth its price. */
export const isWise = (look: Look, card: number): boolean => {
  const { effect } = look.t.content.developmentCards[card];
  if (!('ability' in effect)) return false;
  const icon = { side: sideOf(look.t, look.me), column: columnOfCard(look.t, card) };
  return abilities.kindOf(effect.ability).bot?.isWise?.(look.t, icon, effect.ability) ?? true;
};

/** The first card that is worth its price, or the defensive token. */
export const useWisely = (look: Look, offer: Offer): number => {
  for (let i = 0; i < offer.length; i++) {
    const code = offer.codes[i];
    if (code === PASS || usableDomain.partOf(code) === 'turn') continue;
    if (usableDomain.partOf(code) === 'development' || isWise(look, usableDomain.valueOf(code))) return code;
  }
  return PASS;
};
