import { board } from './nouns/board.ts';
import { cards } from './nouns/cards.ts';
import { figures } from './nouns/figures.ts';
import { reward } from './nouns/rewards.ts';
import { table } from './nouns/table.ts';

export const nouns = { ...figures, ...cards, reward, ...board, ...table };
