import type { SeatPlan } from '@runehold/protocol/hall/tables';
import type { People } from '@runehold/protocol/parts/people';
import { USUAL_LEVEL } from '@runehold/protocol/parts/usual-level';
import { houseOf } from '../app/houses.ts';
import { goTo } from '../app/route.ts';
import { playOnFrom } from '../local/house.ts';

/** Who sits where when a game goes on from a moment: oneself on one seat, bots on all others. */
export const seatsToPlayOn = (
  { players }: Pick<People, 'players'>,
  seats: number,
  own: number,
  name: string,
): SeatPlan[] =>
  Array.from({ length: seats }, (_, seat): SeatPlan => {
    if (seat === own) return { kind: 'me', name };
    const holder = players[seat]?.holder;
    return { kind: 'bot', level: holder?.kind === 'bot' ? holder.level : USUAL_LEVEL };
  });

/** Opens a table in this browser that goes on after so many answers, and goes there. */
export const playOn = async (
  house: string,
  table: string,
  upTo: number,
  seats: readonly SeatPlan[],
): Promise<void> => {
  const of = house === 'here' ? { table } : { file: await houseOf(house).call('export-file', { table }) };
  const { table: set } = await playOnFrom(of, upTo, seats);
  goTo('table', 'here', set);
};
