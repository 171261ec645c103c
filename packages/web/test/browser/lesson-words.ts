/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { PRESENTED } from '../../src/school/find-target.ts';
import { stepOf } from './lesson-follower.ts';

/** What is said at a step, without the word about the last answer. */
const textOf = (page: Page): Promise<string> => page.locator('[data-coach] [data-text]').innerText();

const unspokenNow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const said = document.querySelector('[data-coach] [role="status"]');
    const target = document.querySelector('[data-school-target]');
    const name =
      target?.getAttribute('aria-label') ??
      target?.textContent ??
      target?.closest('label')?.textContent ??
      '';
    const described = target?.getAttribute('aria-describedby')?.split(' ') ?? [];
    return [
      ...((said?.textContent ?? '').trim() === '' ? ['nothing is said'] : []),
      ...(name.trim() === '' ? [`what is pointed at has no name: ${target?.outerHTML.slice(0, 120)}`] : []),
      // What the coach offers itself stands below what is said.
      ...(said !== null && (described.includes(said.id) || target?.closest('[data-coach]') !== null)
        ? []
        : [`what is said is not said of what is pointed at: ${target?.outerHTML.slice(0, 120)}`]),
    ];
  });

/** For how long nothing may be said at a step, because something is presented first, in milliseconds. */
const HUSHED = 10_000;

/**
 * What somebody who sees nothing would miss at a step: what is said, and what the thing is to which it points. What is
 * presented first is gone on from with a key, as whoever has seen it does.
 */
export const unspoken = async (page: Page): Promise<readonly string[]> => {
  for (const since = Date.now(); ; await page.waitForTimeout(50)) {
    const missed = await unspokenNow(page);
    if (missed.length === 0 || Date.now() - since > HUSHED) return missed;
    if ((await page.locator(PRESENTED).count()) > 0) await page.keyboard.press('Escape');
  }
};

/** Leaves a lesson as it is, and comes back: it goes on with the same step, and says the same. */
export const leaveAndReturn = async (page: Page): Promise<readonly string[]> => {
  const before = [await stepOf(page), await textOf(page)].join(': ');
  await page.reload();
  await page.locator('[data-coach]:visible').waitFor();
  const after = [await stepOf(page), await textOf(page)].join(': ');
  return after === before ? [] : [`left at ${before}, come back to ${after}`];
};
