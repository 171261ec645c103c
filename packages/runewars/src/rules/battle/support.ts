import type { Offer } from '@runehold/kernel/ask/offer';
import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import { unitDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { events, reasons, say } from '../../words.ts';
import { isInArea, isStanding, ownerOf } from '../heroes/hero.ts';
import { columnOf } from '../map/columns.ts';
import { procedure } from '../rules.ts';
import { byEdition } from '../table/edition.ts';
import { countType } from './fighters.ts';
import { contestedArea, isUnallied, type Side, seatOn, typeOn } from './sides.ts';

/** The next standing hero of a side's player in the contested area, from a number on, or `NONE`. (RW-HERO-33, 35, 36) */
export const nextHero = (t: Table, side: Side, from: number): number => {
  for (let hero = from; hero < t.heroes; hero++) {
    const own = ownerOf(t, hero) === seatOn(t, side) && isInArea(t, hero, contestedArea(t));
    if (own && isStanding(t, hero)) return hero;
  }
  return NONE;
};

/** Types of a side's participating units, allied neutral ones included, that no hero supports yet. (RW-HERO-32, RW-HERO-34) */
const offerTypes = (t: Table, side: Side, offer: Offer): void => {
  for (let column = 0; column < t.columns; column++) {
    if (countType(t, side, column) === 0) continue;
    const supporter = t.supporter.get(side, column) - 1;
    offer.consider(typeOn(t, side, column), yesIf(supporter < 0, reasons['supported-already'], supporter));
  }
};

/** Whether heroes can support at all: not in the original edition, and never unallied units. (RW-ORIG-10, RW-BATTLE-34) */
const allowsSupport = (t: Table, side: Side): boolean =>
  byEdition.heroSupport(t).draws > 0 && !isUnallied(t, side);

/** A side declares its supporters: any of its heroes here, each for a different type. (RW-BATTLE-23, RW-HERO-32) */
export const declareSupport = procedure('declare-support', { side: count, hero: count, unit: count }, steps =>
  steps
    .do((t, f) => {
      f.hero = allowsSupport(t, f.side) ? nextHero(t, f.side, 0) : NONE;
    })
    .repeatUntil({ hero: NONE }, each =>
      each
        .ask('unit', {
          kind: 'one',
          seat: (t, f) => seatOn(t, f.side),
          from: unitDomain,
          options: (t, f, offer) => offerTypes(t, f.side, offer),
          about: (_t, f) => ({ side: f.side, hero: f.hero }),
          optional: true,
          pass: skipping,
          prompt: (_t, f) => say('prompt.support', { hero: f.hero }),
          rule: 'RW-HERO-32',
        })
        .do((t, f) => {
          if (f.unit !== PASS) {
            t.supporter.set(f.side, columnOf(t, f.unit), f.hero + 1);
            t.emit(events['hero-supports'], f.hero, f.unit);
          }
          f.hero = nextHero(t, f.side, f.hero + 1);
        }),
    ),
);
