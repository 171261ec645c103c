import type { Offer } from '@runehold/kernel/ask/offer';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { count } from '@runehold/kernel/procedure/locals';
import type { Table } from '../../layout.ts';
import type { TitleEffect } from '../../content/titles.ts';
import { procedure } from '../rules.ts';
import { gainInfluence } from './resources.ts';

export const captainExchange = procedure('captain-exchange', { seat: count }, steps => steps.do(() => {}));

export const offerCaptain = (_t: Table, _seat: Seat, _offer: Offer): void => {};

/** The owner of the Title that has an effect of a kind, or `NONE`. */
export const ownerByEffect = (t: Table, kind: TitleEffect['kind']): Seat => {
  const title = t.content.titles.findIndex(({ effects }) => effects.some(effect => effect.kind === kind));
  return title < 0 ? NONE : t.titleOwner.get(title) - 1;
};

/** The owner of the Title that settles ties in bids. (RW-TITLE-07) */
export const primarch = (t: Table): Seat => ownerByEffect(t, 'settle-bid-ties');

/** Influence for a Season card of the Wizards' Council, before anything else. (RW-TITLE-07) */
export const payPrimarch = (t: Table): void => {
  const owner = ownerByEffect(t, 'influence-on-tag');
  if (owner !== NONE) gainInfluence(t, owner, 1);
};
