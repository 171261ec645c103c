import { useEffect } from 'react';

/** Hears every key that is pressed anywhere on the page, as long as that is wanted. */
export const useKeys = (onKey: (event: KeyboardEvent) => void, isWanted = true): void => {
  useEffect(() => {
    if (!isWanted) return;
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
};

const typesText = (element: Element | null): boolean =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Whether a key is meant for the table: nobody types, no dialog is open. */
export const isForTable = (event: KeyboardEvent): boolean =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !typesText(document.activeElement) &&
  document.querySelector('[role="dialog"]') === null;
