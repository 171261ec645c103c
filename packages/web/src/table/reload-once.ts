import { PROTOCOL } from '@runehold/protocol/version';

const KEY = 'runehold-reloaded-at';

/** Loads the page anew, in case there is one that speaks as its host does; not a second time, if there is none. */
export const reloadOnce = (): void => {
  const mine = String(PROTOCOL);
  if (sessionStorage.getItem(KEY) === mine) return;
  sessionStorage.setItem(KEY, mine);
  location.reload();
};
