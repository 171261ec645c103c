import type { Table } from '@runehold/runewars/layout';
import { army, city, dials, stronghold, title } from '@runehold/runewars/positions/arrange';
import { atLeast, oneOf, places, say } from '../../lesson.ts';
import { onPracticeBoard } from '../../runewars/board.ts';
import { showings } from '../showing.ts';
import { withOrder } from './tables.ts';

const TURN = 'prompt.turn';

/** Orders and their Supremacy Bonuses. */
export const orders = showings<Table>([
  {
    rule: 'RW-ORDER-01',
    start: onPracticeBoard(t => army(t, 0, 'DC', { 'unit-knight': 1 })),
    on: 'prompt.choose-order',
    text: [
      'Choose an Order. Nobody sees it until everybody has chosen.',
      'Wybierz rozkaz. Nikt go nie zobaczy, dopóki wszyscy nie wybiorą.',
    ],
    way: oneOf('order-harvest'),
  },
  {
    rule: 'RW-ORDER-16',
    start: withOrder('acquire-power', t => dials(t, 0, 3, 4, 2)),
    on: TURN,
    text: [
      'Resolve the Order. It is your highest this year, so its Supremacy Bonus is yours too: take a Title.',
      'Rozegraj rozkaz. Ma najwyższy numer z twoich w tym roku, więc korzystasz też ze Starszeństwa: zdobądź tytuł.',
    ],
    way: [...say('order', 'bonus'), ...oneOf('title-captain-heroes-league')],
    tells: 'bonus-used',
  },
  {
    rule: 'RW-O7-02',
    start: withOrder('acquire-power', t => {
      dials(t, 0, 3, 4, 2);
      title(t, 1, 'title-primarch-wizards-council', 2);
      t.influence.set(0, 5);
    }),
    on: TURN,
    text: [
      'Take the Primarch’s Title from your rival: pay more influence than lies on it.',
      'Odbierz rywalowi tytuł Patriarchy: zapłać więcej wpływów, niż na nim leży.',
    ],
    way: [...say('order', 'bonus'), ...oneOf('title-primarch-wizards-council'), ...oneOf('3')],
  },
  {
    rule: 'RW-O1-01',
    start: withOrder('strategize', t => {
      army(t, 0, 'DC', { 'unit-knight': 2, 'unit-footman': 2 });
      army(t, 0, 'DB', { 'unit-bowman': 1 });
    }),
    on: TURN,
    text: [
      'Move your army one area, into a friendly or an empty one. No battle, and no activation.',
      'Przesuń armię o jeden obszar, na przyjazny albo pusty. Bez bitwy i bez aktywacji.',
    ],
    way: [...say('order', '3A'), ...atLeast(1, 'D*')],
  },
  {
    rule: 'RW-O2-02',
    start: withOrder('mobilize', t => {
      army(t, 0, 'DC', { 'unit-knight': 2 });
      army(t, 0, 'DB', { 'unit-footman': 2 });
    }),
    on: TURN,
    text: [
      'March into an area, then use the bonus: a second area may be activated.',
      'Wymaszeruj na jakiś obszar, a potem skorzystaj ze Starszeństwa: możesz aktywować drugi.',
    ],
    way: [...say('order', '3A'), ...atLeast(1, 'DC:*'), ...say('bonus', '3B'), ...atLeast(1, 'DB:*')],
    tells: 'units-marched',
  },
  {
    rule: 'RW-MOVE-05',
    start: withOrder('conquer', t => army(t, 0, 'DC', { 'unit-knight': 2, 'unit-footman': 2 })),
    on: TURN,
    text: [
      'Activate the area beside you and march in: from two areas away at most.',
      'Aktywuj obszar obok i wejdź na niego: z odległości najwyżej dwóch obszarów.',
    ],
    way: [...say('order', '3A'), ...atLeast(1, 'DC:*')],
  },
  {
    rule: 'RW-O4-01',
    start: withOrder('harvest', t => {
      dials(t, 0, 0, 0, 0);
      army(t, 0, '3A', { 'unit-footman': 1 });
      army(t, 0, '3B', { 'unit-footman': 1 });
    }),
    on: TURN,
    text: [
      'Harvest: your dials are set to what your areas produce. Compare them before and after.',
      'Rozegraj „Zbiory”: liczniki ustawiają się na to, co produkują twoje obszary. Porównaj je przed i po.',
    ],
    way: say('order'),
    tells: 'dial-turned',
  },
  {
    rule: 'RW-O4-07',
    start: withOrder('harvest', t => dials(t, 0, 3, 3, 3)),
    on: TURN,
    text: [
      'Harvest with Supremacy: build a development in your stronghold’s area for one wood.',
      'Rozegraj „Zbiory” ze Starszeństwem: za jedno drewno zbuduj ulepszenie przy swojej twierdzy.',
    ],
    way: [...say('order', 'bonus'), ...oneOf('dev-reinforced-walls')],
  },
  {
    rule: 'RW-O5-01',
    start: withOrder('recruit', t => dials(t, 0, 4, 3, 2)),
    on: TURN,
    text: [
      'Recruit: choose a dial and gain every unit up to its arrow.',
      'Rozegraj „Zaciąg”: wybierz licznik i zwerbuj wszystkie jednostki aż do wskazówki.',
    ],
    way: [...say('order'), ...oneOf('food')],
  },
  {
    rule: 'RW-O5-03',
    start: withOrder('recruit', t => {
      dials(t, 0, 4, 3, 2);
      stronghold(t, 0, '3A');
    }),
    on: TURN,
    text: [
      'Recruit, and place the new units at the stronghold that lies farther ahead. You may also divide them.',
      'Rozegraj „Zaciąg” i ustaw nowe jednostki przy wysuniętej twierdzy. Możesz je też rozdzielić.',
    ],
    way: [...say('order'), ...oneOf('food'), ...places({ 'unit-footman': 'area:3A' })],
  },
  {
    rule: 'RW-O6-01',
    start: withOrder('rally-support', t => {
      army(t, 0, '5C', { 'unit-footman': 1 });
      city(t, '5C', 'city-tamalir');
    }),
    on: TURN,
    text: [
      'Your city offers four benefits, and gives one: choose.',
      'Twoje miasto ma cztery korzyści do wyboru, a daje jedną: wybierz.',
    ],
    through: ['5C'],
    way: [...say('order'), ...oneOf('influence')],
  },
  {
    rule: 'RW-O6-10',
    start: withOrder('rally-support', t => t.influence.set(0, 4)),
    on: TURN,
    text: [
      'Use the bonus to hire a hero: every influence you pay draws one more to choose from.',
      'Skorzystaj ze Starszeństwa, by pozyskać bohatera: każdy zapłacony wpływ to jedna karta więcej do wyboru.',
    ],
    way: [...say('order', 'bonus'), ...oneOf('3'), ...oneOf('HE-*')],
  },
  {
    rule: 'RW-O8-01',
    start: withOrder('fortify', t => {
      dials(t, 0, 3, 3, 3);
      army(t, 0, '3A', { 'unit-footman': 1 });
    }),
    on: TURN,
    text: [
      'Build a second stronghold where your units stand.',
      'Postaw drugą twierdzę tam, gdzie stoją twoje jednostki.',
    ],
    way: [...say('order', 'build'), ...oneOf('3A')],
  },
]);
