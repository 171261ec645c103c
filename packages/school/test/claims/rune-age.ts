import type { Table } from '@runehold/rune-age/layout';
import { handOf } from '@runehold/rune-age/positions/cards';
import { claim } from './claim.ts';

/** The rival plays a unit when attacked, and nothing else. */
const defends = (card: string) => [
  { on: 'prompt.assault', say: card },
  { on: 'prompt.use-ability', say: 'no' },
];

const [knight, archer] = ['waiqar.dark_knight', 'waiqar.skeleton_archer'];
const [warrior, weak] = ['latari.darnati_warrior', 'latari.deepwood_archer'];

/** What lessons of Rune Age say and their followers do not see happen. */
export const ofRuneAge = [
  claim<Table>({
    lesson: 'rune-age.a-city',
    step: 'influence',
    says: 'each target can be attacked once a round',
    does: [['attack:city:city.forge'], [archer], ['pass']],
    so: ({ offered }) =>
      offered.includes('attack:city:city.dawnsmoor') && !offered.includes('attack:city:city.forge'),
  }),
  claim<Table>({
    lesson: 'rune-age.the-gate',
    step: 'siege',
    says: 'a tie in a siege is the defender’s',
    others: defends(warrior),
    does: [['attack:city:city.dawnsmoor'], [knight], ['pass']],
    so: ({ told }) => told.some(line => line.startsWith('kept-city who=1')),
  }),
  claim<Table>({
    lesson: 'rune-age.the-gate',
    step: 'siege',
    says: 'whoever has passed plays no more',
    others: [],
    does: [['attack:city:city.dawnsmoor'], [knight]],
    so: ({ asked, told }) => asked === 'prompt.assault' && told.some(line => line === 'passed who=1'),
  }),
  claim<Table>({
    lesson: 'rune-age.the-gate',
    step: 'shoot',
    says: 'the archer shoots down nobody stronger than itself',
    others: defends(warrior),
    does: [['attack:city:city.dawnsmoor'], [knight], [archer]],
    so: ({ asked }) => asked !== 'prompt.use-ability',
  }),
  claim<Table>({
    lesson: 'rune-age.the-gate',
    step: 'home',
    says: 'the damage to a home is the difference, not the whole attack',
    others: defends(weak),
    does: [['attack:home:seat-1'], [knight], ['pass']],
    so: ({ table }) => table.damage.get(1) === 2,
  }),
  claim<Table>({
    lesson: 'rune-age.four-ways',
    step: 'build',
    says: 'nobody touches a home in The Monument',
    but: t => handOf(t, 0, ['uthuk.berserker', 'gold.3', 'gold.3', 'gold.3', 'gold.3']),
    does: [],
    so: ({ offered }) =>
      offered.some(name => name.startsWith('attack:')) && !offered.includes('attack:home:seat-1'),
  }),
  claim<Table>({
    lesson: 'rune-age.enemies',
    step: 'influence',
    says: 'one influence keeps one card, and no more',
    does: [['end']],
    so: ({ asked, most }) => asked === 'prompt.keep-count' && most === 1,
  }),
  claim<Table>({
    lesson: 'rune-age.enemies',
    step: 'influence',
    says: 'influence that is not used is lost',
    does: [['end'], ['0'], ['end']],
    so: ({ told }) => told.some(line => line.startsWith('discarded who=0')),
  }),
];
