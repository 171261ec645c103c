import type { AskView, OptionView } from '@runehold/kernel/view/describe';
import { memo, type ReactNode } from 'react';
import { Icon } from '../../kit/icon.tsx';
import { Medallion } from '../../kit/medallion.tsx';
import { optionLabel } from '../art/art.ts';
import { timesChosen, without } from '../session/draft.ts';
import { useDeciding, useTable } from '../session/table-context.ts';
import { useInDraft } from '../session/use-draft.ts';
import { TIP_KEY, useTip } from '../tips/use-tip.ts';
import styles from './presenters.module.css';

type ChipProps = {
  readonly ask: AskView;
  readonly option: OptionView;
  readonly index: number;
  readonly several: boolean;
  readonly isQuiet: boolean;
};

/** The closer look at an option that has rules of its own. */
const Look = ({ title, text }: { title: string; text: string }): ReactNode => (
  <div className={styles.look}>
    <h3>{title}</h3>
    <p>{text}</p>
  </div>
);

/** One option as a chip: its figure or icon, its words, what it does or costs, and how many of it are chosen. */
export const Chip = memo(({ ask, option, index, several, isQuiet }: ChipProps): ReactNode => {
  const table = useTable();
  const { touch, setDraft } = useDeciding();
  const { speaker, art } = table;
  const chosen = useInDraft(draft => timesChosen(draft, option.code));
  const mark = art.markOf?.(option.label, table);
  const icon = mark === undefined ? art.iconOf?.(option.label, ask) : undefined;
  const label = optionLabel(option.label, ask, table);
  const note = art.noteOf?.(option.label, ask, table);
  const text = art.textOf?.(option.label, table);
  const look = text === undefined ? undefined : <Look title={label} text={text} />;
  const { hasOnlyLooked, handlers } = useTip({ title: label, look });
  const key =
    ask.kind === 'number'
      ? undefined
      : (art.keyOf?.(option.label, ask, table) ?? (index < 9 ? String(index + 1) : undefined));
  const keys = [key, look === undefined ? undefined : TIP_KEY].filter(each => each !== undefined);
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={`${styles.chip} ${isQuiet ? styles.quiet : ''}`}
        aria-pressed={chosen > 0}
        aria-keyshortcuts={keys.length === 0 ? undefined : keys.join(' ')}
        aria-description={text}
        data-option={option.name}
        data-key={key}
        {...(look !== undefined && handlers)}
        onClick={() => {
          if (!hasOnlyLooked()) touch(option);
        }}
      >
        {mark === undefined ? undefined : <Medallion {...mark} className={styles.mark} />}
        {icon === undefined ? undefined : <Icon path={icon} className={styles.icon} />}
        <span className={styles.label}>
          {several && option.limit > 1 ? speaker.say('bar.times', { name: label, n: chosen }) : label}
          {note === undefined ? undefined : <small>{note}</small>}
        </span>
        {key === undefined ? undefined : (
          <span className="key" aria-hidden="true">
            {key}
          </span>
        )}
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
