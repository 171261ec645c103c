import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** Counts the script that a page fetches from now on, in compressed bytes; what is kept for later visits is not counted. */
export const countScript = (page: Page): (() => Promise<number>) => {
  const sizes: Promise<number>[] = [];
  const count = (response: Response): void => {
    if (response.url().endsWith('.js') && !response.url().includes('service-worker'))
      sizes.push(response.body().then(body => gzipSync(body).length));
  };
  page.on('response', count);
  return async () => {
    await page.waitForLoadState('networkidle');
    // What comes later is nobody's to wait for: the page may be closed by then.
    page.off('response', count);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
};
