import type { ChatLine } from '@runehold/protocol/parts/people';

/** An address of a table of this very page, as it is said in the chat. */
const TABLE = /#\/table\/server\/([\w-]{8,64})(?![\w-])/;

/**
 * The table to which somebody who played here invites the others, if it is another one of this server. Links in a chat
 * are text; this one is a place of this page, and nothing of what was written but the table's id is used.
 */
export const rematchIn = (chat: readonly ChatLine[], here: string, table: string): string | undefined => {
  const line = chat.findLast(
    ({ text, seat }) => seat !== undefined && text.includes(here) && TABLE.test(text),
  );
  const found = line === undefined ? undefined : TABLE.exec(line.text.slice(line.text.indexOf(here)))?.[1];
  return found === table ? undefined : found;
};
