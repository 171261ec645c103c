import type { Offer } from '@runehold/kernel/ask/offer';
import type { Seat } from '@runehold/kernel/layout/seats';
import { count } from '@runehold/kernel/procedure/locals';
import type { Timing } from '../../content/types.ts';
import type { Table } from '../../layout.ts';
import { procedure } from '../rules.ts';

export const useReward = procedure('use-reward', { seat: count, it: count }, steps => steps.do(() => {}));

/** Offers the Rewards of a seat's heroes that may be used at a moment, under the codes of an ask. */
export const offerRewards = (
  _t: Table,
  _seat: Seat,
  _timing: Timing,
  _offer: Offer,
  _codeOf: (reward: number) => number,
): void => {};
