import type { Line } from './line.ts';

/** So many texts are waited for of which not all pieces have come. */
const MOST_UNFINISHED = 256;

/** The first so many bytes of a text, and no half of a letter. */
const cutAt = (bytes: Buffer, from: number, most: number): number => {
  let end = Math.min(bytes.length, from + most);
  // A byte that begins with the bits 10 goes on with a letter that began before it.
  while (end < bytes.length && (bytes[end] & 0xc0) === 0x80) end--;
  return end;
};

/** Cuts a text into pieces of so many bytes at most. An empty text is one piece. */
export const piecesOf = (text: string, most: number): readonly string[] => {
  const bytes = Buffer.from(text);
  if (bytes.length <= most) return [text];
  const pieces: string[] = [];
  for (let from = 0; from < bytes.length; ) {
    const end = cutAt(bytes, from, most);
    pieces.push(bytes.toString('utf8', from, end));
    from = end;
  }
  return pieces;
};

/** Puts pieces together again, in whatever order they come. What is never whole is forgotten after a while. */
export class Joiner {
  readonly #unfinished = new Map<string, (string | undefined)[]>();

  /** The whole text, if this was the last piece that was missing. */
  take(id: string, at: number, of: number, piece: string): string | undefined {
    if (of === 1) return piece;
    const pieces = this.#unfinished.get(id) ?? new Array<string | undefined>(of).fill(undefined);
    if (pieces.length !== of || at >= of) return undefined;
    pieces[at] = piece;
    this.#unfinished.delete(id);
    if (pieces.every(each => each !== undefined)) return pieces.join('');
    this.#unfinished.set(id, pieces);
    if (this.#unfinished.size > MOST_UNFINISHED)
      for (const oldest of this.#unfinished.keys()) {
        this.#unfinished.delete(oldest);
        break;
      }
    return undefined;
  }
}

/** What stands before a piece: which text it is of, which piece, and of how many. */
const head = /^(\S+) (\d{1,6})\/(\d{1,6}) /;
const HEAD_BYTES = 64;

/**
 * A line that carries texts of any length over one that takes so many bytes. Every piece bears the name of its sender and
 * a number, so that no two things that are sent are the same: PostgreSQL tells twins only once.
 */
export const inPieces = (line: Line, sender: string, mostBytes: number): Line => {
  let sent = 0;
  return {
    get isUp() {
      return line.isUp;
    },
    send: (subject, text) => {
      const id = `${sender}.${++sent}`;
      const pieces = piecesOf(text, mostBytes - HEAD_BYTES);
      for (const [at, piece] of pieces.entries()) line.send(subject, `${id} ${at}/${pieces.length} ${piece}`);
    },
    listen: (subject, hear) => {
      const joiner = new Joiner();
      return line.listen(subject, text => {
        const found = head.exec(text);
        if (!found) return;
        const whole = joiner.take(found[1], Number(found[2]), Number(found[3]), text.slice(found[0].length));
        if (whole !== undefined) hear(whole);
      });
    },
    close: () => line.close(),
  };
};
