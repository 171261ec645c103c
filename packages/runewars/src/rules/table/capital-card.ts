import type { Seat } from '@runehold/kernel/layout/seats';
import type { DevelopmentCardEffect } from '../../content/types-realm.ts';
import type { Table } from '../../layout.ts';
import { ofKind } from '../../text/family.ts';
import { perContent } from './per-content.ts';
import { factionOf } from './seats.ts';

export type Capital = Extract<DevelopmentCardEffect, { kind: 'place-capital' }>;

/** By faction: the card that raises its capital, or -1. (BW-CAP-01) */
const capitalCards = perContent(({ factions, developmentCards }) =>
  factions.map(({ id }) =>
    developmentCards.findIndex(({ faction, effect }) => faction === id && effect.kind === 'place-capital'),
  ),
);

export const capitalCard = (t: Table, seat: Seat): number => capitalCards(t)[factionOf(t, seat)];

/** The numbers of a seat's capital, as its card says them. */
export const capitalOf = (t: Table, seat: Seat): Capital =>
  ofKind(t.content.developmentCards[capitalCard(t, seat)].effect, 'place-capital');
