import type { ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { saveText } from '../table/menu/files.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './account.module.css';

type CodesSheetProps = { readonly codes: readonly string[]; onKept(): void };

/** Recovery codes, the one time that they are shown. */
export const CodesSheet = ({ codes, onKept }: CodesSheetProps): ReactNode => {
  const speaker = useSpeaker();
  return (
    <div className={styles.part} data-codes>
      <h3>{speaker.say('account.codes')}</h3>
      <p>{speaker.say('account.codes.about')}</p>
      <ol className={styles.codes}>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.acts}>
        <Button
          look="paper"
          onClick={() => saveText('runehold-recovery.txt', 'text/plain', `${codes.join('\n')}\n`)}
        >
          {speaker.say('account.codes.save')}
        </Button>
        <Button look="brass" onClick={onKept}>
          {speaker.say('account.codes.done')}
        </Button>
      </div>
    </div>
  );
};
