import type { Seat, SeatMask } from '@runehold/kernel/layout/seats';
import { seatBit } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { QuestPlace } from '../../../content/types-quests.ts';
import type { Table } from '../../../layout.ts';
import { areaIds } from '../../../pools.ts';
import { type Effect, type EffectsOf, family, type Spoken } from '../../../text/family.ts';
import { controller, hasCity, homeOwner, isEnemy, isFriendly, strongholdOf } from '../../map/areas.ts';
import { isEnemyHeroIn, ownerOf } from '../hero.ts';

/** Everything about one kind of place where quests are attempted; "you" is the player of the quest. */
type Place<Kind extends string, Parts = unknown> = PlaceKind<Effect<Kind, Parts>>;
type PlaceKind<E extends { readonly kind: string }> = Spoken<E> & {
  isPlace(t: Table, seat: Seat, area: number, place: E): boolean;
  /** The players to whom it belongs, for cards that speak of "that player". */
  hosts?(t: Table, seat: Seat, area: number): SeatMask;
};

const place = <K extends string, P = unknown>(it: Place<K, P>): Place<K, P> => it;

const isOther = (other: Seat, seat: Seat): boolean => other !== NONE && other !== seat;

/** The players whose hero or city makes an area a place for the quest. (Secrets and Lies) */
const hosts = (t: Table, seat: Seat, area: number): SeatMask => {
  let mask = hasCity(t, area) && isEnemy(t, area, seat) ? seatBit(controller(t, area)) : 0;
  for (let hero = 0; hero < t.heroes; hero++) {
    if (isEnemyHeroIn(t, hero, seat, area)) mask |= seatBit(ownerOf(t, hero));
  }
  return mask;
};

const kinds = {
  area: place<'area', { area: string }>({
    clause: ['in area {area}', 'na obszarze {area}'],
    isPlace: (_t, _seat, area, place) => areaIds[area] === place.area,
  }),
  /** Any area of it, whoever controls it now. */
  'home-realm-of-another': place<'home-realm-of-another'>({
    clause: ['in another player’s home realm', 'w królestwie innego gracza'],
    isPlace: (t, seat, area) => isOther(homeOwner(t, area), seat),
    hosts: (t, _seat, area) => seatBit(homeOwner(t, area)),
  }),
  /** Outside your own home realm. */
  'stronghold-of-another': place<'stronghold-of-another'>({
    clause: [
      'outside your home realm, in an area with another player’s stronghold',
      'poza swoim królestwem, na obszarze z twierdzą innego gracza',
    ],
    isPlace: (t, seat, area) => isOther(strongholdOf(t, area), seat) && homeOwner(t, area) !== seat,
  }),
  /** The city is controlled by another player. */
  'enemy-hero-or-city': place<'enemy-hero-or-city'>({
    clause: [
      'in an area with an enemy hero, or with a city that another player controls',
      'na obszarze z wrogim bohaterem albo z miastem, które kontroluje inny gracz',
    ],
    isPlace: (t, seat, area) => hosts(t, seat, area) !== 0,
    hosts,
  }),
  city: place<'city'>({
    clause: ['in an area with a city', 'na obszarze z miastem'],
    isPlace: (t, _seat, area) => hasCity(t, area),
  }),
  /** In an area that you do not control. */
  'facedown-rune': place<'facedown-rune'>({
    clause: [
      'in an area you do not control, with a facedown rune token',
      'na obszarze, którego nie kontrolujesz, z zakrytym żetonem runu',
    ],
    isPlace: (t, seat, area) =>
      t.rune.at(area) !== NONE && t.runeUp.get(area) === 0 && !isFriendly(t, area, seat),
  }),
  /** Yours or nobody's. */
  'city-not-of-another': place<'city-not-of-another'>({
    clause: [
      'in an area with a city that no other player controls',
      'na obszarze z miastem, którego nie kontroluje inny gracz',
    ],
    isPlace: (t, seat, area) => hasCity(t, area) && !isEnemy(t, area, seat),
  }),
} as const;

export type QuestPlaces = EffectsOf<typeof kinds>;

export const places = family<QuestPlace, PlaceKind<QuestPlace>>('place', kinds);

/** Whether a seat's quest is attempted in an area. Who controls it matters only where the card says so. (RW-QUEST-26 to 29) */
export const isPlaceOf = (t: Table, seat: Seat, area: number, place: QuestPlace): boolean =>
  places.kindOf(place).isPlace(t, seat, area, place);

/** The players to whom a place belongs. */
export const playersOf = (t: Table, seat: Seat, area: number, place: QuestPlace): SeatMask =>
  places.kindOf(place).hosts?.(t, seat, area) ?? 0;
