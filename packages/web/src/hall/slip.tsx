import type { TableSummary } from '@runehold/protocol/hall/tables';
import type { ReactNode } from 'react';
import { linkTo } from '../app/route.ts';
import { Crest } from '../kit/crest.tsx';
import { mayReview } from '../review/may-review.ts';
import { seenTableOf } from '../table/seen-tables.ts';
import { nameOf } from '../text/holder-name.ts';
import { sayLeft } from '../text/say-left.ts';
import type { Speaker } from '../text/speaker.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import { resultOf } from './result.ts';
import { since } from './since.ts';
import { factionOfSeat, useTableName } from './table-name.ts';
import styles from './your-games.module.css';

/** A table, and the house that has it. */
export type HousedTable = { readonly house: 'here' | 'server'; readonly table: TableSummary };

const calledAt = ({ holders }: TableSummary, seat: number, speaker: Speaker): string => {
  const holder = holders[seat];
  return holder.kind === 'open' ? '…' : nameOf(speaker, holder, seat);
};

export const isMyMove = ({ mine, waiting, over, frozen }: TableSummary): boolean =>
  !over && !frozen && waiting.some(seat => mine.includes(seat));

const resultText = (table: TableSummary, speaker: Speaker): string => {
  switch (resultOf(table)) {
    case 'won':
      return speaker.say('hall.won');
    case 'all':
      return speaker.say('hall.won.all');
    case 'nobody':
      return speaker.say('hall.won.nobody');
    case 'lost': {
      const names = table.places.flatMap((place, seat) =>
        place === 1 ? [calledAt(table, seat, speaker)] : [],
      );
      return speaker.say('hall.won.by', { names: names.join(', ') });
    }
  }
};

type SlipProps = HousedTable & {
  /** Only a game in which this is said is shown. */
  readonly sought: string;
  /** Throws it away, or on a server out of the list; absent where neither can be done. */
  readonly discard: ((name: string) => void) | undefined;
};

/** One of one's games: what, where it stands, against whom, and how it came out. */
export const Slip = ({ house, table, sought, discard }: SlipProps): ReactNode => {
  const speaker = useSpeaker();
  const name = useTableName(table);
  const { over, frozen, waiting, holders, mine, changedAt, id } = table;
  const others = holders.map((_, seat) => seat).filter(seat => !mine.includes(seat));
  const company =
    others.length === 0
      ? speaker.say('hall.alone')
      : speaker.say('hall.with', { names: others.map(seat => calledAt(table, seat, speaker)).join(', ') });
  const seen = seenTableOf(id);
  const where = seen?.language === speaker.language ? seen.where : '';
  const state = table.gathering
    ? speaker.say('hall.gathering')
    : over
      ? resultText(table, speaker)
      : frozen
        ? speaker.say('hall.frozen')
        : speaker.say('hall.waiting-for', {
            names: waiting.map(seat => calledAt(table, seat, speaker)).join(', '),
          });
  const said = [name, where, company, state].join(' ').toLocaleLowerCase(speaker.language);
  if (!said.includes(sought.trim().toLocaleLowerCase(speaker.language))) return undefined;
  return (
    <li className={styles.slip} data-mine={isMyMove(table)} data-result={over ? resultOf(table) : undefined}>
      <a className={styles.way} href={linkTo('table', house, id)}>
        <Crest faction={factionOfSeat(table, mine[0] ?? 0)} />
        <span className={styles.about}>
          <b>{name}</b>
          <span>{[where, company].filter(part => part !== '').join(' · ')}</span>
          <em>{speaker.say(`hall.${house}`)}</em>
        </span>
        <span className={styles.state}>
          {isMyMove(table) ? <b>{speaker.say('bar.your-move')}</b> : <span>{state}</span>}
          {table.left === undefined ? (
            <time dateTime={new Date(changedAt).toISOString()}>{since(changedAt, speaker)}</time>
          ) : (
            <span data-left>{speaker.say('hall.left', { time: sayLeft(table.left, speaker) })}</span>
          )}
        </span>
      </a>
      {over && mayReview(table.game) ? (
        <a className={styles.review} href={linkTo('review', house, id)}>
          {speaker.say('review.title')}
          <span className="sr"> {name}</span>
        </a>
      ) : undefined}
      {discard === undefined ? undefined : (
        <button
          type="button"
          className={styles.discard}
          aria-label={speaker.say(house === 'here' ? 'hall.discard' : 'hall.hide', { name })}
          title={speaker.say(house === 'here' ? 'hall.discard' : 'hall.hide', { name })}
          onClick={() => discard(name)}
        >
          <span aria-hidden="true">✕</span>
        </button>
      )}
    </li>
  );
};
