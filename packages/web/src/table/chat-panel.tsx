import { limits } from '@runehold/protocol/limits';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../kit/button.tsx';
import styles from './chat-panel.module.css';
import { useTable } from './table-context.ts';

/** What the people at the table say. */
export const ChatPanel = (): ReactNode => {
  const { speaker, session } = useTable();
  const [line, setLine] = useState('');
  const chat = session?.store(state => state.chat) ?? [];
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const text = line.trim();
    if (text === '') return;
    setLine('');
    void session?.say(text);
  };
  return (
    <div className={styles.chat}>
      <ol>
        {chat.length === 0 ? <li className={styles.none}>{speaker.say('table.chat.empty')}</li> : undefined}
        {chat.map(({ id, name, text }) => (
          <li key={id}>
            <b>{name}</b> {text}
          </li>
        ))}
      </ol>
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
