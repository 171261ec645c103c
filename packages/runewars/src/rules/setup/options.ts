import { type BoxSet, isOpen, openedBy } from '@runehold/kernel/layout/box';
import { universe } from '../../boxes/universe.ts';
import { factionIds } from '../../pools.ts';

type Options = Readonly<Record<string, string>>;

/** A variant that comes in a closed box. */
const wantsClosed = (open: BoxSet, options: Options): boolean =>
  universe.boxes.some(
    ({ variants = {} }, box) =>
      !isOpen(open, box) &&
      Object.entries(variants).some(([name, [usual]]) => (options[name] ?? usual) !== usual),
  );

/** Two seats cannot play one faction, and nobody one whose box is closed; variants need their box too. (RW-COMP-01) */
export const refuseOptions = (seats: number, options: Options): string | undefined => {
  const chosen = Array.from({ length: seats }, (_, seat) => options[`faction${seat + 1}`] ?? 'any').filter(
    faction => faction !== 'any',
  );
  if (new Set(chosen).size < chosen.length) return 'refusal.same-faction';
  const open = openedBy(universe, options);
  const isThere = (faction: string): boolean =>
    isOpen(open, universe.boxOf.factions[factionIds.indexOf(faction)]);
  if (!chosen.every(isThere)) return 'refusal.closed-faction';
  return wantsClosed(open, options) ? 'refusal.closed-variant' : undefined;
};
