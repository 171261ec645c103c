import { verifyPlayed } from '@runehold/kernel/match/file';
import { readText, tellRules, tryGame } from '../files.ts';
import type { Command } from '../frame/command.ts';

/** `runehold verify`: was the game dealt as promised? */
export const verifyCommand: Command = {
  args: { file: { type: 'positional', about: 'cli.arg.file', required: true } },
  run: async (given, context) => {
    const { io, speaker } = context;
    const file = given.needed('file');
    const reading = await tryGame(readText(file));
    const verified =
      'problem' in reading ? ({ ok: false, problem: reading.problem } as const) : verifyPlayed(reading.play);
    const about = 'play' in reading && { rules: reading.engine.rules, over: reading.play.over };
    if (given.flag('json')) io.out(`${JSON.stringify({ ...verified, ...about })}\n`);
    if (!verified.ok || !about) {
      if (verified.ok) return 1;
      const { key, detail } = verified.problem;
      const why = speaker.message({ key, args: {} });
      io.err(`${io.colors.red(speaker.say('cli.error.file', { file, why, detail }))}\n`);
      return 1;
    }
    if ('play' in reading) tellRules(reading, context);
    if (given.flag('json')) return 0;
    const { entries, outcomes } = verified;
    const checked = [
      speaker.say('cli.verify.commitment'),
      speaker.say('cli.verify.outcomes', { outcomes }),
      speaker.say('cli.verify.answers', { entries }),
      speaker.say('cli.verify.hash'),
    ];
    const result = about.over ? 'cli.verify.good' : 'cli.verify.good-so-far';
    io.out([speaker.say(result, { file }), ...checked.map(line => `  ✓ ${line}`), ''].join('\n'));
    return 0;
  },
};
