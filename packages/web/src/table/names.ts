import type { People } from '@runehold/protocol/parts/people';
import { useMemo } from 'react';
import { useSpeaker } from '../text/use-speaker.ts';

/** What to call everybody at a table: by name where there is one, else by the number of the seat. */
export const useNames = (people: People): readonly string[] => {
  const speaker = useSpeaker();
  return useMemo(
    () =>
      people.players.map(({ seat, holder }) =>
        holder.kind === 'open' ? speaker.say('table.player', { n: seat + 1 }) : holder.name,
      ),
    [people, speaker],
  );
};
