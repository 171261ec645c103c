import type { AskView, OptionView } from '@runehold/kernel/view/describe';
import { memo, type ReactNode, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { keyed } from '../../kit/keyed.ts';
import { Medallion } from '../../kit/medallion.tsx';
import { optionLabel } from '../art/art.ts';
import { openPlaces, placed, timesChosen, without } from '../session/draft.ts';
import { useDeciding, useTable } from '../session/table-context.ts';
import { useDraft, useInDraft } from '../session/use-draft.ts';
import styles from './presenters.module.css';
import { useOptions } from './use-options.ts';

type PresenterProps = { readonly ask: AskView };

type ChipProps = PresenterProps & {
  readonly option: OptionView;
  readonly index: number;
  readonly several: boolean;
  readonly isQuiet: boolean;
};

/** One option as a chip: its figure, its words, and how many of it are chosen where there may be several. */
const Chip = memo(({ ask, option, index, several, isQuiet }: ChipProps): ReactNode => {
  const table = useTable();
  const { touch, setDraft } = useDeciding();
  const { speaker, art } = table;
  const chosen = useInDraft(draft => timesChosen(draft, option.code));
  const mark = art.markOf?.(option.label, table);
  const label = optionLabel(option.label, ask, table);
  const note = art.noteOf?.(option.label, ask, table);
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={`${styles.chip} ${isQuiet ? styles.quiet : ''}`}
        aria-pressed={chosen > 0}
        aria-keyshortcuts={index < 9 ? String(index + 1) : undefined}
        data-option={option.name}
        onClick={() => touch(option)}
      >
        {mark === undefined ? undefined : <Medallion {...mark} className={styles.mark} />}
        <span className={styles.label}>
          {several && option.limit > 1 ? speaker.say('bar.times', { name: label, n: chosen }) : label}
          {note === undefined ? undefined : <small>{note}</small>}
        </span>
        {index < 9 ? (
          <span className="key" aria-hidden="true">
            {index + 1}
          </span>
        ) : undefined}
      </button>
      {several && option.limit > 1 && chosen > 0 ? (
        <button
          type="button"
          className={styles.less}
          aria-label={speaker.say('bar.fewer-of', { name: label })}
          onClick={() => setDraft(draft => without(draft, option.code))}
        >
          −
        </button>
      ) : undefined}
    </li>
  );
});

/** As many options as a narrow screen shows one under the other. */
const FEW = 4;

/** The options of `one`, `some` and `yes`: first those worth a look, then the others behind one chip. */
const Options = ({ ask }: PresenterProps): ReactNode => {
  const { speaker } = useTable();
  const draft = useDraft();
  const { loud, quiet } = useOptions();
  const [opened, setOpened] = useState<string | undefined>(undefined);
  const isOpen = opened === ask.id;
  const chips = [...loud, ...quiet].map((option, index) => ({ option, index }));
  const shown = chips.filter(
    ({ option, index }) => index < loud.length || isOpen || timesChosen(draft, option.code) > 0,
  );
  return (
    <ul className={styles.options} aria-label={speaker.say('bar.options')} data-many={shown.length > FEW}>
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
      <Button look="paper" aria-label={speaker.say('bar.less')} onClick={() => set(chosen - 1)}>
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
      <Button look="paper" aria-label={speaker.say('bar.more')} onClick={() => set(chosen + 1)}>
        +
      </Button>
    </div>
  );
};

/** Every item with the places it may go to. */
const Arrangement = ({ ask }: PresenterProps): ReactNode => {
  const { speaker } = useTable();
  const draft = useDraft();
  const { setDraft } = useDeciding();
  const nameOf = (place: number): string => {
    const option = ask.options.find(({ code }) => code === place);
    return option === undefined ? '' : speaker.message(option.label);
  };
  return (
    <ul className={styles.arrangement} aria-label={speaker.say('bar.options')}>
      {keyed(ask.items, item => item.name).map(({ key, item, at: i }) => (
        <li key={key}>
          <label>
            <span>{speaker.message(item.label)}</span>
            <select
              aria-label={speaker.say('bar.place-of', { name: speaker.message(item.label) })}
              value={draft[i] ?? ''}
              onChange={event => setDraft(placed(draft, i, Number(event.currentTarget.value)))}
            >
              <option value="" disabled>
                {speaker.say('bar.place.none')}
              </option>
              {openPlaces(ask, draft, i).map(place => (
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
      return <NumberChoice ask={ask} />;
    case 'arrange':
      return <Arrangement ask={ask} />;
  }
};
