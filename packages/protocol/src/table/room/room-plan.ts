import type { ChosenOptions } from '@runehold/kernel/match/table-setup';
import type { Message } from '@runehold/kernel/text/message';
import { isSlow, type Pace } from '../../parts/clock-terms.ts';
import { hostSays } from '../../say.ts';
import type { Changed, Room, RoomPlan, RoomSeat } from './waiting-room.ts';

/** What of the plan the host may change while people gather. */
export type PlanChange = {
  readonly options?: ChosenOptions;
  readonly seats?: number;
  readonly listed?: boolean;
  readonly pace?: Pace;
  readonly noVacation?: boolean;
};

const planOf = ({ options, seats, pace = 'none', noVacation }: Room): RoomPlan => ({
  options,
  seats: seats.length,
  pace,
  ...(noVacation && { noVacation }),
});

/** Whether two plans are for the same game. */
const isSamePlan = (one: RoomPlan, other: RoomPlan): boolean => {
  const names = new Set([...Object.keys(one.options), ...Object.keys(other.options)]);
  return (
    one.seats === other.seats &&
    one.pace === other.pace &&
    one.noVacation === other.noVacation &&
    [...names].every(name => one.options[name] === other.options[name])
  );
};

/** So many seats: those of nobody go first, and no person ever does. */
const seatsFor = (room: Room, count: number): readonly RoomSeat[] => {
  const kept = [...room.seats];
  for (const kind of ['open', 'bot'] as const)
    while (kept.length > count && kept.some(seat => seat.kind === kind))
      kept.splice(
        kept.findLastIndex(seat => seat.kind === kind),
        1,
      );
  while (kept.length < count) kept.push({ kind: 'open' });
  return kept;
};

/** What everybody was ready for is no longer so; each but the host is told what they had agreed to, until they agree anew. */
const unready = (room: Room, before: RoomPlan): Room => ({
  ...room,
  seats: room.seats.map(seat => {
    if (seat.kind !== 'person') return seat;
    const { knew = before, ...rest } = seat;
    const isNews = seat.guest !== room.host && !isSamePlan(knew, planOf(room));
    return { ...rest, ready: false, ...(isNews && { knew }) };
  }),
});

/**
 * Changes the plan: everybody has to be ready anew. With fewer seats those of nobody go first, and no person ever does.
 * `refuse` says whether the game takes it.
 */
export const changePlan = (
  room: Room,
  guest: string,
  {
    options = room.options,
    seats = room.seats.length,
    listed = room.listed,
    pace = room.pace ?? 'none',
    noVacation = room.noVacation === true,
  }: PlanChange,
  refuse: (seats: number, options: ChosenOptions) => Message | undefined,
): Changed => {
  if (guest !== room.host) return hostSays('refusal.not-host');
  const refused = refuse(seats, options);
  if (refused) return refused;
  const kept = seatsFor(room, seats);
  if (kept.length > seats) return hostSays('refusal.no-seat');
  const { noVacation: _, ...rest } = room;
  // Only where it is played over days there is something to forbid.
  const forbids = noVacation && isSlow(pace) && { noVacation: true as const };
  const changed: Room = { ...rest, options, listed, pace, ...forbids, seats: kept };
  return isSamePlan(planOf(room), planOf(changed)) ? changed : unready(changed, planOf(room));
};
