import type { Viewer } from './seats.ts';
import { maySee } from './seats.ts';
import type { Card, CardList, Slots, Zone } from './zones.ts';
import { Bag, NONE } from './zones.ts';

// On a redacted table a card that its viewer cannot see is only a filler. Whoever shows cards asks here first.

/** Whether a viewer sees what lies at a position of a zone. A pile is seen as a whole. */
export const isSeen = (zone: Zone, viewer: Viewer, slot = 0): boolean => maySee(zone.seenBy(slot), viewer);

/** The card at a position, or `NONE` if there is none or the viewer does not see it. */
export const seenAt = (zone: CardList | Slots, slot: number, viewer: Viewer): Card =>
  zone.at(slot) !== NONE && isSeen(zone, viewer, slot) ? zone.at(slot) : NONE;

/** The cards of a zone that a viewer sees, one by one, as they lie; those of a pile in the pool's order. */
export const seenCards = (zone: Zone, viewer: Viewer): Card[] => {
  if (zone instanceof Bag)
    return isSeen(zone, viewer) ? Array.from({ length: zone.total }, (_, n) => zone.nth(n)) : [];
  const row = zone as CardList | Slots;
  return Array.from({ length: row.capacity }, (_, slot) => seenAt(row, slot, viewer)).filter(
    card => card !== NONE,
  );
};

/** The cards of a zone that a viewer sees, with how many there are of each. */
export const seenIn = (zone: Zone, viewer: Viewer): [card: Card, copies: number][] => {
  const counts = new Map<Card, number>();
  for (const card of seenCards(zone, viewer)) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
};

/** How many cards of a zone a viewer cannot see. */
export const hiddenIn = (zone: Zone, viewer: Viewer): number => zone.total - seenCards(zone, viewer).length;
