import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Changes } from './changes.ts';
import { packText } from './pack-file.ts';

/** A content pack in the making. */
export type Sheet = { readonly name: string; readonly changes: Changes };

const blank: Sheet = { name: '', changes: {} };

/** What lies on the desk, a sheet for each game; it is there again when the page is opened again. */
const useDesk = create<Readonly<Record<string, Sheet>>>()(persist(() => ({}), { name: 'runehold.packs' }));

export const useSheet = (game: string): Sheet => useDesk(desk => desk[game] ?? blank);

export const setSheet = (game: string, sheet: Sheet): void => {
  useDesk.setState({ [game]: sheet });
};

/** The pack on the desk as it is played with; nothing where nothing is changed. */
export const packOnDesk = (game: string): string => {
  const { name, changes } = useDesk.getState()[game] ?? blank;
  return Object.keys(changes).length === 0 ? '' : packText(game, name, changes);
};
