import type { Universe } from './box.ts';
import { gainsUpTo } from './dials.ts';
import { type Fault, outside, total, unless } from './problems.ts';
import { deckOf, type Held, heldBy } from './promises.ts';
import type { Counts } from './types-box.ts';

/** No card counts further. */
export const HIGHEST = 10;

/** What the rules have room for, where that is less than a number could be. A test looks at their locals. */
export const ROOM = {
  /** Damage tokens that destroy the toughest unit. */
  health: 5,
  /** Neutral units that come at once. */
  neutrals: 8,
  startingRunes: 4,
  /** Runes that are shown to win. */
  proofs: 12,
  /** Fate cards that support discards. */
  dropped: 2,
  /** Areas between the setup markers of four players. */
  between: 4,
  /** Fate cards that are exchanged at once. */
  replaced: 4,
  /** Units that a retreat leaves standing. */
  upright: 8,
} as const;

/** The same for what effects say, by kind and number. */
export const ROOM_OF: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  recruit: { units: 8 },
  'repair-or-recruit': { units: 8 },
  'may-place-land-tokens': { areas: 4 },
  'lose-dial-or-rout': { units: 8 },
  'recruit-class': { units: 8 },
  'discard-tactics-or-lower-dials': { tactics: 4 },
  'rout-in-crowds': { units: 4 },
  'destroy-in-largest': { units: 4 },
  'reveal-runes': { runes: 8 },
  'rout-units': { units: 8 },
  'stand-units': { units: 8 },
  'stand-in-battle': { units: 8 },
  'better-support': { discards: ROOM.dropped },
  'lure-neutral-units': { most: 4 },
  'look-at-runes': { most: 4 },
  'may-look-at-runes': { most: 4 },
  'damage-each-of': { units: 8 },
  'rout-or-destroy': { units: 8 },
  'rewards-for-runes': { rewards: 5 },
  'place-neutral-units': { count: 8 },
  'set-health': { health: ROOM.health },
  duel: { units: 4 },
  'rout-chosen': { units: 8 },
  'damage-each-chosen': { units: 8 },
  'damage-any-chosen': { units: 8 },
  'destroy-own-for-damage': { units: 8 },
  'rout-own-for-damage': { units: 8 },
  'join-battle': { units: 8 },
  'pay-or-rout': { units: 8 },
  'move-units': { units: 8 },
  'look-ahead': { areas: 4 },
  'leave-peasants': { peasants: 3 },
  'retreat-standing': { units: ROOM.upright },
  'redraw-fate': { cards: ROOM.replaced },
  'return-destroyed': { units: 8 },
};

/** Strongholds and rune tokens: those that a game begins with are there, and no more than there are. */
const tokenFaults = ({ boxes, factions, editions }: Universe, { perFaction, tokens }: Counts): Fault[] => {
  const { counts } = boxes[0];
  const { revised, original } = editions.startingRunes;
  return [
    ...outside('counts.strongholds', counts.perFaction.strongholds, 1, perFaction.strongholds),
    ...(['dragon', 'false'] as const).flatMap(kind =>
      outside(
        `counts.runes.${kind}`,
        counts.tokens.runes[kind],
        factions.length * Math.max(revised[kind], original[kind]),
        tokens.runes[kind],
        ['editions.startingRunes'],
      ),
    ),
  ];
};

/** How many of a type the tiles of the first box bring; where further boxes bring more than there are, some stay away. */
const guards = (content: Universe, id: string): { most: number; places: string[] } => {
  const areas = heldBy(content, 0).tiles.flatMap(tile => tile.areas);
  const guarded = areas.filter(({ neutral }) => neutral?.unit === id);
  return {
    most: total(guarded.map(({ neutral }) => neutral?.count ?? 0)),
    places: guarded.map(area => `${area.id}.neutral`),
  };
};

/** How many of a type the players recruit before the first year. */
const recruits = ({ dials }: Universe, id: string): { most: number; places: string[] } => {
  const found = Object.entries(dials).flatMap(([faction, own]) =>
    Object.entries(own).flatMap(([resource, dial]) =>
      gainsUpTo(dial, dial.start)
        .filter(gain => gain.kind === 'unit' && gain.unit === id)
        .map(() => `dials.${faction}.${resource}`),
    ),
  );
  return { most: found.length, places: found };
};

const most = (path: string, is: number, room: number, others: readonly string[]): Fault[] =>
  unless(is <= room, path, 'content.no-room', `${is} (${room})`, others);

/** What one box brings, measured by what it holds as shipped. */
const boxFaults = (held: Held, { cards, tokens, units }: Counts): Fault[] => {
  const deck = (name: string, list: Parameters<typeof deckOf>[0], room: number): Fault[] => {
    const { size, copies } = deckOf(list);
    return most(name, size, room, copies);
  };
  return [
    ...deck('seasonCards', held.seasonCards, total(Object.values(cards.seasons))),
    ...deck('tacticsCards', held.tacticsCards, cards.tactics),
    ...deck('rewardCards', held.rewardCards, cards.rewards),
    ...deck('explorationTokens', held.explorationTokens, tokens.exploration),
    ...Object.entries(units).flatMap(([owner, room]) => {
      const own = held.units.filter(unit => unit.owner === owner);
      return most(
        `units.${owner}`,
        total(own.map(({ figures }) => figures)),
        room,
        own.map(({ id }) => `${id}.figures`),
      );
    }),
  ];
};

/**
 * A pack may move copies and figures about within a box, and leave some out; there is room for as many as each box
 * holds as shipped and not for more: a table with that box closed has none for what it could have lent. Nor may more
 * units start on the map than there are figures.
 */
export const roomFaults = (content: Universe, shipped: readonly Counts[]): Fault[] => [
  ...tokenFaults(content, shipped[0]),
  ...shipped.flatMap((counts, box) => boxFaults(heldBy(content, box), counts)),
  ...content.units.flatMap(({ id, figures }) => {
    const [onMap, atHome] = [guards(content, id), recruits(content, id)];
    return most(`${id}.figures`, onMap.most + atHome.most, figures, [...onMap.places, ...atHome.places]);
  }),
];
