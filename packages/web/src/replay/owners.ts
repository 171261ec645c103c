import type { People } from '@runehold/protocol/parts/people';
import type { Told } from '@runehold/protocol/parts/record';

/** Everybody by whose seat it is: where a bot minded one at the end, the person it belongs to stands there. */
export const withOwners = (people: People, records: readonly Told[]): People => ({
  ...people,
  players: people.players?.map(player => {
    if (!player.deputy) return player;
    const sat = records.findLast(
      record =>
        record.kind === 'handed-over' && record.seat === player.seat && record.holder.kind === 'person',
    );
    return sat?.kind === 'handed-over' ? { ...player, holder: sat.holder } : player;
  }),
});
