import type { Sink } from '@runehold/kernel/event/event';
import type { TableCore } from '@runehold/kernel/table/table';
import type { Table } from '../layout.ts';

/** Can say of a game when it ended. */
export class Chronicle implements Sink {
  #t: Table | undefined;

  begin(table: TableCore): void {
    this.#t = table as Table;
  }

  add(): void {
    // The table alone tells it.
  }

  dealings(): readonly [] {
    return [];
  }

  ending(): Readonly<Record<string, string>> {
    return { round: String(this.#t?.round ?? 0) };
  }
}
