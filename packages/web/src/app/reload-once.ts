/** Which build this page is of: its script has another name in each. */
const build = (): string => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';

/**
 * Loads the page again because a part of it is gone, as when a new build has taken the place of this one. Once for each
 * build: if the part is missing there too, loading again would not bring it.
 */
export const reloadOnce = (): void => {
  const key = 'runehold.reloaded';
  if (sessionStorage.getItem(key) === build()) return;
  sessionStorage.setItem(key, build());
  location.reload();
};

/** Does so wherever a room cannot be fetched. */
export const watchMissingParts = (): void => addEventListener('vite:preloadError', reloadOnce);
