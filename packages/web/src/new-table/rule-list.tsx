import type { ReactNode } from 'react';
import { useSpeaker } from '../text/use-speaker.ts';
import { withOption } from './draft-table.ts';
import styles from './new-table.module.css';
import type { DraftProps } from './new-table.tsx';
import { SectionTitle } from './section-title.tsx';
import { setUpOf } from './set-ups.ts';

/** Every other option of the game. */
export const RuleList = ({ draft, setDraft, entry }: DraftProps): ReactNode => {
  const speaker = useSpeaker();
  const { theme, box, variants = {}, seatOption } = setUpOf(entry.id);
  const elsewhere = new Set([
    theme?.option,
    box?.option,
    ...Object.keys(variants),
    ...[0, 1, 2, 3].map(seat => seatOption?.(seat)),
  ]);
  const options = entry.options.filter(({ name }) => !elsewhere.has(name));
  if (options.length === 0) return undefined;
  return (
    <section>
      <SectionTitle n={3}>{speaker.say('new.rules')}</SectionTitle>
      <ul className={styles.rules}>
        {options.map(({ name, values, usual }) => (
          <li key={name}>
            <label>
              <span>{speaker.word(`option.${name}`)}</span>
              <select
                className={styles.field}
                value={draft.options[name] ?? usual}
                onChange={event => setDraft(withOption(draft, name, event.currentTarget.value))}
              >
                {values.map(value => (
                  <option key={value} value={value}>
                    {speaker.word(`option.${name}.${value}`)}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
};
