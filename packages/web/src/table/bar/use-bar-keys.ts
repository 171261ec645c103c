import type { OptionView } from '@runehold/kernel/view/describe';
import { useEffect } from 'react';
import { isForTable, useKeys } from '../../kit/use-keys.ts';
import { optionsOf } from '../art/options-of.ts';
import { missing, stands } from '../session/draft.ts';
import { type TableInPlay, useDeciding, useTable } from '../session/table-context.ts';
import { isOnlyPressed } from './focus-by.ts';
import { useOptions } from './use-options.ts';

/** The option that bears a digit itself: an Order with its number, or a number. */
const ownOption = (table: TableInPlay, key: string): OptionView | undefined => {
  const { ask, art } = table;
  if (ask?.kind === 'number') return optionsOf(ask).find(({ name }) => name === key);
  return ask?.options.find(({ label }) => art.keyOf?.(label, ask, table) === key);
};

/** Enter confirms what was chosen with the mouse, before the thing that was pressed last hears of it. */
const useEnterFirst = (confirm: () => void, isAnswer: () => boolean): void => {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const isOption = document.activeElement?.matches('[data-option], [data-at]') === true;
      if (event.key !== 'Enter' || !isOption || !isOnlyPressed()) return;
      if (!isForTable(event) || !isAnswer()) return;
      event.preventDefault();
      event.stopPropagation();
      confirm();
    };
    addEventListener('keydown', hear, true);
    return () => removeEventListener('keydown', hear, true);
  });
};

/** Digits choose, O lists all options, Enter confirms, U takes back, ? explains. */
export const useBarKeys = (explain: () => void): void => {
  const table = useTable();
  const { ask, session } = table;
  const { touch, confirm } = useDeciding();
  const { chips, elsewhere, isList, setList } = useOptions();
  const isAnswer = (): boolean => {
    const draft = session?.store.getState().draft ?? [];
    return ask !== undefined && missing(ask, draft) === 0 && !stands(ask, draft);
  };
  useEnterFirst(confirm, isAnswer);
  useKeys(event => {
    const { activeElement } = document;
    if (ask === undefined || !isForTable(event)) return;
    const key = event.key.toLowerCase();
    if (/^\d$/.test(key)) {
      const nth = ask.kind === 'number' ? undefined : [...chips.loud, ...chips.quiet][Number(key) - 1];
      const option = ownOption(table, key) ?? nth;
      // Items of an arrangement have lists of their own, but where the places are chips.
      const isChip = ask.kind !== 'arrange' || (elsewhere > 0 && !isList);
      if (option !== undefined && isChip) touch(option);
    } else if (key === 'enter') {
      // A button that was walked to does what it says; Enter confirms from anywhere else.
      if (
        !isAnswer() ||
        activeElement instanceof HTMLButtonElement ||
        activeElement instanceof HTMLAnchorElement
      )
        return;
      confirm();
    } else if (key === 'u') void session?.deeds.undo();
    else if (key === 'o' && elsewhere > 0) setList(!isList);
    else if (key === '?') explain();
  });
};
