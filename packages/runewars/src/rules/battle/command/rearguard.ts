import { count, listOf } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import { ROOM } from '../../../content/room.ts';
import { fighterDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { speech } from '../../../text/speech.ts';
import type { Commands } from '../../heroes/commanders/card.ts';
import { commanderCardOf } from '../../heroes/commanders/commander.ts';
import { keepUpright } from '../../move/upright.ts';
import { procedure } from '../../rules.ts';
import { columnOfFighter, hasFighter, isStanding, offerFighters } from '../fighters.ts';
import { type Side, seatOn } from '../sides.ts';
import { commandOf, leaderWith, spend } from './leading.ts';

const { words, say, reasons } = speech({
  'prompt.command-cover': [
    { hero: 'hero', count: 'number' },
    '{hero}: which units does the retreat not rout (up to {count})?',
    '{hero}: których jednostek nie rozbije odwrót (najwyżej {count})?',
  ],
  'reason.routed-in-battle': [
    { unit: 'unit' },
    'This unit was not standing when the battle ended: {unit}.',
    '{unit}: jednostka nie stała, gdy bitwa dobiegła końca.',
  ],
});

const unitsOf = (t: Table, hero: number): number =>
  commandOf(t, commanderCardOf(t, hero), 'retreat-standing').units;

/** The commander of the losing side who covers its retreat, if there is somebody to cover, or `NONE`. */
const rearguardOn = (t: Table, side: Side): number =>
  hasFighter(t, side, isStanding) ? leaderWith(t, side, 'retreat-standing') : NONE;

/** Rearguard: some of the units that still stand are not routed by the retreat. The commander is. */
export const coverRetreat = procedure(
  'command-cover',
  { side: count, hero: count, units: listOf(ROOM.upright) },
  steps =>
    steps
      .do((t, f) => {
        f.hero = rearguardOn(t, f.side);
      })
      .unless({ hero: NONE }, covering =>
        covering
          .ask('units', {
            kind: 'some',
            seat: (t, f) => seatOn(t, f.side),
            from: fighterDomain,
            options: (t, f, offer) =>
              offerFighters(t, f.side, offer, isStanding, 0, reasons['routed-in-battle']),
            min: 0,
            max: (t, f) => unitsOf(t, f.hero),
            about: (_t, f) => ({ side: f.side }),
            prompt: (t, f) => say('prompt.command-cover', { hero: f.hero, count: unitsOf(t, f.hero) }),
            rule: 'BW-CMD-35',
          })
          .do((t, f) => {
            if (f.units.length > 0) spend(t, f.hero);
            for (let i = 0; i < f.units.length; i++) keepUpright(t, columnOfFighter(t, f.units.at(i)));
          }),
      ),
);

export const retreatsStanding: Commands<'retreat-standing', { units: number }> = {
  clause: [
    'if you lose, up to {units} of your units that stood in the battle are not routed by the retreat',
    'jeśli to ty ponosisz porażkę, odwrót nie rozbija najwyżej {units, plural, one {# twojej jednostki, która stała} few {# twoich jednostek, które stały} many {# twoich jednostek, które stały} other {# twojej jednostki, która stała}} w bitwie',
  ],
  words,
  bot: { worth: 1, answers: { 'command-cover.units': 'restoreByPolicy' } },
};
