import type { Offer } from '@runehold/kernel/ask/offer';
import type { Seat } from '@runehold/kernel/layout/seats';
import { count } from '@runehold/kernel/procedure/locals';
import type { Table } from '../../layout.ts';
import { procedure } from '../rules.ts';

export const claimVictory = procedure('claim-victory', { seat: count }, steps => steps.do(() => {}));

export const offerVictory = (_t: Table, _seat: Seat, _offer: Offer): void => {};

/** A Victory card on the deck of the season that begins is judged before a card is drawn. (RW-WIN-09, RW-WIN-10) */
export const checkVictoryCard = (_t: Table): void => {};
