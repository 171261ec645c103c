import { showingsOf } from '@runehold/school/shown/shown';
import { useEffect, useState } from 'react';

const none: ReadonlySet<string> = new Set();

/** The statements of a game that can be tried at a table. The rules are read without waiting for it. */
export const useShown = (game: string): ReadonlySet<string> => {
  const [shown, setShown] = useState(none);
  useEffect(() => {
    let wanted = true;
    void showingsOf(game).then(all => {
      if (wanted) setShown(new Set(all.map(({ rule }) => rule)));
    });
    return () => {
      wanted = false;
    };
  }, [game]);
  return shown;
};
