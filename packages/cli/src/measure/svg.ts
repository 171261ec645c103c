import type { WinRate } from '@runehold/ai/tally';

/** A share of wins with a name, to be drawn. */
export type NamedShare = { readonly name: string; readonly share: WinRate };

const WIDTH = 640;
const LEFT = 170;
const RIGHT = 120;
const ROW = 24;
const TOP = 34;
const ink = {
  text: '#2b2115',
  soft: '#6b5a3e',
  bar: '#c08a3a',
  span: '#4a3417',
  par: '#8a1f1f',
  back: '#fffdf6',
};

/** Text that stands in a picture or a page as it is. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const write = (x: number, y: number, said: string, more = ''): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${escaped(said)}</text>`;

const framed = (title: string, height: number, inside: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" font-family="Georgia, serif" font-size="13" fill="${ink.text}">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="${ink.back}"/>`,
    write(12, 20, title, 'font-weight="bold"'),
    ...inside,
    '</svg>',
  ].join('\n');

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

/** Shares of wins as bars, each with its interval, and where all would be if they were equal. */
export const shareBars = (title: string, rows: readonly NamedShare[], par: number | undefined): string => {
  const most = Math.min(1, Math.max(0.1, par ?? 0, ...rows.map(({ share }) => share.high)) * 1.05);
  const x = (share: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * Math.min(share, most)) / most;
  const height = TOP + ROW * rows.length + 12;
  const lines = rows.flatMap(({ name, share: { rate, low, high } }, n) => {
    const y = TOP + ROW * n;
    const middle = y + ROW / 2;
    return [
      write(LEFT - 8, middle + 4, name, 'text-anchor="end"'),
      `<rect x="${LEFT}" y="${y + 5}" width="${(x(rate) - LEFT).toFixed(1)}" height="${ROW - 10}" fill="${ink.bar}"/>`,
      `<path d="M${x(low).toFixed(1)},${middle}H${x(high).toFixed(1)}M${x(low).toFixed(1)},${middle - 5}v10M${x(high).toFixed(1)},${middle - 5}v10" stroke="${ink.span}" stroke-width="1.5" fill="none"/>`,
      write(
        WIDTH - RIGHT + 10,
        middle + 4,
        `${percent(rate)} (${(100 * low).toFixed(0)}–${(100 * high).toFixed(0)})`,
        `fill="${ink.soft}"`,
      ),
    ];
  });
  const line =
    par === undefined
      ? []
      : [
          `<path d="M${x(par).toFixed(1)},${TOP - 4}V${height - 8}" stroke="${ink.par}" stroke-dasharray="4 3" fill="none"/>`,
        ];
  return framed(title, height, [...lines, ...line]);
};

/** How many there were of each, as columns side by side. */
export const columns = (title: string, counts: readonly (readonly [name: string, n: number])[]): string => {
  const [high, foot] = [120, 26];
  const most = Math.max(1, ...counts.map(([, n]) => n));
  const all = counts.reduce((sum, [, n]) => sum + n, 0);
  const step = Math.min(150, (WIDTH - 40) / Math.max(1, counts.length));
  const bars = counts.flatMap(([name, n], at) => {
    const [left, tall] = [20 + step * at, (high * n) / most];
    const top = TOP + 14 + high - tall;
    const middle = left + step / 2;
    return [
      `<rect x="${(left + step * 0.15).toFixed(1)}" y="${top.toFixed(1)}" width="${(step * 0.7).toFixed(1)}" height="${tall.toFixed(1)}" fill="${ink.bar}"/>`,
      write(
        middle,
        top - 4,
        percent(n / Math.max(1, all)),
        `text-anchor="middle" fill="${ink.soft}" font-size="11"`,
      ),
      write(middle, TOP + 14 + high + 17, name, 'text-anchor="middle"'),
    ];
  });
  return framed(title, TOP + 14 + high + foot, bars);
};
