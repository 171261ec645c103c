import type { ReactNode } from 'react';
import { useSpeaker } from '../text/use-speaker.ts';
import { withOption } from './draft-table.ts';
import styles from './new-table.module.css';
import type { DraftProps } from './new-table.tsx';
import fold from './preset-choice.module.css';
import { setUpOf } from './set-ups.ts';

/** Every other option of the game, folded: most tables need none of them. What does not go together cannot be chosen. */
export const RuleList = ({ draft, setDraft, entry, takes }: DraftProps): ReactNode => {
  const speaker = useSpeaker();
  const { theme, box, variants = {}, seatOption, first = {} } = setUpOf(entry.id);
  const elsewhere = new Set([
    theme?.option,
    box?.option,
    ...Object.keys(variants),
    ...[0, 1, 2, 3].map(seat => seatOption?.(seat)),
  ]);
  const options = entry.options.filter(({ name }) => !elsewhere.has(name));
  if (options.length === 0) return undefined;
  const isChanged = ({ name, usual }: (typeof options)[number]): boolean =>
    (draft.options[name] ?? usual) !== (first[name] ?? usual);
  const changed = options.filter(isChanged).length;
  return (
    <details className={fold.fold} data-rules>
      <summary>
        <b>{speaker.say('new.rules.all', { n: options.length })}</b>
        <span>
          {changed === 0 ? speaker.say('new.rules.usual') : speaker.say('new.rules.changed', { n: changed })}
        </span>
      </summary>
      <ul className={styles.rules}>
        {options.map(({ name, values, usual }) => (
          <li key={name} data-changed={isChanged({ name, values, usual })}>
            <label>
              <span>{speaker.word(`option.${name}`)}</span>
              <select
                className={styles.field}
                value={draft.options[name] ?? usual}
                onChange={event => setDraft(withOption(draft, name, event.currentTarget.value))}
              >
                {values.map(value => (
                  <option
                    key={value}
                    value={value}
                    disabled={!takes({ ...draft.options, [name]: value }, draft.seats.length)}
                  >
                    {speaker.word(`option.${name}.${value}`)}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
};
