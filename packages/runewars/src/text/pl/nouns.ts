import { board } from './nouns/board.ts';
import { table } from './nouns/table.ts';

export const nouns = { ...board, ...table };
