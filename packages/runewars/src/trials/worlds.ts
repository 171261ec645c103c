import { baseContent, type Content } from '../content/content.ts';
import type { Hero } from '../content/heroes.ts';
import type { Unit } from '../content/types.ts';

/*
 * Worlds in which the rare is common. The rules are those of the game; numbers and decks are not, so that clauses
 * which a thousand ordinary games never reach are reached by a few.
 */

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

/** No Rewards but these. */
const onlyRewards = (...ids: readonly string[]): Pick<Content, 'rewardCards'> => ({
  rewardCards: baseContent.rewardCards.map(card =>
    ids.includes(card.id.replace(/^reward-/, '')) ? card : { ...card, copies: 0 },
  ),
});

/** Objectives that nobody can reach where no giants are: they are exchanged until the deck is empty. */
const hopeless: Pick<Content, 'objectiveCards'> = {
  objectiveCards: baseContent.objectiveCards.map(card => ({
    ...card,
    claim: 'own-turn',
    escape: true,
    condition: { kind: 'all-allied-with-you', units: ['unit-giant'], least: 1 },
  })),
};

/** Fifteen years, so that the strong have time to drive the weak from the map. */
const lasting: Pick<Content, 'editions'> = {
  editions: { ...baseContent.editions, years: { revised: 15, original: 15 } },
};

/**
 * Three heroes to begin with; few figures, so that they run out; three dragon runes to win with; merchants who give
 * Rewards away; and abilities that belong to others, so that those of dear units are used from the first battle on.
 */
const world = (
  exchange: number,
  heroes: (hero: Hero) => Hero,
  differences: Partial<Content> = {},
): Content => ({
  ...baseContent,
  victoryCards: { ...baseContent.victoryCards, runes: 3 },
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
  startingSet: { ...baseContent.startingSet, heroes: 3 },
  titles: baseContent.titles.map(title => ({
    ...title,
    effects: title.effects.map(effect =>
      effect.kind === 'rewards-for-runes' ? { ...effect, rewards: 1 } : effect,
    ),
  })),
});

/** The worlds by what is common in them. */
export const worlds = {
  frailty: world(5, frail, hopeless),
  challenges: world(
    11,
    wandering,
    onlyRewards('cloak-of-deception', 'staff-of-light', 'rune-of-teleportation'),
  ),
  weapons: world(7, wandering, onlyRewards('rage-blade', 'dwarven-fire-bombs', 'gauntlets-of-might')),
  relief: world(
    3,
    wandering,
    onlyRewards('healing-draught', 'staff-of-light', 'boots-of-the-wind', 'ice-storm'),
  ),
  sieges: world(16, wandering, {
    ...fortified,
    ...lasting,
    victoryCards: { ...baseContent.victoryCards, runes: 12 },
  }),
} as const;
