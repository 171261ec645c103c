import type { TableSession } from './session.ts';

/** Hands the game to the browser as one file, which every host, terminal and browser reads. */
export const saveFile = async (session: TableSession): Promise<void> => {
  const file = await session.house.call('export-file', { table: session.table });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }));
  link.download = `${file.game}-${file.entries.length}.runehold.json`;
  link.click();
  URL.revokeObjectURL(link.href);
};
