import { limits } from '@runehold/protocol/limits';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useSpeaker } from '../text/use-speaker.ts';
import type { TableDraft } from './draft-table.ts';
import styles from './new-table.module.css';
import type { DraftProps } from './new-table.tsx';

/** What is said about who may come. */
const aboutOf = ({ private: isPrivate, listed }: TableDraft) => {
  if (isPrivate) return 'new.invited.about';
  return listed ? 'new.listed.about' : 'new.private.about';
};

type SwitchProps = Pick<DraftProps, 'draft' | 'setDraft'> & {
  readonly name: 'private' | 'listed' | 'unwatched' | 'reliable';
  readonly label: string;
};

const Switch = ({ draft, setDraft, name, label }: SwitchProps): ReactNode => (
  <label className={styles.listed}>
    <input
      type="checkbox"
      checked={draft[name]}
      onChange={event => setDraft({ ...draft, [name]: event.currentTarget.checked })}
    />
    {label}
  </label>
);

/** Who may come to a table of the server, and who may look on. */
export const AdmissionChoice = (props: Pick<DraftProps, 'draft' | 'setDraft'>): ReactNode => {
  const { draft, setDraft } = props;
  const speaker = useSpeaker();
  const about = useId();
  return (
    <>
      {draft.private ? undefined : <Switch {...props} name="listed" label={speaker.say('new.listed')} />}
      <Switch {...props} name="private" label={speaker.say('new.invited')} />
      {draft.private ? undefined : (
        <label className={styles.called}>
          <span>{speaker.say('new.password')}</span>
          <input
            className={styles.field}
            value={draft.password}
            maxLength={limits.password}
            autoComplete="off"
            aria-describedby={about}
            onChange={event => setDraft({ ...draft, password: event.currentTarget.value })}
          />
        </label>
      )}
      <p id={about}>{speaker.say(aboutOf(draft))}</p>
      <Switch {...props} name="unwatched" label={speaker.say('new.unwatched')} />
      <Switch {...props} name="reliable" label={speaker.say('new.reliable')} />
    </>
  );
};
