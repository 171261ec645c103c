import type { Message } from '@runehold/kernel/text/message';
import type { TableSummary } from '@runehold/protocol/hall/tables';
import type { ReactNode } from 'react';
import { linkTo } from '../app/route.ts';
import { Crest } from '../kit/crest.tsx';
import { useSpeaker } from '../text/use-speaker.ts';
import { FileOpener } from './file-opener.tsx';
import { MoreButton } from './more-button.tsx';
import { since } from './since.ts';
import { factionOfSeat, useTableName } from './table-name.ts';
import type { Pages } from './use-pages.ts';
import styles from './your-games.module.css';

/** A table, and the house that has it. */
export type HousedTable = { readonly house: 'here' | 'server'; readonly table: TableSummary };

const nameOf = ({ holders }: TableSummary, seat: number): string => {
  const holder = holders[seat];
  return holder.kind === 'open' ? '…' : holder.name;
};

const isMyMove = ({ mine, waiting, over, frozen }: TableSummary): boolean =>
  !over && !frozen && waiting.some(seat => mine.includes(seat));

/** Mine first, then what was played last. */
const inOrder = (tables: readonly HousedTable[]): HousedTable[] =>
  tables.toSorted(
    (a, b) =>
      Number(isMyMove(b.table)) - Number(isMyMove(a.table)) ||
      Number(a.table.over) - Number(b.table.over) ||
      b.table.changedAt - a.table.changedAt,
  );

const Slip = ({ house, table }: HousedTable): ReactNode => {
  const speaker = useSpeaker();
  const name = useTableName(table);
  const { over, frozen, waiting, holders, mine, answers, changedAt, id } = table;
  const others = holders.map((_, seat) => seat).filter(seat => !mine.includes(seat));
  const company =
    others.length === 0
      ? speaker.say('hall.alone')
      : speaker.say('hall.with', { names: others.map(seat => nameOf(table, seat)).join(', ') });
  const state = over
    ? speaker.say('hall.over')
    : frozen
      ? speaker.say('hall.frozen')
      : speaker.say('hall.waiting-for', { names: waiting.map(seat => nameOf(table, seat)).join(', ') });
  return (
    <li className={styles.slip} data-mine={isMyMove(table)}>
      <a href={over ? linkTo('replay', house, id) : linkTo('table', house, id)}>
        <Crest faction={factionOfSeat(table, mine[0] ?? 0)} />
        <span className={styles.about}>
          <b>{name}</b>
          <span>
            {speaker.say('hall.answers', { n: answers })}, {company}
          </span>
          <em>{speaker.say(`hall.${house}`)}</em>
        </span>
        <span className={styles.state}>
          {isMyMove(table) ? <b>{speaker.say('bar.your-move')}</b> : <span>{state}</span>}
          <time dateTime={new Date(changedAt).toISOString()}>{since(changedAt, speaker)}</time>
        </span>
      </a>
    </li>
  );
};

type YourGamesProps = {
  readonly tables: readonly HousedTable[];
  readonly more: Pages['more'];
  /** Why those of this browser are not among them. */
  readonly trouble: Message | undefined;
};

/** The games one plays, those where it is one's own move first. */
export const YourGames = ({ tables, more, trouble }: YourGamesProps): ReactNode => {
  const speaker = useSpeaker();
  return (
    <section className={styles.yours} aria-label={speaker.say('hall.yours')}>
      <h2>
        {speaker.say('hall.yours')} <span>{more ? `${tables.length}+` : tables.length}</span>
      </h2>
      {trouble === undefined ? undefined : <p role="alert">{speaker.message(trouble)}</p>}
      {tables.length === 0 && trouble === undefined ? <p>{speaker.say('hall.yours.none')}</p> : undefined}
      <ol>
        {inOrder(tables).map(({ house, table }) => (
          <Slip key={table.id} house={house} table={table} />
        ))}
      </ol>
      <MoreButton more={more} of={speaker.say('hall.yours')} />
      <FileOpener />
    </section>
  );
};
