import { useSyncExternalStore } from 'react';

/** Where the page is: the parts of the address after the hash. Links work from a file, a server and an installed page alike. */
export type Route = readonly string[];

const read = (): string => location.hash.replace(/^#\/?/, '');

const subscribe = (changed: () => void): (() => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

export const useRoute = (): Route => {
  const path = useSyncExternalStore(subscribe, read);
  return path
    .split('/')
    .filter(part => part !== '')
    .map(decodeURIComponent);
};

/** The address of a page. */
export const linkTo = (...parts: readonly (string | number)[]): string =>
  `#/${parts.map(encodeURIComponent).join('/')}`;

export const goTo = (...parts: readonly (string | number)[]): void => {
  location.hash = linkTo(...parts);
};
