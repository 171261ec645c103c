import type { ReactNode } from 'react';
import type { Address } from '../art/targets.ts';
import { timesChosen } from '../session/draft.ts';
import { useDeciding, useTable } from '../session/table-context.ts';
import { useInDraft } from '../session/use-draft.ts';
import { TIP_KEY, useTip } from '../tips/use-tip.ts';
import { seek } from './seek.ts';
import styles from './thing.module.css';
import '../bar/words.ts';

type ThingProps = {
  readonly at: Address;
  /** What it is, for those who do not see it. */
  readonly label: string;
  /** What is shown on a closer look. */
  readonly look?: ReactNode;
  /** The things elsewhere that it is about: lit up while it is looked at, and sought when it is touched. */
  readonly lights?: readonly Address[];
  readonly children: ReactNode;
  readonly className?: string | undefined;
};

/**
 * A thing on the table. The thing itself is the button: if the open ask is about it, touching it chooses it; if not,
 * touching it leads to what it is about or shows it closer, with the reason where it may not be chosen.
 */
export const Thing = ({ at, label, look, lights, children, className }: ThingProps): ReactNode => {
  const table = useTable();
  const { targets, speaker, ask, art } = table;
  const { touch } = useDeciding();
  const target = targets.get(at);
  const option = target?.options[0];
  const key = option === undefined || ask === undefined ? undefined : art.keyOf?.(option.label, ask, table);
  const keys = [key, look === undefined ? undefined : TIP_KEY].filter(each => each !== undefined);
  const chosen = useInDraft(draft => (option === undefined ? 0 : timesChosen(draft, option.code)));
  const reason = target?.reason === undefined ? undefined : speaker.message(target.reason);
  const { show, hasOnlyLooked, handlers } = useTip({ title: label, look, reason, lights });
  const state =
    chosen > 0 ? 'selected' : option !== undefined ? 'legal' : reason !== undefined ? 'denied' : 'calm';
  const touched = (element: HTMLElement): void => {
    if (hasOnlyLooked()) return;
    if (option !== undefined) touch(option);
    else if (lights !== undefined && lights.length > 0) seek(lights);
    else show(element);
  };
  return (
    <button
      type="button"
      className={`${styles.thing} ${styles[state]} ${className ?? ''}`}
      data-at={at}
      data-state={state}
      data-option={option?.name}
      aria-label={label}
      aria-description={reason}
      aria-pressed={option === undefined ? undefined : chosen > 0}
      aria-disabled={state === 'denied' ? true : undefined}
      aria-keyshortcuts={keys.length === 0 ? undefined : keys.join(' ')}
      {...handlers}
      onClick={event => touched(event.currentTarget)}
    >
      {children}
      {chosen > 0 && ask?.kind === 'some' ? (
        <span className={styles.tick}>{speaker.say('bar.chosen', { n: chosen })}</span>
      ) : undefined}
    </button>
  );
};
