import { PASS } from '@runehold/kernel/ask/offer';
import { stopping } from '@runehold/kernel/ask/passing';
import { no, type Verdict, YES, yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Development } from '../../content/types-realm.ts';
import { areaDomain, developmentDomain, resourceDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { factionIds, resourceIds } from '../../pools.ts';
import { events, reasons, say } from '../../words.ts';
import { gainTactics } from '../cards/draw.ts';
import { type AreaTest, anyArea, strongholdOf } from '../map/areas.ts';
import { areas } from '../map/offer-areas.ts';
import { yieldOf } from '../map/tokens.ts';
import { procedure } from '../rules.ts';
import { gainInfluence, turnDial } from '../table/resources.ts';
import { factionOf } from '../table/seats.ts';
import { canPay, pay } from './costs.ts';
import { removeDevelopment } from './strongholds.ts';

/** The development in an area, which belongs to whose stronghold it is. */
export const developmentAt = (t: Table, area: number): Development | undefined =>
  t.development.get(area) === 0 ? undefined : t.content.developments[t.development.get(area) - 1];

export const producesAny = (t: Table, area: number): boolean => {
  for (let resource = 0; resource < resourceIds.length; resource++) {
    if (yieldOf(t, area, resource) > 0) return true;
  }
  return false;
};

/** The dial that a Resources token raises, chosen anew at each use among what its area produces. (RW-DEV-02, RW-DEV-03) */
const raiseDialOfArea = procedure(
  'raise-dial-of-area',
  { seat: count, area: count, amount: count, resource: count },
  steps =>
    steps
      .ask('resource', {
        kind: 'one',
        seat: 'seat',
        from: resourceDomain,
        where: (t, f, resource) =>
          yesIf(yieldOf(t, f.area, resource) > 0, reasons['resource-not-there'], resource),
        prompt: (_t, f) => say('prompt.development-dial', { area: f.area }),
        rule: 'RW-DEV-02',
      })
      .do((t, f) => turnDial(t, f.seat, f.resource, f.amount)),
);

/** How much an effect of the Harvest bonus gives; 0 if the development is of another kind. */
const amountOf = (t: Table, area: number, kind: Development['effect']['kind']): number => {
  const effect = developmentAt(t, area)?.effect;
  return effect?.kind === kind && 'amount' in effect ? effect.amount : 0;
};

/** Carries out what a development does for the Harvest bonus, damaged stronghold or not. (RW-DEV-02 to 05, RW-DEV-18) */
export const useDevelopment = procedure('use-development', { seat: count, area: count }, steps =>
  steps
    .do((t, f) => {
      t.emit(events['development-used'], f.seat, t.development.get(f.area) - 1, f.area);
      gainInfluence(t, f.seat, amountOf(t, f.area, 'gain-influence'));
    })
    .when(
      (t, f) => amountOf(t, f.area, 'draw-tactics') > 0,
      drawing =>
        drawing.call(() => gainTactics, {
          seat: 'seat',
          amount: (t, f) => amountOf(t, f.area, 'draw-tactics'),
        }),
    )
    .when(
      (t, f) => amountOf(t, f.area, 'raise-dial-of-area') > 0,
      raising =>
        raising.call(() => raiseDialOfArea, {
          seat: 'seat',
          area: 'area',
          amount: (t, f) => amountOf(t, f.area, 'raise-dial-of-area'),
        }),
    ),
);

const isOfFaction = (t: Table, seat: Seat, kind: number): boolean => {
  const { faction } = t.content.developments[kind];
  return faction === undefined || faction === factionIds[factionOf(t, seat)];
};

/** Tokens of a kind in a seat's supply. (RW-COMP-19, RW-DEV-17) */
const developmentsLeft = (t: Table, seat: Seat, kind: number): number => {
  let left = t.content.developments[kind].copies;
  for (let area = 0; area < t.areas; area++) {
    if (strongholdOf(t, area) === seat && t.development.get(area) === kind + 1) left--;
  }
  return left;
};

/** A stronghold of the seat's without a development; not the one that has just given its token up. (RW-O4-07, RW-DEV-15) */
const isFree = (t: Table, area: number, seat: Seat, givenUp: number): Verdict => {
  if (strongholdOf(t, area) !== seat) return no(reasons['no-stronghold-of-yours']);
  return t.development.get(area) > 0 || area === givenUp ? no(reasons['development-there']) : YES;
};

const hasRoom: AreaTest = (t, area, seat) => isFree(t, area, seat, NONE) === YES;

const isDeveloped = (t: Table, area: number, seat: Seat, kind: number): Verdict =>
  yesIf(
    strongholdOf(t, area) === seat && t.development.get(area) === kind + 1,
    reasons['no-development-of-yours'],
    kind,
  );

/** With a price that the dials can pay and a stronghold that has room. (RW-O4-08, RW-O4-09) */
export const mayBuild = (t: Table, seat: Seat): boolean =>
  canPay(t, seat, t.content.stronghold.development) && anyArea(t, hasRoom, seat);

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
              if (isOfFaction(t, f.seat, kind)) offer.add(kind);
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
              options: areas((t, f, area) => isDeveloped(t, area, f.seat, f.kind)),
              prompt: (_t, f) => say('prompt.move-development', { development: f.kind }),
              rule: 'RW-COMP-19',
            })
            .do((t, f) => removeDevelopment(t, f.givenUp)),
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
            t.development.set(f.site, f.kind + 1);
            t.emit(events['development-built'], f.seat, f.kind, f.site);
          }),
      ),
);
