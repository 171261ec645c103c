import type { House } from '../house/house.ts';
import { thisBrowser } from '../local/house.ts';
import { theServer } from '../remote/house.ts';

/** The house an address names. */
export const houseOf = (id: string | undefined): House => (id === 'server' ? theServer : thisBrowser);
