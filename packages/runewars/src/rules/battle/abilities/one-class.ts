import { count } from '@runehold/kernel/layout/locals';
import type { ByClass, UnitClass } from '../../../content/types.ts';
import { fighterType } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import type { CardText } from '../../../text/clause.ts';
import { unitsByClass } from '../../../text/clause-groups.ts';
import { procedure } from '../../rules.ts';
import { type Assign, type Assignment, aimAt, dealTo, giveUp, pickDestroyed, pickRouted } from '../assign.ts';
import { both, countFighters, hasShape, isStanding, shapeBit } from '../fighters.ts';
import type { Side } from '../sides.ts';
import { type Ability, type AbilityKind, effectOf, foes, icon } from './ability.ts';

const shapes = Object.keys(shapeBit) as readonly UnitClass[];
const standingShape = both(isStanding, hasShape);

type Kind = 'rout-one-class' | 'opponent-destroys-one-class' | 'destroy-one-class';

/** Which shapes are open, as bits. */
type OpenShapes = (t: Table, side: Side, units: ByClass) => number;

/** Every shape that is named and has a standing unit. */
const standingShapes: OpenShapes = (t, side, units) => {
  let open = 0;
  for (const shape of shapes) {
    const wanted = units[shape] ?? 0;
    if (wanted > 0 && countFighters(t, side, standingShape, shapeBit[shape]) > 0) open |= shapeBit[shape];
  }
  return open;
};

/** Every shape that is named and has a unit, standing or routed. */
const presentShapes: OpenShapes = (t, side, units) => {
  let open = 0;
  for (const shape of shapes) {
    if ((units[shape] ?? 0) > 0 && countFighters(t, side, hasShape, shapeBit[shape]) > 0)
      open |= shapeBit[shape];
  }
  return open;
};

/**
 * Those of which there are enough units; where there are none, those of which most can be had. (RW-DMG-14) Of them the
 * ones with a standing unit, as long as there is any: a standing unit goes first whichever shape it has. (RW-DMG-12)
 */
const fulfillableShapes: OpenShapes = (t, side, units) => {
  let open = 0;
  let best = 0;
  for (const shape of shapes) {
    const wanted = units[shape] ?? 0;
    const there = Math.min(wanted, countFighters(t, side, hasShape, shapeBit[shape]));
    if (there === 0) continue;
    const worth = there === wanted ? Number.POSITIVE_INFINITY : there;
    if (worth > best) open = 0;
    if (worth >= best) open |= shapeBit[shape];
    best = Math.max(best, worth);
  }
  const standing = open & standingShapes(t, side, units);
  return standing > 0 ? standing : open;
};

const namedBy = (bit: number, units: ByClass): number => {
  for (const shape of shapes) if (shapeBit[shape] === bit) return units[shape] ?? 0;
  return 0;
};

const isSingle = (bits: number): boolean => (bits & (bits - 1)) === 0;

/**
 * Units of one of several shapes are hit: where more than one is open, the first unit picked decides. It is always picked
 * by somebody: each open shape has a unit in the tier that comes first, so that tier is never settled at once.
 */
const oneClass = (
  kind: Kind,
  open: OpenShapes,
  assign: Assign,
  deal: (t: Table, to: Assignment, side: Side, amount: number, limit: number) => void,
): AbilityKind<never>['rule'] =>
  procedure(kind, { ...icon, open: count, shape: count, more: count }, steps =>
    steps
      .do((t, f) => {
        f.open = open(t, foes(f), effectOf(t, f, kind).units);
      })
      .call(
        () => assign,
        (t, f, callee) => {
          const amount = isSingle(f.open) ? namedBy(f.open, effectOf(t, f, kind).units) : 1;
          deal(t, callee, foes(f), amount, f.open);
        },
        (t, f, callee) => {
          if (isSingle(f.open)) return;
          f.shape = shapeBit[t.content.unit[fighterType(callee.pick)].unitClass];
          f.more = namedBy(f.shape, effectOf(t, f, kind).units) - 1;
        },
      )
      .call(
        () => assign,
        (t, f, callee) => deal(t, callee, foes(f), f.more, f.shape),
      ),
  );

const details = ({ units }: { readonly units: ByClass }): CardText => unitsByClass(units);

/** Charge: the controller routs up to so many standing units, all of one of the classes. (RW-ROUT-09) */
export const routOneClass: Ability<'rout-one-class', { units: ByClass }> = {
  clause: ['rout, at your choice, up to', 'rozbij według swojego wyboru najwyżej'],
  details,
  rule: oneClass('rout-one-class', standingShapes, pickRouted, aimAt),
};

/** Rain Fire: the opponent destroys units of one shape, one that he can fulfil if there is any. (RW-DMG-14) */
export const destroyOneClass: Ability<'opponent-destroys-one-class', { units: ByClass }> = {
  clause: ['the opponent destroys', 'przeciwnik niszczy'],
  details,
  rule: oneClass('opponent-destroys-one-class', fulfillableShapes, giveUp, dealTo),
};

/** Inferno Rite: the controller destroys units of one shape, standing or routed, as he likes. */
export const destroyChosenClass: Ability<'destroy-one-class', { units: ByClass }> = {
  clause: ['destroy, at your choice, up to', 'zniszcz według swojego wyboru najwyżej'],
  details,
  rule: oneClass('destroy-one-class', presentShapes, pickDestroyed, aimAt),
};
