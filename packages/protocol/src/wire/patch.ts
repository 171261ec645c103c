import type { Json } from '@runehold/kernel/view/codec';
import type { Memory } from './memory.ts';

/**
 * How a plain value became another, as short as can still be read:
 * - a number, a text, `true`, `false` or `null`: it is that now;
 * - `[value]`: it is that list or object now; `[]`: it is gone;
 * - `{ key: patch, … }`: it is as it was but for these. In a list the keys are places, those after the last are new, and
 *   `#` is how many are left where it became shorter. In an object `#` is the order of its keys where new ones do not
 *   come last: order is part of what is told;
 * - `[name, patch]`, in a list whose entries have names: it is what was last shown under this name, but for the patch.
 */
export type Patch =
  | string
  | number
  | boolean
  | null
  | readonly []
  | readonly [Json]
  | readonly [string, Patch]
  | Inner;
type Inner = { readonly [key: string]: Patch };
type JsonObject = { readonly [key: string]: Json };

/** How many are left of a list, in which order the keys of an object stand. */
const FORM = '#';
/** What has such keys is sent whole: one is the form, the other cannot be written like other keys. */
const hasOddKeys = (value: JsonObject): boolean =>
  Object.hasOwn(value, FORM) || Object.hasOwn(value, '__proto__');

const isList = (value: Json | Patch): value is readonly Json[] => Array.isArray(value);
const isInner = (value: Json | Patch): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Nothing has changed. */
const unchanged: Patch = {};

/** A patch and about how long it is as text. */
type Step = { readonly patch: Patch; readonly size: number };

const textSize = (value: string | number | boolean | null): number =>
  typeof value === 'string' ? value.length + 2 : String(value).length;

/** About how long a value is as text; whoever wants to know whether it is longer than something need not read on. */
const sizeOf = (value: Json, enough: number): number => {
  if (typeof value !== 'object' || value === null) return textSize(value);
  let size = 2;
  if (isList(value)) {
    for (const entry of value) {
      if (size > enough) break;
      size += sizeOf(entry, enough - size) + 1;
    }
    return size;
  }
  for (const key in value) {
    if (size > enough) break;
    size += key.length + 4 + sizeOf((value as JsonObject)[key], enough - size);
  }
  return size;
};

const wholly = (value: Json): Patch => (typeof value === 'object' && value !== null ? [value] : value);

/** What is told anew where that is shorter, and entry by entry elsewhere. */
const shorter = (inner: Step, after: Json): Step => {
  const whole = sizeOf(after, inner.size) + 2;
  return whole < inner.size ? { patch: [after], size: whole } : inner;
};

const anew = (after: Json): Step => ({ patch: wholly(after), size: sizeOf(after, Number.MAX_VALUE) + 2 });

/** What has been shown before under the same name is told by that, where it is shorter. */
const likeBefore = (step: Step, entry: Json, list: string, memory: Memory | undefined): Step => {
  const name = memory?.nameOf(list, entry);
  const known = name === undefined ? undefined : memory?.find(list, name);
  if (name === undefined || known === undefined) return step;
  const { patch, size } = stepOf(known, entry, '', memory) ?? { patch: unchanged, size: 2 };
  const all = name.length + 5 + size;
  return all < step.size ? { patch: [name, patch], size: all } : step;
};

const stepOfList = (
  before: readonly Json[],
  after: readonly Json[],
  list: string,
  memory: Memory | undefined,
): Step | undefined => {
  const inner: Record<string, Patch> = {};
  let size = 2;
  let isChanged = false;
  for (const [i, entry] of after.entries()) {
    const plain = i < before.length ? stepOf(before[i], entry, '', memory) : anew(entry);
    if (plain === undefined) continue;
    const step = likeBefore(plain, entry, list, memory);
    inner[i] = step.patch;
    size += step.size + 5;
    isChanged = true;
  }
  if (after.length < before.length) {
    inner[FORM] = after.length;
    size += 7;
    isChanged = true;
  }
  return isChanged ? shorter({ patch: inner, size }, after) : undefined;
};

/** Whether the keys that stay come first, in the order in which they stood. */
const keepsOrder = (stayed: readonly string[], after: readonly string[]): boolean =>
  stayed.every((key, i) => after[i] === key);

const stepOfObject = (
  before: JsonObject,
  after: JsonObject,
  memory: Memory | undefined,
): Step | undefined => {
  if (hasOddKeys(before) || hasOddKeys(after)) return anew(after);
  const inner: Record<string, Patch> = {};
  let size = 2;
  let isChanged = false;
  const note = (key: string, { patch, size: more }: Step): void => {
    inner[key] = patch;
    size += key.length + more + 4;
    isChanged = true;
  };
  const keys = Object.keys(after);
  const known = Object.keys(before);
  // Nearly always: the same keys in the same order.
  if (keys.length === known.length && keepsOrder(known, keys)) {
    for (const key of keys) {
      if (before[key] === after[key]) continue;
      const step = stepOf(before[key], after[key], key, memory);
      if (step) note(key, step);
    }
    return isChanged ? shorter({ patch: inner, size }, after) : undefined;
  }
  const stayed: string[] = [];
  for (const key of known) {
    if (!Object.hasOwn(after, key)) note(key, { patch: [], size: 2 });
    else {
      stayed.push(key);
      const step = stepOf(before[key], after[key], key, memory);
      if (step) note(key, step);
    }
  }
  if (keys.length > stayed.length)
    for (const key of keys) if (!Object.hasOwn(before, key)) note(key, anew(after[key]));
  if (!keepsOrder(stayed, keys)) note(FORM, anew(keys));
  return isChanged ? shorter({ patch: inner, size }, after) : undefined;
};

/** `list` is what the value is called in the object that it stands in. */
const stepOf = (before: Json, after: Json, list: string, memory: Memory | undefined): Step | undefined => {
  if (before === after) return undefined;
  if (isList(before) && isList(after)) return stepOfList(before, after, list, memory);
  if (isInner(before) && isInner(after)) return stepOfObject(before, after, memory);
  return anew(after);
};

/** How one plain value became another. What is the same value in both is not looked into. */
export const diff = (before: Json, after: Json, memory?: Memory): Patch => {
  const step = stepOf(before, after, '', memory);
  return step === undefined ? unchanged : step.patch;
};
