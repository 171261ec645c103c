import { verifyFile } from '@runehold/kernel/match/file';
import { readText, tryGame } from '../files.ts';
import type { Command } from '../frame/command.ts';

/** `runehold verify`: was the game dealt as promised? */
export const verifyCommand: Command = {
  args: { file: { type: 'positional', about: 'cli.arg.file', required: true } },
  run: async (given, { io, speaker }) => {
    const file = given.needed('file');
    const text = readText(file);
    const reading = await tryGame(text);
    const verified =
      'problem' in reading
        ? ({ ok: false, problem: reading.problem } as const)
        : verifyFile(reading.pack.game, text);
    if (given.flag('json'))
      io.out(`${JSON.stringify({ ...verified, ...('match' in reading && { over: reading.match.over }) })}\n`);
    if (!verified.ok || 'problem' in reading) {
      if (verified.ok) return 1;
      const { key, detail } = verified.problem;
      const why = speaker.message({ key, args: {} });
      io.err(`${io.colors.red(speaker.say('cli.error.file', { file, why, detail }))}\n`);
      return 1;
    }
    if (given.flag('json')) return 0;
    const { entries, outcomes } = verified;
    const checked = [
      speaker.say('cli.verify.commitment'),
      speaker.say('cli.verify.outcomes', { outcomes }),
      speaker.say('cli.verify.answers', { entries }),
      speaker.say('cli.verify.hash'),
    ];
    const result = reading.match.over ? 'cli.verify.good' : 'cli.verify.good-so-far';
    io.out([speaker.say(result, { file }), ...checked.map(line => `  ✓ ${line}`), ''].join('\n'));
    return 0;
  },
};
