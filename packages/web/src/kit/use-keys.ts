import { useEffect } from 'react';

/** Hears every key that is pressed anywhere on the page, as long as that is wanted. */
export const useKeys = (onKey: (event: KeyboardEvent) => void, isWanted = true): void => {
  useEffect(() => {
    if (!isWanted) return;
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
};
