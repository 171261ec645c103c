import type { AskView } from '@runehold/kernel/view/describe';
import { shelf } from '@runehold/shelf/shelf';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { useKeys } from '../../kit/use-keys.ts';
import { useSettings } from '../../settings/settings.ts';
import { useTable } from '../session/table-context.ts';
import { useDraft } from '../session/use-draft.ts';
import { Slot } from '../tips/slot.tsx';
import { ADVICE_SHEET, AdviceButton, tellsOdds, useOpenAdvice } from './advice-button.tsx';
import styles from './advice-panel.module.css';
import type { AdviceKind } from './advice-store.ts';
import { chosenSoFar, closeAdvice, seekAdvice } from './advice-store.ts';
import { HintSheet } from './hint-sheet.tsx';
import { OddsSheet } from './odds-sheet.tsx';

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((code, i) => code === other[i]);

/** The sheet of parchment in the slot: what was asked, and the answer. */
const Sheet = ({ ask, onClose }: { ask: AskView; onClose(): void }): ReactNode => {
  const { speaker, session } = useTable();
  const draft = useDraft();
  const advice = useOpenAdvice(ask);
  if (advice === undefined || session === undefined) return undefined;
  const { kind, advised, chosen, from } = advice;
  return (
    <Slot
      about={`${ask.id}/${kind}`}
      id={ADVICE_SHEET}
      className={styles.sheet}
      aria-label={speaker.say(`advice.${kind}`)}
      data-advice={kind}
    >
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
      {kind === 'odds' && !isSame(chosen, chosenSoFar(ask, draft)) ? (
        <Button look="paper" onClick={() => void seekAdvice(session, 'odds', ask, { draft, from })}>
          {speaker.say('advice.odds.again')}
        </Button>
      ) : undefined}
    </Slot>
  );
};

/**
 * Where a player asks how chance stands and what a bot would do, of whoever hosts the table: the answer comes from what
 * the seat may know. Escape puts the sheet away and goes back to the button that brought it.
 */
export const AdvicePanel = ({ ask }: { ask: AskView }): ReactNode => {
  const table = useTable();
  const { session, pack, people } = table;
  const isHintWanted = useSettings(state => state.hints) && !table.isTaught && !people.atStake;
  const open = useOpenAdvice(ask);
  const close = (): void => {
    closeAdvice();
    open?.from.focus();
  };
  useKeys(({ key }) => {
    if (key === 'Escape' && document.querySelector('[role="dialog"]') === null) close();
  }, open !== undefined);
  if (session === undefined) return undefined;
  const kinds: readonly AdviceKind[] = [
    ...(tellsOdds(table, ask) ? (['odds'] as const) : []),
    ...(isHintWanted && shelf.find(pack.game.id)?.guide !== undefined ? (['hint'] as const) : []),
  ];
  return (
    <div className={styles.desk}>
      {kinds.map(kind => (
        <AdviceButton key={kind} ask={ask} kind={kind} className={styles.ask} look="paper" />
      ))}
      <Sheet ask={ask} onClose={close} />
    </div>
  );
};
