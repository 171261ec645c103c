import { levelNames } from '@runehold/ai/level-names';
import type { SeatPlan, TablePlan } from '@runehold/protocol/hall/tables';
import type { TablePlayer } from '@runehold/protocol/parts/people';
import type { TableState } from '../session/table-store.ts';

/** Who is to sit there again: whoever sat there, also where a bot finished the game; others are yet to come. */
const seatAgain = (
  { holder, mine, mayTakeBack, deputy, group }: TablePlayer,
  ownName: string | undefined,
): SeatPlan => {
  const screen = group === undefined ? {} : { group };
  if (mine || mayTakeBack) {
    const name = mine && holder.kind === 'person' ? holder.name : ownName;
    return { kind: 'me', ...(name !== undefined && { name }), ...screen };
  }
  return holder.kind === 'bot' && !deputy
    ? { kind: 'bot', level: holder.level }
    : { kind: 'open', ...screen };
};

/** The same table once more: the same game, options, numbers and seats. */
export const rematchPlan = (
  { game = '', options, content, people }: Pick<TableState, 'game' | 'options' | 'content' | 'people'>,
  ownName: string | undefined,
): TablePlan => ({
  game,
  options: { ...options },
  seats: people.players.map(player => seatAgain(player, ownName)),
  ...(content !== undefined && { content }),
  listed: false,
  pace: people.pace ?? 'none',
  ...(people.noVacation && { noVacation: true }),
});

/** The same bots a level stronger, as far as there is one. */
export const oneLevelHigher = (plan: TablePlan): TablePlan => ({
  ...plan,
  seats: plan.seats.map(seat => {
    if (seat.kind !== 'bot') return seat;
    const levels: readonly string[] = levelNames;
    const at = levels.indexOf(seat.level);
    return { ...seat, level: at < 0 ? seat.level : (levels[at + 1] ?? seat.level) };
  }),
});

/**
 * A rematch among people on a server: everybody sits one seat further, and gathers first. Where nobody else is to come,
 * or people share a screen, it begins at once with the seats as they were.
 */
export const gatheredRematch = (plan: TablePlan): TablePlan => {
  const isShared = plan.seats.some(seat => seat.kind !== 'bot' && seat.group !== undefined);
  if (isShared || plan.seats.every(({ kind }) => kind !== 'open')) return plan;
  const seats = plan.seats.map((_, seat) => plan.seats[(seat + 1) % plan.seats.length]);
  return { ...plan, seats, gather: true };
};
