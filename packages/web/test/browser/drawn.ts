import type { Page } from '@playwright/test';

/** Waits until the page has drawn what was just pressed: a press answers before its picture is there. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
