import type { Message } from '@runehold/kernel/text/message';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Button } from '../kit/button.tsx';
import { Crest } from '../kit/crest.tsx';
import type { Faction } from '../kit/factions.ts';
import { emblems } from '../kit/factions.ts';
import { keyed } from '../kit/keyed.ts';
import { useSettings } from '../settings/settings.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './new-table.module.css';
import type { DraftProps } from './new-table.tsx';
import type { SetUp } from './set-ups.ts';
import { setUpOf } from './set-ups.ts';

type SummaryProps = DraftProps & { open(): void; readonly refused: Message | undefined };

const SeatLine = ({
  draft,
  entry,
  seat,
}: Pick<DraftProps, 'draft' | 'entry'> & { seat: number }): ReactNode => {
  const speaker = useSpeaker();
  const own = useSettings(settings => settings.name);
  const { seatOption } = setUpOf(entry.id);
  const { kind, name } = draft.seats[seat];
  const option = seatOption?.(seat);
  const usual = entry.options.find(({ name: each }) => each === option)?.usual;
  const value = option === undefined ? undefined : (draft.options[option] ?? usual);
  const who =
    kind === 'me' && own !== ''
      ? own
      : kind === 'here' && name !== ''
        ? name
        : speaker.say(`new.who.${kind}`);
  return (
    <li>
      <Crest
        faction={value !== undefined && Object.hasOwn(emblems, value) ? (value as Faction) : 'neutral'}
      />
      <span>
        <b>{who}</b>
        {option === undefined ? undefined : <span>{speaker.word(`option.${option}.${value}`)}</span>}
      </span>
    </li>
  );
};

/** What the boxes and variants that are chosen change, figure by figure. */
const Figures = ({ draft, entry }: Pick<DraftProps, 'draft' | 'entry'>): ReactNode => {
  const speaker = useSpeaker();
  const [counted, setCounted] = useState<Awaited<ReturnType<NonNullable<SetUp['figures']>>>>();
  useEffect(() => {
    void setUpOf(entry.id).figures?.().then(setCounted);
  }, [entry.id]);
  const figures = counted?.figuresWith(draft.options) ?? [];
  if (figures.length === 0) return undefined;
  return (
    <table className={styles.figures}>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{speaker.say('new.figure')}</span>
          </th>
          <th scope="col">{speaker.say('new.figure.usual')}</th>
          <th scope="col">{speaker.say('new.figure.here')}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ key, usual, here }) => (
          <tr key={key}>
            <th scope="row">{speaker.word(key)}</th>
            <td>{usual}</td>
            <td>{here}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The table as it will be, and the way to it. */
export const SetUpSummary = ({ draft, entry, open, refused }: SummaryProps): ReactNode => {
  const speaker = useSpeaker();
  const { theme, box, minutes } = setUpOf(entry.id);
  const usual = entry.options.find(({ name }) => name === theme?.option)?.usual;
  const isBoxOpen = box !== undefined && draft.options[box.option] === box.value;
  const title =
    theme !== undefined
      ? speaker.word(`option.${theme.option}.${draft.options[theme.option] ?? usual}`)
      : speaker.word(isBoxOpen ? `option.${box.option}.${box.value}` : 'game.name');
  const bots = draft.seats.filter(({ kind }) => kind === 'bot').length;
  const count = draft.seats.length;
  return (
    <aside className={styles.summary} aria-label={speaker.say('new.summary')}>
      <p className={styles.eyebrow}>{speaker.word('game.name')}</p>
      <h2>{title}</h2>
      <ol>
        {keyed(draft.seats, () => 'seat').map(({ key, at: seat }) => (
          <SeatLine key={key} draft={draft} entry={entry} seat={seat} />
        ))}
      </ol>
      <dl>
        <dt>{speaker.say('new.how-long')}</dt>
        <dd>{speaker.say('new.minutes', { from: minutes[0] * count, to: minutes[1] * count })}</dd>
        <dt>{speaker.say('new.players')}</dt>
        <dd>{speaker.say('new.people', { people: count - bots, bots })}</dd>
        {draft.pack && 'name' in draft.pack ? (
          <>
            <dt>{speaker.say('new.pack')}</dt>
            <dd>{draft.pack.name}</dd>
          </>
        ) : undefined}
        {draft.seats.some(({ kind }) => kind === 'here') ? (
          <>
            <dt>{speaker.say('new.curtain')}</dt>
            <dd>{speaker.say('new.curtain.on')}</dd>
          </>
        ) : undefined}
      </dl>
      <Figures draft={draft} entry={entry} />
      {refused === undefined ? undefined : (
        <p className={styles.refused} role="alert">
          {speaker.message(refused)}
        </p>
      )}
      <div className={styles.way} data-pinned>
        <Button look="brass" className={styles.open} onClick={open}>
          {speaker.say('new.open')}
        </Button>
      </div>
    </aside>
  );
};
