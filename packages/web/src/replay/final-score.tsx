import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { editions } from '../app/editions.ts';
import { attempt } from '../app/notices.ts';
import type { Ending } from '../table/art/art.ts';
import type { TableSession } from '../table/session/session.ts';
import { useTable } from '../table/session/table-context.ts';
import type { Film } from './film.ts';
import { filmOf } from './film-of.ts';

/** How a finished film ended, for somebody who sees everything. */
const endingOf = async (film: Film): Promise<Omit<Ending, 'pack'>> => {
  const last = film.frames - 1;
  return { view: await film.viewAt(last, 'all-seeing'), records: film.recordsUpTo(last, 'all-seeing') };
};

const useEnding = (load: () => Promise<Film | undefined>): Omit<Ending, 'pack'> | undefined => {
  const [ending, setEnding] = useState<Omit<Ending, 'pack'>>();
  // The game is over: what is loaded once does not change.
  const [open] = useState(() => load);
  useEffect(() => {
    let wanted = true;
    const find = async (): Promise<void> => {
      const film = await open();
      const found = film && (await endingOf(film));
      if (wanted) setEnding(found);
    };
    void attempt(find);
    return () => {
      wanted = false;
    };
  }, [open]);
  return ending;
};

/** The final score of a game that can be loaded, as its table draws it. */
const FinalScore = ({ load }: { load(): Promise<Film | undefined> }): ReactNode => {
  const { art, pack, speaker } = useTable();
  const ending = useEnding(load);
  const { Score } = art;
  if (Score === undefined || ending === undefined) return <p role="status">{speaker.say('app.loading')}</p>;
  return <Score {...ending} pack={pack} />;
};

/** The final score at a table: whoever sits or watches there. */
export const TableScore = ({ session }: { session: TableSession }): ReactNode => (
  <FinalScore load={async () => (await filmOf(session, editions))?.film} />
);

export const FilmScore = ({ film }: { film: Film }): ReactNode => <FinalScore load={async () => film} />;
