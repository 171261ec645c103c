import type { Json } from '@runehold/kernel/view/codec';
import type { Memory } from './memory.ts';
import { PLACE } from './place.ts';

/**
 * How a plain value became another, as short as can still be read:
 * - a number, a text, `true`, `false` or `null`: it is that now;
 * - `[value]`: it is that list or object now; `[]`: it is gone;
 * - `{ place: patch, … }`: it is as it was but for these. In a list those after the last are new, and `#` is how many are
 *   left where it became shorter. In an object the place of a key counts as its keys stood, what is new has its name,
 *   and `#` is the order where new ones do not come last, by places as well: order is part of what is told;
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

/**
 * What has such keys is told anew: they would read as the form or as places, or cannot be written like other keys. Keys
 * that are numbers stand before all others.
 */
const hasOddKeys = (value: JsonObject, [first]: readonly string[]): boolean =>
  (first !== undefined && PLACE.test(first)) ||
  Object.hasOwn(value, FORM) ||
  Object.hasOwn(value, '__proto__');

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
  const keys = Object.keys(after);
  const known = Object.keys(before);
  if (hasOddKeys(before, known) || hasOddKeys(after, keys)) return anew(after);
  const inner: Record<string, Patch> = {};
  let size = 2;
  let isChanged = false;
  const note = (key: string | number, { patch, size: more }: Step): void => {
    inner[key] = patch;
    size += String(key).length + more + 4;
    isChanged = true;
  };
  // Nearly always: the same keys in the same order.
  if (keys.length === known.length && keepsOrder(known, keys)) {
    for (let place = 0; place < keys.length; place++) {
      const key = keys[place];
      if (before[key] === after[key]) continue;
      const step = stepOf(before[key], after[key], key, memory);
      if (step) note(place, step);
    }
    return isChanged ? shorter({ patch: inner, size }, after) : undefined;
  }
  const stayed: string[] = [];
  for (const [place, key] of known.entries()) {
    if (!Object.hasOwn(after, key)) note(place, { patch: [], size: 2 });
    else {
      stayed.push(key);
      const step = stepOf(before[key], after[key], key, memory);
      if (step) note(place, step);
    }
  }
  const added = keys.filter(key => !Object.hasOwn(before, key));
  for (const key of added) note(key, anew(after[key]));
  if (!keepsOrder(stayed, keys)) {
    const unordered = [...stayed, ...added];
    note(FORM, anew(keys.map(key => unordered.indexOf(key))));
  }
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
