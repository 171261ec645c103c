import type { ReactNode } from 'react';
import { Suspense, use, useDeferredValue, useState } from 'react';
import { linkTo } from '../app/route.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import { GameLinks } from './game-links.tsx';
import { ledgerOf } from './ledgers.ts';
import styles from './library.module.css';
import { foundIn } from './search.ts';
import { SearchField } from './search-field.tsx';
import type { Statement } from './statement.ts';
import { useWanted } from './use-wanted.ts';

type RowProps = { readonly statement: Statement; readonly game: string; readonly wanted: boolean };

const Row = ({ statement, game, wanted }: RowProps): ReactNode => {
  const speaker = useSpeaker();
  const row = useWanted<HTMLLIElement>(wanted, 'center');
  return (
    <li ref={row} data-wanted={wanted} id={statement.id}>
      <a href={linkTo('library', 'rules', game, statement.id)}>{statement.id}</a>
      <p lang="en">
        {statement.text}
        {statement.source === '' ? undefined : <em> ({statement.source})</em>}
      </p>
      {statement.ruling ? <span className={styles.ruling}>{speaker.say('library.ruling')}</span> : undefined}
    </li>
  );
};

type FoundProps = { readonly game: string; readonly typed: string; readonly wanted: string | undefined };

const Found = ({ game, typed, wanted }: FoundProps): ReactNode => {
  const speaker = useSpeaker();
  const found = foundIn(use(ledgerOf(game)), typed);
  const topics = Map.groupBy(found, ({ topic }) => topic);
  return (
    <>
      <p role="status" className={styles.found}>
        {speaker.say('library.found', { n: found.length })}
      </p>
      {[...topics].map(([topic, statements]) => (
        <section key={topic} className={styles.topic} aria-label={topic}>
          <h2 lang="en">{topic}</h2>
          <ol>
            {statements.map(statement => (
              <Row key={statement.id} statement={statement} game={game} wanted={statement.id === wanted} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
};

/** The rules ledger of a game, with search. */
export const RulesPage = ({ game, wanted }: { game: string; wanted: string | undefined }): ReactNode => {
  const speaker = useSpeaker();
  const [typed, setTyped] = useState('');
  const searched = useDeferredValue(typed);
  return (
    <>
      <h1>{speaker.say('library.rules')}</h1>
      <p>{speaker.say('library.about')}</p>
      <GameLinks section="rules" game={game} className={styles.games} />
      <SearchField
        label={speaker.say('library.search')}
        how={speaker.say('library.search.how')}
        typed={typed}
        setTyped={setTyped}
      />
      <Suspense fallback={<p>{speaker.say('app.loading')}</p>}>
        <Found game={game} typed={searched} wanted={wanted} />
      </Suspense>
    </>
  );
};
