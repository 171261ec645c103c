/** The widest line of a table. */
export const WIDTH = 100;

/** Breaks a text at spaces; the lines after the first are indented. Spaces before the text stay. */
export const wrap = (text: string, indent = '', width = WIDTH): string[] => {
  const start = /^ */.exec(text)?.[0] ?? '';
  const lines: string[] = [];
  let line = start;
  let empty = true;
  for (const word of text.slice(start.length).split(' ')) {
    if (!empty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = `${indent}${word}`;
    } else line = empty ? `${line}${word}` : `${line} ${word}`;
    empty = false;
  }
  return [...lines, line];
};

/** Something to be said, or nothing. */
export type Part = string | false | undefined;

/** What there is to be said. */
export const said = (parts: readonly Part[]): string[] =>
  parts.filter(part => part !== undefined && part !== false);

/** Puts things side by side, as many as a line holds: after a caption, or under the things above. */
export const row = (caption: string, things: readonly Part[], indent: number, width = WIDTH): string[] => {
  const lines: string[] = [];
  let line = caption.padEnd(indent);
  let empty = true;
  for (const thing of said(things)) {
    const longer = empty ? `${line}${thing}` : `${line} · ${thing}`;
    if (!empty && longer.length > width) {
      lines.push(line);
      line = `${' '.repeat(indent)}${thing}`;
    } else line = longer;
    empty = false;
  }
  return [...lines, line].flatMap(each => wrap(each, ' '.repeat(indent + 2), width));
};
