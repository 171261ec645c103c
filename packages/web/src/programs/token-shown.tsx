import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import styles from '../account/account.module.css';
import { Button } from '../kit/button.tsx';
import { copyFrom } from '../kit/copy-text.ts';
import { useSpeaker } from '../text/use-speaker.ts';

/** A token that was just made: it is never shown again. */
export const TokenShown = ({ token, onKept }: { readonly token: string; onKept(): void }): ReactNode => {
  const speaker = useSpeaker();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  return (
    <div className={styles.part} role="status">
      <p>{speaker.say('programs.token.shown')}</p>
      <input
        ref={field}
        className={styles.link}
        readOnly
        value={token}
        aria-label={speaker.say('programs.token.unnamed')}
        data-token
      />
      <div className={styles.acts}>
        <Button look="paper" onClick={() => void (field.current && copyFrom(field.current).then(setCopied))}>
          {speaker.say(isCopied ? 'programs.token.copied' : 'programs.token.copy')}
        </Button>
        <Button look="brass" onClick={onKept}>
          {speaker.say('programs.token.kept')}
        </Button>
      </div>
    </div>
  );
};
