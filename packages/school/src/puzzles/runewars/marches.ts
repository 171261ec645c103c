import type { Table } from '@runehold/runewars/layout';
import {
  area as areaNumber,
  army,
  dials,
  neutrals,
  rune,
  stronghold,
} from '@runehold/runewars/positions/arrange';
import { ordersInPlay } from '@runehold/runewars/positions/bare';
import { figure } from '../../lesson.ts';
import { onPracticeBoard } from '../../runewars/board.ts';
import { puzzle } from '../puzzle.ts';
import { asInTheOdds, saying } from './manner.ts';
import {
  area,
  holderOf,
  inOrder,
  inRunewars,
  isTurnOver,
  order,
  rivalFortifies,
  unit,
  unitsIn,
  unitsOf,
} from './table.ts';

const [footman, knight, tower] = ['unit-footman', 'unit-knight', 'unit-siege-tower'];

export const talkOrFight = puzzle<Table>({
  ...inRunewars,
  id: 'runewars.talk-or-fight',
  figures: {
    target: area('3A'),
    sorcerer: unit('unit-sorcerer'),
    two: figure(t => unitsIn(t, areaNumber('3A'))),
  },
  start: inOrder(
    'order-mobilize',
    'prompt.approach',
    t => {
      army(t, 0, 'DC', { [knight]: 1, [footman]: 1 });
      neutrals(t, '3A', { 'unit-sorcerer': 2 });
      t.influence.set(0, 4);
    },
    [
      { on: 'prompt.activate', say: '3A' },
      { on: 'prompt.march-units', say: [`DC:${knight}`, `DC:${footman}`] },
    ],
  ),
  others: rivalFortifies,
  manner: asInTheOdds,
  on: 'prompt.approach',
  rule: 'RW-DIPL-01',
  goal: {
    kind: 'chance',
    isDecided: t => t.battleArea === 0,
    worth: t => (holderOf(t, '3A') === 0 ? 1 : 0),
  },
  best: [{ on: 'prompt.approach', say: ['diplomacy'] }],
  margin: 0.08,
  proof: { playedBy: saying(['prompt.approach', 'battle'], ['prompt.diplomacy', '4']) },
  texts: {
    goal: [
      'Your army stands before {two, count, sorcerer} in {target}. Take the area, with the best chance.',
      'Twoja armia stoi przed obszarem {target}; broni go {two, count, sorcerer}. Zdobądź ten obszar z jak największą szansą.',
    ],
    idea: [
      'What can you still do when talking fails?',
      'Co jeszcze możesz zrobić, gdy pertraktacje zawiodą?',
    ],
    answer: [
      'Talk first, with all your influence; fight only those who refuse.',
      'Najpierw pertraktuj za wszystkie wpływy; walcz dopiero z tymi, którzy odmówią.',
    ],
    why: [
      'Talking first keeps the fight in reserve: influence buys two chances, the sword only one.',
      'Pertraktacje zostawiają walkę w zapasie: wpływy dają dwie szanse, miecz tylko jedną.',
    ],
  },
});

export const strikeTheFallen = puzzle<Table>({
  ...inRunewars,
  id: 'runewars.strike-the-fallen',
  figures: {
    fallen: area('1B'),
    standing: area('3C'),
    from: area('3B'),
    footman: unit(footman),
    three: figure(t => unitsIn(t, areaNumber('3B'))),
  },
  start: inOrder('order-mobilize', 'prompt.activate', t => {
    t.season = 1;
    ordersInPlay(t, 0, 8);
    army(t, 0, '3B', { [footman]: 3 });
    army(t, 1, '1B', { 'unit-warrior': 4 }, true);
    army(t, 1, '3C', { 'unit-archer': 2 });
  }),
  others: rivalFortifies,
  manner: asInTheOdds,
  on: 'prompt.activate',
  rule: 'RW-MOVE-03',
  goal: { kind: 'most', isDecided: isTurnOver, worth: t => 6 - unitsOf(t, 1) },
  best: [{ on: 'prompt.activate', say: ['1B'] }],
  margin: 0.5,
  proof: { playedBy: asInTheOdds },
  texts: {
    goal: [
      '{three, count, footman} in {from} may march once. Destroy as many enemy units as you can.',
      'Na obszarze {from} masz {three, count, footman:acc} i jeden marsz. Zniszcz jak najwięcej jednostek wroga.',
    ],
    idea: [
      'In {fallen} four lie routed, in {standing} two stand. Who can strike back?',
      'Na obszarze {fallen} leżą cztery rozbite jednostki, na obszarze {standing} stoją dwie. Kto może oddać cios?',
    ],
    answer: [
      'March to {fallen} with all: units that are routed there are destroyed.',
      'Wszyscy na obszar {fallen}: kto tam leży rozbity, zostaje zniszczony.',
    ],
    why: [
      'The routed neither fight nor flee. Strike the fallen before spring stands them up again.',
      'Rozbici ani nie walczą, ani nie uciekają. Uderz w leżących, zanim Wiosna ich podniesie.',
    ],
  },
});

export const walls = puzzle<Table>({
  ...inRunewars,
  id: 'runewars.walls',
  figures: { keep: area('LB'), conquer: order('order-conquer'), harvest: order('order-harvest') },
  start: onPracticeBoard(t => {
    t.season = 2;
    ordersInPlay(t, 0, 1, 2);
    // Two camps, which the land feeds.
    dials(t, 0, 4, 2, 2);
    army(t, 0, '5B', { [footman]: 3 });
    army(t, 0, '5A', { [knight]: 2, [tower]: 1 });
    stronghold(t, 1, 'LB');
    army(t, 1, 'LB', { 'unit-archer': 2 });
  }),
  chance: { season: ['season-crisis-of-conscience'] },
  others: rivalFortifies,
  manner: asInTheOdds,
  on: 'prompt.choose-order',
  rule: 'RW-ORDER-01',
  goal: {
    kind: 'chance',
    isDecided: t => t.year > 1 || holderOf(t, 'LB') === 0,
    worth: t => (holderOf(t, 'LB') === 0 ? 1 : 0),
  },
  best: [{ on: 'prompt.choose-order', say: ['order-conquer'] }],
  margin: 0.08,
  proof: {
    playedBy: saying(
      ['prompt.choose-order', 'order-conquer'],
      ['prompt.choose-order', 'order-harvest'],
      ['prompt.turn', 'order'],
      ['prompt.turn', 'end'],
      ['prompt.activate', 'LB'],
    ),
  },
  texts: {
    goal: [
      'Fall; two Orders are left this year, and you plan {conquer} and {harvest}. Take the stronghold in {keep} before spring, with the best chance.',
      'Jesień: w tym roku zostają dwa rozkazy, a w planie {conquer} i {harvest}. Zdobądź twierdzę na obszarze {keep} przed Wiosną, z jak największą szansą.',
    ],
    idea: [
      'When does {conquer} have its bonus? Look at the numbers of the Orders.',
      'Kiedy {conquer} ma Starszeństwo? Spójrz na numery rozkazów.',
    ],
    answer: ['{conquer} now, with all units.', '{conquer} od razu, wszystkimi jednostkami.'],
    why: [
      'The bonus needs the highest number in play. After {harvest} the same Order meets the full walls.',
      'Starszeństwo wymaga najwyższego numeru w grze. Po rozegraniu {harvest:gen} ten sam atak trafia na całe mury.',
    ],
  },
});

export const threeAreas = puzzle<Table>({
  ...inRunewars,
  id: 'runewars.three-areas',
  figures: {
    target: area('1C'),
    from: area('DB'),
    knight: unit(knight),
    near: area('1B'),
    footman: unit(footman),
  },
  start: inOrder('order-mobilize', 'prompt.activate', t => {
    t.season = 1;
    ordersInPlay(t, 0, 8);
    army(t, 0, 'DB', { [footman]: 3, [knight]: 1 });
    rune(t, '1C', 'dragon');
  }),
  others: rivalFortifies,
  on: 'prompt.activate',
  rule: 'RW-MOVE-03',
  goal: {
    kind: 'chance',
    isDecided: t => isTurnOver(t) || holderOf(t, '1C') === 0,
    worth: t => (holderOf(t, '1C') === 0 ? 1 : 0),
  },
  best: [
    { on: 'prompt.activate', say: ['1C'] },
    { on: 'prompt.march-units', say: [`DB:${knight}`] },
  ],
  margin: 0.01,
  proof: 'exact',
  texts: {
    goal: [
      'A rune lies in {target}. You stand in {from} and may march once. Control {target} this turn.',
      'Na obszarze {target} leży run. Stoisz na obszarze {from} i możesz ruszyć raz. Przejmij w tej turze kontrolę nad {target}.',
    ],
    idea: ['Who is fast? Count the areas.', 'Kto jest Szybki? Policz obszary.'],
    answer: ['Activate {target} and send the {knight} alone.', 'Aktywuj {target} i wyślij tam {knight:acc}.'],
    why: [
      'Two areas for most, three for the fast: {footman:other} reach {near} at best. Speed is for the map, not for battle.',
      'Zwykłe jednostki idą o dwa obszary, Szybkie o trzy: {footman} dojdzie najwyżej na {near}. To przewaga na mapie, nie w bitwie.',
    ],
  },
});

export const ice = puzzle<Table>({
  ...inRunewars,
  id: 'runewars.ice',
  figures: { target: area('2A'), from: area('1A'), guarded: area('2B') },
  start: inOrder('order-mobilize', 'prompt.activate', t => {
    t.season = 3;
    // In winter all water is frozen. (RW-WINTER-07)
    t.waterOpen = 1;
    ordersInPlay(t, 0, 8);
    army(t, 0, '1A', { [footman]: 3 });
    neutrals(t, '2B', { 'unit-hell-hound': 2 });
    rune(t, '2A', 'dragon');
  }),
  others: rivalFortifies,
  on: 'prompt.activate',
  rule: 'RW-MOVE-03',
  goal: {
    kind: 'chance',
    isDecided: t => isTurnOver(t) || t.battleArea > 0 || holderOf(t, '2A') === 0,
    worth: t => (holderOf(t, '2A') === 0 ? 1 : 0),
  },
  best: [{ on: 'prompt.activate', say: ['2A'] }],
  margin: 0.01,
  proof: 'exact',
  texts: {
    goal: [
      'It is winter. A rune lies in {target}, beasts sit in {guarded}. Control {target} without meeting them.',
      'Jest Zima. Na obszarze {target} leży run, na obszarze {guarded} siedzą bestie. Przejmij kontrolę nad {target}, nie spotykając ich.',
    ],
    idea: ['What is different about water in winter?', 'Co Zimą dzieje się z wodą?'],
    answer: [
      'Activate {target} and march from {from} over the ice.',
      'Aktywuj {target} i przejdź po lodzie z obszaru {from}.',
    ],
    why: [
      'Winter redraws the map: water freezes, and what was far is next door.',
      'Zima rysuje mapę na nowo: woda zamarza i co było daleko, jest tuż obok.',
    ],
  },
});
