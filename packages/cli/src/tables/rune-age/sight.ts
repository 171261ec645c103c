import type { View } from '@runehold/kernel/layout/view';
import type { City, Content, DeckCard, EventCard, Rune } from '@runehold/rune-age/content/types';
import type { Scene, ZoneJson } from '../scene.ts';

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

/** All that is drawn from: what the viewer sees, the numbers of the cards, and the words. */
export type Sight = {
  readonly t: RuneAgeTable;
  readonly content: Content;
  readonly view: View;
  readonly scene: Scene;
};

export const sightOf = (view: View, scene: Scene): Sight => ({
  t: view.table as unknown as RuneAgeTable,
  content: scene.pack.game.content as Content,
  view,
  scene,
});

const found = <T>(thing: T | undefined, id: string): T => {
  if (thing === undefined) throw new Error(`there is no ${id}`);
  return thing;
};

/** Whether this is a copy whose ability was used this round; the view marks it with a star. */
export const isUsed = (id: string): boolean => id.endsWith('*');

export const cardOf = ({ content }: Sight, id: string): DeckCard => {
  const plain = id.replace('*', '');
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

export const runeOf = ({ content }: Sight, id: string): Rune =>
  found(
    content.runes.find(rune => rune.id === id),
    id,
  );

/** The cities that lie in the middle (1) or with a seat (2 + seat), with their numbers. */
export const citiesAt = ({ content, t }: Sight, place: number): (readonly [City, number])[] =>
  content.cities.flatMap((city, i) => (t.cityPlace[i] === place ? [[city, i] as const] : []));

export const seatsOf = ({ view }: Sight): number[] => Array.from({ length: view.seats }, (_, seat) => seat);
