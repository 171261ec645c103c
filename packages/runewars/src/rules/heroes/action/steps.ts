import type { Offer } from '@runehold/kernel/ask/offer';
import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { no, YES, yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Message } from '@runehold/kernel/text/message';
import { areaSet, hasArea } from '../../../board/area-set.ts';
import { areaDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import type { Passive } from '../../../text/family.ts';
import { events, reasons, say } from '../../../words.ts';
import { offerAreasAmong } from '../../map/offer-areas.ts';
import { locationAt } from '../../map/tokens.ts';
import { heroFlies, nowhere, reachOf } from '../../move/travel.ts';
import { procedure } from '../../rules.ts';
import { settle } from '../../table/settle.ts';
import { mayDepart } from '../commanders/pinned.ts';
import { abilityOf, areaOf, isInPlay, isStanding } from '../hero.ts';

const near = areaSet();

/**
 * Offers the areas one step away: enemy and neutral ones too, only borders stop heroes, and commanders their player's
 * token. (RW-QUEST-16, RW-HERO-24, 28, 29, BW-CMD-14)
 */
export const offerSteps = (
  t: Table,
  seat: Seat,
  hero: number,
  offer: Offer,
  codeOf?: (area: number) => number,
): void => {
  const here = areaOf(t, hero);
  const departs = mayDepart(t, hero);
  reachOf(t, seat, here, 1, heroFlies(t, hero), nowhere, near);
  offerAreasAmong(
    t,
    offer,
    departs === YES ? near : nowhere,
    area => {
      if (departs !== YES) return departs;
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

type Stepping = { readonly seat: Seat; readonly hero: number; readonly area: number };

/** A hero may take one step more, of whatever rule; it turns over no token. Whether he takes it is asked like this. */
export const oneStepMore = <Rule extends string>(prompt: (hero: number) => Message, rule: Rule) =>
  ({
    kind: 'one',
    seat: 'seat',
    from: areaDomain,
    options: (t: Table, f: Stepping, offer: Offer): void => offerSteps(t, f.seat, f.hero, offer),
    optional: true,
    pass: skipping,
    prompt: (_t: Table, f: Stepping) => prompt(f.hero),
    rule,
  }) as const;

/** And he takes it, unless he was told to stay. */
export const takeStep = (t: Table, f: Stepping): void => {
  if (f.area !== PASS) stepTo(t, f.hero, f.area);
};

/** A step more for who can slip away once duel or quest is over. (Silhouette) */
export const extraStep = procedure(
  'extra-step',
  { seat: count, hero: count, moved: count, area: count },
  steps =>
    steps.when(
      (t, f) =>
        abilityOf(t, f.hero, 'move-after-action') !== undefined &&
        isInPlay(t, f.hero) &&
        isStanding(t, f.hero) &&
        mayDepart(t, f.hero) === YES &&
        !(f.moved === 1 && holdsHeroes(t, areaOf(t, f.hero))),
      slips =>
        slips
          .ask(
            'area',
            oneStepMore(hero => say('prompt.extra-step', { hero }), 'RW-HERO-03'),
          )
          .do(takeStep),
    ),
);

/** An area on, once the duel or quest after a move action is over, if standing; turns over no exploration token. */
export const movesAfterAction: Passive<'move-after-action'> = {
  clause: [
    'after a move action and its duel or quest, this hero, if standing, moves 1 more area without revealing a token there',
    'po akcji ruchu oraz pojedynku lub misji ten bohater, jeśli stoi, porusza się jeszcze o 1 obszar i nie odkrywa tam żetonu',
  ],
};
