import { type Offer, PASS } from '@runehold/kernel/ask/offer';
import { stopping } from '@runehold/kernel/ask/passing';
import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import type { Frame } from '@runehold/kernel/layout/locals';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { areaSet, hasArea, nextArea } from '../../board/area-set.ts';
import type { Mover } from '../../content/types-realm.ts';
import { areaDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { HEROES } from '../../pools.ts';
import { reasons, say } from '../../words.ts';
import { gainTactics } from '../cards/draw.ts';
import { isEmpty } from '../map/areas.ts';
import { offerAreasAmong } from '../map/offer-areas.ts';
import { ownAreas } from '../map/own-areas.ts';
import { anyVacated } from '../map/peasants.ts';
import { unitsIn } from '../map/units.ts';
import { areaWords, rememberFriendly } from '../move/area-words.ts';
import { findDestinations } from '../move/destinations.ts';
import { isAnybodyUnderway, putDown } from '../move/force.ts';
import { march } from '../move/march.ts';
import { mayOpenPortals, openPortals } from '../move/portals.ts';
import { keepToLimit, usualLimit } from '../move/unit-limit.ts';
import { procedure } from '../rules.ts';
import { ends } from '../table/lasting.ts';
import { passOn, remember, remembers, setOf } from '../table/remembered.ts';
import { countIcons } from '../table/resources.ts';
import { leavePeasants } from './development-cards/peasants.ts';
import { activeCard } from './in-play.ts';
import { type Bonus, moversText, moverWords, type Primary, resolved } from './order.ts';

const locals = {
  seat: count,
  destination: count,
  /** Areas that were friendly before the order, and those that figures have been sent to. (RW-O1-10) */
  friendly: areaWords,
  visited: areaWords,
  moved: setOf(HEROES),
};

type Strategize = Frame<typeof locals>;

const near = areaSet();

/** How far every figure goes: being fast gives nothing here. (RW-O1-09, RW-HERO-22) */
const pace = (t: Table, seat: Seat): number => {
  const primary = activeCard(t, seat)?.primary;
  return primary?.kind === 'move-figures' ? primary.areas : 0;
};

const mayGoTo = (t: Table, f: Strategize, area: number): Verdict => {
  if (!hasArea(near, area)) return no(reasons['nobody-comes']);
  if (remembers(f.visited, area)) return no(reasons['visited'], area);
  return remembers(f.friendly, area) || isEmpty(t, area) ? YES : no(reasons['not-friendly-or-empty'], area);
};

/** Friendly and empty areas next to somebody who could go there, each once. (RW-O1-01, 03, 04, RW-HERO-23) */
const offerDestinations = (t: Table, f: Strategize, offer: Offer): void => {
  findDestinations(t, f.seat, pace(t, f.seat), f.friendly, f.moved, near);
  offerAreasAmong(t, offer, near, area => mayGoTo(t, f, area));
};

/** Everybody who has moved stands where he went, and alliances are what control now makes of them. (RW-O1-10, RW-NEUT-07) */
const putAllDown = (t: Table, seat: Seat): void => {
  for (let area = 0; area < t.areas; area++) if (isAnybodyUnderway(t, area)) putDown(t, area, seat);
  t.mover = 0;
  ends.movement(t);
};

const own = areaSet();

/** An area of the player's that holds too many units, or `NONE`. */
const crowded = (t: Table, seat: Seat): number => {
  const most = t.content.limits.unitsPerArea;
  ownAreas(t, seat, own);
  for (let area = nextArea(own, -1); area >= 0; area = nextArea(own, area))
    if (unitsIn(t, area) > most) return area;
  return NONE;
};

/** Strategize: figures go one step each, into friendly or empty areas; all moves count as one. (RW-O1-01 to 11) */
const strategize = procedure('strategize', locals, steps =>
  steps
    .do((t, f) => rememberFriendly(t, f.seat, f.friendly))
    .when(
      (t, f) => mayOpenPortals(t, f.seat),
      portals => portals.call(() => openPortals, { seat: 'seat' }),
    )
    .repeatUntil({ destination: PASS }, moves =>
      moves
        .ask('destination', {
          kind: 'one',
          seat: 'seat',
          from: areaDomain,
          options: offerDestinations,
          optional: true,
          pass: stopping,
          prompt: () => say('prompt.strategize'),
          rule: 'RW-O1-01',
        })
        .unless({ destination: PASS }, chosen =>
          chosen
            .do((_t, f) => remember(f.visited, f.destination))
            .call(
              () => march,
              (t, f, callee) => {
                callee.seat = f.seat;
                callee.target = f.destination;
                passOn(f.moved, callee.moved);
                passOn(f.friendly, callee.friendly);
                callee.steps = pace(t, f.seat);
                callee.fastSteps = pace(t, f.seat);
                callee.heroSteps = pace(t, f.seat);
                callee.fastHeroSteps = pace(t, f.seat);
              },
              (_t, f, callee) => passOn(callee.moved, f.moved),
            ),
        ),
    )
    .do((t, f) => putAllDown(t, f.seat))
    .when(anyVacated, left => left.call(() => leavePeasants, { seat: 'seat' }))
    .repeatWhile(
      (t, f) => crowded(t, f.seat) !== NONE,
      over =>
        over.call(
          () => keepToLimit,
          (t, f, callee) => usualLimit(t, f.seat, crowded(t, f.seat), callee),
        ),
    ),
);

/** Each figure goes so far, into friendly or empty areas; nothing is activated. */
export const movesFigures: Primary<'move-figures', { areas: number; movers: readonly Mover[] }> = {
  clause: [
    'to friendly or empty areas up to {areas, count, thing.area} away, without activating them, move',
    'na przyjazne lub puste obszary oddalone najwyżej o {areas, count, thing.area:acc}, bez aktywacji, porusz',
  ],
  details: moversText,
  words: moverWords,
  rule: strategize,
  bot: { worth: ({ grabs }) => 0.8 * grabs() },
};

/** Strategize's bonus: a Tactics card for every icon that the dials have reached. (RW-O1-12, RW-O1-13) */
export const collectsTactics: Bonus<'collect-tactics'> = {
  clause: [
    'draw 1 Tactics card for each Tactics icon your dials have reached',
    'dobierz 1 kartę taktyki za każdą ilustrację karty taktyki, do której sięgają twoje liczniki',
  ],
  rule: procedure('collect-tactics', resolved, steps =>
    steps.call(() => gainTactics, { seat: 'seat', amount: (t, f) => countIcons(t, f.seat, 'tactics') }),
  ),
  bot: { worth: ({ look: { t, me }, weights }) => weights.tactics * countIcons(t, me, 'tactics') },
};
