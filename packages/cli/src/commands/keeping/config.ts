import { limitsByName } from '@runehold/server/door/limit-settings';
import { shownSetting } from '@runehold/server/notices/settings';
import type { Expected, Settings } from '@runehold/server/settings';
import { readSettings, settingNames } from '@runehold/server/settings';
import type { Command } from '../../frame/command.ts';
import { wrongUsage } from '../../frame/failure.ts';
import type { Speaker } from '../../text/speaker.ts';

const expectation = (speaker: Speaker, expected: Expected): string => {
  switch (expected.kind) {
    case 'whole':
      return speaker.say('cli.config.whole', { min: expected.min, max: expected.max });
    case 'origin':
    case 'smtp':
    case 'mail':
    case 'subject':
    case 'yes-or-no':
      return speaker.say(`cli.config.${expected.kind}`);
    case 'node':
      return speaker.say('cli.config.node');
    case 'bus':
      return speaker.say('cli.config.bus');
    case 'port-or-none':
      return speaker.say('cli.config.port-or-none');
    case 'one-of':
      return speaker.say('cli.config.one-of', { values: expected.values });
    case 'secret-file':
    case 'once':
      return speaker.say(`cli.config.${expected.kind}`, { of: expected.of });
    case 'needed':
      return speaker.say('cli.config.needed', { by: expected.by });
    case 'site':
      return speaker.say('cli.config.site');
    case 'text':
      return speaker.say('cli.config.text');
    case 'nothing':
      return expected.meant === undefined
        ? speaker.say('cli.config.unknown')
        : speaker.say('cli.config.renamed', { name: expected.meant });
  }
};

const whats = ['check', 'print'];

/** `runehold config`: what the server would start with, or why it would not. */
export const configCommand: Command = {
  args: { what: { type: 'positional', about: 'cli.arg.config-what', required: true } },
  run: async (given, { io, speaker }) => {
    const what = given.needed('what');
    if (!whats.includes(what))
      throw wrongUsage('cli.error.not-one-of', { name: 'WHAT', value: what, values: whats.join(', ') });
    const read = readSettings(io.env);
    if ('wrong' in read) {
      if (given.flag('json')) io.out(`${JSON.stringify({ wrong: read.wrong })}\n`);
      for (const { name, value, expected } of read.wrong)
        io.err(
          `${io.colors.red(speaker.say('cli.config.wrong', { name, value, expected: expectation(speaker, expected) }))}\n`,
        );
      return 1;
    }
    // Who looks over a shoulder need not learn how letters are handed in, or who may open the database.
    const { RUNEHOLD_SMTP: smtp, RUNEHOLD_DATABASE: database, ...plain } = read.settings;
    const settings: Partial<Settings> & Pick<Settings, 'limits'> = {
      ...plain,
      RUNEHOLD_DATABASE: shownSetting(database),
      ...(smtp !== undefined && { RUNEHOLD_SMTP: shownSetting(smtp) }),
    };
    if (given.flag('json')) io.out(`${JSON.stringify(settings)}\n`);
    else if (what === 'check') io.out(`${speaker.say('cli.config.good')}\n`);
    else {
      const own = settingNames.map(name => `${name}=${settings[name] ?? 'none'}`);
      const limits = limitsByName(settings.limits).map(([name, value]) => `${name}=${value}`);
      io.out(`${[...own, ...limits].join('\n')}\n`);
    }
    return 0;
  },
};
