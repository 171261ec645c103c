import type { View } from '@runehold/kernel/layout/view';
import type { ZoneJson } from '@runehold/kernel/layout/zone-json';
import type { GamePack } from '@runehold/kernel/pack';
import type { City, Content, DeckCard, EventCard, Race, Rune } from '../content/types.ts';
import { races } from '../pools.ts';

type Row = readonly number[];
type Cards = readonly string[];

/** Rune Age's table as a view has it, as far as it is drawn. */
export type RuneAgeTable = {
  readonly objective: number;
  readonly round: number;
  readonly firstSeat: number;
  readonly clockwise: number;
  readonly race: Row;
  readonly alive: Row;
  readonly damage: Row;
  readonly barracksStrongholds: Row;
  readonly readyStrongholds: Row;
  readonly exhaustedStrongholds: Row;
  readonly monument: Row;
  readonly cityPlace: Row;
  readonly cityExhausted: Row;
  readonly hand: readonly ZoneJson[];
  readonly deck: readonly ZoneJson[];
  readonly deckTop: readonly Cards[];
  readonly discard: readonly Cards[];
  readonly aside: Cards;
  readonly pile: Readonly<Record<string, number>>;
  readonly army: readonly Cards[];
  readonly wounded: readonly Row[];
  readonly bonus: readonly Row[];
  readonly armyBonus: Row;
  readonly passed: Row;
  readonly fighter: Row;
  readonly target: number;
  readonly eventDeck: Readonly<Record<string, number>>;
  readonly eventDiscard: Cards;
  readonly enemies: Cards;
  readonly lasting: Cards;
  readonly instant: Cards;
  readonly rewards: readonly Cards[];
  readonly eventExhausted: Row;
  readonly eventTokens: Row;
  readonly lastingRound: Row;
  readonly power: readonly (string | null)[];
  readonly runeExhausted: Row;
  readonly traitor: number;
};

/** What is drawn from: what the viewer sees, and the numbers of the cards. */
export type Sight = {
  readonly t: RuneAgeTable;
  readonly content: Content;
  readonly view: View;
};

export const sightOf = (view: Sight['view'], { game }: Pick<GamePack, 'game'>): Sight => ({
  t: view.table as unknown as RuneAgeTable,
  content: game.content as Content,
  view,
});

const found = <T>(thing: T | undefined, id: string): T => {
  if (thing === undefined) throw new Error(`there is no ${id}`);
  return thing;
};

/** Whether this is a copy whose ability was used this round; the view marks it with a star. */
export const isUsed = (id: string): boolean => id.endsWith('*');

const plainId = (id: string): string => id.replace('*', '');

export const cardNumber = ({ content }: Sight, id: string): number =>
  content.cards.findIndex(card => card.id === plainId(id));

/** The number by which options call a card: used copies have numbers of their own. (RA-ABIL-03) */
export const cardCode = (sight: Sight, id: string): number =>
  cardNumber(sight, id) + (isUsed(id) ? sight.content.cards.length : 0);

export const cardOf = ({ content }: Sight, id: string): DeckCard => {
  const plain = plainId(id);
  return found(
    content.cards.find(card => card.id === plain),
    id,
  );
};

export const eventOf = ({ content }: Sight, id: string): EventCard =>
  found(
    content.events.find(event => event.id === id),
    id,
  );

export const eventNumber = ({ content }: Sight, id: string): number =>
  content.events.findIndex(event => event.id === id);

export const runeNumber = ({ content }: Sight, id: string): number =>
  content.runes.findIndex(rune => rune.id === id);

export const runeOf = (sight: Sight, id: string): Rune =>
  found(sight.content.runes[runeNumber(sight, id)], id);

/** The cities that lie in the middle (1) or with a seat (2 + seat), with their numbers. */
export const citiesAt = ({ content, t }: Sight, place: number): (readonly [City, number])[] =>
  content.cities.flatMap((city, i) => (t.cityPlace[i] === place ? [[city, i] as const] : []));

export const seatsIn = ({ view }: Sight): number[] => Array.from({ length: view.seats }, (_, seat) => seat);

export const raceOf = ({ t }: Sight, seat: number): Race => races[t.race[seat]];

/** The seat from which the table is looked at, or the first one for somebody who only watches. */
export const ownSeat = ({ view }: Sight): number => (typeof view.viewer === 'number' ? view.viewer : 0);

export const isCombat = ({ t }: Sight): boolean => t.target >= 0 && t.fighter[0] >= 0;

/** Whose turn it is, or undefined in the Event phase. */
export const turnOf = ({ view }: Sight): number | undefined => {
  const seat = view.crumbs.find(({ procedure }) => procedure === 'turn')?.locals['seat'];
  return typeof seat === 'number' ? seat : undefined;
};
