import type { OptionView } from '@runehold/kernel/view/describe';
import { isForTable, useKeys } from '../../kit/use-keys.ts';
import { optionsOf } from '../art/options-of.ts';
import { missing, stands } from '../session/draft.ts';
import { type TableInPlay, useDeciding, useTable } from '../session/table-context.ts';
import { useOptions } from './use-options.ts';

/** The option that bears a digit itself: an Order with its number, or a number. */
const ownOption = (table: TableInPlay, key: string): OptionView | undefined => {
  const { ask, art } = table;
  if (ask?.kind === 'number') return optionsOf(ask).find(({ name }) => name === key);
  return ask?.options.find(({ label }) => art.keyOf?.(label, ask, table) === key);
};

/** Digits choose, O lists all options, Enter confirms, U takes back, ? explains. */
export const useBarKeys = (explain: () => void): void => {
  const table = useTable();
  const { ask, session } = table;
  const { touch, confirm } = useDeciding();
  const { chips, elsewhere, isList, setList } = useOptions();
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
      const draft = session?.store.getState().draft ?? [];
      if (missing(ask, draft) > 0 || stands(ask, draft)) return;
      // A focused button does what it says; Enter confirms from anywhere else.
      if (activeElement instanceof HTMLButtonElement || activeElement instanceof HTMLAnchorElement) return;
      confirm();
    } else if (key === 'u') void session?.deeds.undo();
    else if (key === 'o' && elsewhere > 0) setList(!isList);
    else if (key === '?') explain();
  });
};
