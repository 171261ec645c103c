import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageWords } from '../../src/text/page-words.ts';
import { A_WHILE, spendEvening } from './evening.ts';
import { startBrowser } from './find-browser.ts';
import { stranger } from './guest.ts';
import { parts, sitDown } from './page-parts.ts';
import { playOn } from './player.ts';

const evening = spendEvening('shipped');

/** Over plain HTTP, at a name that is no computer of one's own, browsers have neither locks nor a clipboard. */
const PLAIN = 'runehold.example';
let plain: Browser;
beforeAll(async () => {
  plain = await startBrowser([`--host-resolver-rules=MAP ${PLAIN} 127.0.0.1`]);
});
afterAll(() => plain.close());

const elsewhere = 'This table is open in another window. Close it there first.';
const notKept = pageWords.en.messages['local.not-kept'];

/** Makes every answer fail that a page's worker is to keep, or none, from the next one on. */
const fillUp = async (page: Page, isFull: boolean): Promise<void> => {
  const [worker] = page.workers();
  await worker.evaluate(full => {
    const { prototype } = IDBObjectStore;
    const scope = globalThis as unknown as { whole?: IDBObjectStore['add'] };
    scope.whole ??= prototype.add;
    const { whole } = scope;
    prototype.add = function add(this: IDBObjectStore, value: { record?: { kind?: string } }) {
      if (full && value.record?.kind === 'answered') throw new DOMException('no room', 'QuotaExceededError');
      return whole.call(this, value);
    };
  }, isFull);
};

const answerOnce = async (page: Page): Promise<void> => {
  await parts(page).options.first().click();
  await parts(page).confirm.click();
};

describe('the storage of the page', () => {
  it('what cannot be kept has not happened, and whoever plays is told; with room again the game goes on', async () => {
    const { guest, address } = evening();
    const mira = await guest();
    const { page } = mira;
    await sitDown(mira, address, 2);
    await parts(page).bar.waitFor();
    const before = await parts(page).prompt.innerText();
    await fillUp(page, true);
    await answerOnce(page);
    await page.getByText(notKept).waitFor();
    expect(await parts(page).prompt.innerText()).toBe(before);
    // What the page shows is what is kept: it is the same when it is loaded again.
    await page.reload();
    await parts(page).bar.waitFor();
    expect(await parts(page).prompt.innerText()).toBe(before);
    expect(await playOn(page, { seed: 4, until: '[data-combat]' })).toMatch(/wanted|over/);
    expect(mira.mishaps).toEqual([]);
  });

  it('a bot whose move could not be kept moves once there is room', async () => {
    const { guest, address } = evening();
    const mira = await guest();
    const { page } = mira;
    await sitDown(mira, address, 2);
    await fillUp(page, true);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Let a bot play for me' }).click();
    await page.getByText(notKept).waitFor();
    await page.keyboard.press('Escape');
    const lines = await parts(page).log.count();
    await fillUp(page, false);
    await expect.poll(() => parts(page).log.count(), { timeout: A_WHILE }).toBeGreaterThan(lines);
    expect(mira.mishaps).toEqual([]);
  });

  it.each([
    ['by locks', false],
    ['over plain HTTP by a sign of life', true],
  ])(
    'two windows do not play one table at a time, %s; when one goes, the other may',
    async (_how, isPlain) => {
      const { guest, address } = evening();
      const at = isPlain ? address.replace('127.0.0.1', PLAIN) : address;
      const mira = isPlain ? await stranger(plain) : await guest();
      await sitDown(mira, at, 2);
      expect(await mira.page.evaluate(() => 'locks' in navigator)).toBe(!isPlain);
      const second = await mira.context.newPage();
      await second.goto(mira.page.url());
      await second.getByText(elsewhere).waitFor();
      // Loaded again, the first window need not wait for itself.
      await mira.page.reload();
      await parts(mira.page).bar.waitFor();
      // In the hall it has let go of the table.
      await mira.page.getByRole('link', { name: 'Runehold' }).click();
      await expect
        .poll(async () => {
          await second.reload();
          await parts(second).bar.or(second.getByText(elsewhere)).first().waitFor();
          return parts(second).bar.count();
        })
        .toBe(1);
      expect(mira.mishaps).toEqual([]);
    },
  );
});
