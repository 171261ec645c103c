import type { ReactNode } from 'react';
import { useRef } from 'react';
import { timesChosen } from './draft.ts';
import { hideHint, showHint } from './hint-store.ts';
import { useDeciding, useTable } from './table-context.ts';
import type { Address } from './targets.ts';
import styles from './thing.module.css';

type ThingProps = {
  readonly at: Address;
  /** What it is, for those who do not see it. */
  readonly label: string;
  /** What is shown on a closer look. */
  readonly look?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
};

/** How long a finger rests on a thing to take a closer look, in milliseconds. */
const LONG_PRESS = 450;

/**
 * A thing on the table. The thing itself is the button: if the open ask is about it, touching it chooses it; if not,
 * touching it shows it closer, with the reason where it may not be chosen.
 */
export const Thing = ({ at, label, look, children, className }: ThingProps): ReactNode => {
  const { targets, draft, speaker } = useTable();
  const { touch } = useDeciding();
  const pressed = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  const target = targets.get(at);
  const option = target?.options[0];
  const chosen = option === undefined ? 0 : timesChosen(draft, option.code);
  const reason = target?.reason === undefined ? undefined : speaker.message(target.reason);
  const state =
    chosen > 0 ? 'selected' : option !== undefined ? 'legal' : reason !== undefined ? 'denied' : 'calm';
  const closer = (element: HTMLElement): void => showHint({ element, look, reason });
  return (
    <button
      type="button"
      className={`${styles.thing} ${styles[state]} ${className ?? ''}`}
      data-at={at}
      data-state={state}
      aria-label={label}
      aria-description={reason}
      aria-pressed={option === undefined ? undefined : chosen > 0}
      aria-disabled={state === 'denied' ? true : undefined}
      onPointerEnter={event => {
        if (event.pointerType === 'mouse') closer(event.currentTarget);
      }}
      onPointerLeave={() => {
        clearTimeout(pressed.current);
        hideHint();
      }}
      onPointerDown={event => {
        wasLong.current = false;
        if (event.pointerType === 'mouse') return;
        const element = event.currentTarget;
        pressed.current = setTimeout(() => {
          wasLong.current = true;
          closer(element);
        }, LONG_PRESS);
      }}
      onPointerUp={() => clearTimeout(pressed.current)}
      onFocus={event => {
        if (event.currentTarget.matches(':focus-visible')) closer(event.currentTarget);
      }}
      onBlur={hideHint}
      onClick={event => {
        if (wasLong.current) return;
        if (option === undefined) closer(event.currentTarget);
        else touch(option);
      }}
    >
      {children}
      {chosen > 0 ? (
        <span className={styles.tick}>{speaker.say('bar.chosen', { n: chosen })}</span>
      ) : undefined}
    </button>
  );
};
