import type { Table } from '@runehold/runewars/layout';
import { army, heroAt, neutrals, stronghold, tacticsHand } from '@runehold/runewars/positions/arrange';
import { atLeast, oneOf, say } from '../../lesson.ts';
import { showings } from '../showing.ts';
import { withOrder } from './tables.ts';

const TURN = 'prompt.turn';

/** A Daqan army beside 3A, on the march there. */
const march = [...say('order', '3A'), ...atLeast(4, 'DC:*')];
const knights = (t: Table): void => army(t, 0, 'DC', { 'unit-knight': 4 });

/** Diplomacy, battles, and what comes of them. */
export const wars = showings<Table>([
  {
    rule: 'RW-DIPL-01',
    start: withOrder('conquer', t => {
      knights(t);
      neutrals(t, '3A', { 'unit-beastman': 2 });
    }),
    on: TURN,
    text: [
      'March onto the neutral units, and choose: negotiate with them, or fight.',
      'Wejdź na obszar neutralnych jednostek i wybierz: pertraktacje albo walka.',
    ],
    way: [...march, ...oneOf('diplomacy')],
  },
  {
    rule: 'RW-DIPL-02',
    start: withOrder('conquer', t => {
      knights(t);
      neutrals(t, '3A', { 'unit-beastman': 2 });
      t.influence.set(0, 6);
    }),
    on: TURN,
    text: [
      'March in and spend influence on diplomacy: one Fate card for each, and you choose the best.',
      'Wejdź na obszar i wydaj wpływy na pertraktacje: za każdy dobierasz kartę losu, a wybierasz najlepszą.',
    ],
    way: [...march, ...oneOf('diplomacy'), ...oneOf('4')],
  },
  {
    rule: 'RW-DIPL-06',
    start: withOrder('conquer', t => {
      knights(t);
      neutrals(t, '3A', { 'unit-beastman': 2 });
      t.influence.set(0, 6);
    }),
    chance: { fate: ['fate-5', 'fate-3', 'fate-1'] },
    on: TURN,
    text: [
      'Negotiate for three influence. Gold makes them your allies, grey sends them away, red is a refusal.',
      'Pertraktuj za trzy wpływy. Złoty symbol to przymierze, srebrny każe im odejść, czerwony to odmowa.',
    ],
    way: [...march, ...oneOf('diplomacy'), ...oneOf('3'), ...oneOf('fate-5')],
  },
  {
    rule: 'RW-DMG-01',
    start: withOrder('conquer', t => {
      army(t, 0, 'DC', { 'unit-footman': 2, 'unit-bowman': 2 });
      neutrals(t, '3A', { 'unit-beastman': 2 });
    }),
    chance: { fate: ['fate-1', 'fate-2', 'fate-17', 'fate-3'] },
    on: TURN,
    text: [
      'Fight the neutral units. When they hit, you say which of your units takes the damage.',
      'Walcz z neutralnymi jednostkami. Gdy trafią, to ty wskazujesz, która jednostka otrzyma obrażenie.',
    ],
    way: [...march, ...oneOf('battle'), ...oneOf('unit-footman*')],
  },
  {
    rule: 'RW-ROUT-04',
    start: withOrder('conquer', t => {
      army(t, 0, 'DC', { 'unit-footman': 2, 'unit-bowman': 2 });
      neutrals(t, '3A', { 'unit-beastman': 2 });
    }),
    chance: { fate: ['fate-1', 'fate-2', 'fate-7', 'fate-3'] },
    on: TURN,
    text: [
      'Fight the neutral units. Every rout puts one of your units on its side: you choose which.',
      'Walcz z neutralnymi jednostkami. Każde rozbicie kładzie jedną twoją jednostkę: wybierasz którą.',
    ],
    way: [...march, ...oneOf('battle'), ...oneOf('unit-footman*')],
  },
  {
    rule: 'RW-TALLY-25',
    start: withOrder('conquer', t => {
      army(t, 0, 'DC', { 'unit-footman': 1 });
      army(t, 1, '3A', { 'unit-warrior': 1 });
    }),
    chance: { fate: ['fate-1', 'fate-5'] },
    on: TURN,
    text: [
      'Attack one unit with one unit. If both still stand at the end, it is a tie, and the defender wins.',
      'Zaatakuj jedną jednostką jedną jednostkę. Jeśli na koniec stoją obie, to remis: wygrywa obrońca.',
    ],
    way: [...say('order', '3A'), ...atLeast(1, 'DC:*')],
    tells: 'battle-won',
  },
  {
    rule: 'RW-TALLY-19',
    start: withOrder('conquer', t => {
      army(t, 0, '5A', { 'unit-knight': 3 });
      stronghold(t, 1, 'LB');
    }),
    on: TURN,
    text: [
      'Attack a stronghold that nobody defends: it counts all the same, even without the units of its owner.',
      'Zaatakuj twierdzę, której nikt nie broni: jej siła i tak się liczy, nawet bez jednostek właściciela.',
    ],
    way: [...say('order', 'LB'), ...atLeast(3, '5A:*')],
    tells: 'strength-counted',
  },
  {
    rule: 'RW-TALLY-31',
    start: withOrder('conquer', t => {
      army(t, 0, '5A', { 'unit-knight': 4, 'unit-footman': 3 });
      stronghold(t, 1, 'LB', true);
    }),
    on: TURN,
    text: [
      'Take the damaged stronghold: whoever conquers one may build their own on the spot.',
      'Zdobądź uszkodzoną twierdzę: kto ją zajmie, może od razu postawić własną.',
    ],
    way: [...say('order', 'LB'), ...atLeast(7, '5A:*'), ...say('yes')],
    tells: 'stronghold-placed',
  },
  {
    rule: 'RW-RETR-01',
    start: withOrder('conquer', t => {
      army(t, 0, 'DC', { 'unit-footman': 1 });
      army(t, 0, '3B', { 'unit-footman': 1 });
      army(t, 1, '3A', { 'unit-warrior': 4 });
    }),
    chance: { fate: ['fate-1', 'fate-5', 'fate-6', 'fate-7', 'fate-15'] },
    on: TURN,
    text: [
      'Attack a stronger army, lose, and choose one friendly area where all your survivors go.',
      'Zaatakuj silniejszą armię, przegraj i wybierz jeden przyjazny obszar, na który odejdą wszyscy ocaleli.',
    ],
    way: [...say('order', '3A'), ...atLeast(1, 'DC:*'), ...oneOf('3B')],
  },
  {
    rule: 'RW-HERO-32',
    start: withOrder('conquer', t => {
      knights(t);
      heroAt(t, 0, 'HE-01', '3A');
      neutrals(t, '3A', { 'unit-beastman': 2 });
    }),
    on: TURN,
    text: [
      'Your hero waits in the area. Fight there, and let this hero support one type of unit.',
      'Twój bohater czeka na obszarze. Walcz tam i niech wspiera jeden typ jednostek.',
    ],
    way: [...march, ...oneOf('battle'), ...oneOf('unit-knight')],
  },
  {
    rule: 'RW-TACT-15',
    start: withOrder('conquer', t => {
      knights(t);
      neutrals(t, '3A', { 'unit-beastman': 2 });
      tacticsHand(t, 0, 'tactics-summon-lightning', 'tactics-steady-ranks');
    }),
    on: TURN,
    text: [
      'Fight, and play a Tactics card at the start of the battle: each card says when it may be played.',
      'Walcz i zagraj kartę taktyki na początku bitwy: każda karta mówi, kiedy można ją zagrać.',
    ],
    given: ['pass'],
    way: [...march, ...oneOf('battle'), ...oneOf('battle:tactics-summon-lightning')],
  },
]);
