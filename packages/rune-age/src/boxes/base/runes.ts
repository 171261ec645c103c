import { declined } from '@runehold/kernel/text/pl/decline';
import { the } from '../../content/name.ts';
import { sources } from '../../content/sources.ts';
import type { Rune } from '../../content/types.ts';

const runeOf = (what: string) => declined('m', 'Run, Runu, Runowi, Run, Runem, Runie, Runy, Runów', what);

const invented = sources({ designed: 'name power' });

/** The six dragon rune powers of the Runewars scenario. (RA-COMP-06) */
export const runes: readonly Rune[] = [
  {
    id: 'rune.might',
    name: [the('Rune of Might'), runeOf('potęgi')],
    power: { kind: 'strength', amount: 2, defending: false },
    sources: invented,
  },
  {
    id: 'rune.warding',
    name: [the('Rune of Warding'), runeOf('ochrony')],
    power: { kind: 'strength', amount: 4, defending: true },
    sources: invented,
  },
  {
    id: 'rune.wealth',
    name: [the('Rune of Wealth'), runeOf('bogactwa')],
    power: { kind: 'gold', amount: 2 },
    sources: invented,
  },
  {
    id: 'rune.command',
    name: [the('Rune of Command'), runeOf('rozkazów')],
    power: { kind: 'influence', amount: 2 },
    sources: invented,
  },
  {
    id: 'rune.haste',
    name: [the('Rune of Haste'), runeOf('pośpiechu')],
    power: { kind: 'draw-discard', draws: 2, discards: 1 },
    sources: invented,
  },
  {
    id: 'rune.flame',
    name: [the('Rune of Flame'), runeOf('płomieni')],
    power: { kind: 'destroy-weak', limit: 2 },
    sources: invented,
  },
];
