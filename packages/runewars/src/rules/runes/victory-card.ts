import type { Offer } from '@runehold/kernel/ask/offer';
import type { Seat } from '@runehold/kernel/layout/seats';
import { count } from '@runehold/kernel/procedure/locals';
import type { Table } from '../../layout.ts';
import { procedure } from '../rules.ts';

export const claimVictory = procedure('claim-victory', { seat: count }, steps => steps.do(() => {}));

export const offerVictory = (_t: Table, _seat: Seat, _offer: Offer): void => {};
