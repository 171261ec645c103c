import type { PreparedContent } from '../../content/numbers.ts';
import type { Table } from '../../layout.ts';

/**
 * Something that is read off the content once and kept while tables with the same content ask for it: lists by card
 * number instead of names, which would be looked up at every step.
 */
export const perContent = <T>(read: (content: PreparedContent) => T): ((t: Table) => T) => {
  let known: { readonly content: PreparedContent; readonly it: T } | undefined;
  return ({ content }) => {
    if (known === undefined || known.content !== content) known = { content, it: read(content) };
    return known.it;
  };
};
