import { sources } from './sources.ts';
import type { Rune } from './types.ts';

const invented = sources({ designed: ['name', 'power'] });

/** The six dragon rune powers of the Runewars scenario. (RA-COMP-06) */
export const runes: readonly Rune[] = [
  { id: 'rune.might', power: { kind: 'strength', amount: 2, defending: false }, sources: invented },
  { id: 'rune.warding', power: { kind: 'strength', amount: 4, defending: true }, sources: invented },
  { id: 'rune.wealth', power: { kind: 'gold', amount: 2 }, sources: invented },
  { id: 'rune.command', power: { kind: 'influence', amount: 2 }, sources: invented },
  { id: 'rune.haste', power: { kind: 'draw-discard', draws: 2, discards: 1 }, sources: invented },
  { id: 'rune.flame', power: { kind: 'destroy-weak', limit: 2 }, sources: invented },
];
