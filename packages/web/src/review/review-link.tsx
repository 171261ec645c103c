import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { linkTo } from '../app/route.ts';
import { Button } from '../kit/button.tsx';
import { copyFrom } from '../kit/copy-text.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './review-page.module.css';
import '../invite/words.ts';

/** The link by which others go through a finished game of the server, to be copied. */
export const ReviewLink = ({ table }: { readonly table: string }): ReactNode => {
  const speaker = useSpeaker();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean>();
  const copy = async (): Promise<void> => {
    if (field.current) setCopied(await copyFrom(field.current));
  };
  return (
    <div className={styles.link} data-review-link>
      <input
        ref={field}
        readOnly
        value={new URL(linkTo('review', 'server', table), location.href).href}
        aria-label={speaker.say('review.link')}
        onFocus={event => event.currentTarget.select()}
      />
      <Button look="slate" onClick={() => void copy()}>
        {speaker.say(copied ? 'invite.copied' : 'invite.copy')}
      </Button>
      <p role="status">
        {copied === false ? speaker.say('invite.by-hand') : speaker.say('review.link.about')}
      </p>
    </div>
  );
};
