import type { Message } from '@runehold/kernel/text/message';
import type { TableSummary } from '@runehold/protocol/hall/tables';
import { Fragment, type ReactNode } from 'react';
import { PersonLink } from '../app/person-link.tsx';
import { linkTo } from '../app/route.ts';
import { buttonClass } from '../kit/button.tsx';
import { emblems } from '../kit/factions.ts';
import { Icon } from '../kit/icon.tsx';
import { keyed } from '../kit/keyed.ts';
import { nameOf } from '../text/holder-name.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import { MoreButton } from './more-button.tsx';
import styles from './panels.module.css';
import { factionOfSeat, useTableName } from './table-name.ts';
import type { Pages } from './use-pages.ts';

type RowProps = { readonly table: TableSummary; readonly action: string; readonly watch: boolean };

/** Who sits at a table; people have pages, unless a password keeps strangers out. */
const Names = ({ table }: { readonly table: TableSummary }): ReactNode => {
  const speaker = useSpeaker();
  const seated = keyed(table.holders, () => 'seat').filter(({ item }) => item.kind !== 'open');
  return seated.map(({ key, item: holder, at: seat }, n) => (
    <Fragment key={key}>
      {n === 0 ? undefined : ', '}
      {holder.kind === 'person' && !table.locked ? (
        <PersonLink table={table.id} seat={seat} name={nameOf(speaker, holder, seat)} />
      ) : (
        nameOf(speaker, holder, seat)
      )}
    </Fragment>
  ));
};

const Row = ({ table, action, watch }: RowProps): ReactNode => {
  const name = useTableName(table);
  const speaker = useSpeaker();
  return (
    <li>
      <span className={styles.dots} aria-hidden="true">
        {keyed(table.holders, () => 'seat').map(({ key, item: holder, at: seat }) => {
          const faction = factionOfSeat(table, seat);
          return (
            <i key={key} className={faction} data-open={holder.kind === 'open'}>
              {holder.kind === 'open' ? undefined : <Icon path={emblems[faction]} />}
            </i>
          );
        })}
      </span>
      <span className={styles.what}>
        <b>{name}</b>
        <em>
          {[
            ...(table.gathering ? [speaker.say('hall.gathering')] : []),
            ...(table.reliable ? [speaker.say('hall.reliable')] : []),
            ...(table.locked ? [speaker.say('hall.locked')] : []),
          ].map(mark => `${mark} · `)}
          <Names table={table} />
        </em>
      </span>
      <a
        className={buttonClass('slate')}
        href={linkTo('table', 'server', table.id, ...(watch ? ['watch'] : []))}
      >
        {action}
        <span className="sr"> {name}</span>
      </a>
    </li>
  );
};

type TableListProps = {
  readonly title: string;
  readonly none: string;
  readonly action: string;
  /** Why there are none, where that is not for want of a server. */
  readonly trouble: Message | undefined;
  /** They are for watching. */
  readonly watches?: boolean;
} & Pages;

/** Tables of others: to sit down at, or to watch. */
export const TableList = ({
  title,
  none,
  action,
  tables,
  more,
  trouble,
  watches = false,
}: TableListProps): ReactNode => {
  const speaker = useSpeaker();
  return (
    <section className={styles.panel} aria-label={title}>
      <h2>{title}</h2>
      {tables === undefined ? (
        <p>
          {trouble === undefined ? speaker.say('hall.asking') : undefined}
          {trouble?.key === 'table.lost' ? speaker.say('hall.no-server') : undefined}
          {trouble === undefined || trouble.key === 'table.lost' ? undefined : speaker.message(trouble)}
        </p>
      ) : undefined}
      {tables?.length === 0 ? <p>{none}</p> : undefined}
      <ol>
        {tables?.map(table => (
          <Row key={table.id} table={table} action={action} watch={watches} />
        ))}
      </ol>
      <MoreButton more={more} of={title} />
    </section>
  );
};
