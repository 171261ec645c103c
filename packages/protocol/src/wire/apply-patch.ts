import type { Json } from '@runehold/kernel/view/codec';
import type { Memory } from './memory.ts';

type JsonObject = { readonly [key: string]: Json };

/** A patch that does not fit the value it is to change, or is none. */
class Garbled extends Error {}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A place in a list, written as lists write it. */
const PLACE = /^(?:0|[1-9]\d{0,8})$/;

const lengthIn = (patch: JsonObject, now: number): number => {
  const length = Object.hasOwn(patch, '#') ? patch['#'] : now;
  if (typeof length !== 'number' || !Number.isInteger(length) || length < 0 || length > now)
    throw new Garbled('#');
  return length;
};

/** What an entry of a list becomes: it may be like something that was shown before. */
const newEntry = (before: Json | undefined, patch: Json, list: string, memory: Memory | undefined): Json => {
  if (!Array.isArray(patch) || patch.length !== 2) return changed(before, patch, '', memory);
  const [name, inner] = patch as readonly Json[];
  const known = typeof name === 'string' ? memory?.find(list, name) : undefined;
  if (known === undefined) throw new Garbled(list);
  return changed(known, inner, '', memory);
};

const newList = (
  before: readonly Json[],
  patch: JsonObject,
  list: string,
  memory: Memory | undefined,
): readonly Json[] => {
  const after = before.slice(0, lengthIn(patch, before.length));
  for (const [key, change] of Object.entries(patch)) {
    if (key === '#') continue;
    const at = PLACE.test(key) ? Number(key) : Number.NaN;
    if (at < after.length) after[at] = newEntry(after[at], change, list, memory);
    else if (at === after.length) after.push(newEntry(undefined, change, list, memory));
    else throw new Garbled(key);
  }
  return after;
};

const isGone = (change: Json): boolean => Array.isArray(change) && change.length === 0;

/** The same object with its keys in an order that names each of them once. */
const inOrder = (value: JsonObject, order: Json): JsonObject => {
  const keys = Array.isArray(order) && order.length === 1 ? (order[0] as Json) : undefined;
  if (!Array.isArray(keys) || keys.length !== Object.keys(value).length) throw new Garbled('#');
  const after: Record<string, Json> = {};
  for (const key of keys as readonly Json[]) {
    if (typeof key !== 'string' || !Object.hasOwn(value, key) || Object.hasOwn(after, key))
      throw new Garbled('#');
    after[key] = value[key];
  }
  return after;
};

const newObject = (before: JsonObject, patch: JsonObject, memory: Memory | undefined): JsonObject => {
  const after: Record<string, Json> = { ...before };
  for (const [key, change] of Object.entries(patch)) {
    if (key === '#') continue;
    if (key === '__proto__') throw new Garbled(key);
    const isKnown = Object.hasOwn(before, key);
    if (!isGone(change)) after[key] = changed(isKnown ? before[key] : undefined, change, key, memory);
    else if (isKnown) delete after[key];
    else throw new Garbled(key);
  }
  return Object.hasOwn(patch, '#') ? inOrder(after, patch['#']) : after;
};

/** What a value becomes; there is none yet where it is new. `list` is what it is called in its object. */
const changed = (before: Json | undefined, patch: Json, list: string, memory: Memory | undefined): Json => {
  if (Array.isArray(patch)) {
    if (patch.length !== 1) throw new Garbled('whole');
    return patch[0] as Json;
  }
  if (!isObject(patch)) return patch;
  if (Object.keys(patch).length === 0 && before !== undefined) return before;
  if (Array.isArray(before)) return newList(before, patch, list, memory);
  if (before !== undefined && isObject(before)) return newObject(before, patch, memory);
  throw new Garbled('inner');
};

/**
 * A value after a patch. What the patch says nothing of stays the same value, so that whoever draws it can tell. A patch
 * that does not fit changes nothing and gives undefined.
 */
export const applyPatch = (before: Json, patch: Json, memory?: Memory): Json | undefined => {
  try {
    return changed(before, patch, '', memory);
  } catch (error) {
    if (error instanceof Garbled) return undefined;
    throw error;
  }
};
