import type { GamePack } from '@runehold/kernel/pack';
import { game } from './game.ts';
import { mask } from './layout.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';
import { specs } from './words.ts';

export const masqueradePack: GamePack = { game, specs, catalogues: { en, pl }, ids: { mask: mask.cards } };
