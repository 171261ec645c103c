import { PASS } from '@runehold/kernel/ask/offer';
import { stopping } from '@runehold/kernel/ask/passing';
import { no, type Verdict, YES, yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { areaDomain, developmentDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { factionIds } from '../../../pools.ts';
import { events, reasons, say } from '../../../words.ts';
import { type AreaTest, anyWith, hasCapital, isCapital, strongholdOf } from '../../map/areas.ts';
import { areas } from '../../map/offer-areas.ts';
import { procedure } from '../../rules.ts';
import { copiesOf, isOpened } from '../../table/opened.ts';
import { factionOf } from '../../table/seats.ts';
import { developedIn, hasRoomFor, putDevelopment } from '../capital/developments.ts';
import { capitalReasons } from '../capital/words.ts';
import { canPay, pay } from '../costs.ts';
import { removeDevelopment } from '../strongholds.ts';

const isOfFaction = (t: Table, seat: Seat, kind: number): boolean => {
  const { faction } = t.content.developments[kind];
  return faction === undefined || faction === factionIds[factionOf(t, seat)];
};

/** Tokens of a kind in a seat's supply. (RW-COMP-19, RW-DEV-17) */
export const developmentsLeft = (t: Table, seat: Seat, kind: number): number => {
  let left = copiesOf(t, t.content.developments[kind]);
  for (let area = 0; area < t.areas; area++) {
    if (strongholdOf(t, area) === seat) left -= developedIn(t, area, kind);
  }
  return left;
};

/** A stronghold of the seat's with room for a development; not the one that has just given its token up. (RW-O4-07, RW-DEV-15) */
const isFree = (t: Table, area: number, seat: Seat, givenUp: number): Verdict => {
  if (strongholdOf(t, area) !== seat) return no(reasons['no-stronghold-of-yours']);
  return hasRoomFor(t, area) && area !== givenUp ? YES : no(reasons['development-there']);
};

const hasRoom: AreaTest = (t, area, seat) => isFree(t, area, seat, NONE) === YES;

const isDeveloped = (t: Table, area: number, seat: Seat, kind: number): Verdict =>
  yesIf(
    strongholdOf(t, area) === seat && developedIn(t, area, kind) > 0,
    reasons['no-development-of-yours'],
    kind,
  );

const leavesRoom = (t: Table, area: number, seat: Seat): boolean => {
  for (let other = 0; other < t.areas; other++) if (isFree(t, other, seat, area) === YES) return true;
  return false;
};

/** What a capital gives up is built elsewhere: it may have been all that had room. (RW-DEV-15, BW-CAP-07) */
const mayGiveUp = (t: Table, area: number, seat: Seat, kind: number): Verdict => {
  const developed = isDeveloped(t, area, seat, kind);
  const isLast = developed === YES && isCapital(t, area) && !leavesRoom(t, area, seat);
  return isLast ? no(capitalReasons['development-only-here']) : developed;
};

/** One of a kind can be built: from the supply, or for one on the board. Without a capital there is always room for that. */
const mayMake = (t: Table, seat: Seat, kind: number): Verdict => {
  if (!hasCapital(t, seat) || developmentsLeft(t, seat, kind) > 0) return YES;
  for (let area = 0; area < t.areas; area++) if (mayGiveUp(t, area, seat, kind) === YES) return YES;
  return no(capitalReasons['development-only-here']);
};

/** With a price that the dials can pay and a stronghold that has room. (RW-O4-08, RW-O4-09) */
export const mayBuild = (t: Table, seat: Seat): boolean =>
  canPay(t, seat, t.content.stronghold.development) && anyWith(t, t.stronghold, hasRoom, seat);

/**
 * Builds one development, if the player likes. If none of its kind is in the supply, one on the board is given up for
 * it. (RW-O4-07, RW-O4-11, RW-COMP-18, RW-COMP-19)
 */
export const buildDevelopment = procedure(
  'build-development',
  { seat: count, kind: count, givenUp: count, site: count },
  steps =>
    steps
      .do((t, f) => {
        f.givenUp = NONE;
        f.kind = mayBuild(t, f.seat) ? 0 : PASS;
      })
      .unless({ kind: PASS }, possible =>
        possible.ask('kind', {
          kind: 'one',
          seat: 'seat',
          from: developmentDomain,
          options: (t, f, offer) => {
            for (let kind = 0; kind < t.developments; kind++) {
              if (isOpened(t, t.content.boxOf.developments, kind) && isOfFaction(t, f.seat, kind))
                offer.consider(kind, mayMake(t, f.seat, kind));
            }
          },
          optional: true,
          pass: stopping,
          prompt: () => say('prompt.build-development'),
          rule: 'RW-O4-07',
        }),
      )
      .when(
        (t, f) => f.kind !== PASS && developmentsLeft(t, f.seat, f.kind) === 0,
        none =>
          none
            .ask('givenUp', {
              kind: 'one',
              seat: 'seat',
              from: areaDomain,
              options: areas((t, f, area) => mayGiveUp(t, area, f.seat, f.kind)),
              prompt: (_t, f) => say('prompt.move-development', { development: f.kind }),
              rule: 'RW-COMP-19',
            })
            .do((t, f) => removeDevelopment(t, f.givenUp, f.kind)),
      )
      .unless({ kind: PASS }, built =>
        built
          .ask('site', {
            kind: 'one',
            seat: 'seat',
            from: areaDomain,
            options: areas((t, f, area) => isFree(t, area, f.seat, f.givenUp)),
            prompt: (_t, f) => say('prompt.development-site', { development: f.kind }),
            rule: 'RW-O4-07',
          })
          .do((t, f) => {
            pay(t, f.seat, t.content.stronghold.development);
            putDevelopment(t, f.site, f.kind);
            t.emit(events['development-built'], f.seat, f.kind, f.site);
          }),
      ),
);
