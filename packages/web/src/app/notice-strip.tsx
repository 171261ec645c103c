import type { ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './notice-strip.module.css';
import { putAwayNotice, useNotice } from './notices.ts';

/** Tells what went wrong, above whatever page is open, until it is put away. */
export const NoticeStrip = (): ReactNode => {
  const speaker = useSpeaker();
  const notice = useNotice(state => state.notice);
  return (
    <div className={styles.place} role="alert">
      {notice === undefined ? undefined : (
        <div className={styles.strip} data-notice={notice.key}>
          <p>{speaker.message(notice)}</p>
          <Button look="round" aria-label={speaker.say('app.close')} onClick={putAwayNotice}>
            ✕
          </Button>
        </div>
      )}
    </div>
  );
};
