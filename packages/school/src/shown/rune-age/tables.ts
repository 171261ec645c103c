import type { ChosenOptions } from '@runehold/kernel/match/table-setup';
import type { Table } from '@runehold/rune-age/layout';
import { onlyCities } from '@runehold/rune-age/positions/realms';
import type { Start } from '../../lesson.ts';

/** Two players, the learner's turn, no city but those that are laid there. */
export const onTurn = (
  race: string,
  position: (t: Table) => void,
  options: ChosenOptions = { scenario: 'resurgence' },
): Start<Table> => ({
  seats: 2,
  options: { race1: race, race2: race === 'latari' ? 'uthuk' : 'latari', firstPlayer: 'seat1', ...options },
  position: t => {
    onlyCities(t, []);
    position(t);
  },
});

/** Where nothing else is said, a showing begins with what to do in a turn. */
export const ACTION = 'prompt.action';
