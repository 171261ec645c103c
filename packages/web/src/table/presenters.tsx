import type { AskView, OptionView } from '@runehold/kernel/ask/describe';
import type { ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { keyed } from '../kit/keyed.ts';
import { Medallion } from '../kit/medallion.tsx';
import { openPlaces, placed, timesChosen, without } from './draft.ts';
import styles from './presenters.module.css';
import { useDeciding, useTable } from './table-context.ts';

type PresenterProps = { readonly ask: AskView };

type ChipProps = { readonly option: OptionView; readonly index: number; readonly several?: boolean };

/** One option as a chip: its figure, its words, and how many of it are chosen where there may be several. */
const Chip = ({ option, index, several = false }: ChipProps): ReactNode => {
  const table = useTable();
  const { touch, setDraft } = useDeciding();
  const { draft, speaker, art } = table;
  const chosen = timesChosen(draft, option.code);
  const mark = art.markOf?.(option.label, table);
  const label = speaker.message(option.label);
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.chip}
        aria-pressed={chosen > 0}
        aria-keyshortcuts={index < 9 ? String(index + 1) : undefined}
        data-option={option.name}
        onClick={() => touch(option)}
      >
        {mark === undefined ? undefined : <Medallion {...mark} className={styles.mark} />}
        <span className={styles.label}>
          {several && option.limit > 1 ? speaker.say('bar.times', { name: label, n: chosen }) : label}
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
          onClick={() => setDraft(without(draft, option.code))}
        >
          −
        </button>
      ) : undefined}
    </li>
  );
};

/** The options of `one` and `some`. */
const Options = ({ ask }: PresenterProps): ReactNode => {
  const { speaker } = useTable();
  return (
    <ul className={styles.options} aria-label={speaker.say('bar.options')}>
      {ask.options.map((option, index) => (
        <Chip key={option.code} option={option} index={index} several={ask.kind === 'some'} />
      ))}
    </ul>
  );
};

/** The two options of `yes`, as the kernel numbers them. */
export const yesAndNo: readonly OptionView[] = [
  { code: 1, name: 'yes', label: { key: 'label.yes', args: {} }, limit: 1 },
  { code: 0, name: 'no', label: { key: 'label.no', args: {} }, limit: 1 },
];

const YesOrNo = (): ReactNode => {
  const { speaker } = useTable();
  return (
    <ul className={styles.options} aria-label={speaker.say('bar.options')}>
      {yesAndNo.map((option, index) => (
        <Chip key={option.code} option={option} index={index} />
      ))}
    </ul>
  );
};

const NumberChoice = ({ ask }: PresenterProps): ReactNode => {
  const { draft, speaker } = useTable();
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
  const { draft, speaker } = useTable();
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
      return <Options ask={ask} />;
    case 'yes':
      return <YesOrNo />;
    case 'number':
      return <NumberChoice ask={ask} />;
    case 'arrange':
      return <Arrangement ask={ask} />;
  }
};
