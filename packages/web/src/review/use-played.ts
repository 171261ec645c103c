import { useEffect, useState } from 'react';
import { editions } from '../app/editions.ts';
import { houseOf } from '../app/houses.ts';
import { notify, reasonOf } from '../app/notices.ts';
import { opened, type Played, playedAt } from '../replay/film-of.ts';
import { TableSession } from '../table/session/session.ts';

/**
 * A finished game with what it is called by; or why there is none: it goes on, it is not there, its rules are not, or a
 * password is asked for.
 */
export type Reviewed =
  | (Played & { readonly game: string; readonly content: string | undefined })
  | 'running'
  | 'none'
  | 'rules'
  | 'locked';

const load = async (session: TableSession): Promise<Reviewed> => {
  await opened(session);
  const { game, content, view, refusal } = session.store.getState();
  if (refusal?.key === 'refusal.locked') return 'locked';
  if (game === undefined || view === undefined) return 'none';
  if (!view.over) return 'running';
  const played = await playedAt(session, editions);
  return played ? { ...played, game, content } : 'rules';
};

/** The finished game of a table, and how to look for it once more. */
export const usePlayed = (
  houseId: string,
  table: string,
): readonly [played: Reviewed | undefined, again: () => void] => {
  const [turn, setTurn] = useState(0);
  const [played, setPlayed] = useState<Reviewed>();
  useEffect(() => {
    let wanted = turn >= 0;
    setPlayed(undefined);
    const session = new TableSession(houseOf(houseId), table, undefined);
    load(session)
      .then(loaded => {
        if (wanted) setPlayed(loaded);
      })
      .catch((error: unknown) => {
        if (wanted) setPlayed('none');
        notify(reasonOf(error));
      })
      .finally(() => session.close());
    return () => {
      wanted = false;
    };
  }, [houseId, table, turn]);
  return [played, () => setTurn(turn + 1)];
};
