import type { Json } from '@runehold/kernel/view/codec';
import { applyPatch } from './apply-patch.ts';
import type { Shown, StateMessage, UpdateMessage } from './from-host.ts';
import { Memory } from './memory.ts';

/** What somebody has been shown, after how many changes, and what they remember of what they were shown before. */
export type Followed = { readonly shown: Shown; readonly changes: number; readonly memory: Memory };

/** Notes what there is to be remembered. */
export const remembering = (memory: Memory, { view }: Shown): Memory => {
  memory.note(view as unknown as Json);
  return memory;
};

/** Where to begin: a table that is shown whole. */
export const followFrom = (state: StateMessage): Followed => {
  const { type, protocol, table, game, rules, options, content, people, chat, ...told } = state;
  const { changes, seq, records, clocks, ...shown } = told;
  return { shown, changes, memory: remembering(new Memory(), shown) };
};

type JsonObject = { readonly [key: string]: Json };
const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether it is still something to be looked at, whatever was changed in it. */
const isShown = (value: Json): boolean =>
  isObject(value) &&
  isObject(value['view']) &&
  isObject(value['view']['table']) &&
  Array.isArray(value['view']['asks']);

/**
 * What is shown after an update. Undefined where it does not follow on what is known, or does not fit it: then the table
 * must be shown whole again. What did not change stays the same value.
 */
export const follow = (
  known: Followed,
  { after, patches }: Pick<UpdateMessage, 'after' | 'patches'>,
): Followed | undefined => {
  if (after !== known.changes) return undefined;
  let shown = known.shown as unknown as Json;
  for (const patch of patches) {
    const next = applyPatch(shown, patch, known.memory);
    if (next === undefined || !isShown(next)) return undefined;
    shown = next;
    remembering(known.memory, next as unknown as Shown);
  }
  return { ...known, shown: shown as unknown as Shown, changes: after + patches.length };
};
