import type { Learned } from '@runehold/kernel/pack/foresight';
import { namesOf, Sheet } from '@runehold/kernel/pack/sheet';
import type { TableCore } from '@runehold/kernel/table/table';
import type { Table } from '../../layout.ts';
import { seasonIds } from '../../pools.ts';
import { isFinished } from '../../rules/view/areas.ts';
import { seasonsLeft } from '../../rules/view/realm.ts';
import { runesNeeded } from '../../rules/view/runes.ts';
import { land, readLand } from './land.ts';
import { REALM, readRealms } from './realm.ts';
import { weights } from './weights.ts';

/** What is read of the table as a whole. */
const whole = namesOf(['seasonsLeft', 'two', 'three', 'four', 'needed', 'someoneMoves', ...seasonIds]);

const COMMON = Object.keys(whole).length;
const LAND = Object.keys(land).length;
const OWN = LAND + REALM;

const sheet = new Sheet(OWN);

const readWhole = (t: Table, into: Int32Array): void => {
  const look = { t, me: 0 };
  into[whole.seasonsLeft] = seasonsLeft(look);
  if (t.seats >= 2) into[whole.two + t.seats - 2] = 1;
  into[whole.needed] = runesNeeded(look);
  into[whole.someoneMoves] = t.current > 0 ? 1 : 0;
  into[whole.spring + t.season] = 1;
};

const SEASONS = 4;
/** Seasons that are played out before the net judges. */
const AHEAD = 3;

const seasonOf = (table: TableCore): number => SEASONS * (table as Table).year + (table as Table).season;

/** Runewars as it was learned. While the board is laid there is nothing to read. */
export const learned: Learned = {
  common: COMMON,
  own: OWN,
  read: (table, into) => {
    const t = table as Table;
    into.fill(0);
    readWhole(t, into);
    readLand(t, sheet.turnTo(into, COMMON));
    readRealms(t, sheet.turnTo(into, COMMON + LAND));
  },
  net: table => {
    const t = table as Table;
    return t.year > 0 && isFinished({ t, me: 0 }) ? weights : undefined;
  },
  horizon: root => {
    const cut = seasonOf(root) + AHEAD;
    return table => seasonOf(table) >= cut;
  },
};
