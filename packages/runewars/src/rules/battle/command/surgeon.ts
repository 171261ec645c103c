import type { Offer } from '@runehold/kernel/ask/offer';
import { no, type Verdict, YES, yesIf } from '@runehold/kernel/ask/verdict';
import { count, listOf } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import type { UnitClass } from '../../../content/types.ts';
import { unitDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { speech } from '../../../text/speech.ts';
import { events, reasons } from '../../../words.ts';
import type { Commands } from '../../heroes/commanders/card.ts';
import { commanderCardOf } from '../../heroes/commanders/commander.ts';
import { columnOf } from '../../map/columns.ts';
import { supplyOf } from '../../map/units.ts';
import { procedure } from '../../rules.ts';
import { fallenOf, noteFallen, roomFor } from '../fallen.ts';
import { bitsOf, routedWith, shapeBit } from '../fighters.ts';
import { rowOf, type Side, seatOn, typeOn, unitOn } from '../sides.ts';
import { commandOf, leaderWith, spend } from './leading.ts';

const room = speech({
  'prompt.command-return': [
    { hero: 'hero', count: 'number' },
    '{hero}: which destroyed units return, routed (up to {count})?',
    '{hero}: które zniszczone jednostki wracają jako rozbite (najwyżej {count})?',
  ],
  'reason.none-in-supply': [
    'No such unit is left in the supply.',
    'Na stosie nieużywanych nie ma takiej jednostki.',
  ],
});

const mayReturn = (t: Table, side: Side, column: number, shapes: number): Verdict => {
  const type = typeOn(t, side, column);
  if ((shapes & shapeBit[unitOn(t, side, column).unitClass]) === 0) return no(reasons['wrong-shape'], type);
  return yesIf(supplyOf(t, seatOn(t, side), column) > 0, room.reasons['none-in-supply']);
};

const effectOf = (t: Table, hero: number) => commandOf(t, commanderCardOf(t, hero), 'return-destroyed');

type Returning = { readonly side: Side; readonly hero: number };

const offerFallen = (t: Table, { side, hero }: Returning, offer: Offer): void => {
  const shapes = bitsOf(effectOf(t, hero).classes);
  for (let column = 0; column < t.ownColumns; column++) {
    const fallen = fallenOf(t, side, column);
    if (fallen === 0) continue;
    const units = Math.min(fallen, supplyOf(t, seatOn(t, side), column));
    offer.consider(typeOn(t, side, column), mayReturn(t, side, column, shapes), Math.max(1, units));
  }
};

const canReturn = (t: Table, side: Side, hero: number): boolean => {
  const shapes = bitsOf(effectOf(t, hero).classes);
  for (let column = 0; column < t.ownColumns; column++)
    if (fallenOf(t, side, column) > 0 && mayReturn(t, side, column, shapes) === YES)
      return roomFor(t, side) > 0;
  return false;
};

const surgeonOn = (t: Table, side: Side): number => {
  const hero = leaderWith(t, side, 'return-destroyed');
  return hero !== NONE && canReturn(t, side, hero) ? hero : NONE;
};

const most = (t: Table, { side, hero }: Returning): number =>
  Math.min(effectOf(t, hero).units, roomFor(t, side));

const bringBack = (t: Table, side: Side, unit: number): void => {
  const column = columnOf(t, unit);
  t.fighters.add(rowOf(t, side, column), routedWith(0), 1);
  noteFallen(t, side, column, -1);
  t.emit(events['fighters-joined'], side, unit, 1);
  t.emit(events['fighters-routed'], side, unit, 1);
};

/** Field Surgeon: after the last round, units of the faction that were destroyed in this battle lie in it again. (G9) */
export const returnFallen = procedure(
  'command-return',
  { side: count, hero: count, units: listOf(8) },
  steps =>
    steps
      .do((t, f) => {
        f.hero = surgeonOn(t, f.side);
      })
      .unless({ hero: NONE }, healing =>
        healing
          .ask('units', {
            kind: 'some',
            seat: (t, f) => seatOn(t, f.side),
            from: unitDomain,
            options: offerFallen,
            min: 0,
            max: most,
            about: (_t, f) => ({ side: f.side, hero: f.hero }),
            prompt: (t, f) => room.say('prompt.command-return', { hero: f.hero, count: most(t, f) }),
            rule: 'BW-CMD-32',
          })
          .do((t, f) => {
            if (f.units.length > 0) spend(t, f.hero);
            for (let i = 0; i < f.units.length; i++) bringBack(t, f.side, f.units.at(i));
          }),
      ),
);

export const returnsDestroyed: Commands<
  'return-destroyed',
  { units: number; classes: readonly UnitClass[] }
> = {
  clause: [
    'return to the battle, routed, up to {units, count, classes} of your faction that were destroyed in it, from the supply',
    'przywróć do bitwy, jako rozbite, najwyżej {units, count, classes:acc} swojej frakcji, które w niej zniszczono',
  ],
  words: room.words,
  bot: { worth: 1, answers: { 'command-return.units': 'restoreByPolicy' } },
};
