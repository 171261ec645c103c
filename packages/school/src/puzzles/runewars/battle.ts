import type { Table } from '@runehold/runewars/layout';
import { army, neutrals } from '@runehold/runewars/positions/arrange';
import { figure } from '../../lesson.ts';
import { puzzle } from '../puzzle.ts';
import { asInTheOdds } from './manner.ts';
import { area, holderOf, inOrder, inRunewars, rivalFortifies, unit } from './table.ts';

const [footman, bowman, knight] = ['unit-footman', 'unit-bowman', 'unit-knight'];

/** Who defends the area. */
const SORCERERS = 4;

export const whoTakesIt = puzzle<Table>({
  ...inRunewars,
  id: 'runewars.who-takes-it',
  figures: {
    target: area('3A'),
    knight: unit(knight),
    footman: unit(footman),
    sorcerer: unit('unit-sorcerer'),
    four: figure(() => SORCERERS),
  },
  start: inOrder(
    'order-mobilize',
    'prompt.assign-damage',
    t => {
      army(t, 0, 'DC', { [footman]: 2, [bowman]: 1, [knight]: 1 });
      neutrals(t, '3A', { 'unit-sorcerer': SORCERERS });
    },
    [
      { on: 'prompt.activate', say: '3A' },
      {
        on: 'prompt.march-units',
        say: [`DC:${footman}`, `DC:${footman}`, `DC:${bowman}`, `DC:${knight}`],
      },
      { on: 'prompt.approach', say: 'battle' },
      { on: 'prompt.assign-routs', say: bowman },
    ],
    // One rout and one damage for the learner.
    { fate: ['fate-25', 'fate-15', 'fate-26', 'fate-19'] },
  ),
  others: rivalFortifies,
  manner: asInTheOdds,
  on: 'prompt.assign-damage',
  rule: 'RW-DMG-01',
  goal: {
    kind: 'chance',
    isDecided: t => t.battleArea === 0,
    worth: t => (holderOf(t, '3A') === 0 ? 1 : 0),
  },
  best: [{ on: 'prompt.assign-damage', say: [knight] }],
  margin: 0.08,
  proof: { playedBy: asInTheOdds },
  texts: {
    goal: [
      'Battle for {target} against {four, count, sorcerer}. One damage is yours to assign. Win the battle, with the best chance.',
      'Bitwa o obszar {target}, którego broni {four, count, sorcerer}. Masz przydzielić jedno obrażenie. Wygraj bitwę z jak największą szansą.',
    ],
    idea: [
      'Who would die of one damage, and who can take it and fight on?',
      'Kto ginie od jednego obrażenia, a kto je znosi i walczy dalej?',
    ],
    answer: ['The {knight} takes it and still stands.', 'Bierze je {knight} i stoi dalej.'],
    why: [
      'Health is strength that is not lost: {footman:a} would die before striking. Damage that does not kill heals after the battle.',
      'Wytrzymałość to siła, której nie tracisz: {footman} zginie, zanim uderzy. Obrażenia, które nie zabijają, po bitwie znikają.',
    ],
  },
});
