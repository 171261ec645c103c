import type { People } from '@runehold/protocol/parts/people';
import { useEffect, useState } from 'react';
import { editions } from '../../app/editions.ts';
import { attempt } from '../../app/notices.ts';
import { endingOf, FileFilm, type Film } from '../../replay/film.ts';
import { playedAt } from '../../replay/film-of.ts';
import type { Ending } from '../art/scene.ts';
import type { TableSession } from '../session/session.ts';

/** A finished game, as far as it is known: how it ended comes first, all of it as a film takes longer. */
export type Ended = {
  /** Everybody by whose seat it is. */
  readonly people: People;
  /** Absent where the page has not the rules it was played by. */
  readonly ending: Omit<Ending, 'pack'> | undefined;
  readonly film: Film | undefined;
};

/** The game of a table that is over. */
export const useEnding = (session: TableSession): Ended | undefined => {
  const [ended, setEnded] = useState<Ended>();
  useEffect(() => {
    let wanted = true;
    const tell = (next: Ended): void => {
      if (wanted) setEnded(next);
    };
    void attempt(async () => {
      const played = await playedAt(session, editions);
      if (played === undefined) {
        tell({ people: session.store.getState().people, ending: undefined, film: undefined });
        return;
      }
      const { engine, file, people } = played;
      const ending = endingOf(engine, file);
      tell({ people, ending, film: undefined });
      if (wanted) tell({ people, ending, film: await FileFilm.of(engine, file, people) });
    });
    return () => {
      wanted = false;
    };
  }, [session]);
  return ended;
};
