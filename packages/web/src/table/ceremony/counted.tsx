import type { ReactNode } from 'react';
import { Crest } from '../../kit/crest.tsx';
import { Icon } from '../../kit/icon.tsx';
import { keyed } from '../../kit/keyed.ts';
import { useSpeaker } from '../../text/use-speaker.ts';
import type { Counted, FinalPlace, Finish } from '../art/finish.ts';
import type { Address } from '../art/targets.ts';
import { useTable } from '../session/table-context.ts';
import styles from './ceremony.module.css';

type ShowAt = (at: Address) => void;

type ChipProps = { readonly item: Counted; readonly sign: string | undefined; readonly showAt: ShowAt };

/** One thing that counted; what lies on the table is shown there when it is touched. */
const Chip = ({ item: { what, from, at }, sign, showAt }: ChipProps): ReactNode => {
  const inside = (
    <>
      {sign === undefined ? undefined : <Icon path={sign} />}
      <span>
        <b>{what}</b> {from}
      </span>
    </>
  );
  return at === undefined ? (
    <span className={styles.chip}>{inside}</span>
  ) : (
    <button type="button" className={styles.chip} onClick={() => showAt(at)}>
      {inside}
    </button>
  );
};

type RowProps = { readonly standing: FinalPlace; readonly showAt: ShowAt };

const Row = ({ standing, showAt }: RowProps): ReactNode => {
  const table = useTable();
  const speaker = useSpeaker();
  const { seat, realm, figure, counted, about } = standing;
  const faction = table.art.factionOf?.(table, seat) ?? 'neutral';
  const sign = table.art.story?.sign;
  return (
    <li className={`${styles.counted} ${faction}`} data-counted={seat}>
      <Crest faction={faction} />
      <div className={styles.realm}>
        <b>{realm}</b>
        <span>{speaker.seat(seat)}</span>
      </div>
      <b className={styles.figure} aria-hidden="true">
        {figure}
      </b>
      <ul>
        {keyed(counted, ({ what, from }) => `${what}${from}`).map(({ key, item }) => (
          <li key={key}>
            <Chip item={item} sign={sign} showAt={showAt} />
          </li>
        ))}
        <li className={styles.besides}>{about.join(' · ')}</li>
      </ul>
    </li>
  );
};

/** What counted for everybody, and where each of it came from. */
export const CountedPanel = ({ finish, showAt }: { finish: Finish; showAt: ShowAt }): ReactNode => (
  <section className={styles.panel} aria-label={finish.heading}>
    <h3>{finish.heading}</h3>
    <ol className={styles.rows}>
      {finish.places.map(standing => (
        <Row key={standing.seat} standing={standing} showAt={showAt} />
      ))}
    </ol>
  </section>
);
