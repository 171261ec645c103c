/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** The time between one frame and the next, in milliseconds, for as long as something went on. */
export const framesDuring = async (page: Page, act: () => Promise<void>): Promise<readonly number[]> => {
  await page.evaluate(`{
    const times = [];
    globalThis.frameTimes = times;
    const note = now => { times.push(now); if (globalThis.frameTimes === times) requestAnimationFrame(note); };
    requestAnimationFrame(note);
  }`);
  await act();
  const times = await page.evaluate<number[]>(
    '{ const t = globalThis.frameTimes; globalThis.frameTimes = []; t }',
  );
  return times.slice(1).map((time, i) => time - times[i]);
};

/** Waits until what the page has drawn so far is on the screen: nobody presses what is not there to be seen. */
export const onScreen = (page: Page): Promise<void> =>
  page.evaluate<void>(`new Promise(resolve =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100))))`);

/**
 * How long after each of some acts the page showed something of it, in milliseconds, as the browser times events: from
 * the press to the frame that was painted after it. What took less than the browser cares to tell counts as 16.
 */
export const feedbackAfter = async (
  page: Page,
  acts: readonly (() => Promise<void>)[],
): Promise<readonly number[]> => {
  await page.evaluate(`{
    const entries = [];
    globalThis.timedEvents = entries;
    new PerformanceObserver(list => entries.push(...list.getEntries()))
      .observe({ type: 'event', durationThreshold: 16, buffered: false });
  }`);
  const delays: number[] = [];
  for (const act of acts) {
    await page.evaluate('{ globalThis.timedEvents.length = 0; globalThis.actsFrom = performance.now(); }');
    await act();
    // The browser tells of an event once its frame is on the screen, however late that is; then of no other for a while.
    const longest = await page.evaluate<number>(`new Promise(resolve => {
      let heard = 0;
      let since = performance.now();
      const listen = () => {
        const own = globalThis.timedEvents.filter(({ startTime }) => startTime >= globalThis.actsFrom);
        if (own.length > heard) [heard, since] = [own.length, performance.now()];
        if (performance.now() - since < (heard === 0 ? 1000 : 250)) setTimeout(listen, 20);
        else resolve(Math.max(16, ...own.map(({ duration }) => duration)));
      };
      listen();
    })`);
    delays.push(longest);
  }
  return delays;
};
