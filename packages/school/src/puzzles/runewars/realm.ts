import { CORE } from '@runehold/kernel/layout/layout';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '@runehold/runewars/layout';
import { activate, area as areaNumber, army, dials, rune } from '@runehold/runewars/positions/arrange';
import { figure, type Line } from '../../lesson.ts';
import { onPracticeBoard } from '../../runewars/board.ts';
import { puzzle } from '../puzzle.ts';
import { asInTheOdds, saying } from './manner.ts';
import {
  area,
  inOrder,
  inRunewars,
  isTurnOver,
  order,
  rivalFortifies,
  unit,
  unitsIn,
  unitsOf,
} from './table.ts';

const footman = 'unit-footman';

/** Recruits of a dial all come to the one stronghold. */
const recruits = saying(
  ['prompt.choose-order', 'order-recruit'],
  ['prompt.choose-order', 'order-harvest'],
  ['prompt.turn', 'order'],
  ['prompt.turn', 'bonus'],
  ['prompt.turn', 'end'],
  ['prompt.recruit-dial', 'food'],
  ['prompt.recruit-dial', 'wood'],
  ['prompt.recruit-dial', 'ore'],
  ...[3, 2, 1].flatMap(n =>
    ['footman', 'bowman', 'knight'].map(
      kind => ['prompt.place-recruits', Array<string>(n).fill(`unit-${kind}>area:DA`)] as const,
    ),
  ),
);

export const whichFirst = puzzle<Table>({
  ...inRunewars,
  id: 'runewars.which-first',
  figures: { harvest: order('order-harvest'), recruit: order('order-recruit') },
  start: onPracticeBoard(t => {
    army(t, 0, '3A', { [footman]: 1 });
    army(t, 0, '1B', { [footman]: 1 });
    dials(t, 0, 3, 2, 2);
  }),
  others: rivalFortifies,
  on: 'prompt.choose-order',
  rule: 'RW-ORDER-01',
  goal: { kind: 'most', isDecided: t => t.season >= 2, worth: t => unitsOf(t, 0) },
  best: [{ on: 'prompt.choose-order', say: ['order-harvest'] }],
  margin: 0.5,
  proof: { playedBy: recruits },
  texts: {
    goal: [
      'Spring. You plan {harvest} and {recruit} for two seasons, in either order. Have as many units as you can by fall.',
      'Wiosna. Na dwie pory roku planujesz {harvest} i {recruit}, w dowolnej kolejności. Zbierz do Jesieni jak najwięcej jednostek.',
    ],
    idea: [
      'How far do the dials rise with the land you hold? And which Order has the higher number?',
      'Ile wskażą liczniki z ziemi, którą masz? I który rozkaz ma wyższy numer?',
    ],
    answer: [
      '{harvest} first, then {recruit} with its bonus.',
      'Najpierw {harvest}, potem {recruit} ze Starszeństwem.',
    ],
    why: [
      'Fill the dial, then use it. And rising numbers keep the bonus of both.',
      'Najpierw napełnij licznik, potem z niego korzystaj. A rosnące numery zachowują Starszeństwo obu rozkazów.',
    ],
  },
});

const hungry = areaNumber('3B');

const WINTER = 3;

export const beforeTheFrost = puzzle<Table>({
  ...inRunewars,
  id: 'runewars.before-the-frost',
  figures: {
    camp: area('3B'),
    harvest: order('order-harvest'),
    mouths: figure(t => unitsIn(t, hungry)),
    food: figure(t => t.dial.get(0, 0)),
  },
  start: {
    ...onPracticeBoard(t => {
      t.season = 2;
      army(t, 0, '3B', { [footman]: 5 });
      army(t, 0, '3A', { [footman]: 1 });
      activate(t, 0, '3B');
      dials(t, 0, 3, 2, 2);
    }),
  },
  chance: { season: ['season-deep-snow'] },
  others: rivalFortifies,
  on: 'prompt.choose-order',
  rule: 'RW-ORDER-01',
  goal: {
    kind: 'fewest',
    // Who still holds a card is asked in winter before anybody starves; water freezes when that is over.
    isDecided: t => t.season === WINTER && t.waterOpen === 1,
    worth: t => Math.min(0, unitsIn(t, hungry) - 5),
  },
  best: [{ on: 'prompt.choose-order', say: ['order-harvest'] }],
  margin: 0.5,
  proof: { playedBy: saying(['prompt.turn', 'order'], ['prompt.turn', 'end']) },
  texts: {
    goal: [
      'Fall. {mouths} units camp in {camp}, which is activated, and your food dial shows {food}. Lose as few as you can to winter.',
      'Jesień. Na aktywowanym obszarze {camp} {mouths, plural, one {obozuje # jednostka} few {obozują # jednostki} many {obozuje # jednostek} other {obozuje # jednostki}}, a licznik żywności wskazuje {food}. Strać Zimą jak najmniej.',
    ],
    idea: [
      'An activated area lets nobody out. What else can change?',
      'Z aktywowanego obszaru nikt nie wyjdzie. Co jeszcze można zmienić?',
    ],
    answer: ['{harvest}: the land you hold feeds them all.', '{harvest}: twoja ziemia wyżywi wszystkich.'],
    why: [
      'Food is checked in winter, but decided in fall. Look at the dial before you choose your last Order.',
      'Żywność sprawdza się Zimą, ale decyzja zapada Jesienią. Spójrz na licznik, zanim wybierzesz ostatni rozkaz.',
    ],
  },
});

/** What both have to bid with. */
const [OWN, THEIRS] = [5, 3];

/** All bids are paid at once, when they are settled. */
const hasPaid = (t: Table): boolean => t.influence.get(1) < THEIRS;

const runesOnMap = (t: Table): number => {
  let runes = 0;
  for (let where = 0; where < t.areas; where++) if (t.rune.at(where) !== NONE) runes++;
  return runes;
};

export const cheapestSureBid = puzzle<Table>({
  ...inRunewars,
  id: 'runewars.the-cheapest-sure-bid',
  figures: { own: figure(() => OWN), theirs: figure(() => THEIRS) },
  start: {
    ...onPracticeBoard(t => {
      t.season = 2;
      t.influence.set(0, OWN);
      t.influence.set(1, THEIRS);
    }),
    dealt: { season: ['season-envoys-of-spring', 'season-favor-of-the-council'] },
    opening: { until: 'prompt.bid', lines: {} },
  },
  others: { 1: [{ on: 'prompt.bid', say: String(THEIRS), isAlways: true }] },
  on: 'prompt.bid',
  rule: 'RW-BID-03',
  goal: {
    kind: 'fewest',
    isDecided: hasPaid,
    // Whoever wins is asked where the runes go, and nothing lies there yet.
    worth: t =>
      hasPaid(t) && runesOnMap(t) === 0 && t.state[CORE.asked] !== 0 ? t.influence.get(0) - OWN : -9,
  },
  best: [{ on: 'prompt.bid', say: ['3'] }],
  margin: 0.5,
  proof: 'exact',
  texts: {
    goal: [
      'The highest bid wins the Council’s favour. You have {own} influence; the rival has {theirs} and will bid it all. Win, and pay as little as you can.',
      'Najwyższa stawka zdobywa łaskę Rady. Masz {own, count, thing.influence:acc}, rywal {theirs} i da wszystko. Wygraj i zapłać jak najmniej.',
    ],
    idea: [
      'Who decides a tie? Look at what each of you has left.',
      'Kto rozstrzyga remis? Spójrz, ile komu zostanie.',
    ],
    answer: [
      'Bid {theirs} and settle the tie for yourself.',
      'Postaw {theirs} i rozstrzygnij remis na swoją korzyść.',
    ],
    why: [
      'A tie is settled by the player with more left, and that is you. Read the totals before you bid.',
      'Remis rozstrzyga ten, komu zostanie więcej, czyli ty. Przeczytaj sumy, zanim licytujesz.',
    ],
  },
});

/** The rival plans in spring and comes in summer, with everybody. */
const comes: readonly Line[] = [
  { on: 'prompt.choose-order', say: 'order-conquer', isAlways: true },
  { on: 'prompt.choose-order', say: 'order-strategize', isAlways: true },
  { on: 'prompt.activate', say: '3B', isAlways: true },
  { on: 'prompt.march-units', say: Array<string>(6).fill('1B:unit-archer'), isAlways: true },
];

const dragonOf = (t: Table): number => {
  for (let where = 0; where < t.areas; where++) if (t.rune.at(where) === 0) return where;
  return -1;
};

export const hideIt = puzzle<Table>({
  ...inRunewars,
  id: 'runewars.hide-it',
  figures: {
    open: area('3B'),
    safe: area('DA'),
    archer: unit('unit-archer'),
    six: figure(t => unitsIn(t, areaNumber('1B'))),
  },
  start: {
    ...onPracticeBoard(t => {
      army(t, 0, '3B', { [footman]: 1 });
      rune(t, '3B', 'dragon', { knownTo: [0] });
      rune(t, 'DA', 'false', { knownTo: [0] });
      army(t, 1, '1B', { 'unit-archer': 6 });
    }),
    opening: {
      until: 'prompt.fortify',
      lines: {
        0: [
          { on: 'prompt.choose-order', say: 'order-fortify' },
          { on: 'prompt.turn', say: 'order' },
        ],
        1: [{ on: 'prompt.choose-order', say: 'order-strategize' }],
      },
    },
  },
  others: { 1: comes },
  manner: asInTheOdds,
  on: 'prompt.fortify',
  rule: 'RW-O8-01',
  goal: {
    kind: 'chance',
    isDecided: t => t.season >= 2 || t.occupant.get(dragonOf(t)) === 2,
    worth: t => (t.occupant.get(dragonOf(t)) === 2 ? 0 : 1),
  },
  best: [{ on: 'prompt.fortify', say: ['runes'] }],
  margin: 0.08,
  proof: {
    playedBy: saying(
      ['prompt.mix-first', '3B'],
      ['prompt.mix-second', 'DA'],
      ['prompt.mix-runes', ['dragon>DA', 'false>3B']],
      ['prompt.stronghold-site', '3B'],
    ),
  },
  texts: {
    goal: [
      '{six, count, archer} can march into {open}, where your dragon rune lies, but not to {safe}. Make sure it is still yours when fall comes.',
      '{six, count, archer} może wejść na obszar {open}, gdzie leży twój smoczy run, ale nie na {safe}. Zachowaj run aż do Jesieni.',
    ],
    idea: [
      'They will take {open}, whatever stands there. What need not be there any more?',
      'Obszar {open} i tak zdobędą. Czego nie musi już tam być?',
    ],
    answer: [
      'Move the runes: the dragon to {safe}, the false one to {open}.',
      'Przenieś runy: smoczy na {safe}, fałszywy na {open}.',
    ],
    why: [
      'Move the prize, not the army. A false rune in the open is the cheapest wall there is.',
      'Przenoś skarb, nie armię. Fałszywy run na widoku to najtańszy mur.',
    ],
  },
});

export const lastCall = puzzle<Table>({
  ...inRunewars,
  id: 'runewars.last-call',
  figures: {},
  start: {
    ...inOrder('order-harvest', 'prompt.turn', t => {
      t.season = 3;
      t.year = 6;
      for (const where of ['DA', 'DB', 'DC', '3A', '3B', '1B']) {
        rune(t, where, 'dragon', { knownTo: [0] });
        army(t, 0, where, { [footman]: 1 });
      }
    }),
  },
  others: rivalFortifies,
  on: 'prompt.turn',
  rule: 'RW-ORDER-23',
  goal: {
    kind: 'chance',
    isDecided: t => isTurnOver(t) || t.victoryOn.toArray().includes(1),
    worth: t => (t.victoryOn.toArray().includes(1) ? 1 : 0),
  },
  best: [{ on: 'prompt.turn', say: ['victory'] }],
  margin: 0.01,
  proof: 'exact',
  texts: {
    goal: [
      'Winter of the sixth year. You hold six dragon runes, and nobody can take one. Do what wins this game.',
      'Zima szóstego roku. Masz sześć smoczych runów i nikt ci żadnego nie odbierze. Zrób to, co da zwycięstwo.',
    ],
    idea: [
      'Which card of yours is worth nothing next year?',
      'Która z twoich kart w przyszłym roku nie będzie już nic warta?',
    ],
    answer: ['Lay down the Victory card now.', 'Wyłóż kartę zwycięstwa teraz.'],
    why: [
      'The seventh year has no Victory cards. Six runes alone do not end the game; somebody must say so in time.',
      'W siódmym roku nie ma już kart zwycięstwa. Same runy gry nie kończą; trzeba to ogłosić na czas.',
    ],
  },
});
