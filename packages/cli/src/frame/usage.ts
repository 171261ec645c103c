import type { Speaker } from '../text/speaker.ts';
import type { Command, Listed } from './command.ts';
import type { ArgSpec } from './given.ts';

/** Two columns, the first as wide as its widest. */
const columns = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
};

const optionRow = (speaker: Speaker, name: string, { about, hint }: ArgSpec): readonly [string, string] => [
  `--${name}${hint === undefined ? '' : ` ${hint}`}`,
  speaker.say(about),
];

/** The help of the whole. */
export const mainUsage = (speaker: Speaker, commands: readonly Listed[], games: readonly string[]): string =>
  [
    speaker.say('cli.about'),
    '',
    `${speaker.say('cli.help.usage')} runehold <${commands.map(({ name }) => name).join('|')}> …`,
    '',
    speaker.say('cli.help.commands'),
    ...columns(commands.map(({ name, about }) => [name, speaker.say(about)] as const)),
    '',
    speaker.say('cli.help.options'),
    ...columns([
      ['--help', speaker.say('cli.arg.help')],
      ['--version', speaker.say('cli.arg.version')],
      ['--lang en|pl', speaker.say('cli.arg.lang')],
    ]),
    '',
    `${speaker.say('cli.help.games')} ${games.join(', ')}`,
    speaker.say('cli.help.more'),
    '',
  ].join('\n');

/** The help of one command. */
export const commandUsage = (speaker: Speaker, command: Listed, specs: Command['args']): string => {
  const args = Object.entries(specs);
  const positionals = args.filter(([, { type }]) => type === 'positional');
  const options = args.filter(([, { type }]) => type !== 'positional');
  const words = positionals.map(([name, { required }]) => {
    const word = name.toUpperCase();
    return required === true ? `<${word}>` : `[${word}]`;
  });
  return [
    speaker.say(command.about),
    '',
    [speaker.say('cli.help.usage'), 'runehold', command.name, ...words, '[--…]'].join(' '),
    ...(positionals.length === 0 ? [] : ['', speaker.say('cli.help.arguments')]),
    ...columns(positionals.map(([name, { about }]) => [name.toUpperCase(), speaker.say(about)] as const)),
    '',
    speaker.say('cli.help.options'),
    ...columns(options.map(([name, spec]) => optionRow(speaker, name, spec))),
    '',
  ].join('\n');
};
