import type { Message } from '@runehold/kernel/text/message';
import { limits } from '@runehold/protocol/limits';
import type { LineAct } from '@runehold/protocol/parts/people';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { reasonOf } from '../../app/notices.ts';
import { introduce, introduceMyself } from '../../house/introduce.ts';
import { anotherLike } from '../../join/offered-names.ts';
import { Button } from '../../kit/button.tsx';
import { useSettings } from '../../settings/settings.ts';
import { useSpeaker } from '../../text/use-speaker.ts';
import type { TableSession } from '../session/session.ts';
import { useTable } from '../session/table-context.ts';
import { Line } from './chat-line.tsx';
import styles from './chat-panel.module.css';

/** Says something, and tells how it went. Somebody whose name is taken may say it under another. */
const useSaying = (session: TableSession | undefined, taken: readonly string[]) => {
  const [line, setLine] = useState('');
  const [refused, setRefused] = useState<Message>();
  const say = async (name?: string): Promise<void> => {
    const text = line.trim();
    if (text === '' || session === undefined) return;
    try {
      await (name === undefined ? introduceMyself(session.house) : introduce(session.house, name));
      const reason = await session.say(text);
      setRefused(reason);
      if (reason === undefined) setLine('');
    } catch (error) {
      setRefused(reasonOf(error));
    }
  };
  const name = useSettings(settings => settings.name);
  const another = refused?.key === 'refusal.name-taken' ? anotherLike(name, taken) : undefined;
  return { line, setLine, refused, setRefused, another, say };
};

type ChatBoxProps = {
  readonly session: TableSession | undefined;
  /** The names that others bear. */
  readonly taken: readonly string[];
};

/** What people say at a table, or in its waiting room. */
export const ChatBox = ({ session, taken }: ChatBoxProps): ReactNode => {
  const speaker = useSpeaker();
  const { line, setLine, refused, setRefused, another, say } = useSaying(session, taken);
  const chat = session?.store(state => state.chat) ?? [];
  const [isReported, setReported] = useState(false);
  const about = async (id: number, act: LineAct): Promise<void> => {
    const reason = await session?.aboutLine(id, act);
    setRefused(reason);
    setReported(reason === undefined && act === 'report');
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void say();
  };
  return (
    <div className={styles.chat}>
      <ol>
        {chat.length === 0 ? <li className={styles.none}>{speaker.say('table.chat.empty')}</li> : undefined}
        {chat.map(each => (
          <Line key={each.id} line={each} act={(id, deed) => void about(id, deed)} />
        ))}
      </ol>
      {refused === undefined ? undefined : <p role="alert">{speaker.message(refused)}</p>}
      {another === undefined ? undefined : (
        <Button onClick={() => void say(another)}>{speaker.say('table.chat.as', { name: another })}</Button>
      )}
      <p role="status" className={styles.told}>
        {isReported ? speaker.say('table.chat.reported') : undefined}
      </p>
      <form onSubmit={send}>
        <input
          value={line}
          maxLength={limits.chat}
          aria-label={speaker.say('table.chat.line')}
          placeholder={speaker.say('table.chat.line')}
          onChange={event => setLine(event.currentTarget.value)}
        />
        <Button type="submit">{speaker.say('table.chat.send')}</Button>
      </form>
    </div>
  );
};

/** What the people at the table say. */
export const ChatPanel = (): ReactNode => {
  const { session, people, speaker, view } = useTable();
  const isApart = session?.house.id === 'server' && !view.over && !people.players.some(({ mine }) => mine);
  const taken = people.players.flatMap(({ holder }) => (holder.kind === 'open' ? [] : [holder.name]));
  return (
    <>
      {people.host && session?.house.id === 'server' ? (
        <label className={styles.quiet}>
          <input
            type="checkbox"
            checked={people.quiet === true}
            onChange={event => void session.quiet(event.currentTarget.checked)}
          />
          {speaker.say('table.chat.quiet')}
        </label>
      ) : undefined}
      {isApart ? <p className={styles.apart}>{speaker.say('table.chat.gallery')}</p> : undefined}
      {people.withheld === undefined ? undefined : (
        <p className={styles.apart}>{speaker.say('table.chat.withheld', { n: people.withheld })}</p>
      )}
      <ChatBox session={session} taken={taken} />
    </>
  );
};
