import { StoreFailure } from '../store.ts';

/** Something was not written, since the table is not lent to whoever would write it, or is lent to them anew. */
export class NotOurs extends StoreFailure {
  readonly table: string;

  constructor(table: string) {
    super(new Error(`table ${table} is served elsewhere`));
    this.name = 'NotOurs';
    this.table = table;
  }
}
