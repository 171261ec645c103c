import type { Json } from '@runehold/kernel/view/codec';
import type { Told } from '../parts/record.ts';
import { applyPatch } from './apply-patch.ts';
import type { Shown, StateMessage, UpdateMessage } from './from-host.ts';
import { Memory } from './memory.ts';

/** What is told by patches: what a pair of eyes sees, and the records that have come with it. */
export type News = Shown & { readonly records: readonly Told[] };

/** What somebody has been shown, after how many changes, and what they remember of what they were shown before. */
export type Followed = {
  readonly shown: Shown;
  /** The records that came with the last message. */
  readonly records: readonly Told[];
  readonly changes: number;
  readonly memory: Memory;
};

/** What the next patch changes: records that were told are not told again. */
export const beforeNews = (shown: Shown): Json => ({ records: [], ...shown }) as unknown as Json;

/** Notes what there is to be remembered. */
export const remembering = (memory: Memory, { view, records = [] }: Shown & Partial<News>): Memory => {
  memory.note(view as unknown as Json);
  memory.note({ records } as unknown as Json);
  return memory;
};

/** Where to begin: a table that is shown whole. */
export const followFrom = (state: StateMessage): Followed => {
  const { type, protocol, table, game, rules, options, content, people, chat, ...told } = state;
  const { changes, seq, records, clocks, ...shown } = told;
  return { shown, records, changes, memory: remembering(new Memory(), shown) };
};

type JsonObject = { readonly [key: string]: Json };
const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether it is still something to be looked at, whatever was changed in it. */
const isNews = (value: Json): boolean =>
  isObject(value) &&
  Array.isArray(value['records']) &&
  isObject(value['view']) &&
  isObject(value['view']['table']) &&
  Array.isArray(value['view']['asks']);

/**
 * What is shown after an update, and the records it brings. Undefined where it does not follow on what is known, or does
 * not fit it: then the table must be shown whole again. What did not change stays the same value.
 */
export const follow = (
  known: Followed,
  { after, patches }: Pick<UpdateMessage, 'after' | 'patches'>,
): Followed | undefined => {
  if (after !== known.changes) return undefined;
  let { shown } = known;
  const told: Told[] = [];
  for (const patch of patches) {
    const next = applyPatch(beforeNews(shown), patch, known.memory);
    if (next === undefined || !isNews(next)) return undefined;
    const news = next as unknown as News;
    remembering(known.memory, news);
    const { records, ...seen } = news;
    shown = seen;
    told.push(...records);
  }
  return { ...known, shown, records: told, changes: after + patches.length };
};
