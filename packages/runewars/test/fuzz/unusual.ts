import { baseContent, type Content } from '../../src/content/content.ts';
import type { Hero } from '../../src/content/heroes.ts';
import type { Unit } from '../../src/content/types.ts';

const isSummoner = ({ ability }: Unit): boolean => ability.effect.kind === 'summon';

/** Every unit has the ability of another; who summons his own kind keeps to it. */
const exchangedAbilities = (units: readonly Unit[], by: number): Unit[] => {
  const others = units.filter(unit => !isSummoner(unit));
  return units.map(unit => {
    if (isSummoner(unit)) return unit;
    const from = others[(others.indexOf(unit) + by) % others.length];
    return { ...unit, ability: from.ability };
  });
};

/** Frail heroes of great skill, who fall often and fail seldom. */
const frail = (hero: Hero): Hero => ({ ...hero, health: 2, strength: 5, agility: 5, wisdom: 5 });

/** And such as ride so far that they meet all the time. */
const wandering = (hero: Hero): Hero => ({
  ...frail(hero),
  ability: { timing: 'passive', optional: false, effect: { kind: 'long-move', areas: 6 } },
});

const defences = baseContent.developments.filter(({ timing }) => timing === 'battle.tally.a');

/** Everything that is built defends, in one of the four ways; and walls are low. */
const fortified: Pick<Content, 'developments' | 'stronghold'> = {
  developments: baseContent.developments.map((development, n) => ({
    ...development,
    copies: 2,
    timing: 'battle.tally.a',
    effect: defences[n % defences.length].effect,
  })),
  stronghold: {
    ...baseContent.stronghold,
    strength: { undamaged: 1, damaged: 0 },
    developments: { most: 1, cost: { food: 0, wood: 0, ore: 0 } },
  },
};

/** Rewards whose moment seldom comes. */
const rare: ReadonlySet<string> = new Set([
  'stand-figures',
  'heal-or-stand',
  'demand-influence',
  'add-to-attribute',
  'deal-damage',
]);

/** No Rewards but those. */
const rewarding: Pick<Content, 'rewardCards'> = {
  rewardCards: baseContent.rewardCards.map(card =>
    rare.has(card.effect.kind) ? card : { ...card, copies: 0 },
  ),
};

/**
 * A world in which the rare is common: few figures, so that they run out; three dragon runes to win with; merchants who
 * give Rewards away; and abilities that belong to others, so that those of dear units are used from the first battle on.
 */
const world = (
  exchange: number,
  heroes: (hero: Hero) => Hero,
  differences: Partial<Content> = {},
): Content => ({
  ...baseContent,
  ...differences,
  units: exchangedAbilities(baseContent.units, exchange).map(unit =>
    unit.owner === 'neutral' ? unit : { ...unit, figures: Math.min(unit.figures, 4) },
  ),
  heroes: baseContent.heroes.map(heroes),
  explorationTokens: baseContent.explorationTokens.map(token =>
    token.kind === 'event'
      ? { ...token, effect: { kind: 'may-buy-reward' as const, influence: 0, rewards: 2 } }
      : token,
  ),
  victoryCards: { ...baseContent.victoryCards, runes: 3 },
  titles: baseContent.titles.map(title => ({
    ...title,
    effects: title.effects.map(effect =>
      effect.kind === 'rewards-for-runes' ? { ...effect, rewards: 1 } : effect,
    ),
  })),
});

export const unusualWorlds: readonly Content[] = [
  world(5, frail),
  world(11, wandering, rewarding),
  world(16, wandering, fortified),
];
