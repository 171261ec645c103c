import { no, type Verdict, YES, yesIf } from '@runehold/kernel/ask/verdict';
import { count, listOf } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { areaDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { speech } from '../../../text/speech.ts';
import { type AreaTest, anyArea, countAreas, holderWithoutUnits } from '../../map/areas.ts';
import { areas } from '../../map/offer-areas.ts';
import {
  forgetVacated,
  hasPeasant,
  isVacated,
  ownerOfPeasants,
  peasantsLeft,
  putPeasant,
  takePeasant,
} from '../../map/peasants.ts';
import { procedure } from '../../rules.ts';
import type { Improves } from './card.ts';

const { words, events, reasons, say } = speech(
  {
    'event.peasant-placed': [
      { who: 'seat', area: 'area' },
      '{who} {who|leave|leaves} a peasant token in {area}.',
      '{who|Zostawiasz|{who} zostawia} żeton chłopów na obszarze {area}.',
    ],
    'event.peasant-removed': [
      { who: 'seat', area: 'area' },
      '{who:s} peasant token is removed from {area}.',
      '{who|Tracisz|{who} traci} żeton chłopów na obszarze {area}.',
    ],
    'prompt.leave-peasants': [
      { left: 'number' },
      'Your units have left these areas. Where do you place a peasant token? Unused: {left}.',
      'Twoje jednostki opuściły te obszary. Gdzie układasz żeton chłopów? Niewykorzystane: {left}.',
    ],
    'reason.not-vacated': [
      'You have not just moved all your units out of this area.',
      'To nie z tego obszaru właśnie wyszły wszystkie twoje jednostki.',
    ],
    'reason.peasant-there': ['There is already a peasant token there.', 'Leży tam już żeton chłopów.'],
  },
  { 'peasant-placed': 'BW-PEAS-02', 'peasant-removed': 'BW-PEAS-05' },
);

/** At most one stands in an area, be it held by a stronghold or as a home realm as well. (BW-PEAS-13, BW-PEAS-14) */
const mayTakePeasant = (t: Table, area: number): Verdict =>
  hasPeasant(t, area) ? no(reasons['peasant-there']) : yesIf(isVacated(t, area), reasons['not-vacated']);

const takesPeasant: AreaTest = (t, area) => mayTakePeasant(t, area) === YES;

/** A peasant goes back to its owner, who may leave it elsewhere. (BW-PEAS-05, BW-PEAS-06) */
export const drivePeasantOff = (t: Table, area: number): void => {
  takePeasant(t, area);
  t.emit(events['peasant-removed'], ownerOfPeasants(t), area);
};

/**
 * A movement is complete: unused peasants may be left in the areas that all units of the player have moved out of, and
 * none that stands elsewhere. What has become of the units since does not matter. (BW-PEAS-02, 04, 07, 11 to 14)
 */
export const leavePeasants = procedure('leave-peasants', { seat: count, areas: listOf(3) }, steps =>
  steps
    .when(
      (t, f) => peasantsLeft(t, f.seat) > 0 && anyArea(t, takesPeasant, f.seat),
      may =>
        may
          .ask('areas', {
            kind: 'some',
            seat: 'seat',
            from: areaDomain,
            options: areas((t, _f, area) => mayTakePeasant(t, area)),
            min: 0,
            max: (t, f) => peasantsLeft(t, f.seat),
            prompt: (t, f) => say('prompt.leave-peasants', { left: peasantsLeft(t, f.seat) }),
            rule: 'BW-PEAS-02',
          })
          .do((t, f) => {
            for (let i = 0; i < f.areas.length; i++) {
              putPeasant(t, f.areas.at(i));
              t.emit(events['peasant-placed'], f.seat, f.areas.at(i));
            }
          }),
    )
    .do(forgetVacated),
);

/** An area that a seat would lose with its units. */
const needsUnits: AreaTest = (t, area, seat) =>
  t.occupant.get(area) === seat + 1 && holderWithoutUnits(t, area) !== seat;

const landAtStake = (t: Table, seat: Seat): number => countAreas(t, needsUnits, seat);

/** Support of the People: they keep what the units leave, until a token comes. (BW-PEAS-01, BW-PEAS-03) */
export const leavesPeasants: Improves<'leave-peasants', { peasants: number }> = {
  clause: [
    'whenever you move all your units out of an area, you may leave one of {peasants} peasant tokens there; you control the area until an activation token is placed in it',
    'gdy wyprowadzisz z obszaru wszystkie swoje jednostki, możesz zostawić tam jeden z {peasants} żetonów chłopów; kontrolujesz ten obszar, dopóki nie pojawi się na nim żeton aktywacji',
  ],
  words,
  bot: {
    worth: (_units, { t, me }, { peasants }) => 0.8 * Math.min(peasants, landAtStake(t, me)),
    answers: { 'leave-peasants.areas': 'keepLand' },
  },
};
