import type { Message } from '@runehold/kernel/text/message';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { attempt } from '../app/notices.ts';
import { linkTo } from '../app/route.ts';
import { Button } from '../kit/button.tsx';
import { discardTable } from '../local/house.ts';
import { theServer } from '../remote/house.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import { FileOpener } from './file-opener.tsx';
import { MoreButton } from './more-button.tsx';
import { type HousedTable, isMyMove, Slip } from './slip.tsx';
import type { Pages } from './use-pages.ts';
import styles from './your-games.module.css';

/** With fewer games than this nobody needs to search. */
const MANY = 5;

/** How long there is for a move; where nobody counts, for ever. */
const leftFor = (table: HousedTable['table']): number =>
  isMyMove(table) ? (table.left ?? Number.MAX_SAFE_INTEGER) : Number.MAX_SAFE_INTEGER;

/** My moves first, those with the least time left before others; then what was played last. */
const inOrder = (tables: readonly HousedTable[]): HousedTable[] =>
  tables.toSorted(
    (a, b) =>
      Number(isMyMove(b.table)) - Number(isMyMove(a.table)) ||
      leftFor(a.table) - leftFor(b.table) ||
      Number(a.table.over) - Number(b.table.over) ||
      b.table.changedAt - a.table.changedAt,
  );

/** A game that was just thrown away, or out of the list. */
type Discarded = { readonly id: string; readonly name: string; readonly house: HousedTable['house'] };

/** A game of this browser is deleted; one of a server is others' too, and leaves one's own list. */
const setDiscarded = async ({ id, house }: Discarded, on: boolean): Promise<void> => {
  if (house === 'here') await discardTable(id, on);
  else await theServer.call('hide-table', { table: id, on });
};

type YourGamesProps = {
  readonly tables: readonly HousedTable[];
  readonly more: Pages['more'];
  /** Why those of this browser are not among them. */
  readonly trouble: Message | undefined;
  /** Whether there are any is not known yet. */
  readonly isAsking: boolean;
};

/** The games one plays, those where it is one's own move first. */
export const YourGames = ({ tables, more, trouble, isAsking }: YourGamesProps): ReactNode => {
  const speaker = useSpeaker();
  const [sought, setSought] = useState('');
  const [gone, setGone] = useState<readonly Discarded[]>([]);
  const isGone = new Set(gone.map(({ id }) => id));
  const shown = inOrder(tables).filter(({ table }) => !isGone.has(table.id));
  const last = gone.at(-1);
  const discard = (game: Discarded): void => {
    setGone([...gone, game]);
    void attempt(() => setDiscarded(game, true));
  };
  const takeBack = (game: Discarded): void => {
    void attempt(async () => {
      await setDiscarded(game, false);
      setGone(now => now.filter(each => each !== game));
    });
  };
  return (
    <section
      className={styles.yours}
      aria-label={speaker.say('hall.yours')}
      data-games={shown.length === 0 ? 'none' : 'some'}
    >
      <h2>
        {speaker.say('hall.yours')}{' '}
        {shown.length === 0 ? undefined : <span>{more ? `${shown.length}+` : shown.length}</span>}
      </h2>
      <nav className={styles.ways} aria-label={speaker.say('people.title')}>
        <a href={linkTo('people')}>{speaker.say('people.mine')}</a>
        <a href={linkTo('people', 'boards')}>{speaker.say('people.boards')}</a>
        <a href={linkTo('people', 'games')}>{speaker.say('people.statistics')}</a>
      </nav>
      {trouble === undefined ? undefined : <p role="alert">{speaker.message(trouble)}</p>}
      {shown.length === 0 && trouble === undefined && !isAsking ? (
        <p>
          {speaker.say('hall.yours.none')} <a href={linkTo('learn')}>{speaker.say('school.new-here')}</a>
        </p>
      ) : undefined}
      {tables.length < MANY ? undefined : (
        <input
          type="search"
          className={styles.search}
          aria-label={speaker.say('hall.search')}
          placeholder={speaker.say('hall.search')}
          value={sought}
          onChange={event => setSought(event.currentTarget.value)}
        />
      )}
      <div role="status">
        {last === undefined ? undefined : (
          <p className={styles.gone}>
            {speaker.say(last.house === 'here' ? 'hall.discarded' : 'hall.hidden', { name: last.name })}
            <Button look="paper" onClick={() => takeBack(last)}>
              {speaker.say('hall.discarded.back')}
            </Button>
          </p>
        )}
      </div>
      <ol>
        {shown.map(({ house, table }) => (
          <Slip
            key={table.id}
            house={house}
            table={table}
            sought={sought}
            discard={
              house === 'here' || table.over ? name => discard({ id: table.id, name, house }) : undefined
            }
          />
        ))}
      </ol>
      {sought === '' ? undefined : <p className={styles.none}>{speaker.say('hall.search.none')}</p>}
      <MoreButton more={more} of={speaker.say('hall.yours')} />
      <FileOpener />
    </section>
  );
};
