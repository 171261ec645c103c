import type { Seat, Viewer } from '@runehold/kernel/layout/seats';
import { hiddenIn, seenCards, seenIn } from '@runehold/kernel/layout/seen';
import type { FateCard } from '../../content/types.ts';
import { isTacticalFate, usesTacticalFate } from '../cards/tactical-fate.ts';
import type { Look } from './look.ts';

/** Whether Tactics cards with Fate icons are in play. (BW-TFATE-01) */
export const hasTacticalFate = ({ t }: Look<Viewer>): boolean => usesTacticalFate(t);

/** The Fate icons of a Tactics card, if it has any. */
export const tacticalFateIn = ({ t }: Look<Viewer>, card: number): FateCard['results'] | undefined =>
  t.content.tacticsCards[card]?.fate;

/** A Tactical Fate card in a hand; those of this season rest until the next. (BW-TFATE-11) */
export type HeldFate = { readonly card: number; readonly count: number; readonly isFresh: boolean };

/** The Tactical Fate cards of a seat, as far as the viewer sees them. */
export const fateHeldBy = ({ t, me }: Look<Viewer>, seat: Seat): HeldFate[] =>
  [t.tactics.at(seat), t.freshTactics.at(seat)].flatMap((zone, fresh) =>
    seenIn(zone, me)
      .filter(([card]) => isTacticalFate(t, card))
      .map(([card, count]) => ({ card, count, isFresh: fresh === 1 })),
  );

/** Cards that a seat has announced: which of them the viewer sees, and how many more there are; and those that are shown. (BW-TFATE-13) */
type LaidFate = {
  readonly seen: readonly number[];
  readonly hidden: number;
  readonly turned: readonly number[];
};

export const fateLaidFor = ({ t, me }: Look<Viewer>, seat: Seat): LaidFate =>
  usesTacticalFate(t)
    ? {
        seen: seenCards(t.fateLaid.at(seat), me),
        hidden: hiddenIn(t.fateLaid.at(seat), me),
        turned: seenCards(t.fateTurned.at(seat), me),
      }
    : { seen: [], hidden: 0, turned: [] };
