/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Lets a page count the clicks that a person makes on it; it must not have been opened yet. */
export const countClicks = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { clicks: 0 });
    addEventListener(
      'click',
      ({ isTrusted }) => {
        if (isTrusted) Object.assign(globalThis, { clicks: Number(Reflect.get(globalThis, 'clicks')) + 1 });
      },
      true,
    );
  });
};

export const clicksOn = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(globalThis, 'clicks')));

/** The game on the page, as a person takes it home. */
export const savedFile = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  return readFile(await saved.path(), 'utf8');
};
