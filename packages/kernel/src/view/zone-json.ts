import type { Json } from './codec.ts';

/** A zone as a view has it: counts by card, or names in order; what is not seen is a number. */
export type ZoneJson = Json | undefined;

const isHiddenPile = (json: Json): json is { readonly hidden: number } =>
  typeof json === 'object' && json !== null && !Array.isArray(json) && 'hidden' in json;

/** How many cards of a zone the viewer cannot see. */
export const hiddenIn = (json: ZoneJson): number => {
  if (json === undefined || json === null) return 0;
  if (Array.isArray(json))
    return (json as readonly Json[]).reduce<number>((sum, card) => sum + hiddenIn(card), 0);
  return isHiddenPile(json) ? json.hidden : 0;
};

/** The cards of a zone that the viewer sees, with how many there are of each, in their order. */
export const seenIn = (json: ZoneJson): [string, number][] => {
  if (json === undefined || json === null || isHiddenPile(json) || typeof json !== 'object') return [];
  if (!Array.isArray(json)) return Object.entries(json as Readonly<Record<string, number>>);
  const counts = new Map<string, number>();
  for (const card of json as readonly Json[])
    if (typeof card === 'string') counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
};

/** How many cards lie in a zone, seen or not. */
export const sizeOf = (zone: ZoneJson): number =>
  hiddenIn(zone) + seenIn(zone).reduce((sum, [, n]) => sum + n, 0);
