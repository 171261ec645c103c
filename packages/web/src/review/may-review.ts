import { shelf } from '@runehold/shelf/shelf';

/** Whether games of this kind can be gone through: somebody must be able to judge them. */
export const mayReview = (game: string | undefined): boolean =>
  game !== undefined && shelf.find(game)?.guide !== undefined;
