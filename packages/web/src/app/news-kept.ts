/** Where it is kept which announcement was put away last. */
const KEY = 'runehold.news';

/** The number of the announcement that was put away last in this browser; 0 for none, and where nothing is kept. */
export const lastPutAway = (): number => {
  try {
    return Number(localStorage.getItem(KEY) ?? 0);
  } catch {
    return 0;
  }
};

/** Notes that an announcement was put away. */
export const keepPutAway = (n: number): void => {
  try {
    localStorage.setItem(KEY, String(n));
  } catch {
    // It is shown once more.
  }
};
