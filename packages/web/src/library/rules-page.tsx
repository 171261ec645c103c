import type { ReactNode } from 'react';
import { Suspense, use, useDeferredValue, useEffect, useRef, useState } from 'react';
import { linkTo } from '../app/route.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import { ledgerIds, ledgerOf } from './ledgers.ts';
import styles from './library.module.css';
import { foundIn } from './search.ts';
import type { Statement } from './statement.ts';

const Row = ({
  statement,
  game,
  wanted,
}: {
  statement: Statement;
  game: string;
  wanted: boolean;
}): ReactNode => {
  const speaker = useSpeaker();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (wanted) row.current?.scrollIntoView({ block: 'center' });
  }, [wanted]);
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

const Found = ({
  game,
  typed,
  wanted,
}: {
  game: string;
  typed: string;
  wanted: string | undefined;
}): ReactNode => {
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
      <nav className={styles.games} aria-label={speaker.say('library.games')}>
        {ledgerIds.map(id => (
          <a key={id} href={linkTo('library', 'rules', id)} aria-current={id === game ? 'page' : undefined}>
            {id === 'runewars' ? speaker.say('library.game.runewars') : speaker.say('library.game.rune-age')}
          </a>
        ))}
      </nav>
      <label className={styles.search}>
        <span>{speaker.say('library.search')}</span>
        <input
          type="search"
          value={typed}
          placeholder={speaker.say('library.search.how')}
          onChange={event => setTyped(event.currentTarget.value)}
        />
      </label>
      <Suspense fallback={<p>{speaker.say('app.loading')}</p>}>
        <Found game={game} typed={searched} wanted={wanted} />
      </Suspense>
    </>
  );
};
