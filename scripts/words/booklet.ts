import type { Language } from '@runehold/kernel/text/catalogue';
import { render } from '@runehold/kernel/text/render';
import { roomOf, type Said, voiceOf } from './rooms.ts';
import { people, textsFor, usesOf } from './samples.ts';

/** One sentence as it is read, in both languages. */
export type Line = {
  readonly from: string;
  readonly room: string;
  readonly key: string;
  readonly en: string;
  readonly pl: string;
};

/** Everything a package says, each sentence in every telling way, none twice. */
export const linesOf = (said: Said): readonly Line[] => {
  const voices = { en: voiceOf(said, 'en'), pl: voiceOf(said, 'pl') };
  return Object.entries(said.words.specs).flatMap(([key, args]) => {
    const seen = new Set<string>();
    return usesOf(said, key).flatMap((use): Line[] => {
      const told = (language: Language): string =>
        render(
          voices[language],
          { key, args: use.args },
          { names: people, reader: use.reader, texts: textsFor(args, language) },
        );
      const line = { from: said.from, room: roomOf(key), key, en: told('en'), pl: told('pl') };
      const both = `${line.en}\n${line.pl}`;
      if (seen.has(both)) return [];
      seen.add(both);
      return [line];
    });
  });
};

/** A text in a cell of a table. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ⏎ ');

const table = (lines: readonly Line[]): string[] => {
  let before = '';
  const rows = lines.map(({ key, en, pl }) => {
    const name = key === before ? '' : `\`${key}\``;
    before = key;
    return `| ${name} | ${cell(en)} | ${cell(pl)} |`;
  });
  return ['', '| key | English | Polish |', '|---|---|---|', ...rows];
};

/** Lines by what they share, in the order in which they come. */
const grouped = (
  lines: readonly Line[],
  by: (line: Line) => string,
): ReadonlyMap<string, readonly Line[]> => {
  const groups = new Map<string, Line[]>();
  for (const line of lines) groups.set(by(line), [...(groups.get(by(line)) ?? []), line]);
  return groups;
};

/** The booklet as a page: a chapter for each package, in it a table for each room. */
export const bookletOf = (lines: readonly Line[]): string => {
  const chapters = [...grouped(lines, ({ from }) => from)].flatMap(([from, chapter]) => [
    '',
    `## ${from}`,
    ...[...grouped(chapter, ({ room }) => room)].flatMap(([room, inRoom]) => [
      '',
      `### ${from}: ${room}`,
      ...table(inRoom),
    ]),
  ]);
  return `${['# Everything that is said', '', `${lines.length} lines.`, ...chapters].join('\n')}\n`;
};
