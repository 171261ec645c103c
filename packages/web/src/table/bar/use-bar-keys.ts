import { useKeys } from '../../kit/use-keys.ts';
import { missing, stands } from '../session/draft.ts';
import { useDeciding, useTable } from '../session/table-context.ts';
import { useOptions } from './use-options.ts';

const typesText = (element: Element | null): boolean =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Digits choose, Enter confirms, U takes back, ? explains; none of them while somebody types or a dialog is open. */
export const useBarKeys = (explain: () => void): void => {
  const { ask, session } = useTable();
  const { touch, confirm } = useDeciding();
  const { loud, quiet } = useOptions();
  useKeys(event => {
    const { activeElement } = document;
    if (ask === undefined || event.ctrlKey || event.metaKey || event.altKey || typesText(activeElement))
      return;
    if (document.querySelector('[role="dialog"]') !== null) return;
    if (/^[1-9]$/.test(event.key)) {
      const option = [...loud, ...quiet][Number(event.key) - 1];
      if (option !== undefined && ask.kind !== 'number' && ask.kind !== 'arrange') touch(option);
    } else if (event.key === 'Enter') {
      const draft = session?.store.getState().draft ?? [];
      if (missing(ask, draft) > 0 || stands(ask, draft)) return;
      // A focused button does what it says; Enter confirms from anywhere else.
      if (activeElement instanceof HTMLButtonElement || activeElement instanceof HTMLAnchorElement) return;
      confirm();
    } else if (event.key === 'u' || event.key === 'U') void session?.undo();
    else if (event.key === '?') explain();
  });
};
