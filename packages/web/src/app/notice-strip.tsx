import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Button } from '../kit/button.tsx';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './notice-strip.module.css';
import { putAwayNotice, useNotice } from './notices.ts';

/** A dialog hides everything else from screen readers and the keyboard, but not this. */
const aboveDialogs = { 'data-react-aria-top-layer': 'true' } as const;

/** Tells what went wrong, above whatever page is open, until it is put away. */
export const NoticeStrip = (): ReactNode => {
  const speaker = useSpeaker();
  const notice = useNotice(state => state.notice);
  // It was about the page that was open.
  useEffect(() => {
    addEventListener('hashchange', putAwayNotice);
    return () => removeEventListener('hashchange', putAwayNotice);
  }, []);
  return (
    <div className={styles.place} role="alert" {...aboveDialogs}>
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
