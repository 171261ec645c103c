import type { ChosenOptions } from '@runehold/kernel/match/table-setup';
import { targetDomain } from '@runehold/rune-age/domains';
import type { Table } from '@runehold/rune-age/layout';
import { deckOf } from '@runehold/rune-age/positions/cards';
import { eventDeckOf } from '@runehold/rune-age/positions/events';
import { onlyCities, strongholds } from '@runehold/rune-age/positions/realms';
import type { Start } from '../../lesson.ts';
import type { KeyMove, Puzzle } from '../puzzle.ts';
import { inOrder } from './alike.ts';

/** What every puzzle of Rune Age has, but for the table and the question. */
export const inRuneAge = {
  game: 'rune-age',
  learner: 0,
  on: 'prompt.action',
  rule: 'RA-ACT-01',
  margin: 0.01,
  proof: 'exact',
  alike: inOrder,
} as const satisfies Partial<Puzzle<Table>>;

/**
 * A table without what the puzzle is not about: no cities and none of the own strongholds to be won, the objective and
 * the rival's home attacked already, decks of coins and one Event to come. The position changes of that what it needs.
 */
const cleared = (t: Table, position: (t: Table) => void): void => {
  onlyCities(t, []);
  strongholds(t, 0, 0, t.content.stronghold.copies);
  for (let seat = 0; seat < t.seats; seat++) deckOf(t, seat, Array<string>(5).fill('gold.1'));
  t.attacked.set(0, targetDomain.code('objective'), 1);
  if (t.seats > 1) t.attacked.set(0, targetDomain.code('home', 1), 1);
  eventDeckOf(t, ['res.phrylenex']);
  position(t);
};

/** Alone against the Dragonlords. */
export const alone = (race1: string, position: (t: Table) => void): Start<Table> => ({
  seats: 1,
  options: { scenario: 'resurgence', race1 },
  position: t => cleared(t, position),
});

/** With a silent rival. */
export const withRival = (races: ChosenOptions, position: (t: Table) => void): Start<Table> => ({
  seats: 2,
  options: { scenario: 'resurgence', firstPlayer: 'seat1', ...races },
  position: t => cleared(t, position),
});

/** One stronghold of the seat is left to be won, the others are exhausted. */
export const oneStrongholdLeft = (t: Table): void => strongholds(t, 0, 0, t.content.stronghold.copies - 1);

export const act = (...say: readonly string[]): KeyMove<Table> => ({ on: 'prompt.action', say });
