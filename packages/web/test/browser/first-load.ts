import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Counts the script that a page fetches from now on, in compressed bytes; what is kept for later visits is not counted. */
export const countScript = (page: Page): (() => Promise<number>) => {
  const sizes: Promise<number>[] = [];
  page.on('response', response => {
    if (response.url().endsWith('.js') && !response.url().includes('service-worker'))
      sizes.push(response.body().then(body => gzipSync(body).length));
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
};
