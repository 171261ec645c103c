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
    await page.evaluate('globalThis.timedEvents.length = 0');
    await act();
    // The browser tells of an event once its frame is on the screen.
    const longest = await page.evaluate<number>(`new Promise(resolve =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(
        () => resolve(Math.max(16, ...globalThis.timedEvents.map(({ duration }) => duration))), 100))))`);
    delays.push(longest);
  }
  return delays;
};
