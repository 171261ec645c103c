import type { Table } from '@runehold/runewars/layout';
import {
  activate,
  area,
  army,
  clearUnits,
  dials,
  heroAt,
  noStronghold,
  title,
} from '@runehold/runewars/positions/arrange';
import { claim } from './claim.ts';

const [footman, knight] = ['unit-footman', 'unit-knight'];
const WINTER = 3;

/** Somebody who does nothing that matters, all year long. */
const fortifies = [{ on: 'prompt.choose-order', say: 'order-fortify', isAlways: true as const }];

/** What lessons of Runewars say and their followers do not see happen. */
export const ofRunewars = [
  claim<Table>({
    lesson: 'runewars.runes-and-map',
    step: 'ride',
    says: 'Knights ride three areas, others walk two',
    does: [['order-mobilize'], ['order'], ['1A']],
    so: ({ offered }) => offered.includes(`DC:${knight}`) && !offered.includes(`DC:${footman}`),
  }),
  claim<Table>({
    lesson: 'runewars.runes-and-map',
    step: 'end',
    says: 'tokens hold nobody after spring',
    but: t => {
      t.season = WINTER;
      activate(t, 0, 'DC');
    },
    others: fortifies,
    does: [['order-acquire-power'], ['order'], ['end'], ['food']],
    so: ({ table }) => table.year === 2 && table.activation.get(area('DC')) === 0,
  }),
  claim<Table>({
    lesson: 'runewars.seasons-and-orders',
    step: 'year',
    says: 'spring stands the routed up',
    but: t => {
      t.season = WINTER;
      army(t, 0, 'DB', { [footman]: 1 }, true);
    },
    chance: {},
    others: fortifies,
    does: [['order-acquire-power'], ['order'], ['end'], ['food']],
    so: ({ table }) => table.year === 2 && table.standing.sum(area('DB'), 0, table.ownColumns) === 1,
  }),
  claim<Table>({
    lesson: 'runewars.battle',
    step: 'everybody',
    says: 'only eight may stay in an area',
    but: t => {
      clearUnits(t, '5B', 'LB');
      noStronghold(t, 'LB');
      army(t, 0, '5B', { [footman]: 5, [knight]: 4 });
    },
    does: [
      ['order-mobilize'],
      ['order'],
      ['LB'],
      [...Array(5).fill(`5B:${footman}`), ...Array(4).fill(`5B:${knight}`)],
    ],
    so: ({ asked, least }) => asked === 'prompt.surplus' && least === 1,
  }),
  claim<Table>({
    lesson: 'runewars.battle',
    step: 'everybody',
    says: 'only eight may come into an empty area',
    but: t => {
      clearUnits(t, '5B');
      army(t, 0, '5B', { [footman]: 5, [knight]: 4 });
    },
    does: [
      ['order-mobilize'],
      ['order'],
      ['5C'],
      [...Array(5).fill(`5B:${footman}`), ...Array(4).fill(`5B:${knight}`)],
    ],
    so: ({ asked, least }) => asked === 'prompt.unit-limit' && least === 1,
  }),
  claim<Table>({
    lesson: 'runewars.battle',
    step: 'conquer',
    says: 'a tie before walls is the defender’s',
    but: t => {
      clearUnits(t, '5B', 'LB');
      army(t, 0, '5B', { [footman]: 5 });
    },
    does: [['order-mobilize'], ['order'], ['LB'], Array(5).fill(`5B:${footman}`)],
    so: ({ told, table }) =>
      told.includes('strength-tallied attacker=5 defender=5') && table.stronghold.get(area('LB')) > 0,
  }),
  claim<Table>({
    lesson: 'runewars.heroes-and-quests',
    step: 'support',
    says: 'a hero’s damage stays after a duel',
    but: t => {
      heroAt(t, 0, 'HE-08', 'DC', { damage: 2 });
    },
    does: [['HE-08'], ['move'], ['to:3B'], ['stop'], ['duel:HE-12']],
    so: ({ table }) => table.heroDamage.get(7) >= 2,
  }),
  claim<Table>({
    lesson: 'runewars.influence-and-titles',
    step: 'captain',
    says: 'a Title is another’s until somebody spends more',
    but: t => title(t, 1, 'title-captain-heroes-league', 2),
    does: [['order-acquire-power'], ['order'], ['bonus'], ['title-captain-heroes-league']],
    so: ({ asked, least }) => asked === 'prompt.title-price' && least === 3,
  }),
  claim<Table>({
    lesson: 'runewars.how-to-win',
    step: 'summer',
    says: 'the Victory card wins nothing with a dragon rune too few',
    but: t => {
      clearUnits(t, '3B');
      army(t, 1, '3B', { 'unit-warrior': 2 });
    },
    does: [['order-acquire-power'], ['order'], ['end']],
    so: ({ told, places }) => places.length === 0 && told.some(line => line.startsWith('victory-missed')),
  }),
  claim<Table>({
    lesson: 'runewars.banners-of-war',
    step: 'guildmaster',
    says: 'the Guildmaster adds two of one resource after a Harvest',
    but: t => title(t, 0, 'title-guildmaster-merchants', 1),
    others: fortifies,
    does: [['order-harvest'], ['order']],
    so: ({ asked }) => asked === 'prompt.raise-dials',
  }),
  claim<Table>({
    lesson: 'runewars.banners-of-war',
    step: 'ice',
    says: 'frozen land yields nothing',
    but: t => dials(t, 0, 0, 0, 0),
    does: [['order-harvest'], ['order']],
    so: ({ table }) => [0, 1, 2].every(resource => table.dial.get(0, resource) === [3, 2, 2][resource]),
  }),
  claim<Table>({
    lesson: 'runewars.banners-of-war',
    step: 'ice',
    says: 'spring takes a cryomancy token away',
    but: t => {
      t.season = WINTER;
    },
    others: fortifies,
    does: [['order-acquire-power'], ['order'], ['end']],
    so: ({ table }) => table.year === 3 && table.blight.get(area('1A')) === 0,
  }),
];
