import { useEffect, useState } from 'react';
import { editions } from '../app/editions.ts';
import { houseOf } from '../app/houses.ts';
import { notify, reasonOf } from '../app/notices.ts';
import { TableSession } from '../table/session/session.ts';
import type { Film } from './film.ts';
import { FileFilm } from './film.ts';
import { LiveFilm } from './live-film.ts';

/** A film with what it is of. */
export type Reel = { readonly film: Film; readonly game: string; readonly content: string | undefined };

/** Waits until a session knows its table. */
const opened = (session: TableSession): Promise<void> =>
  new Promise(resolve => {
    const settle = (): void => {
      const { link } = session.store.getState();
      if (link === 'open' || link === 'refused') resolve();
    };
    session.store.subscribe(settle);
    settle();
  });

/** The film of the table that a session sits at. */
export const filmOf = async (session: TableSession): Promise<Reel | undefined> => {
  await opened(session);
  const { game, content, view, people } = session.store.getState();
  if (game === undefined || view === undefined) return undefined;
  if (view.over) {
    const file = await session.house.call('export-file', { table: session.table });
    const { engine } = await editions.find(game, file.rules, file.content);
    return { game, content, film: new FileFilm(engine, file, people) };
  }
  await session.fetchEarlier();
  return { game, content, film: new LiveFilm(session) };
};

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
      const loaded = await filmOf(session);
      if (wanted) setReel(loaded ?? 'none');
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
