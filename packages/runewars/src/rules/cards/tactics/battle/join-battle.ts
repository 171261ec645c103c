import type { Offer } from '@runehold/kernel/ask/offer';
import { yesIf } from '@runehold/kernel/ask/verdict';
import { count, listOf } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { areaDomain, unitDomain } from '../../../../domains.ts';
import type { Table } from '../../../../layout.ts';
import { speech } from '../../../../text/speech.ts';
import { contestedArea, seatOn } from '../../../battle/sides.ts';
import { controller, isActivated } from '../../../map/areas.ts';
import { columnOf, typeOf } from '../../../map/columns.ts';
import { mapOf } from '../../../map/map-of.ts';
import { areas } from '../../../map/offer-areas.ts';
import { anyVacated } from '../../../map/peasants.ts';
import { putUnits, unitAt, unitsIn } from '../../../map/units.ts';
import { mayCross } from '../../../move/neutral-move.ts';
import { setOff } from '../../../move/set-off.ts';
import { leavePeasants } from '../../../orders/development-cards/peasants.ts';
import { procedure } from '../../../rules.ts';
import { laid, type Tactics, tacticsEffect } from '../effect.ts';
import { forSide } from './side.ts';

const { words, say, reasons } = speech({
  'prompt.reserves-from': ['Which area do the reserves come from?', 'Z którego obszaru przybywają odwody?'],
  'prompt.reserves': [
    { area: 'area' },
    'Which units come from {area}?',
    'Które jednostki przybywają z obszaru {area}?',
  ],
  'reason.no-reserves': [
    'None of your standing units can come from there in one step, or your activation token is there.',
    'Żadna twoja stojąca jednostka nie może stamtąd przyjść w jednym kroku albo leży tam twój żeton aktywacji.',
  ],
});

/** How many more units the defender may have there, those included that lie routed. */
const roomHere = (t: Table): number => t.content.limits.unitsPerArea - unitsIn(t, contestedArea(t));

const couldCome = (t: Table, seat: Seat, from: number, column: number): boolean =>
  t.standing.get(from, column) > 0 && mayCross(t, from, contestedArea(t), unitAt(t, seat, column).flying);

const hasReserves = (t: Table, seat: Seat, from: number): boolean => {
  if (controller(t, from) !== seat || isActivated(t, from, seat)) return false;
  for (let column = 0; column < t.columns; column++) if (couldCome(t, seat, from, column)) return true;
  return false;
};

const anyReserves = (t: Table, seat: Seat): boolean => {
  if (roomHere(t) <= 0) return false;
  for (const from of mapOf(t).across[contestedArea(t)])
    if (from >= 0 && hasReserves(t, seat, from)) return true;
  return false;
};

const offerReserves = (t: Table, seat: Seat, from: number, offer: Offer): void => {
  for (let column = 0; column < t.columns; column++) {
    if (couldCome(t, seat, from, column)) offer.add(typeOf(t, seat, column), t.standing.get(from, column));
  }
};

/** Hidden Reserves: units of a neighbouring area come before the rows are formed, and so take part. (C20) */
const reinforce = procedure('tactics-hidden-reserves', { ...laid, from: count, units: listOf(8) }, steps =>
  steps
    .ask('from', {
      kind: 'one',
      seat: 'seat',
      from: areaDomain,
      options: areas((t, { seat }, from) => yesIf(hasReserves(t, seat, from), reasons['no-reserves'])),
      prompt: () => say('prompt.reserves-from'),
      rule: 'RW-TACT-04',
    })
    .ask('units', {
      kind: 'some',
      seat: 'seat',
      from: unitDomain,
      options: (t, f, offer) => offerReserves(t, f.seat, f.from, offer),
      min: 1,
      max: (t, f) => Math.min(roomHere(t), tacticsEffect(t, f.card, 'join-battle').units),
      prompt: (_t, f) => say('prompt.reserves', { area: f.from }),
      rule: 'RW-TACT-04',
    })
    .do((t, f) => {
      for (let i = 0; i < f.units.length; i++) {
        const column = columnOf(t, f.units.at(i));
        setOff(t, f.seat, f.units.at(i), 1, f.from, contestedArea(t));
        putUnits(t, contestedArea(t), f.seat, column, 1);
      }
    })
    .when(anyVacated, left => left.call(() => leavePeasants, { seat: 'seat' })),
);

export const joinsBattle: Tactics<'join-battle', { units: number }> = {
  clause: [
    'from an adjacent area you control without your activation token, move up to {units} of your standing units into the battle',
    'porusz do bitwy najwyżej {units, plural, one {# swoją stojącą jednostkę} few {# swoje stojące jednostki} many {# swoich stojących jednostek} other {# swojej stojącej jednostki}} z sąsiedniego obszaru pod swoją kontrolą, na którym nie ma twojego żetonu aktywacji',
  ],
  words,
  inBattle: forSide(reinforce, (t, side) => anyReserves(t, seatOn(t, side))),
  bot: {
    worthInBattle: () => 2,
    isUseful: true,
    answers: { 'tactics-hidden-reserves.from': 'ownArea', 'tactics-hidden-reserves.units': 'bestUnits' },
  },
};
