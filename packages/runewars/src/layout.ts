import { allOf, type BoxSet, boxOptions, FIRST } from '@runehold/kernel/layout/box';
import { choice, defineLayout, type OptionSpec } from '@runehold/kernel/layout/layout';
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
  scalar,
  slots,
  u8,
  u15,
} from '@runehold/kernel/layout/shapes';
import type { TableOf } from '@runehold/kernel/table/table';
import { universe } from './boxes/universe.ts';
import type { PreparedContent } from './content/numbers.ts';
import { ROOM } from './content/room.ts';
import {
  COMMANDERS,
  COMMANDERS_DRAWN,
  DAMAGE_LEVELS,
  FIGURES,
  factionIds,
  fatePool,
  PER_WORD,
  poolsWith,
  QUEST_UNITS,
  resourceIds,
  runePool,
  seasonIds,
  sizesWith,
  TACTICS_CARDS,
} from './pools.ts';
import {
  bottomSeenBy,
  currentSees,
  exploreSeenBy,
  fateSeenBy,
  handSeenBy,
  rewardSeenBy,
  runeSeenBy,
  seasonSeenBy,
} from './sight.ts';

const FACTION_CHOICE = choice(['any', ...factionIds]);
/** A difference between the editions may be taken from the other one. (RW-ORIG-20) */
const difference = choice(['edition', 'revised', 'original']);

/** Variants that rules ask for. Without the box that brings one there is no such option, and it has no value. */
type Variant = 'freeCities' | 'roadToVictory' | 'developmentCards' | 'commanders';

/** Which boxes are open, and the variants that they bring. */
const ofBoxes = Object.fromEntries(
  [boxOptions(universe), ...universe.boxes.map(({ variants }) => variants ?? {})]
    .flatMap(options => Object.entries(options))
    .map(([name, values]) => [name, choice(values)]),
) as Readonly<Record<Variant, OptionSpec>>;

const secretHand = { each: 'seat', visible: 'owner' } as const;
const facedown = { visible: 'nobody' } as const;
const sides = { each: 2 } as const;

const makeLayout = (open: BoxSet) => {
  const {
    pieces: pieceRoom,
    tiles,
    areas,
    columns,
    heroes,
    orders,
    titles,
    developments,
    landTokens,
    peasantTokens,
    tacticalFate,
    developmentDeck,
    commanderCards,
    ...sizes
  } = sizesWith(open);
  const { rewardPlaces, seasonPlaces } = sizes;
  const pools = poolsWith(open);
  const commanderDecks = Math.min(1, commanderCards);
  const commanderPlaces = commanderDecks * COMMANDERS * MAX_SEATS;
  const tacticsHand = commanderDecks > 0 ? ({ each: 'seat', visible: handSeenBy } as const) : secretHand;
  return defineLayout({
    sizes: sizesWith(open),
    boxes: open,
    streams: ['setup', 'board', 'fate', 'tactics', 'quest', 'reward', 'hero', 'season', 'objective', 'token'],
    // No rule leads back to itself, and a test counts what the longest chain of calls takes, a list of all figures in it.
    stack: 148 + FIGURES,
    reply: Math.max(FIGURES, TACTICS_CARDS),
    options: {
      edition: choice(['revised', 'original']),
      /** Laid by a generator that obeys the rules, built by the players, or laid so that it fills the screen. */
      board: choice(['laid', 'built', 'compact']),
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
      ...ofBoxes,
    },
    fields: {
      year: scalar(u8),
      season: scalar(between(0, 3)),
      firstSeat: scalar(between(0, MAX_SEATS - 1)),
      /** The current player plus 1; 0 outside the Resolve Order Cards step. (RW-SEASON-17) */
      current: scalar(between(0, MAX_SEATS)),
      alive: perSeat(flag),
      /** The faction plus 1. */
      faction: perSeat(between(0, factionIds.length)),
      influence: perSeat(u15),
      dial: grid(MAX_SEATS, 3, between(0, 8)),
      /** Orders in play as bits, and the active one plus 1. */
      ordersInPlay: perSeat(between(0, (1 << orders) - 1)),
      activeOrder: perSeat(between(0, orders)),
      titleOwner: cells(titles, between(0, MAX_SEATS)),
      titleInfluence: cells(titles, u15),
      /** By season: the seat plus 1 whose Victory card lies on the deck. */
      victoryOn: cells(4, between(0, MAX_SEATS)),

      // The board under construction and for good: tile by tile, home realm by home realm.
      /** When it was laid, counted from 1; then its hex and rotation. */
      laid: grid(pieceRoom, 4, i16),
      /** Who may lay a tile: the seat plus 1. */
      tileOf: cells(tiles, between(0, MAX_SEATS)),
      /** Setup markers: whether there, the hex, and the direction of the second hex. */
      marker: grid(MAX_SEATS, 4, i16),
      /** A digest of what lies where, so that the finished map is found again at once. */
      boardKey: cells(3, i16),

      /** The player whose faction's units are in the area: the seat plus 1. */
      occupant: cells(areas, between(0, MAX_SEATS)),
      standing: grid(areas, columns, u8),
      routed: grid(areas, columns, u8),
      /** Units that have marched to an area in this order, or retreat from it now. */
      underway: grid(areas, columns, u8),
      /** Whose units are underway: the seat plus 1. */
      mover: scalar(between(0, MAX_SEATS)),
      /** 0 none; else 1 + 2 × seat, 1 more if damaged. */
      stronghold: cells(areas, between(0, 2 * MAX_SEATS)),
      /** The kind of development plus 1. */
      development: cells(areas, between(0, developments)),
      /** Whose activation tokens lie there, as bits. */
      activation: cells(areas, between(0, 15)),
      city: slots(pools.city, areas),
      cityPile: bag(pools.city, facedown),
      cityBox: bag(pools.city),

      rune: slots(runePool, areas, { visible: runeSeenBy }),
      runeUp: cells(areas, flag),
      /** Who has seen the token that lies there, as bits. (RW-INFO-07) */
      runeKnown: cells(areas, between(0, 15)),
      runePile: bag(runePool),
      runeHand: bag(runePool, secretHand),

      nearToken: slots(pools.near, areas, { visible: exploreSeenBy }),
      farToken: slots(pools.far, areas, { visible: exploreSeenBy }),
      tokenUp: cells(areas, flag),
      tokenKnown: cells(areas, between(0, 15)),
      nearPile: bag(pools.near, facedown),
      farPile: bag(pools.far, facedown),
      nearBox: bag(pools.near),
      farBox: bag(pools.far),

      heroDeck: bag(pools.hero, facedown),
      heroesDrawn: bag(pools.hero, secretHand),
      heroesInPlay: bag(pools.hero),
      heroBox: bag(pools.hero),
      /** The seat plus 1 whose card it is; of a defeated hero the last one. */
      heroOwner: cells(heroes, between(0, MAX_SEATS)),
      /** The area plus 1; of a defeated hero that of his marker, 0 without one. */
      heroArea: cells(heroes, between(0, areas)),
      heroRouted: cells(heroes, flag),
      heroDamage: cells(heroes, u8),
      training: grid(heroes, 3, between(0, 2)),
      /** Has taken his action in this Quest Phase. */
      heroActed: cells(heroes, flag),

      rewardDeck: bag(pools.reward, facedown),
      rewardDiscard: bag(pools.reward),
      reward: slots(pools.reward, rewardPlaces, { visible: rewardSeenBy }),
      /** The hero plus 1 under whose card, or marker, the Reward in this place lies. */
      rewardHero: cells(rewardPlaces, between(0, heroes)),
      rewardUp: cells(rewardPlaces, flag),
      /** How often a limited Reward has been used in this duel, battle or season. */
      rewardUsed: cells(rewardPlaces, u8),

      questDeck: bag(pools.quest, facedown),
      questDiscard: bag(pools.quest),
      questHand: bag(pools.quest, secretHand),
      /** Quests of a hand that everybody has seen. (RW-QUEST-36) */
      questShown: bag(pools.quest, { each: 'seat' }),
      setupQuests: bag(pools.quest, { each: 'seat' }),
      questBox: bag(pools.quest),

      tacticsDeck: bag(pools.tactics, facedown),
      tacticsDiscard: bag(pools.tactics),
      tactics: bag(pools.tactics, tacticsHand),
      /** Drawn this season and not to be used in it. (RW-TACT-08) */
      freshTactics: bag(pools.tactics, tacticsHand),
      /** Shown and being carried out; discarded when its effect is over. (RW-TACT-18) */
      tacticsLaid: list(pools.tactics, 2),

      goodDeck: bag(pools.good, facedown),
      goodObjective: bag(pools.good, secretHand),
      goodDiscard: bag(pools.good),
      goodBox: bag(pools.good, facedown),
      evilDeck: bag(pools.evil, facedown),
      evilObjective: bag(pools.evil, secretHand),
      evilDiscard: bag(pools.evil),
      evilBox: bag(pools.evil, facedown),

      seasonDeck: bag(pools.season, { each: 4, visible: 'nobody', apart: true }),
      seasonCard: list(pools.season, 1),
      seasonDiscard: list(pools.season, seasonPlaces),

      fateDeck: bag(fatePool, facedown),
      fateDiscard: bag(fatePool),
      fateDrawn: list(fatePool, 30, { ...sides, visible: fateSeenBy }),
      fateShown: list(fatePool, 30, sides),

      // A battle: side 0 attacks, side 1 defends. Side 0 is also the force that has marched into a neutral area.
      /** The contested area plus 1. */
      battleArea: scalar(between(0, areas)),
      /** Who decides for a side; for neutral defenders the left neighbour. */
      sideSeat: cells(2, between(0, MAX_SEATS - 1)),
      neutralDefence: scalar(flag),
      combatRound: scalar(between(0, 5)),
      /** Row: side × columns + column; column: damage tokens, then the same for routed units. */
      fighters: grid(2 * columns, 2 * DAMAGE_LEVELS, u8),
      hasDrawn: grid(2, columns, flag),
      supporter: grid(2, columns, between(0, heroes)),
      /** A health that an ability has raised; 0 if none. */
      raisedHealth: grid(2, columns, u8),
      /** Fate cards a type may draw beyond its units. (Battle Fury) */
      moreFate: grid(2, columns, u8),
      /** How many figures of a side have drawn again for themselves. (Ravage) */
      drewAgain: cells(2, u8),
      strengthBonus: cells(2, u8),
      /** What the defender's stronghold counts less. */
      weakened: scalar(u8),
      /** Start-of-battle cards that pay the winner: see rules/battle/prizes.ts. */
      prizes: scalar(u15),
      /** Tactics cards played at this moment by each side, to bar a second of the same name. (RW-TACT-16) */
      playedNow: list(pools.tactics, 12, sides),
      calledOff: scalar(flag),
      /** Units of each side that the battle has cost. */
      losses: cells(2, u8),

      // A duel: side 0 has started it; side 1 is a hero, or the units of a quest.
      /** The heroes plus 1; 0 on the side of quest units and outside duels. */
      duelist: cells(2, between(0, heroes)),
      duelRound: scalar(between(0, 4)),
      /** The places plus 1 of the Weapon and the Armor that each side uses in this duel. (RW-REWARD-09) */
      duelWeapon: cells(2, between(0, rewardPlaces)),
      duelArmor: cells(2, between(0, rewardPlaces)),
      /** What each side is dealt in this round: all of it, what special icons deal, what no rout prevents. */
      duelDamage: cells(2, u8),
      duelSpecial: cells(2, u8),
      duelSure: cells(2, u8),
      /** What rout icons prevent, of each hero's side. */
      duelGuard: cells(2, u8),
      /** A hero has done what he can do once in this duel, or strikes in this round with a Weapon that does more. */
      duelRedrawn: cells(2, flag),
      duelDrinks: cells(2, flag),
      /** The neutral column plus 1 of quest units, how many there are, and the state of each. */
      questUnit: scalar(between(0, columns)),
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
      doubleMarch: scalar(between(0, areas)),
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

      // Banners of War
      /** -1 with a desolation token, else how many cryomancy tokens there are. (BW-DESO-13, BW-CRYO-12) */
      blight: cells(landTokens > 0 ? areas : 0, between(-1, landTokens)),
      /** By seat: strength that its player adds in defence to the end of the season. (BW-GARR-06) */
      defence: cells(open === FIRST ? 0 : MAX_SEATS, u8),
      /** A hero on this side has been hurt in this duel by a Weapon that routs whoever survives it. */
      duelVenom: cells(open > 1 ? 2 : 0, flag),
      /** The top card of a Season deck that somebody has looked at, and who has, as bits. (Omens in Smoke) */
      seasonTop: list(pools.season, 1, {
        each: open === FIRST ? 0 : seasonIds.length,
        visible: seasonSeenBy,
        apart: true,
      }),
      seasonKnown: cells(open === FIRST ? 0 : seasonIds.length, between(0, 15)),
      /** Fate cards that the hero of a side draws in each round beyond one. (Open Challenge) */
      duelMore: cells(open === FIRST ? 0 : 2, u8),
      /** Units of the current player that have fought in this turn: see rules/battle/veterans.ts. */
      veterans: cells(open === FIRST ? 0 : 1 + columns, u8),
      /** Tactical Fate cards that a seat has announced and not shown, and those whose icons are being resolved. (BW-TFATE-13) */
      fateLaid: list(pools.tactics, tacticalFate, {
        each: tacticalFate > 0 ? MAX_SEATS : 0,
        visible: 'owner',
      }),
      fateTurned: list(pools.tactics, tacticalFate, { each: tacticalFate > 0 ? MAX_SEATS : 0 }),
      /** Rewards that can do nothing on this board. (BW-CITY12-12) */
      rewardBox: bag(pools.reward, { each: open === FIRST ? 0 : 1 }),
      /** Development cards that the player of their faction has bought. (BW-DEVC-10) */
      developmentBought: cells(developmentDeck, flag),
      /** The card plus 1 that says what the special icon does which is being resolved. */
      abilityCard: cells(Math.min(1, developmentDeck), between(0, developmentDeck)),
      /** Areas with a peasant, and areas that all units have left of the player who has peasants, in the movement underway. (BW-PEAS) */
      peasants: cells(peasantTokens > 0 ? Math.ceil(areas / PER_WORD) : 0, u15),
      vacated: cells(peasantTokens > 0 ? Math.ceil(areas / PER_WORD) : 0, u15),
      /** By seat: the area plus 1 where its capital stands, and the second development there, its kind plus 1. (BW-CAP-07) */
      capital: cells(developmentDeck > 0 ? MAX_SEATS : 0, between(0, areas)),
      capitalDevelopment: cells(developmentDeck > 0 ? MAX_SEATS : 0, between(0, developments)),
      /** Development cards that have been used in this battle or this turn, a bit each: see rules/table/development-cards.ts. */
      developmentUsed: cells(Math.ceil(developmentDeck / PER_WORD), u15),
      /** By side and column: units that went from the battle back to the supply. */
      fallen: cells(open === FIRST ? 0 : 2 * columns, u8),
      /** The Commander deck: cards in no order yet, and under them those put back, the lowest first. (BW-CMD-18) */
      commanderDeck: bag(pools.commander, { each: commanderDecks, visible: 'nobody' }),
      commanderBottom: list(pools.commander, commanderCards, {
        each: commanderDecks,
        visible: bottomSeenBy,
      }),
      /** From the bottom up: who knows which card lies there, as bits. (BOW-34) */
      commanderKnown: cells(commanderCards, between(0, 15)),
      /** Drawn by the current player, who chooses among them. (BW-CMD-16) */
      commandersDrawn: list(pools.commander, COMMANDERS_DRAWN, {
        each: commanderDecks,
        visible: currentSees,
      }),
      /** Places of commanders, so many for each seat: the card, and the hero plus 1. (BW-CMD-23, BW-CMD-55) */
      commanderCard: slots(pools.commander, commanderPlaces),
      commanderHero: cells(commanderPlaces, between(0, heroes)),
      /** The Tactics card that lies before a seat for as long as it has a second commander. (BW-CMD-48) */
      tacticsKept: slots(pools.tactics, commanderDecks * MAX_SEATS),
      /** In a battle: the Commander cards that have been used, and the sides with units of their own in it, as bits. (G8, BW-CMD-33) */
      commandUsed: cells(commanderDecks, between(0, (1 << commanderCards) - 1)),
      commandSides: cells(commanderDecks, between(0, 3)),
      /** By side: the Tactics card plus 1 that it may not use in this battle. (Spy) */
      barredTactics: cells(2 * commanderDecks, between(0, pools.tactics.cards.length)),
      /** The side plus 1 whose player looks at the other's hand. (Spy) */
      spying: cells(commanderDecks, between(0, 2)),
      /** The columns plus 1 of units that a retreat does not rout. (Rearguard) */
      upright: cells(commanderDecks * ROOM.upright, between(0, columns)),
    },
  });
};

const layouts = new Map<BoxSet, ReturnType<typeof makeLayout>>();

/** The layout of tables with these boxes open: what no open box needs takes no room on them. */
export const layoutWith = (open: BoxSet): ReturnType<typeof makeLayout> => {
  const known = layouts.get(open) ?? makeLayout(open);
  layouts.set(open, known);
  return known;
};

/** The table with every box open. */
export const layout = layoutWith(allOf(universe));

/** What asks of this game can be about besides their options. */
export type About = { readonly [Kind in 'area' | 'side' | 'hero' | 'tile']?: number };

export type Table = TableOf<typeof layout, PreparedContent> & { readonly '~about'?: keyof About };
