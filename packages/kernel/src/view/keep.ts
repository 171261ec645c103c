/** Anything that is written as plain JSON, be it declared so or not. */
type Parts = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

const keptPart = (before: unknown, after: unknown): unknown => {
  if (before === after || !isParts(before) || !isParts(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  const known = Object.keys(before);
  let isSame = keys.length === known.length;
  let copy: Record<string, unknown> | undefined;
  for (const [i, key] of keys.entries()) {
    const old = Object.hasOwn(before, key) ? before[key] : undefined;
    const part = keptPart(old, after[key]);
    if (part !== after[key]) {
      copy ??= (Array.isArray(after) ? [...after] : { ...after }) as Record<string, unknown>;
      copy[key] = part;
    }
    // The order of keys is part of what is told.
    if (part !== old || known[i] !== key) isSame = false;
  }
  return isSame ? before : (copy ?? after);
};

/**
 * A value that was made anew, every part of which that equals what stood in its place before is that very value: whoever
 * compares the two need not look into what did not change.
 */
export const keepSame = <T>(before: T | undefined, after: T): T => keptPart(before, after) as T;

/** The same for a value whose parts are kept already: they are the same or they are not. */
export const keepWhole = <T extends object>(before: T | undefined, after: T): T => {
  if (before === undefined) return after;
  const known = before as Parts;
  return Object.entries(after).every(([key, part]) => known[key] === part) ? before : after;
};
