import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../../layout.ts';
import { events } from '../../words.ts';
import { dragonRunes, hasRunesToWin } from '../runes/count.ts';
import { winsAtOnce } from './edition.ts';
import { currentPlayer, isAlive, playOrderCode, startingInfluence } from './seats.ts';

/** Ends the game: the winners share the first place, all others the second. */
export const endGame = (t: Table, wins: (seat: Seat) => boolean): void => {
  for (let seat = 0; seat < t.seats; seat++) {
    const winner = wins(seat);
    t.setPlace(seat, winner ? 1 : 2);
    if (winner) t.emit(events.won, seat);
  }
  t.finish();
};

/** Turns every rune token on the board faceup. (RW-WIN-16, RW-RUNE-19) */
const turnUpAllRunes = (t: Table): void => {
  for (let area = 0; area < t.areas; area++) if (t.rune.at(area) >= 0) t.runeUp.set(area, 1);
};

/** Most dragon runes, then most influence, then the highest starting influence: the higher the better. (RW-WIN-16 to 18) */
export const finalScore = (t: Table, seat: Seat): number =>
  isAlive(t, seat)
    ? dragonRunes(t, seat) * 1_000_000 + t.influence.get(seat) * 10 + startingInfluence(t, seat)
    : -1;

/** Whoever has the best score; what is equal then is shared. (RW-WIN-16 to 20) */
export const endAfterLastYear = (t: Table): void => {
  turnUpAllRunes(t);
  let best = -1;
  for (let seat = 0; seat < t.seats; seat++) {
    if (isAlive(t, seat)) t.emit(events['runes-counted'], seat, dragonRunes(t, seat));
    best = Math.max(best, finalScore(t, seat));
  }
  endGame(t, seat => finalScore(t, seat) === best);
};

/** Enough runes win at once in the original edition: first the current player, then by play order. (RW-ORIG-03, RW-ORIG-04) */
export const checkInstantWin = (t: Table): void => {
  if (!winsAtOnce(t) || t.year === 0) return;
  const enough = (seat: Seat): boolean => isAlive(t, seat) && hasRunesToWin(t, seat);
  const code = playOrderCode(t);
  let winner = -1;
  for (let n = t.seats - 1; n >= 0; n--) if (enough((code >> (2 * n)) & 3)) winner = (code >> (2 * n)) & 3;
  if (t.current > 0 && enough(currentPlayer(t))) winner = currentPlayer(t);
  if (winner < 0) return;
  t.emit(events['runes-counted'], winner, dragonRunes(t, winner));
  endGame(t, seat => seat === winner);
};
