import { choice, defineLayout } from '@runehold/kernel/layout/layout';
import { MAX_SEATS } from '@runehold/kernel/layout/seats';
import {
  bag,
  between,
  cells,
  flag,
  grid,
  i16,
  list,
  perSeat,
  pool,
  scalar,
  slots,
  u8,
  u15,
} from '@runehold/kernel/layout/shapes';
import type { TableOf } from '@runehold/kernel/layout/table';
import { baseContent } from './content/content.ts';
import type { PreparedContent } from './content/numbers.ts';
import { exploreSeenBy, fateSeenBy, rewardSeenBy, runeSeenBy } from './sight.ts';

const idsOf = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);

/** Numbered tiles first, then the home realms in the order of the factions. */
export const pieces = [...baseContent.tiles, ...baseContent.homeRealms];
export const TILES = baseContent.tiles.length;

/** Every area of every piece has a number for good, whether its piece is in play or not. */
export const areaIds = pieces.flatMap(({ areas }) => areas.map(({ id }) => id));
export const AREAS = areaIds.length;

/** Columns of an army: four types of one faction, by initiative, then the neutral types. */
export const FACTION_TYPES = 4;
const NEUTRAL_TYPES = 6;
export const COLUMNS = FACTION_TYPES + NEUTRAL_TYPES;

/** In battle a unit has up to four damage tokens and lives; the Giant dies of the fifth. */
export const DAMAGE_LEVELS = 5;

/** The most units that a quest sets against a hero. */
export const QUEST_UNITS = 4;

export const factionIds = idsOf(baseContent.factions);
export const resourceIds = ['food', 'wood', 'ore'] as const;
export const attributeIds = ['strength', 'agility', 'wisdom'] as const;
export const seasonIds = ['spring', 'summer', 'fall', 'winter'] as const;
export const destinyIds = ['red', 'grey', 'gold'] as const;
export const orderIds = idsOf(baseContent.orders);
export const titleIds = idsOf(baseContent.titles);
export const unitIds = idsOf(baseContent.units);
export const objectiveIds = idsOf(baseContent.objectiveCards);
export const developmentIds = idsOf(baseContent.developments);

const figuresOf = (owner: string): number =>
  baseContent.units.filter(unit => unit.owner === owner).reduce((sum, { figures }) => sum + figures, 0);

/** The most figures that one player can have of his own colour, those that are nobody's, and all that he could lead. */
export const OWN_FIGURES = Math.max(...factionIds.map(figuresOf));
export const NEUTRAL_FIGURES = figuresOf('neutral');
export const FIGURES = OWN_FIGURES + NEUTRAL_FIGURES;

export const HEROES = baseContent.heroes.length;
/** Strongholds of one player. */
export const STRONGHOLDS = baseContent.counts.perFaction.strongholds;
/** Physical cards of the decks that hands are drawn from. */
export const TACTICS_CARDS = baseContent.counts.cards.tactics;
export const QUEST_CARDS = baseContent.counts.cards.quests;
/** Physical Reward cards: each that is in play has a place of its own. */
export const REWARD_PLACES = baseContent.counts.cards.rewards;

export const cityPool = pool('city', idsOf(baseContent.cities));
export const runePool = pool('rune', ['dragon', 'false']);
export const DRAGON = 0;
export const FALSE_RUNE = 1;
export const heroPool = pool('hero', idsOf(baseContent.heroes));
export const tacticsPool = pool('tactics', idsOf(baseContent.tacticsCards));
export const questPool = pool('quest', idsOf(baseContent.questCards));
export const rewardPool = pool('reward', idsOf(baseContent.rewardCards));
export const seasonPool = pool('seasonCard', idsOf(baseContent.seasonCards));
export const fatePool = pool(
  'fate',
  baseContent.fate.cards.map(({ number }) => `fate-${number}`),
);
const objectivesOf = (alignment: string) =>
  baseContent.objectiveCards.filter(card => card.alignment === alignment);
export const goodPool = pool('goodObjective', idsOf(objectivesOf('good')));
export const evilPool = pool('evilObjective', idsOf(objectivesOf('evil')));
const tokensWithBack = (back: number) => baseContent.explorationTokens.filter(token => token.back === back);
/** Exploration tokens by the back that everybody sees. (RW-EXPL-03) */
export const nearPool = pool('nearToken', idsOf(tokensWithBack(1)));
export const farPool = pool('farToken', idsOf(tokensWithBack(2)));

const FACTION_CHOICE = choice(['any', ...factionIds]);
/** A difference between the editions may be taken from the other one. (RW-ORIG-20) */
const difference = choice(['edition', 'revised', 'original']);

const secretHand = { each: 'seat', visible: 'owner' } as const;
const facedown = { visible: 'nobody' } as const;
const sides = { each: 2 } as const;

export const layout = defineLayout({
  streams: ['setup', 'board', 'fate', 'tactics', 'quest', 'reward', 'hero', 'season', 'objective', 'token'],
  // No rule leads back to itself, and a test counts what the longest chain of calls takes.
  stack: 224,
  reply: FIGURES,
  options: {
    edition: choice(['revised', 'original']),
    /** Laid by a generator that obeys the rules, or built by the players. */
    board: choice(['laid', 'built']),
    /** In the order of the table, the last player first, or by chance. */
    factions: choice(['choose', 'draft', 'random']),
    faction1: FACTION_CHOICE,
    faction2: FACTION_CHOICE,
    faction3: FACTION_CHOICE,
    faction4: FACTION_CHOICE,
    exploration: choice(['no', 'yes']),
    /** Battle cards need a participating unit, read literally. (RW-TACT-13) */
    strictBattleCards: choice(['no', 'yes']),
    years: difference,
    winning: difference,
    startingRunes: difference,
    areasBetweenMarkers: difference,
    routedHexagonStrength: difference,
    heroSupport: difference,
    sorceressChooser: difference,
    assignsFirst: difference,
    activationMovers: difference,
    threatenedHomeRealms: difference,
    ambush: difference,
  },
  fields: {
    year: scalar(u8),
    season: scalar(between(0, 3)),
    firstSeat: scalar(between(0, MAX_SEATS - 1)),
    /** The current player plus 1; 0 outside the Resolve Order Cards step. (RW-SEASON-17) */
    current: scalar(between(0, MAX_SEATS)),
    alive: perSeat(flag),
    /** The faction plus 1. */
    faction: perSeat(between(0, 4)),
    influence: perSeat(u15),
    dial: grid(MAX_SEATS, 3, between(0, 8)),
    /** Orders in play as bits, number 1 being bit 0; and the active one by its number. */
    ordersInPlay: perSeat(u8),
    activeOrder: perSeat(between(0, 8)),
    titleOwner: cells(titleIds.length, between(0, MAX_SEATS)),
    titleInfluence: cells(titleIds.length, u15),
    /** By season: the seat plus 1 whose Victory card lies on the deck. */
    victoryOn: cells(4, between(0, MAX_SEATS)),

    // The board under construction and for good: tile by tile, home realm by home realm.
    /** When it was laid, counted from 1; then its hex and rotation. */
    laid: grid(pieces.length, 4, i16),
    /** Who may lay a tile: the seat plus 1. */
    tileOf: cells(TILES, between(0, MAX_SEATS)),
    /** Setup markers: whether there, the hex, and the direction of the second hex. */
    marker: grid(MAX_SEATS, 4, i16),
    /** A digest of what lies where, so that the finished map is found again at once. */
    boardKey: cells(3, i16),

    /** The player whose faction's units are in the area: the seat plus 1. */
    occupant: cells(AREAS, between(0, MAX_SEATS)),
    standing: grid(AREAS, COLUMNS, u8),
    routed: grid(AREAS, COLUMNS, u8),
    /** Units that have marched to an area in this order, or retreat from it now. */
    underway: grid(AREAS, COLUMNS, u8),
    /** Whose units are underway: the seat plus 1. */
    mover: scalar(between(0, MAX_SEATS)),
    /** 0 none; else 1 + 2 × seat, 1 more if damaged. */
    stronghold: cells(AREAS, between(0, 2 * MAX_SEATS)),
    /** The kind of development plus 1. */
    development: cells(AREAS, between(0, developmentIds.length)),
    /** Whose activation tokens lie there, as bits. */
    activation: cells(AREAS, between(0, 15)),
    city: slots(cityPool, AREAS),
    cityPile: bag(cityPool, facedown),
    cityBox: bag(cityPool),

    rune: slots(runePool, AREAS, { visible: runeSeenBy }),
    runeUp: cells(AREAS, flag),
    /** Who has seen the token that lies there, as bits. (RW-INFO-07) */
    runeKnown: cells(AREAS, between(0, 15)),
    runePile: bag(runePool),
    runeHand: bag(runePool, secretHand),

    nearToken: slots(nearPool, AREAS, { visible: exploreSeenBy }),
    farToken: slots(farPool, AREAS, { visible: exploreSeenBy }),
    tokenUp: cells(AREAS, flag),
    tokenKnown: cells(AREAS, between(0, 15)),
    nearPile: bag(nearPool, facedown),
    farPile: bag(farPool, facedown),
    nearBox: bag(nearPool),
    farBox: bag(farPool),

    heroDeck: bag(heroPool, facedown),
    heroesDrawn: bag(heroPool, secretHand),
    heroesInPlay: bag(heroPool),
    heroBox: bag(heroPool),
    /** The seat plus 1 whose card it is; of a defeated hero the last one. */
    heroOwner: cells(HEROES, between(0, MAX_SEATS)),
    /** The area plus 1; of a defeated hero that of his marker, 0 without one. */
    heroArea: cells(HEROES, between(0, AREAS)),
    heroRouted: cells(HEROES, flag),
    heroDamage: cells(HEROES, u8),
    training: grid(HEROES, 3, between(0, 2)),
    /** Has taken his action in this Quest Phase. */
    heroActed: cells(HEROES, flag),

    rewardDeck: bag(rewardPool, facedown),
    rewardDiscard: bag(rewardPool),
    reward: slots(rewardPool, REWARD_PLACES, { visible: rewardSeenBy }),
    /** The hero plus 1 under whose card, or marker, the Reward in this place lies. */
    rewardHero: cells(REWARD_PLACES, between(0, HEROES)),
    rewardUp: cells(REWARD_PLACES, flag),
    /** A limited Reward has been used in this duel, battle or season. */
    rewardUsed: cells(REWARD_PLACES, flag),

    questDeck: bag(questPool, facedown),
    questDiscard: bag(questPool),
    questHand: bag(questPool, secretHand),
    /** Quests of a hand that everybody has seen. (RW-QUEST-36) */
    questShown: bag(questPool, { each: 'seat' }),
    setupQuests: bag(questPool, { each: 'seat' }),
    questBox: bag(questPool),

    tacticsDeck: bag(tacticsPool, facedown),
    tacticsDiscard: bag(tacticsPool),
    tactics: bag(tacticsPool, secretHand),
    /** Drawn this season and not to be used in it. (RW-TACT-08) */
    freshTactics: bag(tacticsPool, secretHand),
    /** Shown and being carried out; discarded when its effect is over. (RW-TACT-18) */
    tacticsLaid: list(tacticsPool, 2),

    goodDeck: bag(goodPool, facedown),
    goodObjective: bag(goodPool, secretHand),
    goodDiscard: bag(goodPool),
    goodBox: bag(goodPool, facedown),
    evilDeck: bag(evilPool, facedown),
    evilObjective: bag(evilPool, secretHand),
    evilDiscard: bag(evilPool),
    evilBox: bag(evilPool, facedown),

    seasonDeck: bag(seasonPool, { each: 4, visible: 'nobody', apart: true }),
    seasonCard: list(seasonPool, 1),
    seasonDiscard: list(seasonPool, 32),

    fateDeck: bag(fatePool, facedown),
    fateDiscard: bag(fatePool),
    fateDrawn: list(fatePool, 30, { ...sides, visible: fateSeenBy }),
    fateShown: list(fatePool, 30, sides),

    // A battle: side 0 attacks, side 1 defends. Side 0 is also the force that has marched into a neutral area.
    /** The contested area plus 1. */
    battleArea: scalar(between(0, AREAS)),
    /** Who decides for a side; for neutral defenders the left neighbour. */
    sideSeat: cells(2, between(0, MAX_SEATS - 1)),
    neutralDefence: scalar(flag),
    combatRound: scalar(between(0, 5)),
    /** Row: side × columns + column; column: damage tokens, then the same for routed units. */
    fighters: grid(2 * COLUMNS, 2 * DAMAGE_LEVELS, u8),
    hasDrawn: grid(2, COLUMNS, flag),
    supporter: grid(2, COLUMNS, between(0, HEROES)),
    /** A health that an ability has raised; 0 if none. */
    raisedHealth: grid(2, COLUMNS, u8),
    /** Fate cards a type may draw beyond its units. (Battle Fury) */
    moreFate: grid(2, COLUMNS, u8),
    /** How many figures of a side have drawn again for themselves. (Ravage) */
    drewAgain: cells(2, u8),
    strengthBonus: cells(2, u8),
    /** What the defender's stronghold counts less. */
    weakened: scalar(u8),
    /** Start-of-battle cards that pay the winner. */
    prizes: scalar(u8),
    /** Tactics cards played at this moment by each side, to bar a second of the same name. (RW-TACT-16) */
    playedNow: list(tacticsPool, 12, sides),
    calledOff: scalar(flag),
    /** Units of each side that the battle has cost. */
    losses: cells(2, u8),

    // A duel: side 0 has started it; side 1 is a hero, or the units of a quest.
    /** The heroes plus 1; 0 on the side of quest units and outside duels. */
    duelist: cells(2, between(0, HEROES)),
    duelRound: scalar(between(0, 4)),
    /** The places plus 1 of the Weapon and the Armor that each side uses in this duel. (RW-REWARD-09) */
    duelWeapon: cells(2, between(0, REWARD_PLACES)),
    duelArmor: cells(2, between(0, REWARD_PLACES)),
    /** What each side is dealt in this round: all of it, what special icons deal, what no rout prevents. */
    duelDamage: cells(2, u8),
    duelSpecial: cells(2, u8),
    duelSure: cells(2, u8),
    /** What rout icons prevent, of each hero's side. */
    duelGuard: cells(2, u8),
    /** A hero has replaced his card in this duel, or strikes to be healed in this round. */
    duelRedrawn: cells(2, flag),
    duelDrinks: cells(2, flag),
    /** The neutral column plus 1 of quest units, how many there are, and the state of each. */
    questUnit: scalar(between(0, COLUMNS)),
    questUnits: scalar(between(0, QUEST_UNITS)),
    questHurt: cells(QUEST_UNITS, u8),
    questTough: cells(QUEST_UNITS, u8),
    questAgain: cells(QUEST_UNITS, u8),
    questGuard: cells(QUEST_UNITS, u8),
    questHit: cells(QUEST_UNITS, u8),

    // What holds for a while.
    battlesFought: scalar(u8),
    mountainPass: scalar(flag),
    portalsOpen: scalar(flag),
    /** The area plus 1 whose units count as fast. */
    doubleMarch: scalar(between(0, AREAS)),
    captainUsed: scalar(flag),
    commanderUsed: scalar(flag),
    waterOpen: scalar(flag),
    deepSnow: scalar(flag),
    bitterCold: scalar(flag),
    longRoads: scalar(flag),
    /** Who may not start battles, and who may not choose an Order that moves, as bits. */
    keepsPeace: scalar(between(0, 15)),
    stormBound: scalar(between(0, 15)),

    /** The dial that the first part of Recruit has used: the resource plus 1. (RW-O5-06) */
    recruitedFrom: scalar(between(0, resourceIds.length)),

    /** What Objectives ask about the past, by seat: see rules/deeds.ts. */
    deeds: grid(MAX_SEATS, 7, u8),
  },
});

export type Table = TableOf<typeof layout, PreparedContent>;
