import type { AskView } from '@runehold/kernel/ask/describe';
import { shelf } from '@runehold/shelf/shelf';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../kit/button.tsx';
import { useSettings } from '../settings/settings.ts';
import styles from './advice-desk.module.css';
import type { AdviceKind } from './advice-store.ts';
import { chosenOf, closeAdvice, seekAdvice, useAdvice } from './advice-store.ts';
import { HintSheet } from './hint-sheet.tsx';
import { OddsSheet } from './odds-sheet.tsx';
import type { TableInPlay } from './table-context.ts';
import { useTable } from './table-context.ts';

/** Whether the game tells odds at an ask. */
const tellsOdds = ({ pack, view }: TableInPlay, ask: AskView): boolean => {
  const doing = view.crumbs.map(({ procedure }) => procedure);
  const offered = ask.options.map(({ code }) => code);
  return pack.odds?.mayAsk({ name: `${doing.at(-1)}.${ask.name}`, doing, offered }) === true;
};

/** The advice about the open ask, if there is any on the screen. */
const useOpenAdvice = (ask: AskView) => {
  const { session } = useTable();
  const advice = useAdvice(state => state.advice);
  return advice?.session === session && advice?.ask === ask.id ? advice : undefined;
};

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((code, i) => code === other[i]);

/** The sheet of parchment above the bar: what was asked, and the answer. */
const Sheet = ({ ask, id, onClose }: { ask: AskView; id: string; onClose(): void }): ReactNode => {
  const { speaker, session, draft } = useTable();
  const advice = useOpenAdvice(ask);
  if (advice === undefined || session === undefined) return undefined;
  const { kind, advised, chosen } = advice;
  return (
    <section id={id} className={styles.sheet} aria-label={speaker.say(`advice.${kind}`)} data-advice={kind}>
      <header className={styles.head}>
        <h3>{speaker.say(`advice.${kind}`)}</h3>
        <Button
          look="paper"
          className={styles.close}
          aria-label={speaker.say('advice.close')}
          onClick={onClose}
        >
          ✕
        </Button>
      </header>
      <div className={styles.body} aria-live="polite" aria-busy={advised === undefined}>
        {advised === undefined ? <p>{speaker.say('advice.thinking')}</p> : undefined}
        {advised?.type === 'refused' ? <p role="alert">{speaker.message(advised.reason)}</p> : undefined}
        {advised?.type === 'odds' ? <OddsSheet odds={advised.odds} /> : undefined}
        {advised?.type === 'hint' ? <HintSheet ask={ask} {...advised} /> : undefined}
      </div>
      {kind === 'odds' && !isSame(chosen, chosenOf(ask, draft)) ? (
        <Button look="paper" onClick={() => void seekAdvice(session, 'odds', ask, draft)}>
          {speaker.say('advice.odds.again')}
        </Button>
      ) : undefined}
    </section>
  );
};

/**
 * Where a player asks how chance stands and what a bot would do, of whoever hosts the table: the answer comes from what
 * the seat may know. Escape puts the sheet away and goes back to the button that brought it.
 */
export const AdviceDesk = ({ ask }: { ask: AskView }): ReactNode => {
  const table = useTable();
  const { speaker, session, draft, pack } = table;
  const isHintWanted = useSettings(state => state.hints);
  const open = useOpenAdvice(ask);
  const sheet = useId();
  const asked = useRef<HTMLElement>(null);
  const close = (): void => {
    closeAdvice();
    asked.current?.focus();
  };
  useEffect(() => {
    if (open === undefined) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && document.querySelector('[role="dialog"]') === null) close();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  if (session === undefined) return undefined;
  const kinds: readonly AdviceKind[] = [
    ...(tellsOdds(table, ask) ? (['odds'] as const) : []),
    ...(isHintWanted && shelf.find(pack.game.id)?.guide !== undefined ? (['hint'] as const) : []),
  ];
  return (
    <div className={styles.desk}>
      {kinds.map(kind => (
        <Button
          key={kind}
          look="paper"
          className={styles.ask}
          aria-expanded={open?.kind === kind}
          aria-controls={sheet}
          data-advise={kind}
          onClick={event => {
            asked.current = event.currentTarget;
            if (open?.kind === kind) closeAdvice();
            else void seekAdvice(session, kind, ask, draft);
          }}
        >
          {speaker.say(`advice.${kind}`)}
        </Button>
      ))}
      <Sheet ask={ask} id={sheet} onClose={close} />
    </div>
  );
};
