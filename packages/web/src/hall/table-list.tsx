import type { Message } from '@runehold/kernel/text/message';
import type { TableSummary } from '@runehold/protocol/hall/tables';
import type { ReactNode } from 'react';
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

const Row = ({ table, action, watch }: RowProps): ReactNode => {
  const name = useTableName(table);
  const speaker = useSpeaker();
  const names = table.holders.flatMap((holder, seat) =>
    holder.kind === 'open' ? [] : [nameOf(speaker, holder, seat)],
  );
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
            ...(table.locked ? [speaker.say('hall.locked')] : []),
            names.join(', '),
          ]
            .filter(part => part !== '')
            .join(' · ')}
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
          {trouble === undefined || trouble.key === 'table.lost'
            ? speaker.say('hall.no-server')
            : speaker.message(trouble)}
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
