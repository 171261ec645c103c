import { sizeWith } from '@runehold/kernel/ask/domain';
import { allOf, type BoxSet, boxOptions } from '@runehold/kernel/layout/box';
import type { Grid } from '@runehold/kernel/layout/fields';
import { choice, defineLayout, type OptionSpec } from '@runehold/kernel/layout/layout';
import { MAX_SEATS, type Seat, type SeatMask, seatBit, type Viewer } from '@runehold/kernel/layout/seats';
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
import type { PreparedContent } from './content/prepared.ts';
import { targetDomain } from './domains.ts';
import { idsOf, mostEvents, races, rooms, scenarios } from './pools.ts';

/**
 * A card that changed hands unseen could be with either of the two: for everybody else their hidden cards are one heap.
 * Each seat stands for the lowest seat it is connected with. (RA-INFO-08)
 */
const mingled = (t: { readonly trades: Grid }, index: number, viewer: Viewer): number => {
  let reached = 1 << index;
  for (let again = true; again; ) {
    again = false;
    for (let thief = 0; thief < MAX_SEATS; thief++) {
      for (let victim = 0; victim < MAX_SEATS; victim++) {
        if (t.trades.get(thief, victim) === 0 || thief === viewer || victim === viewer) continue;
        const pair = (1 << thief) | (1 << victim);
        if ((reached & pair) !== 0 && (reached | pair) !== reached) {
          reached |= pair;
          again = true;
        }
      }
    }
  }
  return 31 - Math.clz32(reached & -reached);
};

/** A hand is its owner's secret, but for the moment in which somebody may look into it. (RA-INFO-06, RA-INFO-08) */
const handSeenBy = (t: { readonly looker: number; readonly lookedAt: number }, seat: Seat): SeatMask =>
  t.lookedAt === seat ? seatBit(seat) | seatBit(t.looker) : seatBit(seat);

const own = { each: 'seat', group: 'own', apart: mingled } as const;
/** The most cards on one side of a combat. */
export const ARMY = 48;
/**
 * More than could ever be in one hand: the cards of the first box. Whatever is open, a table is set with four races,
 * three neutral types and the gold, which are fewer.
 */
export const DECK_CARDS = universe.cards.reduce(
  (sum, { copies }, place) => (universe.boxOf.cards[place] === 0 ? sum + copies : sum),
  0,
);
const sides = { each: 2 } as const;
const raceChoice = choice(['random', ...races]);
/** The neutral types of a cost, where they are not the scenario's own. (RA-OPT-01) */
const neutralChoice = (influence: number) =>
  choice([
    'usual',
    ...idsOf(
      universe.cards.filter(
        ({ kind, race, cost }) =>
          kind !== 'gold' && race === undefined && 'influence' in cost && cost.influence === influence,
      ),
    ),
  ]);
const ofBoxes = Object.fromEntries(
  Object.entries(boxOptions(universe)).map(([name, values]) => [name, choice(values)]),
) as Readonly<Record<never, OptionSpec>>;

const makeLayout = (open: BoxSet) => {
  const { cards, events, runes, cities } = rooms(open);
  const targets = sizeWith(targetDomain, 31 - Math.clz32(open));
  /** Every Event of a scenario could be an Enemy or a Reward. */
  const enemies = Math.max(12, mostEvents(open));
  return defineLayout({
    /** The open boxes as bits. */
    sizes: { boxes: open },
    boxes: open,
    streams: ['setup', 'deck', 'event', 'die', 'rune'],
    stack: 224,
    reply: DECK_CARDS,
    options: {
      scenario: choice(['random', ...scenarios], 'resurgence'),
      race1: raceChoice,
      race2: raceChoice,
      race3: raceChoice,
      race4: raceChoice,
      firstPlayer: choice(['random', 'seat1', 'seat2', 'seat3', 'seat4']),
      neutral2: neutralChoice(2),
      neutral4: neutralChoice(4),
      neutral6: neutralChoice(6),
      /** The Cataclysm without Brother Against Brother. (RA-OPT-03) */
      cooperative: choice(['no', 'yes']),
      /** Whether a player may resign, or propose to stop, on his turn. (RA-TURN-18, RA-WIN-03) */
      leaving: choice(['no', 'yes']),
      ...ofBoxes,
    },
    fields: {
      /** The scenario in play. */
      objective: scalar(between(0, scenarios.length - 1)),
      round: scalar(u15),
      firstSeat: scalar(between(0, MAX_SEATS - 1)),
      /** 1 clockwise, 0 the other way round. */
      clockwise: scalar(flag),
      race: perSeat(between(0, races.length - 1)),
      alive: perSeat(flag),
      damage: perSeat(u15),
      barracksStrongholds: perSeat(u8),
      readyStrongholds: perSeat(u8),
      exhaustedStrongholds: perSeat(u8),
      /** Strongholds that withstood an attack this round; each is a target of its own. (RA-COMBAT-10) */
      attackedStrongholds: perSeat(u8),
      /** 0 not in the game, 1 in the Barracks, 2 built. */
      monument: perSeat(between(0, 2)),
      /** 0 not in the game, 1 in the central play area, 2 + seat under a player's control. */
      cityPlace: cells(cities, between(0, 1 + MAX_SEATS)),
      /** 0 ready, 1 exhausted, 2 levied: the next refresh only makes it exhausted. (RA-EVENT-12) */
      cityExhausted: cells(cities, between(0, 2)),
      hand: bag(cards, { ...own, visible: handSeenBy }),
      deck: bag(cards, { ...own, visible: 'nobody' }),
      /** Cards that were revealed and left on top of a deck. */
      deckTop: list(cards, 4, { each: 'seat' }),
      discard: list(cards, 96, { each: 'seat' }),
      /** The card being used as an action, and cards just revealed. (RA-CARD-08, RA-DRAW-06) */
      aside: list(cards, 6),
      /** Barracks and the piles of the central play area. */
      pile: bag(cards),
      /** Cards that are not, or no longer, in the game. */
      unused: bag(cards),
      /** In combat: side 0 attacks or fights the battle, side 1 defends. */
      army: list(cards, ARMY, sides),
      wounded: grid(2, ARMY, flag),
      bonus: grid(2, ARMY, i16),
      armyBonus: cells(2, i16),
      passed: cells(2, flag),
      /** Who fights on each side, or -1. */
      fighter: cells(2, between(-1, MAX_SEATS - 1)),
      target: scalar(between(-1, targets - 1)),
      /** What this player has attacked this round. (RA-COMBAT-06) */
      attacked: grid(MAX_SEATS, targets, flag),
      eventDeck: bag(events),
      eventDiscard: list(events, events.cards.length),
      /** Enemies in play in the order in which they came. (RA-EVENT-06) */
      enemies: list(events, enemies),
      /** Instants that work during the next round. (RA-INST-02) */
      lasting: list(events, 4),
      /** The Instant being carried out. */
      instant: list(events, 1),
      rewards: list(events, enemies, { each: 'seat' }),
      unusedEvents: bag(events),
      eventExhausted: cells(events.cards.length, flag),
      eventTokens: cells(events.cards.length, u8),
      /** The round in which a lasting Instant works. */
      lastingRound: cells(events.cards.length, u15),
      power: slots(runes, MAX_SEATS),
      powersAside: bag(runes, { visible: 'nobody' }),
      unusedPowers: bag(runes),
      runeExhausted: cells(runes.cards.length, flag),
      /** The seat that turned against the others, or -1. */
      traitor: scalar(between(-1, MAX_SEATS - 1)),
      /** Who looks into whose hand, or -1. */
      looker: scalar(between(-1, MAX_SEATS - 1)),
      lookedAt: scalar(between(-1, MAX_SEATS - 1)),
      /** A secret taking: row thief, column victim. */
      trades: grid(MAX_SEATS, MAX_SEATS, flag),
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

/** Where the cards lie that an ask offers, if not in the hand of whom it asks. */
export const PLACE = { pile: 1, aside: 2, shownHand: 3 } as const;

/** What asks of this game can be about besides their options; an amount is what there is to spend, to pay or to suffer. */
export type About = { readonly [Kind in 'side' | 'place' | 'card' | 'victim' | 'amount']?: number };

export type Table = TableOf<typeof layout, PreparedContent> & { readonly '~about'?: keyof About };
