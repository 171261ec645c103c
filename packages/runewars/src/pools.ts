import { allOf, type BoxSet, isOpen, roomFor } from '@runehold/kernel/layout/box';
import { type Pool, pool } from '@runehold/kernel/layout/shapes';
import { universe } from './boxes/universe.ts';
import { piecesOf } from './content/box.ts';
import type { Lists } from './content/content.ts';
import type { Alignment } from './content/types.ts';
import type { Counts } from './content/types-box.ts';
import type { ObjectiveCard } from './content/types-cards.ts';
import type { ExplorationToken } from './content/types-quests.ts';

const idsOf = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);

// Numbers of all boxes there are. What a table has room for is what its open boxes need: `t.areas`, `t.heroes`.

/** The map pieces of box after box: its tiles, then its home realms. */
export const pieces = piecesOf(universe);

/** The pieces of the numbered tiles, and of the home realms in the order of the factions, by their number. */
export const tilePieces = universe.tiles.map(tile => pieces.indexOf(tile));
export const homePieces = universe.homeRealms.map(home => pieces.indexOf(home));

/** Every area of every piece has a number for good, whether its piece is in play or not. */
export const areaIds = pieces.flatMap(({ areas }) => areas.map(({ id }) => id));
export const AREAS = areaIds.length;

/** Bits of a set that one cell of a table holds. */
export const PER_WORD = 15;

/** How long a list was with the first box, with two, and so on. */
export const grownIn = (list: keyof Lists): number[] =>
  universe.boxes.map((_, box) => universe.boxOf[list].filter(from => from <= box).length);

/** How many areas there were with the first box, with two, and so on. */
export const grownAreas: readonly number[] = universe.boxes.map((_, box) =>
  universe.boxes
    .slice(0, box + 1)
    .flatMap(({ brings: { tiles = [], homeRealms = [] } }) => [...tiles, ...homeRealms])
    .reduce((sum, { areas }) => sum + areas.length, 0),
);

/** In battle a unit has up to four damage tokens and lives; the Giant dies of the fifth. */
export const DAMAGE_LEVELS = 5;

/** The most units that a quest sets against a hero. */
export const QUEST_UNITS = 4;

/** The most commanders of one player, and the most Commander cards that he draws at once. (BW-CMD-16, BW-CMD-55) */
export const COMMANDERS = 2;
export const COMMANDERS_DRAWN = 3;

export const factionIds = idsOf(universe.factions);
export const resourceIds = ['food', 'wood', 'ore'] as const;
export const attributeIds = ['strength', 'agility', 'wisdom'] as const;
export const seasonIds = ['spring', 'summer', 'fall', 'winter'] as const;
export const destinyIds = ['red', 'grey', 'gold'] as const;
export const orderIds = idsOf(universe.orders);
export const titleIds = idsOf(universe.titles);
export const unitIds = idsOf(universe.units);
export const objectiveIds = idsOf(universe.objectiveCards);
export const explorationIds = idsOf(universe.explorationTokens);
export const developmentIds = idsOf(universe.developments);
export const developmentCardIds = idsOf(universe.developmentCards);
export const commanderCardIds = idsOf(universe.commanderCards);

/** The types of the open boxes by their numbers: of each faction and the neutral ones, in the order of an army's columns. */
export const typesWith = (open: BoxSet) => {
  const typesOf = (owner: string): readonly number[] =>
    universe.units.flatMap((unit, type) =>
      unit.owner === owner && isOpen(open, universe.boxOf.units[type]) ? [type] : [],
    );
  return { own: factionIds.map(typesOf), neutral: typesOf('neutral') };
};
export const neutralTypes = typesWith(allOf(universe)).neutral;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

const figuresOf = (owner: string): number =>
  sumOf(universe.units.flatMap(unit => (unit.owner === owner ? unit.figures : []))) +
  sumOf(
    universe.developmentCards.flatMap(({ faction, effect }) =>
      faction === owner && effect.kind === 'more-figures' ? effect.amount : [],
    ),
  );

/** The most figures that one player can have of his own colour, those that are nobody's, and all that he could lead. */
export const OWN_FIGURES = Math.max(...factionIds.map(figuresOf));
export const NEUTRAL_FIGURES = figuresOf('neutral');
export const FIGURES = OWN_FIGURES + NEUTRAL_FIGURES;

/** Strongholds of one player. */
const STRONGHOLDS = universe.counts.perFaction.strongholds;
/** Developments of one player that can be in play: one at each stronghold, and two at a capital. */
export const DEVELOPMENTS =
  STRONGHOLDS + (universe.developmentCards.some(({ effect }) => effect.kind === 'place-capital') ? 2 : 0);
/** Physical cards of the decks that hands are drawn from. */
export const TACTICS_CARDS = universe.counts.cards.tactics;
export const QUEST_CARDS = universe.counts.cards.quests;
export const HEROES = universe.heroes.length;
/** Physical Reward cards: each that is in play has a place of its own. */
export const REWARD_PLACES = universe.counts.cards.rewards;

export const runePool = pool('rune', ['dragon', 'false']);
export const DRAGON = 0;
export const FALSE_RUNE = 1;
export const fatePool = pool(
  'fate',
  universe.fate.cards.map(({ number }) => `fate-${number}`),
);

/** The cards of the open boxes by deck. A card has the same number in every pool that has it. */
export const poolsWith = (open: BoxSet) => {
  const cards = (name: string, list: keyof Lists, isMeant: (card: never) => boolean = () => true) => {
    const room = roomFor(universe, list, open);
    return pool(
      name,
      idsOf(
        (universe[list] as readonly { readonly id: string }[])
          .slice(0, room)
          .filter(card => isMeant(card as never)),
      ),
    );
  };
  const aligned = (alignment: Alignment) => (card: ObjectiveCard) => card.alignment === alignment;
  const backed = (back: number) => (token: ExplorationToken) => token.back === back;
  return {
    city: cards('city', 'cities'),
    hero: cards('hero', 'heroes'),
    tactics: cards('tactics', 'tacticsCards'),
    quest: cards('quest', 'questCards'),
    reward: cards('reward', 'rewardCards'),
    season: cards('seasonCard', 'seasonCards'),
    good: cards('goodObjective', 'objectiveCards', aligned('good')),
    evil: cards('evilObjective', 'objectiveCards', aligned('evil')),
    /** Exploration tokens by the back that everybody sees. (RW-EXPL-03) */
    near: cards('nearToken', 'explorationTokens', backed(1)),
    far: cards('farToken', 'explorationTokens', backed(2)),
    commander: cards('commanderCard', 'commanderCards'),
  };
};

/** The cards of a deck by their number in the list of all. */
const numbersOf = (ids: readonly string[], { cards }: Pool): readonly number[] =>
  cards.map(card => ids.indexOf(card));

export const {
  city: cityPool,
  hero: heroPool,
  tactics: tacticsPool,
  quest: questPool,
  reward: rewardPool,
  season: seasonPool,
  good: goodPool,
  evil: evilPool,
  near: nearPool,
  far: farPool,
} = poolsWith(allOf(universe));

export const goodObjectives = numbersOf(objectiveIds, goodPool);
export const evilObjectives = numbersOf(objectiveIds, evilPool);
export const nearTokens = numbersOf(explorationIds, nearPool);
export const farTokens = numbersOf(explorationIds, farPool);

/** What fits on a table with these boxes open. */
export const sizesWith = (open: BoxSet) => {
  const room = (list: keyof Lists): number => roomFor(universe, list, open);
  const pieceRoom =
    Math.max(...[...tilePieces.slice(0, room('tiles')), ...homePieces.slice(0, room('homeRealms'))]) + 1;
  const held = universe.boxes.filter((_, box) => isOpen(open, box)).map(({ counts }) => counts);
  const sum = (of: (counts: Counts) => number): number => held.reduce((all, counts) => all + of(counts), 0);
  const { own, neutral } = typesWith(open);
  const ownColumns = Math.max(...own.map(types => types.length));
  return {
    /** The open boxes as bits. */
    boxes: open,
    pieces: pieceRoom,
    tiles: room('tiles'),
    areas: pieces.slice(0, pieceRoom).reduce((all, { areas }) => all + areas.length, 0),
    /** Columns of an army: the types of one faction, then the neutral ones. */
    ownColumns,
    columns: ownColumns + neutral.length,
    heroes: room('heroes'),
    orders: room('orders'),
    titles: room('titles'),
    developments: room('developments'),
    /** Development cards of all factions. */
    developmentDeck: room('developmentCards'),
    /** Commander cards, one copy of each. */
    commanderCards: room('commanderCards'),
    /** Strongholds of one player. */
    strongholds: sum(({ perFaction }) => perFaction.strongholds),
    /** Desolation and cryomancy tokens. */
    landTokens: sum(({ tokens: { land = 0 } }) => land),
    peasantTokens: sum(({ tokens: { peasants = 0 } }) => peasants),
    /** Tactical Fate cards of the open boxes, all of which could be used at once. (BW-TFATE-01) */
    tacticalFate: universe.tacticsCards
      .filter(({ fate }, card) => fate && isOpen(open, universe.boxOf.tacticsCards[card]))
      .reduce((all, { copies }) => all + copies, 0),
    rewardPlaces: sum(({ cards }) => cards.rewards),
    seasonPlaces: sum(({ cards: { seasons } }) =>
      seasonIds.reduce((all, season) => all + seasons[season], 0),
    ),
  };
};
