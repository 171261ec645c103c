import { setSettings, useSettings } from '../settings/settings.ts';
import type { House } from './connection.ts';

/** What each house was told last; it need not be told twice. */
const told = new Map<House, string>();

/** Tells a house by which name one wants to be called, which writes one down there. Refused like any call. */
export const introduce = async (house: House, name: string): Promise<void> => {
  if (told.get(house) === name) return;
  const { name: kept } = await house.call('rename', { name });
  told.set(house, kept);
  setSettings({ name: kept });
};

/** The same by the name that is set; who has set none keeps the one the house gave. */
export const introduceMyself = async (house: House): Promise<void> => {
  const name = useSettings.getState().name.trim();
  if (name !== '') await introduce(house, name);
};
