import { useSettings } from '../settings/settings.ts';
import type { House } from './connection.ts';

/** Tells a house by which name one wants to be called. Who has set none keeps the one the house gave. */
export const introduce = async (house: House): Promise<void> => {
  const { name } = useSettings.getState();
  // A house that cannot be reached will be noticed by whoever asks it for something.
  if (name.trim() !== '') await house.call('rename', { name }).catch(() => undefined);
};
