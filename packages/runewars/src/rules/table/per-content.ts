import type { PreparedContent } from '../../content/numbers.ts';
import type { Table } from '../../layout.ts';

/**
 * Something that is read off each content once: lists by card number instead of names, which would be looked up at
 * every step. Tables with several packs are played side by side; mostly the one that asks is the one that asked before.
 */
export const perContent = <T>(read: (content: PreparedContent) => T): ((t: Table) => T) => {
  const known = new WeakMap<PreparedContent, { readonly content: PreparedContent; readonly it: T }>();
  let last: { readonly content: PreparedContent; readonly it: T } | undefined;
  return ({ content }) => {
    if (last === undefined || last.content !== content) {
      last = known.get(content) ?? { content, it: read(content) };
      known.set(content, last);
    }
    return last.it;
  };
};
