import { isSlow, paceNames } from '@runehold/protocol/parts/clock-terms';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './new-table.module.css';
import type { DraftProps } from './new-table.tsx';

/** How fast the table is played. */
export const PaceChoice = ({ draft, setDraft }: Pick<DraftProps, 'draft' | 'setDraft'>): ReactNode => {
  const speaker = useSpeaker();
  const about = useId();
  const slow = isSlow(draft.pace);
  return (
    <>
      <label className={styles.called}>
        <span>{speaker.say('new.pace')}</span>
        <select
          className={styles.field}
          value={draft.pace}
          aria-describedby={slow ? about : undefined}
          onChange={event => {
            const pace = paceNames.find(name => name === event.currentTarget.value) ?? 'none';
            // Nobody's time runs before everybody is there.
            setDraft({ ...draft, pace, gather: draft.gather || pace !== 'none' });
          }}
        >
          {paceNames.map(name => (
            <option key={name} value={name}>
              {speaker.say(`new.pace.${name}`)}
            </option>
          ))}
        </select>
      </label>
      {slow ? (
        <>
          <p id={about}>{speaker.say('new.pace.slow')}</p>
          <label className={styles.listed}>
            <input
              type="checkbox"
              checked={draft.noVacation}
              onChange={event => setDraft({ ...draft, noVacation: event.currentTarget.checked })}
            />
            {speaker.say('new.no-vacation')}
          </label>
        </>
      ) : undefined}
    </>
  );
};
