import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Row, Topic } from './result.ts';

/** What the measuring page script prints; times are in milliseconds, sizes in bytes. */
type Measured = {
  readonly script: number;
  readonly frames: Readonly<Record<'dragged' | 'zoomed', readonly number[]>>;
  readonly feedback: Readonly<Record<keyof typeof acts, readonly number[]>>;
};

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the browser traced while the map was dragged; chrome://tracing and the performance panel open it. */
const TRACE = 'reports/page-trace.json';

/** How long a frame takes at sixty a second. */
const FRAME = 1000 / 60;

/** Measures in a process of its own, so that the page's build and its browser do not touch our figures. */
const measured = (): Promise<Measured | { readonly missing: string }> =>
  new Promise((resolve, reject) => {
    const script = 'packages/web/test/browser/measure-page.ts';
    const flags = ['--import', 'tsx', '--conditions', 'runehold:source'];
    const child = spawn(process.execPath, [...flags, script, '--trace', TRACE], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout.on('data', text => {
      printed += String(text);
    });
    child.once('exit', code => {
      const last = printed.trimEnd().split('\n').at(-1) ?? '';
      if (code === 0) resolve(JSON.parse(last) as Measured);
      else reject(new Error(`measuring the page ended with ${code}`));
    });
  });

const at = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((sorted.length - 1) * part)] ?? Number.NaN;
};

/** What is asked of frames: how many a second at least, and how long 95 of 100 take at most, if that is asked. */
type Asked = { readonly perSecond: number; readonly p95?: number };

/** Frames while the map moves. Zooming stretches a picture as dragging shifts one, but what comes into sight is drawn anew. */
const frameRows = (name: string, frames: readonly number[], asked: Asked): Row[] => {
  const time = frames.reduce((sum, frame) => sum + frame, 0);
  const due = Math.round(time / FRAME);
  return [
    {
      name: `${name}: frames a second`,
      value: (1000 * frames.length) / time,
      unit: '/s',
      target: { atLeast: asked.perSecond },
    },
    { name: `${name}: frame, median`, value: at(frames, 0.5), unit: 'ms' },
    {
      name: `${name}: frame, p95`,
      value: at(frames, 0.95),
      unit: 'ms',
      ...(asked.p95 !== undefined && { target: { atMost: asked.p95 } }),
    },
    { name: `${name}: frames dropped`, value: (100 * Math.max(0, due - frames.length)) / due, unit: '%' },
  ];
};

const acts = {
  area: 'an area of the map is chosen',
  order: 'an Order is chosen',
  unit: 'who marches is chosen',
  bid: 'a bid is chosen',
  card: 'a card of Rune Age is chosen',
  laid: 'a card is chosen in a battle of Rune Age',
  tooltip: 'a thing is pointed at and shown closer',
} as const;

const feedbackRows = (feedback: Measured['feedback']): Row[] =>
  (Object.keys(acts) as (keyof typeof acts)[]).flatMap(act => [
    { name: `press to paint, median: ${acts[act]}`, value: at(feedback[act], 0.5), unit: 'ms' },
    {
      name: `press to paint, the slowest of ${feedback[act].length}: ${acts[act]}`,
      value: at(feedback[act], 1),
      unit: 'ms',
      target: { atMost: 100 },
    },
  ]);

/** The page as it is shipped, in a real browser that draws without a graphics card. */
export const pageTopic = async (): Promise<Topic> => {
  const found = await measured();
  if ('missing' in found) return { title: `The page: not measured. ${found.missing}`, rows: [] };
  const { script, frames, feedback } = found;
  return {
    title: `The page in Chromium without a graphics card, 1440 × 900: Runewars, four players, year five (${TRACE})`,
    rows: [
      ...frameRows('dragging the map', frames.dragged, { perSecond: 59, p95: 17 }),
      ...frameRows('zooming the map', frames.zoomed, { perSecond: 58 }),
      ...feedbackRows(feedback),
      { name: 'first visit: compressed script', value: script / 1024, unit: 'KB', target: { atMost: 250 } },
    ],
  };
};
