import type { ReactNode } from 'react';
import { Suspense, use, useDeferredValue, useState } from 'react';
import { linkTo } from '../app/route.ts';
import { buttonClass } from '../kit/button.tsx';
import { linkToTry } from '../school/links.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import { GameLinks } from './game-links.tsx';
import { ledgerOf } from './ledgers.ts';
import styles from './library.module.css';
import { foundIn } from './search.ts';
import { SearchField } from './search-field.tsx';
import type { Statement } from './statement.ts';
import { useAsked } from './use-asked.ts';
import { useShown } from './use-shown.ts';
import { useWanted } from './use-wanted.ts';

/** What players are asked under a statement. */
const Asked = ({ prompts }: { prompts: readonly string[] }): ReactNode => {
  const speaker = useSpeaker();
  if (prompts.length === 0) return undefined;
  return (
    <div className={styles.asked}>
      {speaker.say('library.asked')}
      <ul>
        {prompts.map(prompt => (
          <li key={prompt}>{prompt}</li>
        ))}
      </ul>
    </div>
  );
};

type RowProps = {
  readonly statement: Statement;
  readonly game: string;
  readonly wanted: boolean;
  readonly prompts: readonly string[];
  /** It can be tried at a table. */
  readonly isShown: boolean;
};

const Row = ({ statement, game, wanted, prompts, isShown }: RowProps): ReactNode => {
  const speaker = useSpeaker();
  const row = useWanted<HTMLLIElement>(wanted, 'center');
  const { id, text, source, ruling, language } = statement;
  return (
    <li ref={row} className={styles.rule} data-wanted={wanted} id={id}>
      <a href={linkTo('library', 'rules', game, id)}>{id}</a>
      <div className={styles.statement}>
        <p lang={language}>
          {text}
          {source === '' ? undefined : <em> ({source})</em>}
        </p>
        <Asked prompts={prompts} />
        {isShown ? (
          <a
            className={buttonClass('slate')}
            href={linkToTry(game, id)}
            aria-label={speaker.say('library.show.of', { rule: id })}
            data-show={id}
          >
            {speaker.say('library.show')}
          </a>
        ) : undefined}
      </div>
      {ruling ? <span className={styles.ruling}>{speaker.say('library.ruling')}</span> : undefined}
    </li>
  );
};

type FoundProps = { readonly game: string; readonly typed: string; readonly wanted: string | undefined };

const Found = ({ game, typed, wanted }: FoundProps): ReactNode => {
  const speaker = useSpeaker();
  const asked = useAsked(game);
  const shown = useShown(game);
  const [isOnlyShown, setOnlyShown] = useState(false);
  const all = foundIn(use(ledgerOf(game, speaker.language)), typed);
  const found = isOnlyShown ? all.filter(({ id }) => shown.has(id)) : all;
  const topics = Map.groupBy(found, ({ topic }) => topic);
  return (
    <>
      <label className={styles.only} hidden={shown.size === 0}>
        <input
          type="checkbox"
          checked={isOnlyShown}
          onChange={({ target }) => setOnlyShown(target.checked)}
          data-only-shown
        />
        {speaker.say('library.show.only')}
      </label>
      <p role="status" className={styles.found}>
        {speaker.say('library.found', { n: found.length })}
      </p>
      {[...topics].map(([topic, statements]) => (
        <section key={topic} className={styles.topic} aria-label={topic}>
          <h2 lang={statements[0].language}>{topic}</h2>
          <ol>
            {statements.map(statement => (
              <Row
                key={statement.id}
                statement={statement}
                game={game}
                wanted={statement.id === wanted}
                prompts={asked(statement.id)}
                isShown={shown.has(statement.id)}
              />
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
