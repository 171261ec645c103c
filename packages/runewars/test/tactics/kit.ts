import type { Seat } from '@runehold/kernel/layout/seats';
import type { Play } from '@runehold/testkit/play';
import type { Table } from '../../src/layout.ts';
import { poolsWith, tacticsPool } from '../../src/pools.ts';
import { tacticsHand } from '../kit/arrange.ts';
import { atTurn, position, type Setting } from '../kit/position.ts';

export const card = (name: string): number => tacticsPool.cards.indexOf(`tactics-${name}`);

export type TurnSetting = Setting & {
  /** The Order of the turn; Acquire Power unless told otherwise. */ readonly order?: string;
};

/** Seat 0 in its turn, before its Order, with these cards. */
export const holding = (
  names: readonly string[],
  arrange: (t: Table) => void = () => {},
  { order = 'order-acquire-power', ...setting }: TurnSetting = {},
): Play<Table> =>
  atTurn(
    position(setting).given(t => {
      tacticsHand(t, 0, ...names.map(name => `tactics-${name}`));
      arrange(t);
    }),
    0,
    order,
  );

/** The same with the card played: its first choice is open. */
export const playing = (name: string, arrange?: (t: Table) => void, setting?: TurnSetting): Play<Table> =>
  holding([name], arrange, setting).answer(`tactics:tactics-${name}`);

/** The cards that may be played now, by name. */
export const playable = (story: Play<Table>): string[] =>
  story
    .offered()
    .filter(name => name.startsWith('tactics:'))
    .map(name => name.replace('tactics:tactics-', ''));

/** Whether a card may be played in a position. */
export const mayPlay = (name: string, arrange?: (t: Table) => void, setting?: TurnSetting): boolean =>
  playable(holding([name], arrange, setting)).includes(name);

/** Whether the card is over and the turn goes on. */
export const isOver = (story: Play<Table>): boolean => story.ask().rule === 'RW-ORDER-23';

/** How many copies of a card lie in the discard pile. */
export const discarded = ({ table }: Play<Table>, name: string): number =>
  table.tacticsDiscard.count(card(name));

/** All cards in a hand, those of this season included. */
export const held = ({ table }: Play<Table>, seat: Seat): number =>
  table.tactics.at(seat).total + table.freshTactics.at(seat).total;

/** Who is asked what now. */
export const askedNow = (story: Play<Table>): string => `${story.asked.join()} ${story.ask().name}`;

/** Puts all Tactics cards of the deck somewhere else. */
export const emptyDeck = (t: Table, into: (t: Table, card: number) => void): void => {
  for (const [number] of poolsWith(t.boxes).tactics.cards.entries()) {
    while (t.tacticsDeck.count(number) > 0) into(t, number);
  }
};
