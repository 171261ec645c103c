import { words } from '@runehold/kernel/ask/domain';
import { count, listOf } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import type { RewardEffect } from '../../content/types-quests.ts';
import { areaDomain, fighterDomain, unitDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { events, say } from '../../words.ts';
import { routFighter } from '../battle/casualties.ts';
import { hasFighter, isStanding as isStandingFighter, offerFighters } from '../battle/fighters.ts';
import { otherSide, sideOf } from '../battle/sides.ts';
import { controller, hasNeutrals, isContested, isEnemy, isFriendly } from '../map/areas.ts';
import { columnOf, typeOf } from '../map/columns.ts';
import { occupantOf, routedIn, routUnits, standingIn, standUnits } from '../map/units.ts';
import { groupMayMove, moveAllNeutrals, offerGroupMoves } from '../move/neutral-move.ts';
import { anyGroupLeft, placeGroup, rewardAsPlacer } from '../move/place-neutrals.ts';
import { keepToLimit } from '../move/unit-limit.ts';
import { procedure } from '../rules.ts';
import { areaOf, healHero, isStanding, nextOwnHeroIn, standHero } from './hero.ts';

/** The locals of what a Reward does: whose it is, the hero it lay under, and which card. */
const used = { seat: count, hero: count, reward: count };
type Used = Procedure<typeof used>;

/** Whether a kind of Reward would change something now, and what it does. */
export type RewardRule = {
  readonly may: (t: Table, seat: Seat, hero: number, reward: number) => boolean;
  readonly effect: Used;
};

const asUsed = (effect: unknown): Used => effect as Used;

/** What fights is out of reach: nothing goes to or from a contested area. (RW-BATTLE-48) */
const isCalm = (t: Table, area: number): boolean => !isContested(t, area);

/** Flute of Possession: all neutral units of the area go together into an adjacent one. */
const possess = procedure('reward-flute', { ...used, area: count }, steps =>
  steps
    .ask('area', {
      kind: 'one',
      seat: 'seat',
      from: areaDomain,
      options: (t, f, offer) => offerGroupMoves(t, areaOf(t, f.hero), offer, isCalm),
      prompt: (t, f) => say('prompt.lure-with-flute', { area: areaOf(t, f.hero) }),
      rule: 'RW-NEUT-16',
    })
    .do((t, f) => moveAllNeutrals(t, areaOf(t, f.hero), f.area))
    .call(() => keepToLimit, {
      seat: (t, f) => controller(t, f.area),
      area: 'area',
      limit: t => t.content.limits.unitsPerArea,
    }),
);

const hasRoutedHero = (t: Table, seat: Seat, area: number): boolean => {
  for (let hero = nextOwnHeroIn(t, seat, area); hero >= 0; hero = nextOwnHeroIn(t, seat, area, hero + 1)) {
    if (!isStanding(t, hero)) return true;
  }
  return false;
};

/** Stands every unit of an area. */
export const standAllIn = (t: Table, area: number): void => {
  for (let column = 0; column < t.columns; column++) {
    const routed = t.routed.get(area, column);
    if (routed === 0) continue;
    standUnits(t, area, column, routed);
    t.emit(events['units-stood'], typeOf(t, Math.max(0, occupantOf(t, area)), column), routed, area);
  }
};

/** Staff of Light: all units and heroes of the player's in the area stand. */
const raise = procedure('reward-staff', used, steps =>
  steps.do((t, f) => {
    const area = areaOf(t, f.hero);
    if (isFriendly(t, area, f.seat)) standAllIn(t, area);
    for (let hero = 0; hero < t.heroes; hero++) {
      if (nextOwnHeroIn(t, f.seat, area, hero) === hero) standHero(t, hero);
    }
  }),
);

const MOST_ROUTED = 8;

const routsOf = (t: Table, reward: number): number => {
  const { effect } = t.content.rewardCards[reward];
  return effect.kind === 'rout-units' ? effect.units : 0;
};

/** Ice Storm in a battle: routs units of the other side that take part. (RW-BATTLE-48) */
const freezeFoes = procedure('reward-ice-storm-in-battle', { ...used, units: listOf(MOST_ROUTED) }, steps =>
  steps
    .ask('units', {
      kind: 'some',
      seat: 'seat',
      from: fighterDomain,
      options: (t, f, offer) => offerFighters(t, otherSide(sideOf(t, f.seat)), offer, isStandingFighter),
      about: (t, f) => ({ side: otherSide(sideOf(t, f.seat)) }),
      min: 1,
      max: (t, f) => routsOf(t, f.reward),
      prompt: (t, f) => say('prompt.rout-units', { count: routsOf(t, f.reward), area: areaOf(t, f.hero) }),
      rule: 'RW-BATTLE-48',
    })
    .do((t, f) => {
      const side = otherSide(sideOf(t, f.seat));
      for (let i = 0; i < f.units.length; i++) routFighter(t, side, f.units.at(i));
    }),
);

/** Ice Storm on the map: routs standing units of others, or neutral ones, in the area. */
const freezeOthers = procedure('reward-ice-storm', { ...used, units: listOf(MOST_ROUTED) }, steps =>
  steps
    .ask('units', {
      kind: 'some',
      seat: 'seat',
      from: unitDomain,
      options: (t, f, offer) => {
        const area = areaOf(t, f.hero);
        const occupant = Math.max(0, occupantOf(t, area));
        for (let column = 0; column < t.columns; column++) {
          const standing = t.standing.get(area, column);
          if (standing > 0) offer.add(typeOf(t, occupant, column), standing);
        }
      },
      min: 1,
      max: (t, f) => routsOf(t, f.reward),
      prompt: (t, f) => say('prompt.rout-units', { count: routsOf(t, f.reward), area: areaOf(t, f.hero) }),
      rule: 'RW-REWARD-12',
    })
    .do((t, f) => {
      const area = areaOf(t, f.hero);
      for (let i = 0; i < f.units.length; i++) {
        routUnits(t, area, columnOf(t, f.units.at(i)), 1);
        t.emit(events['units-routed'], f.units.at(i), 1, area);
      }
    }),
);

const freeze = procedure('use-ice-storm', used, steps =>
  steps.dispatch(
    () => [freezeOthers, freezeFoes],
    (t, f) => (isContested(t, areaOf(t, f.hero)) ? 1 : 0),
    { seat: 'seat', hero: 'hero', reward: 'reward' },
  ),
);

/** Rune of Summoning: neutral units from the supply into the area. */
const summon = procedure('reward-summoning', used, steps =>
  steps.call(() => placeGroup, {
    seat: 'seat',
    area: (t, f) => areaOf(t, f.hero),
    card: (t, f) => rewardAsPlacer(t, f.reward),
  }),
);

/** The two uses of a Healing Draught. */
const draughtDomain = words('draught', ['heal', 'stand']);
const HEAL = 0;
const STAND = 1;

/** Healing Draught: heals the hero, or stands him. */
const drink = procedure('reward-draught', { ...used, use: count }, steps =>
  steps
    .ask('use', {
      kind: 'one',
      seat: 'seat',
      from: draughtDomain,
      options: (t, f, offer) => {
        if (t.heroDamage.get(f.hero) > 0) offer.add(HEAL);
        if (!isStanding(t, f.hero)) offer.add(STAND);
      },
      prompt: (_t, f) => say('prompt.heal-or-stand', { hero: f.hero }),
      rule: 'RW-REWARD-12',
    })
    .do((t, f) => (f.use === HEAL ? healHero(t, f.hero) : standHero(t, f.hero))),
);

/** What Rewards do when they are used in their player's turn, or in the Quest Phase outside a movement. */
export const rewardRules: Partial<Readonly<Record<RewardEffect['kind'], RewardRule>>> = {
  'move-neutral-units': {
    may: (t, _seat, hero) => {
      const area = areaOf(t, hero);
      return isCalm(t, area) && hasNeutrals(t, area) && groupMayMove(t, area, isCalm);
    },
    effect: asUsed(possess),
  },
  'stand-figures': {
    may: (t, seat, hero) => {
      const area = areaOf(t, hero);
      return (isFriendly(t, area, seat) && routedIn(t, area) > 0) || hasRoutedHero(t, seat, area);
    },
    effect: raise,
  },
  'rout-units': {
    may: (t, seat, hero) => {
      const area = areaOf(t, hero);
      if (isContested(t, area)) return hasFighter(t, otherSide(sideOf(t, seat)), isStandingFighter);
      return !isFriendly(t, area, seat) && standingIn(t, area) > 0;
    },
    effect: freeze,
  },
  'place-neutral-units': {
    may: (t, seat, hero, reward) => {
      const { effect } = t.content.rewardCards[reward];
      const area = areaOf(t, hero);
      if (effect.kind !== 'place-neutral-units' || isEnemy(t, area, seat) || isContested(t, area))
        return false;
      return anyGroupLeft(t, effect.choices);
    },
    effect: summon,
  },
  'heal-or-stand': {
    may: (t, _seat, hero) => t.heroDamage.get(hero) > 0 || !isStanding(t, hero),
    effect: asUsed(drink),
  },
};
