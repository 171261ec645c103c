/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** Waits until the page has drawn what was just pressed: a press answers before its picture is there. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** How long nothing may change before a part of a page has come to rest, in milliseconds. */
const STILL = 600;

/** Waits until nothing within a part of a page has changed for a while. */
export const untilStill = (page: Page, selector: string): Promise<void> =>
  page.evaluate(
    ([within, still]) =>
      new Promise<void>(resolve => {
        const done = (): void => {
          watcher.disconnect();
          resolve();
        };
        let late = setTimeout(done, still);
        const watcher = new MutationObserver(() => {
          clearTimeout(late);
          late = setTimeout(done, still);
        });
        watcher.observe(document.querySelector(within) ?? document.body, {
          subtree: true,
          childList: true,
          attributes: true,
        });
      }),
    [selector, STILL] as const,
  );
