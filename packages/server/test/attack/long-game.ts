import { exportMatch, type GameFile } from '@runehold/kernel/match/file';
import { Match } from '@runehold/kernel/match/match';
import type { Game } from '@runehold/kernel/procedure/game';
import { nextAsked } from '@runehold/kernel/procedure/machine';
import { game as runeAge } from '@runehold/rune-age/game';

/**
 * A legal game of which nobody sees the end: four seats at The Monument that do nothing for as many answers as are
 * wanted. Whoever takes it has to play all of it again.
 */
export const longGame = (answers: number): GameFile => {
  const secret = answers.toString(16).padStart(64, '0');
  const match = Match.create(runeAge as Game, { seats: 4, options: { scenario: 'monument' }, secret });
  while (match.entries.length < answers && !match.over) {
    const seat = nextAsked(match.table);
    const [ask] = match.view(seat).asks;
    const refused = match.answer(seat, ask.id, ask.absent);
    if (refused !== undefined) throw new Error(`an absent seat was refused: ${refused}`);
  }
  const file = exportMatch(match, true);
  // Without the names of what was answered, which nobody has to give, more of it fits.
  return { ...file, entries: file.entries.map(([seat, reply, outcomes]) => [seat, reply, outcomes]) };
};
