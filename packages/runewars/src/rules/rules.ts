import { rulesOf } from '@runehold/kernel/procedure/rules';
import type { Table } from '../layout.ts';

/** The rulebook of Runewars: every rule is a procedure of it. */
export const { procedure } = rulesOf<Table>();
