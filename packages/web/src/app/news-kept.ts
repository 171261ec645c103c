/** Where it is kept which announcements were put away. */
const KEY = 'runehold.news-put-away';

/** The numbers of the announcements that were put away in this browser; none where nothing is kept. */
export const allPutAway = (): readonly number[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(each => typeof each === 'number') : [];
  } catch {
    return [];
  }
};

/** Notes that one of the announcements that stand was put away; of those that stand no more nothing need be known. */
export const keepPutAway = (n: number, standing: readonly number[]): void => {
  try {
    const kept = allPutAway().filter(each => standing.includes(each));
    localStorage.setItem(KEY, JSON.stringify([...kept, n]));
  } catch {
    // It is shown once more.
  }
};
