import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { yesIf } from '@runehold/kernel/ask/verdict';
import type { Frame } from '@runehold/kernel/layout/locals';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { OrderEffect } from '../../content/types-realm.ts';
import { areaDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { events, reasons, say } from '../../words.ts';
import { activationCards } from '../cards/tactics/moments/make-units-fast.ts';
import { isActivated } from '../map/areas.ts';
import { areas } from '../map/offer-areas.ts';
import { anyVacated } from '../map/peasants.ts';
import { leavePeasants } from '../orders/development-cards/peasants.ts';
import { activeCard } from '../orders/in-play.ts';
import { procedure } from '../rules.ts';
import { byEdition } from '../table/edition.ts';
import { ends, snow } from '../table/lasting.ts';
import { isOpened } from '../table/opened.ts';
import { putActivation } from './activation.ts';
import { enterArea } from './enter.ts';
import { march } from './march.ts';
import type { marchLocals } from './marchers.ts';
import { mayOpenPortals, openPortals } from './portals.ts';

type Activation = Extract<OrderEffect, { kind: 'activate-and-move' }>;

/** How far units come from, and the fast ones among them; snow slows both. (RW-MOVE-05, RW-MOVE-06) */
const unitPace = (
  t: Table,
  { areas, fastAreas }: Activation,
): readonly [steps: number, fastSteps: number] => [areas - snow(t), fastAreas - snow(t)];

/** The same for the Order of this game that lets units come from farthest to an area that it activates. */
export const activationPace = (t: Table): readonly [steps: number, fastSteps: number] => {
  let farthest: Activation | undefined;
  for (let order = 0; order < t.orders; order++) {
    const { primary } = t.content.orders[order];
    if (primary.kind !== 'activate-and-move' || !isOpened(t, t.content.boxOf.orders, order)) continue;
    if (farthest === undefined || primary.fastAreas > farthest.fastAreas) farthest = primary;
  }
  return farthest === undefined ? [0, 0] : unitPace(t, farthest);
};

/** How far figures may come from; snow slows units only. (RW-MOVE-05, RW-MOVE-06, RW-HERO-20, 21, RW-ORIG-13) */
const setPace = (t: Table, seat: Seat, callee: Frame<typeof marchLocals>): void => {
  const primary = activeCard(t, seat)?.primary;
  if (primary?.kind !== 'activate-and-move') throw new Error('the active Order activates no area');
  const heroes = byEdition.activationMovers(t).includes('heroes');
  [callee.steps, callee.fastSteps] = unitPace(t, primary);
  callee.heroSteps = heroes ? primary.areas : 0;
  callee.fastHeroSteps = heroes ? primary.fastAreas : 0;
};

/**
 * What Mobilize and Conquer do: an own activation token in one area, figures from near it into it, and what follows
 * from that. It may be declined. (RW-MOVE-01 to 05, RW-MOVE-21, RW-O2-01, RW-O3-01)
 */
export const activate = procedure('activate', { seat: count, area: count }, steps =>
  steps
    .ask('area', {
      kind: 'one',
      seat: 'seat',
      from: areaDomain,
      options: areas((t, f, area) => yesIf(!isActivated(t, area, f.seat), reasons['activated'], area)),
      optional: true,
      pass: skipping,
      prompt: () => say('prompt.activate'),
      rule: 'RW-MOVE-03',
    })
    .unless({ area: PASS }, active =>
      active
        .do((t, f) => putActivation(t, f.seat, f.area, events['area-activated']))
        .call(() => activationCards, { seat: 'seat' })
        .when(
          (t, f) => mayOpenPortals(t, f.seat),
          portals => portals.call(() => openPortals, { seat: 'seat' }),
        )
        .call(
          () => march,
          (t, f, callee) => {
            callee.seat = f.seat;
            callee.target = f.area;
            setPace(t, f.seat, callee);
          },
        )
        .do(t => {
          ends.movement(t);
        })
        // Before what the movement leads to. (BW-PEAS-12)
        .when(anyVacated, left => left.call(() => leavePeasants, { seat: 'seat' }))
        .call(() => enterArea, { seat: 'seat', area: 'area' }),
    ),
);
