import type { Seat, Viewer } from '@runehold/kernel/layout/seats';
import { seenTable } from '@runehold/kernel/match/seen-table';
import type { Game } from '@runehold/kernel/procedure/game';
import type { TableCore } from '@runehold/kernel/table/table';
import type { Asked } from '@runehold/kernel/view/asked';
import type { View } from '@runehold/kernel/view/view';
import type { Lists } from '../../content/content.ts';
import type { Table } from '../../layout.ts';
import { hasCommanders } from '../heroes/commanders/commander.ts';
import { hasDevelopmentCards } from '../table/development-cards.ts';
import { isOpened } from '../table/opened.ts';

/**
 * What one seat knows of a table, or anybody who looks. Whatever he cannot see has been laid out in a fixed order
 * before it gets here (`redact`), so that everything may be read and still tells nothing. Whoever shows a card asks
 * first whether it is seen (`kernel/layout/seen.ts`).
 */
export type Look<Me extends Viewer = Seat> = { readonly t: Table; readonly me: Me };

/** Reads a redacted table of the kernel as one of this game. */
export const lookAt = (view: { readonly table: TableCore; readonly seat: Seat }): Look => ({
  t: view.table as Table,
  me: view.seat,
});

/** What a view tells of a table. Once nothing is hidden any more, it is seen through eyes that see everything. */
export const lookOf = (view: View, of: Game): Look<Viewer> => {
  const { table, eyes } = seenTable(of, view);
  return { t: table as Table, me: eyes };
};

/** Everything of a list that came in an open box. */
export const openIn = ({ t }: Look<Viewer>, list: keyof Lists): number[] =>
  t.content[list].map((_, number) => number).filter(number => isOpened(t, t.content.boxOf[list], number));

/** The cards of variants that are played with: of the development deck, and of commanders. */
export const variantCards = (
  look: Look<Viewer>,
): { readonly developmentCards: readonly number[]; readonly commanderCards: readonly number[] } => ({
  developmentCards: hasDevelopmentCards(look.t) ? openIn(look, 'developmentCards') : [],
  commanderCards: hasCommanders(look.t) ? openIn(look, 'commanderCards') : [],
});

export const seatsIn = ({ t }: Look<Viewer>): Seat[] => Array.from({ length: t.seats }, (_, seat) => seat);

/** A number that the prompt of an ask speaks of, such as the area it is about; -1 if it does not. */
export const told = ({ prompt }: Asked, name: string): number => {
  const value = prompt.args[name];
  return typeof value === 'number' ? value : -1;
};
