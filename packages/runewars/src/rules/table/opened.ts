import { isOpen } from '@runehold/kernel/layout/box';
import type { Lists } from '../../content/content.ts';
import type { Table } from '../../layout.ts';

/** Whether the box that a thing of a list came in is open. What lies in a closed one is no part of this game. */
export const isOpened = ({ content, boxes }: Table, list: keyof Lists, number: number): boolean =>
  isOpen(boxes, content.boxOf[list][number]);
