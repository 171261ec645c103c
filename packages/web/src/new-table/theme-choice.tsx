import type { ReactNode } from 'react';
import { Vista } from '../kit/vista.tsx';
import { useSpeaker } from '../text/use-speaker.ts';
import { withOption } from './draft-table.ts';
import styles from './new-table.module.css';
import type { DraftProps } from './new-table.tsx';
import { SectionTitle } from './section-title.tsx';
import { setUpOf } from './set-ups.ts';

/** What the evening is about, as pictures: the scenario of a game that has several. */
export const ThemeChoice = ({ draft, setDraft, entry, takes }: DraftProps): ReactNode => {
  const speaker = useSpeaker();
  const { theme } = setUpOf(entry.id);
  const option = entry.options.find(({ name }) => name === theme?.option);
  if (theme === undefined || option === undefined) return undefined;
  const chosen = draft.options[option.name] ?? option.usual;
  return (
    <section>
      <SectionTitle>{speaker.word(`option.${option.name}`)}</SectionTitle>
      <div className={styles.themes}>
        {option.values
          .filter(value => Object.hasOwn(theme.pictures, value))
          .map(value => (
            <button
              key={value}
              type="button"
              className={styles.theme}
              aria-pressed={chosen === value}
              disabled={!takes({ ...draft.options, [option.name]: value }, draft.seats.length)}
              onClick={() => setDraft(withOption(draft, option.name, value))}
            >
              <span className={styles.picture}>
                <Vista {...theme.pictures[value]} seed={value} broad />
              </span>
              <b>{speaker.word(`option.${option.name}.${value}`)}</b>
              <span className={styles.about}>{speaker.word(theme.aboutKey(value))}</span>
            </button>
          ))}
      </div>
    </section>
  );
};
