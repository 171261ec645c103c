import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { useSpeaker } from '../../text/use-speaker.ts';
import styles from './notices.module.css';
import type { PlaceProps } from './notices-part.tsx';
import { TestButton } from './test-button.tsx';

/** An address of one's own that is called. Few have one: it is folded away for all others. */
export const WebhookPlace = ({ mine: { webhook }, change }: PlaceProps): ReactNode => {
  const speaker = useSpeaker();
  const [url, setUrl] = useState(webhook?.url ?? '');
  return (
    <details className={styles.place} open={webhook !== undefined}>
      <summary>{speaker.say('notices.webhook')}</summary>
      <div className={styles.folded}>
        <p>{speaker.say('notices.webhook.about')}</p>
        {webhook?.isOff ? <p role="status">{speaker.say('notices.webhook.off')}</p> : undefined}
        <form
          className={styles.acts}
          onSubmit={event => {
            event.preventDefault();
            void change('set-webhook', { url });
          }}
        >
          <label className={styles.field}>
            <span>{speaker.say('notices.webhook.url')}</span>
            <input
              type="url"
              required
              maxLength={512}
              value={url}
              onChange={event => setUrl(event.currentTarget.value)}
            />
          </label>
          <Button look="paper" type="submit">
            {speaker.say('notices.webhook.set')}
          </Button>
        </form>
        {webhook === undefined ? undefined : (
          <>
            <p>
              {speaker.say('notices.webhook.secret')}: <code className={styles.secret}>{webhook.secret}</code>
            </p>
            <div className={styles.acts}>
              <Button look="paper" onClick={() => void change('set-webhook', { url: '' })}>
                {speaker.say('notices.webhook.drop')}
              </Button>
              {webhook.isOff ? undefined : <TestButton channel="webhook" />}
            </div>
          </>
        )}
      </div>
    </details>
  );
};
