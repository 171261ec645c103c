import type { Asked } from '@runehold/kernel/ask/asked';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { TableCore } from '@runehold/kernel/layout/table';
import type { Table } from '../../layout.ts';

/**
 * What one seat knows of a table. Whatever it cannot see has been laid out in a fixed order before it gets here
 * (`redact`), so that everything may be read and still tells nothing.
 */
export type Look = { readonly t: Table; readonly me: Seat };

/** Reads a redacted table of the kernel as one of this game. */
export const lookAt = (view: { readonly table: TableCore; readonly seat: Seat }): Look => ({
  t: view.table as Table,
  me: view.seat,
});

/** A number that the prompt of an ask speaks of, such as the area it is about; -1 if it does not. */
export const told = ({ prompt }: Asked, name: string): number => {
  const value = prompt.args[name];
  return typeof value === 'number' ? value : -1;
};
