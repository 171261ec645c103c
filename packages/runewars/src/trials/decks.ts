import { universe } from '../boxes/universe.ts';
import type { Content } from '../content/content.ts';
import type { FactionUnit } from '../content/types.ts';
import type { Faction, Resources } from '../content/types-map.ts';
import type {
  ExplorationEffect,
  ExplorationToken,
  QuestPlace,
  QuestResult,
  RewardCard,
} from '../content/types-quests.ts';
import type { Development, Stronghold } from '../content/types-realm.ts';

// Decks and numbers in which the rare is common: what worlds are made of (`worlds.ts`).

const merchant: ExplorationEffect = { kind: 'may-buy-reward', influence: 0, rewards: 2 };

const asMerchant = (token: ExplorationToken): ExplorationToken => ({
  ...token,
  kind: 'event',
  effect: merchant,
});

const isRaid = ({ effect }: ExplorationToken): boolean => effect.kind === 'raid';

/** Merchants who give Rewards away, and raiders, wherever somebody explores. */
export const treasures: Pick<Content, 'explorationTokens'> = {
  explorationTokens: universe.explorationTokens.map(token => (isRaid(token) ? token : asMerchant(token))),
};

const portal: ExplorationEffect = { kind: 'join-areas', influence: 1 };

/** Merchants instead of what else happens, and Portals for all other places. */
export const portals: Pick<Content, 'explorationTokens' | 'unitsToDiscardLocation'> = {
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

/** Walls that hold nobody up. */
const LOW: Stronghold['strength'] = { undamaged: 1, damaged: 0 };

const NOTHING: Resources = { food: 0, wood: 0, ore: 0 };

/** Everything that is built defends, in one of the four ways; and walls are low. */
export const fortified: Pick<Content, 'developments' | 'stronghold'> = {
  developments: universe.developments.map((development, n) => ({
    ...development,
    copies: 2,
    timing: 'battle.tally.a',
    effect: defences[n % defences.length],
  })),
  stronghold: {
    ...universe.stronghold,
    strength: LOW,
    development: NOTHING,
  },
};

/** No Rewards but these, so many of each. */
export const onlyRewards = (copies: Readonly<Record<string, number>>): Pick<Content, 'rewardCards'> => ({
  rewardCards: universe.rewardCards.map(card => ({
    ...card,
    copies: copies[card.id.replace(/^reward-/, '')] ?? 0,
  })),
});

/** Of Tactics cards and Rewards those of the boxes after the first alone, the Rewards in plenty. */
export const fromLaterBoxes: Pick<Content, 'tacticsCards' | 'rewardCards'> = {
  tacticsCards: universe.tacticsCards.map((card, n) =>
    universe.boxOf.tacticsCards[n] > 0 ? card : { ...card, copies: 0 },
  ),
  rewardCards: universe.rewardCards.map((card, n) => ({
    ...card,
    copies: universe.boxOf.rewardCards[n] > 0 ? 3 : 0,
  })),
};

/** Development cards for nothing. */
export const given: Pick<Content, 'developmentCards'> = {
  developmentCards: universe.developmentCards.map(card => ({ ...card, cost: NOTHING })),
};

/** What helps in a turn helps in the Quest Phase as well. */
export const handy = ({ rewardCards }: Pick<Content, 'rewardCards'>): Pick<Content, 'rewardCards'> => ({
  rewardCards: rewardCards.map(
    (card): RewardCard =>
      card.timings.includes('turn') ? { ...card, timings: ['turn', 'quest.action'] } : card,
  ),
});

/** Objectives that nobody can reach where no giants are: they are exchanged until the deck is empty. */
export const hopeless: Pick<Content, 'objectiveCards'> = {
  objectiveCards: universe.objectiveCards.map(card => ({
    ...card,
    claim: 'own-turn',
    escape: true,
    condition: { kind: 'all-allied-with-you', units: ['unit-giant'], least: 1 },
  })),
};

const anyHomeRealm: QuestPlace = { kind: 'home-realm-of-another' };

/** Quests that are attempted in any home realm but one's own. */
export const nearby: Pick<Content, 'questCards'> = {
  questCards: universe.questCards.map(card => ({ ...card, place: anyHomeRealm })),
};

const rest: QuestResult = { kind: 'may-stand-units-in-one-area' };

/** The same, and whoever passes a test gives some of his units a rest besides. */
export const restful: Pick<Content, 'questCards'> = {
  questCards: nearby.questCards.map(card => {
    const { task } = card;
    if (task.kind !== 'test') return card;
    return { ...card, task: { ...task, grey: [...task.grey, rest], gold: [...task.gold, rest] } };
  }),
};

/** One Season card comes year after year. */
export const always = (id: string): Pick<Content, 'seasonCards'> => {
  const { season } = universe.seasonCards.find(card => card.id === id) ?? {};
  return {
    seasonCards: universe.seasonCards.map(card =>
      card.season === season ? { ...card, copies: card.id === id ? 8 : 0 } : card,
    ),
  };
};

/** So many dragon runes win. */
export const runesToWin = (runes: number): Pick<Content, 'victoryCards'> => ({
  victoryCards: { ...universe.victoryCards, runes },
});

/** More than anybody is likely to have: such games last to the end of the last year. */
export const UNHEARD_OF = 12;

const { editions } = universe;

/** One tile a player, home realms that all but touch and often do not fit, and all runes at home. */
export const narrow: Pick<Content, 'tilesPerPlayer' | 'editions'> = {
  tilesPerPlayer: 1,
  editions: {
    ...editions,
    areasBetweenMarkers: { revised: 1, original: 1 },
    startingRunes: { revised: editions.startingRunes.original, original: editions.startingRunes.original },
  },
};

/** So many years, which give the strong time to drive the weak from the map. */
export const lasting = (years: number): Pick<Content, 'editions'> => ({
  editions: { ...narrow.editions, years: { revised: years, original: years } },
});

/** Every Order brings what Harvest brings while it is the highest: cards are bought and tokens built all the time. */
export const industrious: Pick<Content, 'orders'> = {
  orders: universe.orders.map(order => ({ ...order, bonus: { kind: 'use-developments' } })),
};

/** Every Order brings, while it is the highest, either that or a Title: whoever falls has one to give back. */
export const ambitious: Pick<Content, 'orders'> = {
  orders: industrious.orders.map((order, n) =>
    n % 2 === 0 ? { ...order, bonus: { kind: 'take-title' } } : order,
  ),
};

/** Dials that begin far up, with all the units that are passed on the way. */
export const armed: Pick<Content, 'dials'> = {
  dials: Object.fromEntries(
    Object.entries(universe.dials).map(([faction, dials]) => [
      faction,
      Object.fromEntries(Object.entries(dials).map(([resource, dial]) => [resource, { ...dial, start: 6 }])),
    ]),
  ) as Content['dials'],
};

/** The type of which a faction begins with most units. */
const commonestOf = (faction: Faction): FactionUnit | undefined => {
  const dials = Object.values(universe.dials[faction]);
  const gains = dials.flatMap(({ spaces, start }) => spaces.slice(1, start + 1).map(({ gain }) => gain));
  const units = gains.flatMap(gain => (gain.kind === 'unit' ? [gain.unit] : []));
  const amount = (unit: FactionUnit): number => units.filter(other => other === unit).length;
  return units.toSorted((a, b) => amount(b) - amount(a))[0];
};

/** Development cards for nothing, each about the units that its faction has most of. */
export const learned: Pick<Content, 'developmentCards'> = {
  developmentCards: given.developmentCards.map(card =>
    card.unit === undefined ? card : { ...card, unit: commonestOf(card.faction) ?? card.unit },
  ),
};

/** Capitals for nothing, behind low walls, and built again for nothing; other Development cards cost what they cost. */
export const metropolitan: Pick<Content, 'developmentCards'> = {
  developmentCards: universe.developmentCards.map(card =>
    card.effect.kind === 'place-capital'
      ? { ...card, cost: NOTHING, effect: { ...card.effect, strength: LOW, rebuild: NOTHING } }
      : card,
  ),
};
