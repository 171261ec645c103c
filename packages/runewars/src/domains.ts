import { type Domain, domain, only, union } from '@runehold/kernel/ask/domain';
import { MAX_SEATS } from '@runehold/kernel/layout/seats';
import {
  AREAS,
  areaIds,
  attributeIds,
  cityPool,
  DAMAGE_LEVELS,
  developmentIds,
  explorationIds,
  factionIds,
  fatePool,
  HEROES,
  heroPool,
  objectiveIds,
  orderIds,
  questPool,
  resourceIds,
  rewardPool,
  seasonPool,
  tacticsPool,
  titleIds,
  unitIds,
} from './layout.ts';

export const unitDomain = domain('unit', unitIds);
export const areaDomain = domain('area', areaIds);
export const heroDomain = domain('hero', heroPool.cards);
export const tacticsDomain = domain('tactics', tacticsPool.cards);
export const questDomain = domain('quest', questPool.cards);
export const rewardDomain = domain('reward', rewardPool.cards);
export const seasonCardDomain = domain('seasonCard', seasonPool.cards);
export const cityDomain = domain('city', cityPool.cards);
export const objectiveDomain = domain('objective', objectiveIds);
export const explorationDomain = domain('exploration', explorationIds);
export const orderDomain = domain('order', orderIds);
export const titleDomain = domain('title', titleIds);
export const developmentDomain = domain('development', developmentIds);
export const factionDomain = domain('faction', factionIds);
export const resourceDomain = domain('resource', resourceIds);
export const attributeDomain = domain('attribute', attributeIds);
export const fateDomain = domain('fate', fatePool.cards);
export const seatDomain = domain(
  'seat',
  Array.from({ length: MAX_SEATS }, (_, seat) => `seat-${seat}`),
);

/** A unit on the map, told apart by type and by whether it stands. */
export const troopDomain = union('troop', { standing: unitDomain, routed: unitDomain });

const UNITS = unitIds.length;

/** The codes of figures that could march: standing units by area and type, then heroes. */
export const marcherCode = (area: number, type: number): number => area * UNITS + type;
export const marcherHero = (hero: number): number => AREAS * UNITS + hero;
export const isMarcherHero = (code: number): boolean => code >= AREAS * UNITS;
export const marcherArea = (code: number): number => Math.floor(code / UNITS);
export const marcherType = (code: number): number => code % UNITS;
export const heroOfMarcher = (code: number): number => code - AREAS * UNITS;

export const marcherDomain: Domain = {
  name: 'marcher',
  size: AREAS * UNITS + HEROES,
  nameOf: code =>
    isMarcherHero(code)
      ? heroPool.cards[heroOfMarcher(code)]
      : `${areaIds[marcherArea(code)]}:${unitIds[marcherType(code)]}`,
  labelOf: code =>
    isMarcherHero(code)
      ? { key: 'marcher.hero', args: { hero: heroOfMarcher(code) } }
      : { key: 'marcher.unit', args: { area: marcherArea(code), unit: marcherType(code) } },
};

/** A unit in a battle, told apart by type, damage and whether it stands. */
export const fighterCode = (type: number, state: number): number => state * UNITS + type;
export const fighterType = (code: number): number => code % UNITS;
/** Its column in `fighters`: damage, more by the number of levels if routed. */
export const fighterState = (code: number): number => Math.floor(code / UNITS);

const fighterWords = (code: number) => ({
  routed: fighterState(code) >= DAMAGE_LEVELS,
  damage: fighterState(code) % DAMAGE_LEVELS,
});

export const fighterDomain: Domain = {
  name: 'fighter',
  size: 2 * DAMAGE_LEVELS * UNITS,
  nameOf: code => {
    const { routed, damage } = fighterWords(code);
    return `${unitIds[fighterType(code)]}${routed ? ':routed' : ''}${damage > 0 ? `:${damage}` : ''}`;
  },
  labelOf: code => {
    const { routed, damage } = fighterWords(code);
    return {
      key: routed ? 'fighter.routed' : 'fighter.standing',
      args: { unit: fighterType(code), damage },
    };
  },
};

/** What a player may do in his turn besides and between the parts of his Order. (RW-ORDER-23) */
export const turnDomain = union('turn', {
  order: only,
  bonus: only,
  end: only,
  tactics: tacticsDomain,
  reward: rewardDomain,
  objective: only,
  exchange: only,
  victory: only,
  captain: only,
  pickUp: heroDomain,
  demolish: areaDomain,
  trade: only,
});
