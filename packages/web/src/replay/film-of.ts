import type { Engine } from '@runehold/kernel/match/engine';
import type { GameFile } from '@runehold/kernel/match/file';
import type { People } from '@runehold/protocol/parts/people';
import { type Editions, NoEdition } from '@runehold/shelf/editions';
import type { TableSession } from '../table/session/session.ts';
import type { Film } from './film.ts';
import { FileFilm } from './film.ts';
import { LiveFilm } from './live-film.ts';
import { withOwners } from './owners.ts';

/** A film with what it is of. */
export type Reel = {
  readonly film: Film;
  readonly game: string;
  readonly content: string | undefined;
  /** The page has not the rules of the game: its host shows it, from one's own place. */
  readonly lacksRules?: true;
};

/** Waits until a session knows its table. */
export const opened = (session: TableSession): Promise<void> =>
  new Promise(resolve => {
    const settle = (): void => {
      const { link } = session.store.getState();
      if (link === 'open' || link === 'refused') resolve();
    };
    session.store.subscribe(settle);
    settle();
  });

/** A finished game as its file, with the rules to play it again and those whose seats they were. */
export type Played = { readonly engine: Engine; readonly file: GameFile; readonly people: People };

/** The finished game of a table; undefined where the page has not the rules it was played by. */
export const playedAt = async (session: TableSession, editions: Editions): Promise<Played | undefined> => {
  const { store, house, table } = session;
  // Whose seat it is that a bot minds was told when it was handed over.
  if (store.getState().people.players?.some(({ deputy }) => deputy)) await session.fetchEarlier();
  const { people, records, game = '' } = store.getState();
  const file = await house.call('export-file', { table });
  try {
    const { engine } = await editions.find(game, file.rules, file.content);
    return { engine, file, people: withOwners(people, records) };
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
  const played = view.over ? await playedAt(session, editions) : undefined;
  if (played) return { game, content, film: await FileFilm.of(played.engine, played.file, played.people) };
  await session.fetchEarlier();
  return { game, content, film: new LiveFilm(session), ...(view.over && { lacksRules: true }) };
};
