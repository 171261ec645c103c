import type { Seat, Viewer } from '@runehold/kernel/layout/seats';
import { seenTable } from '@runehold/kernel/match/seen-table';
import type { GamePack } from '@runehold/kernel/pack/pack';
import type { View } from '@runehold/kernel/view/view';
import type { City, DeckCard, Race } from '../../content/types.ts';
import type { Table } from '../../layout.ts';
import { races } from '../../pools.ts';
import { dataOf, isUsed, kindOf } from '../cards.ts';
import { seatAfter } from '../order.ts';
import type { Look } from './look.ts';

/** What page and terminal draw from: what the viewer knows, the numbers of the cards, and where the rules stand. */
export type Sight = Look<Viewer> & { readonly content: Table['content']; readonly view: View };

export const sightOf = (view: View, { game }: Pick<GamePack, 'game'>): Sight => {
  const { table, eyes } = seenTable(game, view);
  const t = table as Table;
  return { t, me: eyes, content: t.content, view };
};

/** What is printed on a card, and its number without the mark of a copy whose ability was used. (RA-ABIL-03) */
export const cardOf = ({ t }: Look<Viewer>, card: number): DeckCard => dataOf(t, card);
export const plainCard = kindOf;
export const isMarked = isUsed;

/** The cities that lie in the middle (1) or with a seat (2 + seat), with their numbers. */
export const citiesAt = ({ t }: Look<Viewer>, place: number): (readonly [City, number])[] =>
  t.cityPlace.toArray().flatMap((at, i) => (at === place ? [[t.content.cities[i], i] as const] : []));

export const seatsIn = ({ t }: Look<Viewer>): Seat[] => Array.from({ length: t.seats }, (_, seat) => seat);

/** All seats in the present direction of play, from one on. */
export const seatsFrom = ({ t }: Look<Viewer>, first: Seat): Seat[] =>
  Array.from({ length: t.seats }, (_, n) => seatAfter(t, first, n));

export const raceOf = ({ t }: Look<Viewer>, seat: Seat): Race => races[t.race.get(seat)];

/** The seat from which the table is looked at, or the first one for somebody who only watches. */
export const ownSeat = ({ view }: Sight): Seat => (typeof view.viewer === 'number' ? view.viewer : 0);

/** Whose turn it is, or undefined in the Event phase. */
export const turnOf = ({ view }: Sight): Seat | undefined => {
  const seat = view.crumbs.find(({ procedure }) => procedure === 'turn')?.locals['seat'];
  return typeof seat === 'number' ? seat : undefined;
};
