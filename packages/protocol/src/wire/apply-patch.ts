import type { Json } from '@runehold/kernel/view/codec';
import type { Memory } from './memory.ts';
import { PLACE } from './place.ts';

type JsonObject = { readonly [key: string]: Json };

/** A patch that does not fit the value it is to change, or is none. */
class Garbled extends Error {}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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

/** The same object with its keys in an order that names each of their places once. */
const inOrder = (value: JsonObject, order: Json): JsonObject => {
  const keys = Object.keys(value);
  const places = Array.isArray(order) && order.length === 1 ? (order[0] as Json) : undefined;
  if (!Array.isArray(places) || places.length !== keys.length) throw new Garbled('#');
  const after: Record<string, Json> = {};
  for (const place of places as readonly Json[]) {
    const key = typeof place === 'number' ? keys[place] : undefined;
    if (key === undefined || Object.hasOwn(after, key)) throw new Garbled('#');
    after[key] = value[key];
  }
  return after;
};

const newObject = (before: JsonObject, patch: JsonObject, memory: Memory | undefined): JsonObject => {
  const after: Record<string, Json> = { ...before };
  const keys = Object.keys(before);
  for (const [name, change] of Object.entries(patch)) {
    if (name === '#') continue;
    const isKnown = PLACE.test(name);
    const key = isKnown ? keys[Number(name)] : name;
    // What is known is told by its place only, and only that can go.
    if (
      key === undefined ||
      key === '__proto__' ||
      (!isKnown && (Object.hasOwn(before, key) || isGone(change)))
    )
      throw new Garbled(name);
    if (isGone(change)) delete after[key];
    else after[key] = changed(isKnown ? before[key] : undefined, change, key, memory);
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
