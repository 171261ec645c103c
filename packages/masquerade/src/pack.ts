import type { GamePack } from '@runehold/kernel/pack/pack';
import { game } from './game.ts';
import { mask } from './layout.ts';
import { words } from './words.ts';

export const masqueradePack: GamePack = { game, words, ids: { mask: mask.cards } };
