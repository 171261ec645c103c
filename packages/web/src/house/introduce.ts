import { setSettings, useSettings } from '../settings/settings.ts';
import type { House } from './house.ts';

/** What each house was told last; with every line of chat it need not be told again. */
const told = new Map<House, string>();

/** Somebody who is forgotten has to say their name again. */
export const forgetIntroductions = (): void => told.clear();

/** Tells a house by which name one wants to be called, which writes one down there. Refused like any call. */
export const introduce = async (house: House, name: string): Promise<void> => {
  const { name: kept } = await house.call('rename', { name });
  told.set(house, kept);
  setSettings({ name: kept });
};

/** The same by the name that is set; who has set none keeps the one the house gave. */
export const introduceMyself = async (house: House): Promise<void> => {
  const name = useSettings.getState().name.trim();
  if (name !== '' && told.get(house) !== name) await introduce(house, name);
};
