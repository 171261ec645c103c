import { readGame } from '../files.ts';
import type { Command } from '../frame/command.ts';
import { writeCopy } from './write-copy.ts';

/** `runehold export`: a copy that can be shared. The secret of a running game stays at home. */
export const exportCommand: Command = {
  args: {
    file: { type: 'positional', about: 'cli.arg.file', required: true },
    out: { type: 'string', about: 'cli.arg.export-out', hint: 'FILE' },
    'with-secret': { type: 'boolean', about: 'cli.arg.with-secret' },
  },
  run: async (given, context) => {
    const file = given.needed('file');
    const game = await readGame(file, context);
    const withSecret = game.play.over || given.flag('with-secret');
    writeCopy(game, withSecret, `${file.replace(/\.json$/, '')}.shared.json`, given, context);
    return 0;
  },
};
