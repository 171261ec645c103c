import type { AskView } from '@runehold/kernel/ask/describe';
import type { Message } from '@runehold/kernel/text/message';
import type { TableInPlay } from './table-context.ts';

/** What an option is called at this table. */
export const optionLabel = (label: Message, ask: AskView, table: TableInPlay): string =>
  table.art.labelOf?.(label, ask, table) ?? table.speaker.message(label);
