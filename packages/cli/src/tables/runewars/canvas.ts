/** Puts colour on a piece of text. */
export type Paint = (text: string) => string;

type Cell = { readonly char: string; readonly paint: Paint | undefined };

/** A sheet on which characters are put anywhere, and which is read off as lines. */
export class Canvas {
  readonly #rows: Cell[][] = [];

  /** Writes a text from a place on, over what is there. */
  write(x: number, y: number, text: string, paint?: Paint): void {
    while (this.#rows.length <= y) this.#rows.push([]);
    const row = this.#rows[y];
    for (const [i, char] of [...text].entries()) {
      while (row.length < x + i) row.push({ char: ' ', paint: undefined });
      row[x + i] = { char, paint };
    }
  }

  get lines(): string[] {
    return this.#rows.map(row => {
      const last = row.findLastIndex(({ char }) => char !== ' ');
      return runsOf(row.slice(0, last + 1))
        .map(({ char, paint }) => (paint === undefined ? char : paint(char)))
        .join('');
    });
  }
}

/** Neighbours of one colour together. */
const runsOf = (row: readonly Cell[]): Cell[] => {
  const runs: Cell[] = [];
  for (const { char, paint } of row) {
    const last = runs.at(-1);
    if (last !== undefined && last.paint === paint) runs[runs.length - 1] = { char: last.char + char, paint };
    else runs.push({ char, paint });
  }
  return runs;
};
