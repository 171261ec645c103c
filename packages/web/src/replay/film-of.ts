import { type Editions, NoEdition } from '@runehold/shelf/editions';
import type { TableSession } from '../table/session/session.ts';
import type { Film } from './film.ts';
import { FileFilm } from './film.ts';
import { LiveFilm } from './live-film.ts';

/** A film with what it is of. */
export type Reel = {
  readonly film: Film;
  readonly game: string;
  readonly content: string | undefined;
  /** The page has not the rules of the game: its host shows it, from one's own place. */
  readonly lacksRules?: true;
};

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

/** A finished game, played again here; undefined where the page has not the rules it was played by. */
const playedHere = async (
  { store, house, table }: TableSession,
  game: string,
  editions: Editions,
): Promise<Film | undefined> => {
  const file = await house.call('export-file', { table });
  try {
    const { engine } = await editions.find(game, file.rules, file.content);
    return new FileFilm(engine, file, store.getState().people);
  } catch (error) {
    if (!(error instanceof NoEdition)) throw error;
    return undefined;
  }
};

/** The film of the table that a session sits at. */
export const filmOf = async (session: TableSession, editions: Editions): Promise<Reel | undefined> => {
  await opened(session);
  const { game, content, view } = session.store.getState();
  if (game === undefined || view === undefined) return undefined;
  const played = view.over ? await playedHere(session, game, editions) : undefined;
  if (played) return { game, content, film: played };
  await session.fetchEarlier();
  return { game, content, film: new LiveFilm(session), ...(view.over && { lacksRules: true }) };
};
