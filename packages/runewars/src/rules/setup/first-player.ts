import { layout, type Table } from '../../layout.ts';
import { events } from '../../words.ts';

/** Step 1: each player is dealt a Fate card, and the highest number is the first player; all cards go back. (RW-SETUP-02, RW-SETUP-03) */
export const findFirstPlayer = (t: Table): void => {
  const dealt = t.fateShown.at(0);
  const numberOf = (seat: number): number => t.content.fate.cards[dealt.at(seat)].number;
  for (let seat = 0; seat < t.seats; seat++) {
    t.emit(events['fate-dealt'], seat, t.draw(layout.stream.fate, t.fateDeck, dealt));
    if (numberOf(seat) > numberOf(t.firstSeat)) t.firstSeat = seat;
  }
  t.emit(events['first-player'], t.firstSeat);
  while (dealt.total > 0) t.move(dealt.top, dealt, t.fateDeck);
};
