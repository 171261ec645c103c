import { universe } from '../boxes/universe.ts';
import type { Universe } from '../content/box.ts';
import type { Content } from '../content/content.ts';
import type { Unit } from '../content/types.ts';
import type { Hero, HeroEffect } from '../content/types-heroes.ts';
import type {
  ExplorationEffect,
  ExplorationToken,
  QuestPlace,
  QuestResult,
  RewardCard,
} from '../content/types-quests.ts';
import type { Development } from '../content/types-realm.ts';

/*
 * Worlds in which the rare is common. The rules are those of the game; numbers and decks are not, so that clauses
 * which a thousand ordinary games never reach are reached by a few.
 */

const isSummoner = ({ ability }: Unit): boolean => ability.effect.kind === 'summon';

/** Every unit has the ability of another; who summons his own kind keeps to it. */
const exchanged =
  (by: number) =>
  (units: readonly Unit[]): Unit[] => {
    const others = units.filter(unit => !isSummoner(unit));
    return units.map(unit => {
      if (isSummoner(unit)) return unit;
      const from = others[(others.indexOf(unit) + by) % others.length];
      return { ...unit, ability: from.ability };
    });
  };

/** Only the abilities of these, so that the same ones meet in every battle and leave somebody to choose from. */
const only =
  (...ids: readonly Unit['id'][]) =>
  (units: readonly Unit[]): Unit[] => {
    const some = units.filter(({ id }) => ids.includes(id));
    return units.map((unit, n) => ({ ...unit, ability: some[n % some.length].ability }));
  };

const able = (hero: Hero, effect: HeroEffect): Hero => ({
  ...hero,
  ability: { timing: 'passive', optional: false, effect },
});

/** Heroes of great skill, who seldom fail. */
const skilled = (hero: Hero): Hero => ({ ...hero, strength: 5, agility: 5, wisdom: 5 });

/** And frail ones, who fall often. */
const frail = (hero: Hero): Hero => ({ ...skilled(hero), health: 2 });

/** Such as ride so far that they meet all the time. */
const wandering = (hero: Hero): Hero => able(hero, { kind: 'long-move', areas: 6 });

/** Such as heal their friends. */
const caring = (hero: Hero): Hero => able(hero, { kind: 'heal-on-quest' });

const merchant: ExplorationEffect = { kind: 'may-buy-reward', influence: 0, rewards: 2 };

const asMerchant = (token: ExplorationToken): ExplorationToken => ({
  ...token,
  kind: 'event',
  effect: merchant,
});

const isRaid = ({ effect }: ExplorationToken): boolean => effect.kind === 'raid';

/** Merchants who give Rewards away, and raiders, wherever somebody explores. */
const treasures: Pick<Content, 'explorationTokens'> = {
  explorationTokens: universe.explorationTokens.map(token => (isRaid(token) ? token : asMerchant(token))),
};

const portal: ExplorationEffect = { kind: 'join-areas', influence: 1 };

/** Merchants instead of what else happens, and Portals for all other places. */
const portals: Pick<Content, 'explorationTokens' | 'unitsToDiscardLocation'> = {
  explorationTokens: universe.explorationTokens.map(token =>
    token.kind === 'event' ? asMerchant(token) : { ...token, effect: portal },
  ),
  unitsToDiscardLocation: 2,
};

const effectOf = (id: Development['id']): Development['effect'] | undefined =>
  universe.developments.find(development => development.id === id)?.effect;

/** The other defences, each after Wards, which leave most to choose. */
const defences = (['dev-reinforced-walls', 'dev-hungry-spawn', 'dev-cursed-tomb'] as const)
  .flatMap(id => [effectOf('dev-protective-wards'), effectOf(id)])
  .filter(effect => effect !== undefined);

/** Everything that is built defends, in one of the four ways; and walls are low. */
const fortified: Pick<Content, 'developments' | 'stronghold'> = {
  developments: universe.developments.map((development, n) => ({
    ...development,
    copies: 2,
    timing: 'battle.tally.a',
    effect: defences[n % defences.length],
  })),
  stronghold: {
    ...universe.stronghold,
    strength: { undamaged: 1, damaged: 0 },
    development: { food: 0, wood: 0, ore: 0 },
  },
};

/** No Rewards but these, so many of each. */
const onlyRewards = (copies: Readonly<Record<string, number>>): Pick<Content, 'rewardCards'> => ({
  rewardCards: universe.rewardCards.map(card => ({
    ...card,
    copies: copies[card.id.replace(/^reward-/, '')] ?? 0,
  })),
});

/** Of Tactics cards and Rewards those of the boxes after the first alone, the Rewards in plenty. */
const fromLaterBoxes: Pick<Content, 'tacticsCards' | 'rewardCards'> = {
  tacticsCards: universe.tacticsCards.map((card, n) =>
    universe.boxOf.tacticsCards[n] > 0 ? card : { ...card, copies: 0 },
  ),
  rewardCards: universe.rewardCards.map((card, n) => ({
    ...card,
    copies: universe.boxOf.rewardCards[n] > 0 ? 3 : 0,
  })),
};

/** Development cards for nothing. */
const given: Pick<Content, 'developmentCards'> = {
  developmentCards: universe.developmentCards.map(card => ({ ...card, cost: { food: 0, wood: 0, ore: 0 } })),
};

/** What helps in a turn helps in the Quest Phase as well. */
const handy = ({ rewardCards }: Pick<Content, 'rewardCards'>): Pick<Content, 'rewardCards'> => ({
  rewardCards: rewardCards.map(
    (card): RewardCard =>
      card.timings.includes('turn') ? { ...card, timings: ['turn', 'quest.action'] } : card,
  ),
});

/** Objectives that nobody can reach where no giants are: they are exchanged until the deck is empty. */
const hopeless: Pick<Content, 'objectiveCards'> = {
  objectiveCards: universe.objectiveCards.map(card => ({
    ...card,
    claim: 'own-turn',
    escape: true,
    condition: { kind: 'all-allied-with-you', units: ['unit-giant'], least: 1 },
  })),
};

const anyHomeRealm: QuestPlace = { kind: 'home-realm-of-another' };

/** Quests that are attempted in any home realm but one's own. */
const nearby: Pick<Content, 'questCards'> = {
  questCards: universe.questCards.map(card => ({ ...card, place: anyHomeRealm })),
};

const rest: QuestResult = { kind: 'may-stand-units-in-one-area' };

/** The same, and whoever passes a test gives some of his units a rest besides. */
const restful: Pick<Content, 'questCards'> = {
  questCards: nearby.questCards.map(card => {
    const { task } = card;
    if (task.kind !== 'test') return card;
    return { ...card, task: { ...task, grey: [...task.grey, rest], gold: [...task.gold, rest] } };
  }),
};

/** One Season card comes year after year. */
const always = (id: string): Pick<Content, 'seasonCards'> => {
  const { season } = universe.seasonCards.find(card => card.id === id) ?? {};
  return {
    seasonCards: universe.seasonCards.map(card =>
      card.season === season ? { ...card, copies: card.id === id ? 8 : 0 } : card,
    ),
  };
};

/** So many dragon runes win. */
const runesToWin = (runes: number): Pick<Content, 'victoryCards'> => ({
  victoryCards: { ...universe.victoryCards, runes },
});

/** More than anybody is likely to have: such games last to the end of the last year. */
const UNHEARD_OF = 12;

const { editions } = universe;

/** One tile a player, home realms that all but touch and often do not fit, and all runes at home. */
const narrow: Pick<Content, 'tilesPerPlayer' | 'editions'> = {
  tilesPerPlayer: 1,
  editions: {
    ...editions,
    areasBetweenMarkers: { revised: 1, original: 1 },
    startingRunes: { revised: editions.startingRunes.original, original: editions.startingRunes.original },
  },
};

/** Time enough for the strong to drive the weak from the map. */
const lasting: Pick<Content, 'editions'> = {
  editions: { ...narrow.editions, years: { revised: 15, original: 15 } },
};

/** What worlds have unless they say otherwise. */
const usual: Universe = { ...universe, ...narrow, ...treasures, ...runesToWin(UNHEARD_OF) };

/**
 * Narrow, so that all meet; three heroes to begin with; few figures, so that they run out; and abilities that belong
 * to others, so that those of dear units are used from the first battle on.
 */
const world = (
  abilities: (units: readonly Unit[]) => readonly Unit[],
  heroes: (hero: Hero) => Hero,
  ...differences: readonly Partial<Content>[]
): Universe => {
  const content: Universe = { ...usual };
  for (const difference of differences) Object.assign(content, difference);
  return {
    ...content,
    units: abilities(universe.units).map(unit =>
      unit.owner === 'neutral' ? unit : { ...unit, figures: Math.min(unit.figures, 4) },
    ),
    heroes: universe.heroes.map(heroes),
    startingSet: { ...universe.startingSet, heroes: 3 },
    titles: universe.titles.map(title => ({
      ...title,
      effects: title.effects.map(effect =>
        effect.kind === 'rewards-for-runes' ? { ...effect, rewards: 1 } : effect,
      ),
    })),
  };
};

/** The worlds by what is common in them. */
export const worlds = {
  frailty: world(
    exchanged(5),
    frail,
    hopeless,
    nearby,
    always('season-prepare-for-coming-year'),
    runesToWin(3),
  ),
  challenges: world(
    only('unit-warrior', 'unit-dark-knight'),
    hero => wandering(frail(hero)),
    onlyRewards({ 'cloak-of-deception': 10, 'rune-of-teleportation': 8, 'windstring-bow': 6 }),
  ),
  weapons: world(
    only('unit-dragon', 'unit-pegasus-rider'),
    hero => ({ ...wandering(skilled(hero)), health: 6 }),
    onlyRewards({
      'rage-blade': 10,
      'dwarven-fire-bombs': 8,
      'gauntlets-of-might': 4,
      'amulet-of-shielding': 3,
    }),
  ),
  relief: world(
    exchanged(3),
    hero => caring(frail(hero)),
    restful,
    handy(onlyRewards({ 'healing-draught': 8, 'staff-of-light': 6, 'boots-of-the-wind': 2, 'ice-storm': 3 })),
  ),
  crowds: world(exchanged(9), frail, portals, always('season-heroes-answer-the-call'), {
    limits: { ...universe.limits, unitsPerArea: 4 },
  }),
  banners: world(
    exchanged(7),
    hero => ({ ...wandering(skilled(hero)), health: 5 }),
    fromLaterBoxes,
    given,
    nearby,
  ),
  sieges: world(exchanged(16), hero => wandering(frail(hero)), fortified, lasting),
} as const;
