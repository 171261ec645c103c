import { domain, only, union, words } from '@runehold/kernel/ask/domain';
import type { Grid } from '@runehold/kernel/layout/fields';
import { choice, defineLayout } from '@runehold/kernel/layout/layout';
import type { Seat, SeatMask, Viewer } from '@runehold/kernel/layout/seats';
import { MAX_SEATS, seatBit } from '@runehold/kernel/layout/seats';
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
import { baseContent } from './content/base.ts';
import type { PreparedContent } from './content/numbers.ts';
import { races, scenarios } from './content/parts.ts';

const cardIds = baseContent.cards.map(({ id }) => id);
const cityIds = baseContent.cities.map(({ id }) => id);
const eventIds = baseContent.events.map(({ id }) => id);
const runeIds = baseContent.runes.map(({ id }) => id);

/** How many kinds of deck cards there are. */
export const CARD_KINDS = cardIds.length;

/**
 * Cards that can be in a deck. Each stands twice: a copy whose ability was used this round is a type of its own
 * until the round ends, since the limit follows the physical card. (RA-ABIL-03)
 */
export const cardPool = pool(
  'card',
  [...cardIds, ...cardIds.map(id => `${id}*`)],
  [...cardIds, ...cardIds].map((_, i) => i % cardIds.length),
);
export const eventPool = pool('event', eventIds);
export const runePool = pool('rune', runeIds);

export const cardDomain = domain('card', cardPool.cards);
export const cityDomain = domain('city', cityIds);
export const eventDomain = domain('event', eventIds);
export const runeDomain = domain('rune', runeIds);
export const seatDomain = domain(
  'seat',
  Array.from({ length: MAX_SEATS }, (_, seat) => `seat-${seat}`),
);

/** What can be attacked. (RA-COMBAT-03) */
export const targetDomain = union('target', {
  stronghold: only,
  city: cityDomain,
  enemy: eventDomain,
  objective: only,
  home: seatDomain,
});

/** A unit of an army, told apart by what it is and whether it is wounded. */
export const fighterDomain = union('fighter', { sound: cardDomain, wounded: cardDomain });

/** What can be exhausted for influence, or refreshed. */
export const sourceDomain = union('source', {
  city: cityDomain,
  stronghold: only,
  reward: eventDomain,
  rune: runeDomain,
});

/** What a player may do in the action step. (RA-ACT-01) */
export const actionDomain = union('action', {
  end: only,
  gold: only,
  influence: only,
  card: cardDomain,
  rune: runeDomain,
  attack: targetDomain,
  resign: only,
  stop: only,
});

/** What a player may do inside a Spend Gold action. */
export const goldDomain = union('spend-gold', {
  done: only,
  pay: cardDomain,
  reward: eventDomain,
  rune: runeDomain,
  buy: cardDomain,
  stronghold: only,
  monument: only,
});

/** What a player may do inside a Spend Influence action. */
export const influenceDomain = union('spend-influence', {
  done: only,
  exhaust: sourceDomain,
  acquire: cardDomain,
});

/** What can be used in the Resolution and End of Combat steps. */
export const abilityDomain = union('ability', { card: cardDomain, rune: runeDomain, enemy: only });

export const keepOrDiscard = words('revealed', ['leave', 'discard']);

/** Pay the levy with a gold card, or with all cities; who has neither pays nothing. */
export const levyDomain = union('levy', { destroy: cardDomain, exhaust: only, nothing: only });

/** What raiders are given: units from hand, or one of the cities. */
export const raidDomain = union('raid', { discard: only, city: cityDomain });

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
/** Every card that could ever be in one hand: all that can be in a deck. */
export const DECK_CARDS = baseContent.cards.reduce((sum, { copies }) => sum + copies, 0);
const sides = { each: 2 } as const;
const raceChoice = choice(['random', ...races]);

export const layout = defineLayout({
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
    /** Neutral types by cost, where they are not the scenario's own. (RA-OPT-01) */
    neutral2: choice([
      'usual',
      'neutral.battle_cry',
      'neutral.summon_lightning',
      'neutral.pillage',
      'neutral.sorcerer',
    ]),
    neutral4: choice(['usual', 'neutral.forced_march', 'neutral.manticore', 'neutral.naga']),
    neutral6: choice(['usual', 'neutral.demon', 'neutral.dragon', 'neutral.mind_control']),
    /** The Cataclysm without Brother Against Brother. (RA-OPT-03) */
    cooperative: choice(['no', 'yes']),
    /** Whether a player may resign, or propose to stop, on his turn. (RA-TURN-18, RA-WIN-03) */
    leaving: choice(['no', 'yes']),
  },
  fields: {
    /** The scenario in play. */
    objective: scalar(between(0, 3)),
    round: scalar(u15),
    firstSeat: scalar(between(0, MAX_SEATS - 1)),
    /** 1 clockwise, 0 the other way round. */
    clockwise: scalar(flag),
    race: perSeat(between(0, 3)),
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
    cityPlace: cells(cityIds.length, between(0, 1 + MAX_SEATS)),
    /** 0 ready, 1 exhausted, 2 levied: the next refresh only makes it exhausted. (RA-EVENT-12) */
    cityExhausted: cells(cityIds.length, between(0, 2)),
    hand: bag(cardPool, { ...own, visible: handSeenBy }),
    deck: bag(cardPool, { ...own, visible: 'nobody' }),
    /** Cards that were revealed and left on top of a deck. */
    deckTop: list(cardPool, 4, { each: 'seat' }),
    discard: list(cardPool, 96, { each: 'seat' }),
    /** The card being used as an action, and cards just revealed. (RA-CARD-08, RA-DRAW-06) */
    aside: list(cardPool, 6),
    /** Barracks and the piles of the central play area. */
    pile: bag(cardPool),
    /** Cards that are not, or no longer, in the game. */
    unused: bag(cardPool),
    /** In combat: side 0 attacks or fights the battle, side 1 defends. */
    army: list(cardPool, ARMY, sides),
    wounded: grid(2, ARMY, flag),
    bonus: grid(2, ARMY, i16),
    armyBonus: cells(2, i16),
    passed: cells(2, flag),
    /** Who fights on each side, or -1. */
    fighter: cells(2, between(-1, MAX_SEATS - 1)),
    target: scalar(between(-1, 127)),
    /** What this player has attacked this round. (RA-COMBAT-06) */
    attacked: grid(MAX_SEATS, targetDomain.size, flag),
    eventDeck: bag(eventPool),
    eventDiscard: list(eventPool, eventIds.length),
    /** Enemies in play in the order in which they came. (RA-EVENT-06) */
    enemies: list(eventPool, 12),
    /** Instants that work during the next round. (RA-INST-02) */
    lasting: list(eventPool, 4),
    /** The Instant being carried out. */
    instant: list(eventPool, 1),
    rewards: list(eventPool, 12, { each: 'seat' }),
    unusedEvents: bag(eventPool),
    eventExhausted: cells(eventIds.length, flag),
    eventTokens: cells(eventIds.length, u8),
    /** The round in which a lasting Instant works. */
    lastingRound: cells(eventIds.length, u15),
    power: slots(runePool, MAX_SEATS),
    powersAside: bag(runePool, { visible: 'nobody' }),
    unusedPowers: bag(runePool),
    runeExhausted: cells(runeIds.length, flag),
    /** The seat that turned against the others, or -1. */
    traitor: scalar(between(-1, MAX_SEATS - 1)),
    /** Who looks into whose hand, or -1. */
    looker: scalar(between(-1, MAX_SEATS - 1)),
    lookedAt: scalar(between(-1, MAX_SEATS - 1)),
    /** A secret taking: row thief, column victim. */
    trades: grid(MAX_SEATS, MAX_SEATS, flag),
  },
});

export type Table = TableOf<typeof layout, PreparedContent>;
