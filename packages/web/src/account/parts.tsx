import type { Message } from '@runehold/kernel/text/message';
import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './account.module.css';

type FieldProps = ComponentProps<'input'> & { readonly label: string; readonly about?: string };

/** Something to type in, with what it is and what is wanted. */
export const Field = ({ label, about, ...rest }: FieldProps): ReactNode => {
  const id = useId();
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input {...rest} aria-describedby={about === undefined ? undefined : id} />
      {about === undefined ? undefined : (
        <small id={id} className={styles.about}>
          {about}
        </small>
      )}
    </label>
  );
};

/** Why something was not done. */
export const Refused = ({ reason }: { readonly reason: Message | undefined }): ReactNode => {
  const speaker = useSpeaker();
  return reason === undefined ? undefined : (
    <p role="alert" className={styles.refused}>
      {speaker.message(reason)}
    </p>
  );
};
