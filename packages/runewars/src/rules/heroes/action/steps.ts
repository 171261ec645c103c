import type { Offer } from '@runehold/kernel/ask/offer';
import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { no, yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { areaSet, hasArea } from '../../../board/area-set.ts';
import { areaDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import type { Passive } from '../../../text/family.ts';
import { events, reasons, say } from '../../../words.ts';
import { areas, offerAreas } from '../../map/offer-areas.ts';
import { locationAt } from '../../map/tokens.ts';
import { heroFlies, nowhere, reachOf } from '../../move/travel.ts';
import { procedure } from '../../rules.ts';
import { settle } from '../../table/settle.ts';
import { abilityOf, areaOf, isInPlay, isStanding } from '../hero.ts';
import { discardReward, placeOfKind } from '../reward-places.ts';

const near = areaSet();

/** Offers the areas one step away: enemy and neutral ones too, only borders stop heroes. (RW-QUEST-16, RW-HERO-24, 28, 29) */
export const offerSteps = (
  t: Table,
  seat: Seat,
  hero: number,
  offer: Offer,
  codeOf?: (area: number) => number,
): void => {
  const here = areaOf(t, hero);
  reachOf(t, seat, here, 1, heroFlies(t, hero), nowhere, near);
  offerAreas(
    t,
    offer,
    area => {
      if (area === here) return no(reasons['hero-there'], hero);
      return yesIf(hasArea(near, area), reasons['cannot-cross-over'], here);
    },
    codeOf,
  );
};

/** Enters an area; his player looks at its rune, though he may only pass. (RW-HERO-30, RW-HERO-31) */
export const stepTo = (t: Table, hero: number, area: number): void => {
  t.emit(events['hero-stepped'], hero, areaOf(t, hero), area);
  t.heroArea.set(hero, area + 1);
  settle(t);
};

/** Whether the area lets no hero go on who has entered it in this phase. (RW-EXPL-25, RW-EXPL-27) */
export const holdsHeroes = (t: Table, area: number): boolean => locationAt(t, area)?.kind === 'stop-hero';

/** The place of the Reward that takes a hero anywhere, or `NONE`. */
export const transportOf = (t: Table, hero: number): number => placeOfKind(t, hero, 'move-anywhere');

/** Rune of Teleportation: any area, in place of the movement. */
export const transport = procedure('transport', { seat: count, hero: count, area: count }, steps =>
  steps
    .do((t, f) => discardReward(t, transportOf(t, f.hero)))
    .ask('area', {
      kind: 'one',
      seat: 'seat',
      from: areaDomain,
      options: areas((t, f, area) => yesIf(area !== areaOf(t, f.hero), reasons['hero-there'], f.hero)),
      prompt: (_t, f) => say('prompt.transport', { hero: f.hero }),
      rule: 'RW-REWARD-12',
    })
    .do((t, f) => {
      t.emit(events['hero-transported'], f.hero, areaOf(t, f.hero), f.area);
      t.heroArea.set(f.hero, f.area + 1);
      settle(t);
    }),
);

/** A step more for who can slip away once duel or quest is over; it turns over no token. (Silhouette) */
export const extraStep = procedure(
  'extra-step',
  { seat: count, hero: count, moved: count, area: count },
  steps =>
    steps.when(
      (t, f) =>
        abilityOf(t, f.hero, 'move-after-action') !== undefined &&
        isInPlay(t, f.hero) &&
        isStanding(t, f.hero) &&
        !(f.moved === 1 && holdsHeroes(t, areaOf(t, f.hero))),
      slips =>
        slips
          .ask('area', {
            kind: 'one',
            seat: 'seat',
            from: areaDomain,
            options: (t, f, offer) => offerSteps(t, f.seat, f.hero, offer),
            optional: true,
            pass: skipping,
            prompt: (_t, f) => say('prompt.extra-step', { hero: f.hero }),
            rule: 'RW-HERO-03',
          })
          .do((t, f) => {
            if (f.area !== PASS) stepTo(t, f.hero, f.area);
          }),
    ),
);

/** An area on, once the duel or quest after a move action is over, if standing; turns over no exploration token. */
export const movesAfterAction: Passive<'move-after-action'> = {
  clause: [
    'after a move action and its duel or quest, this hero, if standing, moves 1 area more without turning over a token there',
    'po akcji ruchu oraz pojedynku lub misji ten bohater, jeśli stoi, porusza się jeszcze o 1 obszar i nie odkrywa tam żetonu',
  ],
};
