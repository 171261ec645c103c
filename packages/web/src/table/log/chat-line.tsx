import type { ChatLine, LineAct } from '@runehold/protocol/parts/people';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { useSpeaker } from '../../text/use-speaker.ts';
import styles from './chat-panel.module.css';

type LineProps = {
  readonly line: ChatLine;
  act(line: number, act: LineAct): void;
};

/** A line of chat, and what one may do about it, folded away: it is seldom needed. */
export const Line = ({ line, act }: LineProps): ReactNode => {
  const speaker = useSpeaker();
  const { id, name, text, gone, may = [] } = line;
  return (
    <li className={styles.line} data-gone={gone}>
      <span>
        <b>{name}</b> {gone === undefined ? text : <em>{speaker.say(`table.chat.${gone}`)}</em>}
      </span>
      {may.length === 0 ? undefined : (
        <details className={styles.about}>
          <summary aria-label={speaker.say('table.chat.about', { name })}>
            <span aria-hidden="true">⋯</span>
          </summary>
          {may.map(each => (
            <Button key={each} onClick={() => act(id, each)}>
              {speaker.say(`table.chat.${each}`)}
            </Button>
          ))}
        </details>
      )}
    </li>
  );
};
