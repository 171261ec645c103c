import type { TableCore } from '../table/table.ts';
import type { AskView } from '../view/describe.ts';

/** The open ask of a seat as it is made ready for the player. */
export type AskToReady = Pick<AskView, 'name' | 'seat' | 'options' | 'items' | 'about' | 'max'>;

/**
 * What a player most likely wants to answer, found on a table as its seat knows it: a page begins with it, and the player
 * confirms or changes it. Nothing, where one had better begin with nothing. `doing` is the procedure that asks.
 * (decision 61)
 */
export type ReadyOf = (seen: TableCore, ask: AskToReady, doing: string) => readonly number[];
