import { readGame, usualFile } from '../files.ts';
import type { Command } from '../frame/command.ts';
import { writeCopy } from './write-copy.ts';

/** `runehold import`: a game from elsewhere, played again under its rules and written anew with all it knows. */
export const importCommand: Command = {
  args: {
    file: { type: 'positional', about: 'cli.arg.file', required: true },
    out: { type: 'string', about: 'cli.arg.import-out', hint: 'FILE' },
  },
  run: async (given, context) => {
    const game = await readGame(given.needed('file'), context);
    writeCopy(game, true, usualFile(game.engine.game, game.play), given, context);
    return 0;
  },
};
