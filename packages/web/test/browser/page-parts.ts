import type { Locator, Page } from '@playwright/test';
import type { Guest } from './guest.ts';

/** The parts of a page that tests speak of, found as a person finds them. */
export const parts = (page: Page) => ({
  bar: page.locator('[data-ask]'),
  prompt: page.locator('[data-ask] h2'),
  options: page.locator('[data-ask] [data-option]'),
  option: (name: string): Locator => page.locator(`[data-ask] [data-option="${name}"]`),
  confirm: page.locator('[data-ask] button[aria-keyshortcuts="Enter"]'),
  undo: page.getByRole('button', { name: /Undo|Cofnij/ }),
  legal: page.locator('[data-state="legal"]'),
  denied: page.locator('[data-state="denied"]'),
  over: page.locator('[data-over]'),
  curtain: page.locator('[data-curtain]'),
  log: page.getByRole('tabpanel').locator('li'),
  crumbs: page.locator('ol[aria-label="Where you are"], ol[aria-label="Gdzie jesteś"]'),
});

/** Sets a table of Rune Age for so many players, bots but for the first, and sits down. */
export const sitDown = async ({ page }: Guest, address: string, seats: number): Promise<void> => {
  await page.goto(`${address}#/new/rune-age`);
  await page.getByRole('button', { name: String(seats), exact: true }).click();
  await page.getByRole('button', { name: /Open the table|Otwórz stół/ }).click();
  await parts(page).bar.waitFor();
};
