import type { TableSession } from '../session/session.ts';

/** Hands something to the browser as a file. */
export const saveText = (name: string, type: string, text: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

/**
 * Saves the game as one file, which every host, terminal and browser reads. A running one is taken home: from then on
 * its host says to all that somebody may know the cards.
 */
export const saveFile = async ({ house, table, store }: TableSession): Promise<void> => {
  const call = store.getState().people.file === 'yes' ? 'export-file' : 'take-home';
  const file = await house.call(call, { table });
  saveText(`${file.game}-${file.entries.length}.runehold.json`, 'application/json', JSON.stringify(file));
};

/** Saves what one saw, to be read. */
export const saveSeen = (game: string, text: string): void => saveText(`${game}.txt`, 'text/plain', text);
