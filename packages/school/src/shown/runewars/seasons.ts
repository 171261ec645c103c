import type { Table } from '@runehold/runewars/layout';
import { army, dials, objective, rune } from '@runehold/runewars/positions/arrange';
import { ordersInPlay } from '@runehold/runewars/positions/bare';
import { oneOf, say, setOf } from '../../lesson.ts';
import { onPracticeBoard } from '../../runewars/board.ts';
import { showings } from '../showing.ts';
import { atSeason, withOrder } from './tables.ts';

const TURN = 'prompt.turn';

/** What the seasons bring, bids, and dragon runes. */
export const seasons = showings<Table>([
  {
    rule: 'RW-FALL-02',
    start: atSeason('fall', t => dials(t, 0, 3, 3, 3)),
    on: 'prompt.fall',
    text: ['Fall: take influence or a Tactics card.', 'Jesień: weź wpływy albo kartę taktyki.'],
    way: oneOf('influence'),
  },
  {
    rule: 'RW-WINTER-02',
    start: atSeason('winter', t => {
      dials(t, 0, 2, 3, 3);
      army(t, 0, 'DC', { 'unit-footman': 2, 'unit-knight': 2 });
    }),
    on: 'prompt.winter-limit',
    text: [
      'Winter: your food feeds only so many units in an area. Choose which of them starve.',
      'Zima: na każdym obszarze żywność wystarcza tylko dla części jednostek. Wybierz, które zginą z głodu.',
    ],
    way: setOf({ 'standing:unit-footman': 2 }),
    tells: 'units-destroyed',
  },
  {
    rule: 'RW-BID-03',
    start: atSeason(
      'winter',
      t => {
        dials(t, 0, 5, 3, 3);
        t.influence.set(0, 5);
      },
      { card: 'season-favor-of-the-council' },
    ),
    on: 'prompt.bid',
    text: [
      'A bid: choose in secret how much influence you stake. All stakes are lost, losing ones included.',
      'Licytacja: wybierz potajemnie, ile wpływów stawiasz. Przepadają wszystkie stawki, także przegrane.',
    ],
    way: oneOf('3'),
  },
  {
    rule: 'RW-SPRING-02',
    start: onPracticeBoard(t => {
      t.season = 3;
      dials(t, 0, 3, 3, 3);
      ordersInPlay(t, 0, 1, 2, 5);
    }),
    chance: { season: ['season-famine'] },
    on: 'prompt.choose-order',
    text: [
      'Three of your Orders lie used. Play a fourth: when the year is over, spring brings all of them back.',
      'Trzy rozkazy są już użyte. Zagraj czwarty: gdy rok się skończy, Wiosna odda ci wszystkie.',
    ],
    way: say('order-harvest', 'order', 'end'),
    tells: 'orders-returned',
  },
  {
    rule: 'RW-OBJ-05',
    start: withOrder('harvest', t => {
      t.influence.set(0, 12);
      objective(t, 0, 'objective-voice-of-the-council');
      army(t, 0, '3A', { 'unit-footman': 1 });
    }),
    on: TURN,
    text: [
      'Your Objective is fulfilled. Claim it during your turn, and place the dragon rune it brings.',
      'Twój cel jest wypełniony. Ogłoś to w swojej turze i połóż smoczy run, który daje.',
    ],
    way: oneOf('objective*'),
    tells: 'objective-claimed',
  },
  {
    rule: 'RW-WIN-02',
    start: withOrder('harvest', t => {
      for (const where of ['DA', 'DB', 'DC', '3A', '3B', '3C']) {
        army(t, 0, where, { 'unit-footman': 1 });
        rune(t, where, 'dragon', { knownTo: [0] });
      }
    }),
    on: TURN,
    text: [
      'Six dragon runes are yours. Lay your Victory card, and reveal them to prove it.',
      'Sześć smoczych runów należy do ciebie. Połóż kartę zwycięstwa i odkryj je na dowód.',
    ],
    way: [...say('victory'), ...setOf({ DA: 1, DB: 1, DC: 1, '3A': 1, '3B': 1, '3C': 1 })],
  },
]);
