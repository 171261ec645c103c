import type { MapPiece } from '../../content/types-map.ts';

export const tiles: readonly MapPiece[] = [];
