import { type Domain, domain, either, only, product, union, worded } from '@runehold/kernel/ask/domain';
import { MAX_SEATS } from '@runehold/kernel/layout/seats';
import {
  areaIds,
  attributeIds,
  cityPool,
  commanderCardIds,
  DAMAGE_LEVELS,
  developmentCardIds,
  developmentIds,
  explorationIds,
  factionIds,
  fatePool,
  grownAreas,
  grownIn,
  heroPool,
  objectiveIds,
  orderIds,
  questPool,
  resourceIds,
  rewardPool,
  seasonIds,
  seasonPool,
  tacticsPool,
  titleIds,
  unitIds,
} from './pools.ts';

export const unitDomain = domain('unit', unitIds, grownIn('units'));
export const areaDomain = domain('area', areaIds, grownAreas);
export const heroDomain = domain('hero', heroPool.cards, grownIn('heroes'));
export const tacticsDomain = domain('tactics', tacticsPool.cards, grownIn('tacticsCards'));
export const questDomain = domain('quest', questPool.cards, grownIn('questCards'));
export const rewardDomain = domain('reward', rewardPool.cards, grownIn('rewardCards'));
export const seasonCardDomain = domain('seasonCard', seasonPool.cards, grownIn('seasonCards'));
export const cityDomain = domain('city', cityPool.cards, grownIn('cities'));
export const objectiveDomain = domain('objective', objectiveIds, grownIn('objectiveCards'));
export const explorationDomain = domain('exploration', explorationIds, grownIn('explorationTokens'));
export const orderDomain = domain('order', orderIds, grownIn('orders'));
export const titleDomain = domain('title', titleIds, grownIn('titles'));
export const developmentDomain = domain('development', developmentIds, grownIn('developments'));
export const developmentCardDomain = domain(
  'developmentCard',
  developmentCardIds,
  grownIn('developmentCards'),
);
export const commanderCardDomain = domain('commanderCard', commanderCardIds, grownIn('commanderCards'));
export const factionDomain = domain('faction', factionIds, grownIn('factions'));
export const resourceDomain = domain('resource', resourceIds);
export const attributeDomain = domain('attribute', attributeIds);
export const seasonDomain = domain('season', seasonIds);
export const fateDomain = domain('fate', fatePool.cards);
export const seatDomain = domain(
  'seat',
  Array.from({ length: MAX_SEATS }, (_, seat) => `seat-${seat}`),
);

/** A unit on the map, told apart by type and by whether it stands. */
export const troopDomain = union('troop', { standing: unitDomain, routed: unitDomain });
const standingCodes = troopDomain.codesOf('standing');
const routedCodes = troopDomain.codesOf('routed');
export const standingTroop = (type: number): number => standingCodes[type];
export const routedTroop = (type: number): number => routedCodes[type];

/** Standing units by area and type. */
const unitMarcherDomain = product('unitMarcher', areaDomain, unitDomain, (area, unit) => ({
  key: 'marcher.unit',
  args: { area, unit },
}));

/** The figures that could march: standing units, then heroes. */
export const marcherDomain = either(
  'marcher',
  unitMarcherDomain,
  worded(heroDomain, hero => ({ key: 'marcher.hero', args: { hero } })),
);

export const marcherCode = (area: number, type: number): number =>
  marcherDomain.first(unitMarcherDomain.code(area, type));
export const marcherHero = marcherDomain.second;
export const isMarcherHero = marcherDomain.isSecond;
export const marcherArea = (code: number): number => unitMarcherDomain.firstOf(marcherDomain.valueOf(code));
export const marcherType = (code: number): number => unitMarcherDomain.secondOf(marcherDomain.valueOf(code));
export const heroOfMarcher = marcherDomain.valueOf;

const isRouted = (state: number): boolean => state >= DAMAGE_LEVELS;

/** Damage, and more by the number of levels if routed: the columns of `fighters`. */
const stateDomain = domain(
  'state',
  Array.from({ length: 2 * DAMAGE_LEVELS }, (_, state) => String(state)),
);

const fighters = product('fighter', stateDomain, unitDomain, (state, unit) => ({
  key: isRouted(state) ? 'fighter.routed' : 'fighter.standing',
  args: { unit, damage: state % DAMAGE_LEVELS },
}));

/** A unit in a battle, told apart by type, damage and whether it stands. */
export const fighterCode = (type: number, state: number): number => fighters.code(state, type);
export const fighterType = fighters.secondOf;
export const fighterState = fighters.firstOf;

export const fighterDomain: Domain = {
  ...fighters,
  nameOf: code => {
    const state = fighterState(code);
    const damage = state % DAMAGE_LEVELS;
    return `${unitIds[fighterType(code)]}${isRouted(state) ? ':routed' : ''}${damage > 0 ? `:${damage}` : ''}`;
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
  developmentCard: developmentCardDomain,
});
