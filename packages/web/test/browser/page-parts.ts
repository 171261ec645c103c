import type { Locator, Page } from '@playwright/test';
import type { Guest } from './guest.ts';

/** The parts of a page that tests speak of, found as a person finds them. */
export const parts = (page: Page) => ({
  bar: page.locator('[data-ask]'),
  prompt: page.locator('[data-ask] h2'),
  /** What can be chosen: chips of the bar, and things on the table that no chip repeats. */
  options: page.locator('[data-option]:visible'),
  option: (name: string): Locator => page.locator(`[data-option="${name}"]:visible`).first(),
  list: page.locator('[data-list]'),
  confirm: page.locator('[data-ask] button[aria-keyshortcuts="Enter"]'),
  undo: page.getByRole('button', { name: /Undo|Cofnij/ }),
  legal: page.locator('[data-state="legal"]'),
  denied: page.locator('[data-state="denied"]'),
  over: page.locator('[data-over]'),
  curtain: page.locator('[data-curtain]'),
  log: page.getByRole('tabpanel').locator('li'),
  crumbs: page.locator('ol[aria-label="Where you are"], ol[aria-label="Gdzie jesteś"]'),
});

type TablePlan = {
  readonly seats: number;
  /** Rune Age unless it says otherwise. */
  readonly game?: 'rune-age' | 'runewars';
  /** Who shares the screen, by seat; the first seat is one's own and all others are bots'. */
  readonly here?: Readonly<Record<number, string>>;
  /** Whether the box of the game is opened and everything in it switched on, as in `everyVariant`. */
  readonly everyVariant?: boolean;
};

/** Opens the box of a game and switches every variant on; one of them is for the original edition. */
const switchAllOn = async (page: Page): Promise<void> => {
  const box = page.locator('section:has(> [data-open])');
  await box.locator('[data-open] input').check();
  await page.locator('details[data-rules] > summary').click();
  await page.locator('select:has(option[value="original"])').first().selectOption('original');
  for (const variant of await box.locator('li input').all()) await variant.check();
};

/** Sets a table in this browser and sits down. */
export const sitDown = async ({ page }: Guest, address: string, plan: number | TablePlan): Promise<void> => {
  const {
    seats,
    game = 'rune-age',
    here = {},
    everyVariant = false,
  } = typeof plan === 'number' ? { seats: plan } : plan;
  await page.goto(`${address}#/new/${game}`);
  await page.getByRole('button', { name: String(seats), exact: true }).click();
  if (everyVariant) await switchAllOn(page);
  for (const [seat, name] of Object.entries(here)) {
    const row = page.locator('li:has(option[value="here"])').nth(Number(seat) - 1);
    await row.locator('select:has(option[value="here"])').selectOption('here');
    await row.locator('input').fill(name);
  }
  await page.getByRole('button', { name: /Open the table|Otwórz stół/ }).click();
  await page.locator('[data-ask], [data-curtain]').first().waitFor();
};
