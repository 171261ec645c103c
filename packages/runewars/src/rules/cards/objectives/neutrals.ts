import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { areaSet, nextArea } from '../../../board/area-set.ts';
import type { NeutralUnit } from '../../../content/types-map.ts';
import type { Table } from '../../../layout.ts';
import { unitIds } from '../../../pools.ts';
import { unitTypes } from '../../../text/clause-groups.ts';
import { controller, isNeutral } from '../../map/areas.ts';
import { columnOf } from '../../map/columns.ts';
import { mapOf } from '../../map/map-of.ts';
import { ownAreas } from '../../map/own-areas.ts';
import { countColumn } from '../../map/units.ts';
import { DEED } from '../../table/deeds.ts';
import type { Look } from '../../view/look.ts';
import type { Condition } from './condition.ts';

const typeOfNeutral = Object.fromEntries(unitIds.map((unit, type) => [unit, type])) as Readonly<
  Record<NeutralUnit, number>
>;

const columnOfNeutral = (t: Table, unit: NeutralUnit): number => columnOf(t, typeOfNeutral[unit]);

/** Figures of some neutral types on the board, in areas that `whose` admits. */
const countNeutrals = (
  t: Table,
  units: readonly NeutralUnit[],
  whose: (owner: Seat, seat: Seat) => boolean,
  seat: Seat,
): number => {
  let figures = 0;
  for (const unit of units) {
    const column = columnOfNeutral(t, unit);
    for (const area of mapOf(t).each) {
      const here = countColumn(t, area, column);
      if (here > 0 && whose(controller(t, area), seat)) figures += here;
    }
  }
  return figures;
};

const anybodys = (): boolean => true;
const allied = (owner: Seat): boolean => owner !== NONE;
const ofTheSeat = (owner: Seat, seat: Seat): boolean => owner === seat;

/** Whether figures of some neutral types are on the board, in an area that `whose` does not admit. */
const anyBut = (
  t: Table,
  units: readonly NeutralUnit[],
  whose: (owner: Seat, seat: Seat) => boolean,
  seat: Seat,
): boolean => {
  for (const unit of units) {
    const column = columnOfNeutral(t, unit);
    for (const area of mapOf(t).each)
      if (countColumn(t, area, column) > 0 && !whose(controller(t, area), seat)) return true;
  }
  return false;
};

const nobodys = (): boolean => false;

/** Whether no figure of some types is left on the board. */
const areGone = (t: Table, units: readonly NeutralUnit[], seat: Seat): boolean =>
  !anyBut(t, units, nobodys, seat);

const talkWorth = ({ t }: Look, area: number): number => (isNeutral(t, area) ? 1.5 : 0);

type Units = { units: readonly NeutralUnit[] };

/** All on the board, with whichever players; none at all is enough. */
export const allAlliedWithPlayers: Condition<'all-allied-with-players', Units> = {
  clause: [
    'players are allied with every unit on the board of the type',
    'z graczami są sprzymierzone wszystkie będące na planszy jednostki typu',
  ],
  details: ({ units }) => unitTypes(units, 'or'),
  have: (t, seat, { units }) => countNeutrals(t, units, allied, seat),
  need: (t, seat, { units }) => countNeutrals(t, units, anybodys, seat),
  isFulfilled: (t, seat, { units }) => !anyBut(t, units, allied, seat),
};

/** All on the board, and at least so many. */
export const allAlliedWithYou: Condition<'all-allied-with-you', Units & { least: number }> = {
  clause: [
    'you are allied with every unit on the board (at least {least}) of the type',
    'z tobą są sprzymierzone wszystkie będące na planszy (co najmniej {least}) jednostki typu',
  ],
  details: ({ units }) => unitTypes(units, 'or'),
  have: (t, seat, { units }) => countNeutrals(t, units, ofTheSeat, seat),
  need: (t, seat, { units, least }) => Math.max(least, countNeutrals(t, units, anybodys, seat)),
  isFulfilled: (t, seat, { units, least }) =>
    !anyBut(t, units, ofTheSeat, seat) && countNeutrals(t, units, anybodys, seat) >= least,
  isHopeless: (t, seat, { units }) => areGone(t, units, seat),
  bot: { areaWorth: talkWorth },
};

/** So many destroyed in your battles of this game, and none left on the board. */
export const destroyedAndGone: Condition<'destroyed-and-gone', Units & { least: number }> = {
  clause: [
    'your battles in this game have destroyed at least {least, count, thing.unit}, and no unit is left on the board, of the type',
    'w twoich bitwach w tej grze zniszczono co najmniej {least}, a na planszy nie ma już żadnej jednostki typu',
  ],
  details: ({ units }) => unitTypes(units, 'or'),
  have: (t, seat) => t.deeds.get(seat, DEED.slewMonster),
  isFree: (t, seat, { units }) => areGone(t, units, seat),
  isHopeless: (t, seat, { units, least }) =>
    t.deeds.get(seat, DEED.slewMonster) < least && areGone(t, units, seat),
};

const own = areaSet();

const countAlliedTypes = (t: Table, seat: Seat): number => {
  let found = 0;
  ownAreas(t, seat, own);
  for (let area = nextArea(own, -1); area >= 0; area = nextArea(own, area)) {
    for (let column = t.ownColumns; column < t.columns; column++) {
      if (countColumn(t, area, column) > 0) found |= 1 << column;
    }
  }
  let types = 0;
  for (let column = t.ownColumns; column < t.columns; column++) types += (found >> column) & 1;
  return types;
};

/** Types of neutral units that are allied with you. */
export const alliedTypes: Condition<'allied-types', { least: number }> = {
  clause: [
    'neutral units of at least {least, plural, one {# type} other {# different types}} are allied with you',
    'masz wśród sprzymierzonych jednostek neutralnych co najmniej {least, plural, one {# typ} few {# różne typy} many {# różnych typów} other {# typu}}',
  ],
  have: (t, seat) => countAlliedTypes(t, seat),
  bot: { areaWorth: talkWorth },
};
