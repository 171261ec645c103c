import type { AskView } from '@runehold/kernel/view/describe';
import { type ReactNode, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { keyed } from '../../kit/keyed.ts';
import { optionsOf } from '../art/options-of.ts';
import { placesFor, sent, timesChosen } from '../session/draft.ts';
import { useDeciding, useTable } from '../session/table-context.ts';
import { useDraft } from '../session/use-draft.ts';
import { Chip } from './chip.tsx';
import styles from './presenters.module.css';
import { useOptions } from './use-options.ts';

type PresenterProps = { readonly ask: AskView };

/** As many chips as stand in the bar itself, and as many numbers, which are short; more of them have a shelf above it. */
const FEW = 3;
const FEW_NUMBERS = 6;

/** The options of `one`, `some` and `yes`, and few numbers: first those worth a look, then the others behind one chip. */
const Options = ({ ask }: PresenterProps): ReactNode => {
  const { speaker } = useTable();
  const draft = useDraft();
  const { chips } = useOptions();
  const { loud, quiet } = chips;
  const [opened, setOpened] = useState<string | undefined>(undefined);
  const isOpen = opened === ask.id;
  const all = [...loud, ...quiet].map((option, index) => ({ option, index }));
  if (all.length === 0) return undefined;
  const shown = all.filter(
    ({ option, index }) => index < loud.length || isOpen || timesChosen(draft, option.code) > 0,
  );
  return (
    <ul
      className={styles.options}
      aria-label={speaker.say('bar.options')}
      data-many={shown.length > (ask.kind === 'number' ? FEW_NUMBERS : FEW)}
    >
      {shown.map(({ option, index }) => (
        <Chip
          key={option.code}
          ask={ask}
          option={option}
          index={index}
          several={ask.kind === 'some'}
          isQuiet={index >= loud.length}
        />
      ))}
      {quiet.length === 0 ? undefined : (
        <li className={styles.item}>
          <button
            type="button"
            className={`${styles.chip} ${styles.quiet}`}
            aria-expanded={isOpen}
            aria-label={speaker.say('bar.quiet', { n: quiet.length })}
            data-quiet={quiet.length}
            onClick={() => setOpened(isOpen ? undefined : ask.id)}
          >
            {isOpen ? '−' : '+'}
            {quiet.length}
          </button>
        </li>
      )}
    </ul>
  );
};

const NumberChoice = ({ ask }: PresenterProps): ReactNode => {
  const { speaker } = useTable();
  const draft = useDraft();
  const { setDraft } = useDeciding();
  const chosen = draft[0] ?? ask.min;
  const set = (n: number): void => setDraft([Math.max(ask.min, Math.min(ask.max, n))]);
  const label = speaker.say('bar.number', { min: ask.min, max: ask.max });
  return (
    <div className={styles.number}>
      <Button
        look="paper"
        aria-label={speaker.say('bar.less')}
        data-step="less"
        onClick={() => set(chosen - 1)}
      >
        −
      </Button>
      <input
        type="number"
        aria-label={label}
        min={ask.min}
        max={ask.max}
        value={chosen}
        onChange={event => set(event.currentTarget.valueAsNumber || ask.min)}
      />
      <Button
        look="paper"
        aria-label={speaker.say('bar.more')}
        data-step="more"
        onClick={() => set(chosen + 1)}
      >
        +
      </Button>
    </div>
  );
};

/**
 * Every item with the places it may go to; where places lie on the table, for whoever opens the list. What lies nowhere,
 * as the supply does, is a chip.
 */
const Arrangement = ({ ask }: PresenterProps): ReactNode => {
  const { speaker, isTaught } = useTable();
  const draft = useDraft();
  const { setDraft } = useDeciding();
  const { elsewhere, isList } = useOptions();
  // A lesson points at the place of each item: it is always listed there.
  if (!isList && !isTaught && elsewhere > 0) return <Options ask={ask} />;
  const nameOf = (place: number): string => {
    const option = ask.options.find(({ code }) => code === place);
    return option === undefined ? '' : speaker.message(option.label);
  };
  return (
    <ul className={styles.arrangement} data-shelf aria-label={speaker.say('bar.options')}>
      {keyed(ask.items, item => item.name).map(({ key, item, at: i }) => (
        <li key={key}>
          <label>
            <span>{speaker.message(item.label)}</span>
            <select
              aria-label={speaker.say('bar.place-of', { name: speaker.message(item.label) })}
              value={draft[i] ?? ''}
              onChange={({ currentTarget }) => {
                const place = Number(currentTarget.value);
                setDraft(now => sent(ask, now, i, place));
              }}
            >
              <option value="" disabled>
                {speaker.say('bar.place.none')}
              </option>
              {placesFor(ask, draft, i).map(place => (
                <option key={place} value={place}>
                  {nameOf(place)}
                </option>
              ))}
            </select>
          </label>
        </li>
      ))}
    </ul>
  );
};

/** Puts any decision of any game, whatever its form. */
export const Presenter = ({ ask }: PresenterProps): ReactNode => {
  switch (ask.kind) {
    case 'one':
    case 'some':
    case 'yes':
      return <Options ask={ask} />;
    case 'number':
      return optionsOf(ask).length > 0 ? <Options ask={ask} /> : <NumberChoice ask={ask} />;
    case 'arrange':
      return <Arrangement ask={ask} />;
  }
};
