import { PASS } from '@runehold/kernel/ask/offer';
import { stopping } from '@runehold/kernel/ask/passing';
import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import { count, type LocalList, listOf } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import { resourceDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { unitIds } from '../../pools.ts';
import { events, reasons, say } from '../../words.ts';
import { hasStronghold } from '../map/areas.ts';
import { procedure } from '../rules.ts';
import { gainsOfDial, iconsOnDial } from '../table/resources.ts';
import { type Bonus, housed, type Primary, resolved } from './order.ts';
import { MOST_RECRUITS, recruitUnits } from './recruit-units.ts';
import { chooseRecruits, copyTypes } from './substitutes.ts';

const givesUnits = (t: Table, seat: Seat, resource: number): boolean =>
  iconsOnDial(t, seat, resource, 'unit') > 0;

/** Any dial that gives units and was not used by the first part of this Order. (RW-O5-01, RW-O5-06, RW-DIAL-08) */
const mayUseDial = (t: Table, seat: Seat, resource: number): Verdict => {
  if (t.recruitedFrom === resource + 1) return no(reasons['dial-used'], resource);
  return givesUnits(t, seat, resource) ? YES : no(reasons['dial-without-units'], resource);
};

/** A unit for every unit icon at the arrow and below; other icons give nothing. (RW-O5-01, RW-O5-02) */
const listUnits = (t: Table, seat: Seat, resource: number, into: LocalList): void => {
  for (const gain of gainsOfDial(t, seat, resource)) {
    if (gain.kind === 'unit') into.push(unitIds.indexOf(gain.unit));
  }
};

const bySeat = { seat: count, resource: count, types: listOf(MOST_RECRUITS) };

/** Recruits from one dial, which is remembered until the next turn. */
const recruitFromDial: Procedure<typeof bySeat> = procedure('recruit-from-dial', bySeat, steps =>
  steps.when(
    (t, f) => hasStronghold(t, f.seat),
    able =>
      able
        .ask('resource', {
          kind: 'one',
          seat: 'seat',
          from: resourceDomain,
          where: (t, f, resource) => mayUseDial(t, f.seat, resource),
          optional: true,
          pass: stopping,
          prompt: () => say('prompt.recruit-dial'),
          rule: 'RW-O5-01',
        })
        .unless({ resource: PASS }, chosen =>
          chosen
            .do((t, f) => {
              t.recruitedFrom = f.resource + 1;
              t.emit(events['recruit-dial'], f.seat, f.resource);
              listUnits(t, f.seat, f.resource, f.types);
            })
            .call(
              () => chooseRecruits,
              (_t, f, callee) => {
                callee.seat = f.seat;
                copyTypes(f.types, callee.types);
              },
              (_t, f, callee) => copyTypes(callee.types, f.types),
            )
            .call(
              () => recruitUnits,
              (_t, f, callee) => {
                callee.seat = f.seat;
                copyTypes(f.types, callee.types);
              },
            ),
        ),
  ),
);

const fromDial = (name: string) =>
  procedure(name, resolved, steps => steps.call(() => recruitFromDial, { seat: 'seat' }));

/** Recruit: the units of one dial, as many as it shows, at the player's strongholds. (RW-O5-01 to 05) */
export const recruits: Primary<'recruit'> = {
  clause: [
    'recruit the units of 1 of your dials at your strongholds',
    'wybierz 1 licznik i zwerbuj wskazane na nim jednostki w swoich twierdzach',
  ],
  rule: fromDial('recruit'),
  bot: { worth: prospect => housed(prospect.recruits()[0], prospect.room()) },
};

/** Its bonus: the same with another resource, after the first group stands and keeps to the limit. (RW-O5-06, RW-O5-07) */
export const recruitsAgain: Bonus<'recruit-again'> = {
  clause: [
    'recruit the units of 1 more dial',
    'wybierz jeszcze 1 licznik i zwerbuj wskazane na nim jednostki',
  ],
  rule: fromDial('recruit-again'),
  bot: {
    worth: prospect => {
      const [first, second] = prospect.recruits();
      const room = prospect.room();
      return housed(first + second, room) - housed(first, room);
    },
  },
};
