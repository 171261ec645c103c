/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/**
 * Counts what React draws, from where its developer tools listen: of all components of a page those that were asked
 * anew for what they show, and those that are new. What was not asked has no child of its own to be compared.
 */
const counting = `{
  const FUNCTIONS = [0, 11, 14, 15], PERFORMED_WORK = 1;
  const drawnIn = fiber => {
    const before = fiber.alternate;
    if (before !== null && before.child === fiber.child) return 0;
    let drawn = 0;
    for (let child = fiber.child; child !== null; child = child.sibling) {
      const isAnew = child.alternate === null || (child.flags & PERFORMED_WORK) !== 0;
      if (FUNCTIONS.includes(child.tag) && isAnew) drawn++;
      drawn += drawnIn(child);
    }
    return drawn;
  };
  globalThis.componentsDrawn = 0;
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_, root) => { globalThis.componentsDrawn += drawnIn(root.current); },
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
  };
}`;

/** Lets a page count the components that it draws; it must not have been opened yet. */
export const countDrawing = async (page: Page): Promise<void> => {
  await page.addInitScript(counting);
};

/** How many components were drawn between something that was done and the frames that showed it. */
export const drawnBy = async (page: Page, act: () => Promise<void>): Promise<number> => {
  await page.evaluate('globalThis.componentsDrawn = 0');
  await act();
  return page.evaluate<number>(`new Promise(resolve =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(globalThis.componentsDrawn))))`);
};

type TraceEvent = {
  readonly name: string;
  readonly pid?: number;
  readonly tid?: number;
  /** How long it kept the processor busy, in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly elementCount?: number; readonly name?: string };
};

/** What the browser noted of its work while something was done and shown. */
const tracedBy = async (page: Page, act: () => Promise<void>): Promise<readonly TraceEvent[]> => {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  await page.evaluate('new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))');
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  return traceEvents;
};

/** How many elements had their style worked out because of something that was done. */
export const styledBy = async (page: Page, act: () => Promise<void>): Promise<number> =>
  (await tracedBy(page, act))
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0);

/** How often something of the page was laid out because of something that was done. */
export const laidOutBy = async (page: Page, act: () => Promise<void>): Promise<number> =>
  (await tracedBy(page, act)).filter(({ name }) => name === 'Layout').length;

/**
 * The longest tasks of a page while something was done, in milliseconds of the processor's time: how long others kept
 * the machine busy does not count.
 */
export const tasksOf = async (page: Page, act: () => Promise<void>): Promise<number[]> => {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser');
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const isMain = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  return traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && isMain.has(`${pid}/${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a);
};
