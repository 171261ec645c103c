import type { Bilingual } from '@runehold/kernel/text/bilingual';
import type { Under } from '@runehold/kernel/text/message';
import type { Way } from '../../../table/art/movement.ts';
import type { Address } from '../../../table/art/targets.ts';
import { at } from '../addresses.ts';
import type { Sight } from '../sight.ts';

/** What an event tells, by name; what the viewer was not told is absent. */
export type Args = Readonly<Record<string, number>>;

/** Where on the table something is, the likeliest place first. */
export type Whereabouts = (args: Args, sight: Sight) => readonly Address[];

/** What is seen to move. */
export type FlyingThing =
  | 'units'
  | 'hero'
  | 'card'
  | 'fate'
  | 'tactical-fate'
  | 'rune'
  | 'seal'
  | 'influence'
  | 'damage'
  | 'stronghold'
  | 'capital'
  | 'city'
  | 'land-token'
  | 'peasant'
  | 'token';

/** How an event is shown: the statement it follows from, how something moves, what that is, and between which places. */
export type Tale = {
  readonly rule: string;
  readonly way: Way;
  readonly to: Whereabouts;
  readonly from?: Whereabouts;
  readonly look?: FlyingThing;
};

/** How everything is shown that words of the game tell of. */
export type TalesOf<W extends Bilingual> = Readonly<Record<keyof Under<'event', W['specs']>, Tale>>;

/** Parts of the table that are no things themselves, each marked on what is drawn there. */
export const zone = {
  realm: (seat: number): Address => `realm-of/${seat}`,
  hand: (seat: number): Address => `hand-of/${seat}`,
  side: (side: number): Address => `side/${side}`,
  table: 'table',
} as const;

const seatPlaces = (seat: number): readonly Address[] => [at.seat(seat), zone.realm(seat), zone.table];

const areaPlaces = (area: number): readonly Address[] => [at.area(area), zone.table];

export const area: Whereabouts = args => areaPlaces(args['area']);
export const from: Whereabouts = args => areaPlaces(args['from']);
export const to: Whereabouts = args => areaPlaces(args['to']);
export const other: Whereabouts = args => areaPlaces(args['other']);

/** Whoever the event is about: a rival's strip, or one's own sheet. */
export const who: Whereabouts = args => seatPlaces(args['who']);
/** What they hold. */
export const hand: Whereabouts = args => [zone.hand(args['who']), ...seatPlaces(args['who'])];
/** One's own dial; those of others are not drawn. */
export const dial: Whereabouts = (args, { view }) => [
  ...(args['who'] === view.viewer ? [at.dial(args['resource'])] : []),
  ...seatPlaces(args['who']),
];
export const title: Whereabouts = args => [at.title(args['title']), zone.table];
/** The decks and what lies in the middle of the table. */
export const middle: Whereabouts = () => ['season-card', at.title(0), zone.table];
export const table: Whereabouts = () => [zone.table];

const heroPlaces = (hero: number, { t }: Sight): readonly Address[] =>
  t.heroArea.get(hero) > 0
    ? [at.area(t.heroArea.get(hero) - 1), zone.table]
    : seatPlaces(t.heroOwner.get(hero) - 1);

export const hero: Whereabouts = (args, sight) => heroPlaces(args['hero'], sight);
export const fromHero: Whereabouts = (args, sight) => heroPlaces(args['from'], sight);
export const toHero: Whereabouts = (args, sight) => heroPlaces(args['to'], sight);

const battlefield = ({ t }: Sight): readonly Address[] =>
  t.battleArea > 0 ? areaPlaces(t.battleArea - 1) : [zone.table];

/** A side of a battle or a duel: on the stage while there is one. */
export const side: Whereabouts = (args, sight) => [zone.side(args['side']), ...battlefield(sight)];
export const battle: Whereabouts = (_args, sight) => [zone.side(0), ...battlefield(sight)];
/** The units that a quest sets against a hero. */
export const foes: Whereabouts = (_args, sight) => [zone.side(1), ...battlefield(sight)];
/** A Fate card where it lies, or where it is looked at. */
export const fate: Whereabouts = (args, sight) =>
  args['fate'] === undefined ? battle(args, sight) : [at.fate(args['fate']), ...battle(args, sight)];
export const sideFate: Whereabouts = (args, sight) =>
  args['fate'] === undefined ? side(args, sight) : [at.fate(args['fate']), ...side(args, sight)];

/** The side of a battle or a duel on which a seat fights. */
const sideOfSeat = ({ t }: Sight, seat: number): number => {
  if (t.battleArea > 0) return t.sideSeat.get(0) === seat ? 0 : 1;
  return t.heroOwner.get(t.duelist.get(0) - 1) === seat + 1 ? 0 : 1;
};

export const sideOf: Whereabouts = (args, sight) => [
  zone.side(sideOfSeat(sight, args['who'])),
  ...battlefield(sight),
];
/** A Tactical Fate card where it lies on its side. */
export const laidFate: Whereabouts = (args, sight) => [at.laid(args['card']), ...sideOf(args, sight)];

type Still = (rule: string, look: FlyingThing, where: Whereabouts) => Tale;
type Moving = (rule: string, look: FlyingThing, start: Whereabouts, end: Whereabouts) => Tale;

const still =
  (way: Way): Still =>
  (rule, look, where) => ({ rule, way, look, to: where });

const moving =
  (way: Way): Moving =>
  (rule, look, start, end) => ({ rule, way, look, from: start, to: end });

/** Goes over the map, or through the air. */
export const march = moving('march');
export const fly = moving('fly');
/** Is turned over where it is, comes to lie, or is taken away. */
export const turn = still('turn');
export const lay = still('lay');
export const lift = still('lift');
/** Lights up. */
export const shine = (rule: string, where: Whereabouts): Tale => ({ rule, way: 'shine', to: where });
