import { useEffect } from 'react';

const typesText = (element: Element | null): boolean =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * Space goes on with what is presented, and so does Escape; not while somebody types or walks by Tab. Whatever else they
 * would do they do not do then: it is asked before everybody who hears keys.
 */
export const useGoingOn = (goOn: () => void, isWanted: boolean): void => {
  useEffect(() => {
    if (!isWanted) return;
    const press = (event: KeyboardEvent): void => {
      const { activeElement } = document;
      const isElsewhere =
        activeElement?.matches(':focus-visible') === true && activeElement !== document.body;
      if (event.key !== 'Escape' && (event.key !== ' ' || isElsewhere || typesText(activeElement))) return;
      if (document.querySelector('[role="dialog"]') !== null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      goOn();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  });
};
