import type { TableCore } from '@runehold/kernel/table/table';
import type { AskView } from '@runehold/kernel/view/describe';
import { fits, type Said } from '../../answers.ts';
import type { KeyMove } from '../puzzle.ts';

/** Whether an answer to an ask is a key move: one of the things it names is among what is chosen. */
export const isKey = (
  { on, say, when }: KeyMove,
  t: TableCore,
  ask: Pick<AskView, 'prompt'>,
  said: Said,
): boolean =>
  on === ask.prompt.key &&
  (when === undefined || when(t as never)) &&
  said.some(name => say.some(pattern => fits(pattern, name)));
