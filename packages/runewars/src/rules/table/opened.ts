import { allOf, isOpen } from '@runehold/kernel/layout/box';
import { universe } from '../../boxes/universe.ts';
import type { Table } from '../../layout.ts';

const ALL_BOXES = allOf(universe);

/** Whether the box is open that a thing came in, `boxOf` being those of its list. What lies in a closed one is no part of this game. */
export const isOpened = ({ boxes }: Table, boxOf: readonly number[], number: number): boolean =>
  boxes === ALL_BOXES || isOpen(boxes, boxOf[number]);

/** Copies of a thing in all open boxes: those that its own box holds, and what others add. (BW-SETUP-16) */
export const copiesOf = (
  { content, boxes }: Table,
  { id, copies }: { readonly id: string; readonly copies: number },
): number => {
  let all = copies;
  for (const [box, { more }] of content.boxes.entries()) if (isOpen(boxes, box)) all += more?.[id] ?? 0;
  return all;
};
