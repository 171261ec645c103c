import { useEffect, useState } from 'react';
import { editions } from '../app/editions.ts';
import { houseOf } from '../app/houses.ts';
import { notify, reasonOf } from '../app/notices.ts';
import { TableSession } from '../table/session/session.ts';
import { filmOf, type Reel } from './film-of.ts';

/** The film of a table. People who share a screen see only what lies open until the game is over. */
export const useFilm = (houseId: string | undefined, table: string): Reel | 'none' | undefined => {
  const [reel, setReel] = useState<Reel | 'none'>();
  useEffect(() => {
    let wanted = true;
    let session: TableSession | undefined;
    const house = houseOf(houseId);
    const open = async (): Promise<void> => {
      const summary = await house.call('table', { table }).catch(() => undefined);
      if (!wanted) return;
      session = new TableSession(house, table, (summary?.mine.length ?? 0) > 1 ? 'spectator' : undefined);
      const loaded = await filmOf(session, editions);
      if (!wanted) return;
      setReel(loaded ?? 'none');
      if (loaded?.lacksRules) notify({ key: 'replay.other-rules', args: {} });
    };
    open().catch((error: unknown) => {
      if (wanted) setReel('none');
      notify(reasonOf(error));
    });
    return () => {
      wanted = false;
      session?.close();
    };
  }, [houseId, table]);
  return reel;
};
