import type { AskView } from '@runehold/kernel/view/describe';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Sign } from '../../kit/sign.tsx';
import { type TableInPlay, useTable } from '../session/table-context.ts';
import { type AdviceKind, closeAdvice, seekAdvice, useAdvice } from './advice-store.ts';
import './words.ts';

/** The id of the sheet on which advice is read. */
export const ADVICE_SHEET = 'advice-sheet';

/** Whether the game tells odds at an ask. */
export const tellsOdds = ({ pack, view }: TableInPlay, ask: AskView): boolean => {
  const doing = view.crumbs.map(({ procedure }) => procedure);
  const offered = ask.options.map(({ code }) => code);
  return pack.odds?.mayAsk({ name: `${doing.at(-1)}.${ask.name}`, doing, offered }) === true;
};

/** The advice about the open ask, if there is any on the screen. */
export const useOpenAdvice = (ask: AskView) => {
  const { session } = useTable();
  const advice = useAdvice(state => state.advice);
  return advice?.session === session && advice?.ask === ask.id ? advice : undefined;
};

type AdviceButtonProps = {
  readonly ask: AskView;
  readonly kind: AdviceKind;
  readonly className: string | undefined;
  readonly look?: 'paper';
};

/** Asks for advice, or puts it away. Wherever it stands, the answer comes on the one sheet. */
export const AdviceButton = ({ ask, kind, className, look }: AdviceButtonProps): ReactNode => {
  const { speaker, session } = useTable();
  const isOpen = useOpenAdvice(ask)?.kind === kind;
  if (session === undefined) return undefined;
  return (
    <Button
      {...(look !== undefined && { look })}
      className={className}
      aria-expanded={isOpen}
      aria-controls={ADVICE_SHEET}
      data-advise={kind}
      data-zone={kind}
      onClick={({ currentTarget }) => {
        if (isOpen) closeAdvice();
        else
          void seekAdvice(session, kind, ask, { draft: session.store.getState().draft, from: currentTarget });
      }}
    >
      <Sign words={speaker.say(`advice.${kind}`)}>
        <Icon path={kind === 'odds' ? icon('perspective-dice-six-faces-random') : icon('light-bulb')} />
      </Sign>
    </Button>
  );
};

/** Asks for the odds of the open ask, where there are any. */
export const OddsButton = ({ className }: Pick<AdviceButtonProps, 'className'>): ReactNode => {
  const table = useTable();
  return table.ask !== undefined && tellsOdds(table, table.ask) ? (
    <AdviceButton ask={table.ask} kind="odds" className={className} />
  ) : undefined;
};
