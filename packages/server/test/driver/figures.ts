import { onTestFinished } from 'vitest';

/** What a server tells of itself, each series with its labels. */
export type Figures = ReadonlyMap<string, number>;

const figuresIn = (text: string): Figures =>
  new Map(
    text
      .split('\n')
      .filter(line => line !== '' && !line.startsWith('#'))
      .map(line => {
        const at = line.lastIndexOf(' ');
        return [line.slice(0, at), Number(line.slice(at + 1))];
      }),
  );

/** Asks a server for its figures, at the door that it has for them. */
export const figuresOf = async (metrics: string | undefined): Promise<Figures> =>
  figuresIn(await (await fetch(`${metrics}/metrics`)).text());

/** The sum of all series of a name, whatever their labels. */
export const total = (figures: Figures, name: string): number =>
  [...figures].reduce((sum, [series, value]) => (series.split('{')[0] === name ? sum + value : sum), 0);

/** Collects what is written down, line by line. */
export const listening = () => {
  const lines: string[] = [];
  onTestFinished(() => void lines.splice(0));
  return { lines, write: (line: string) => void lines.push(line) };
};
