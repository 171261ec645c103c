import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { playByKeys } from './by-keys.ts';
import { spendEvening } from './evening.ts';
import { parts } from './page-parts.ts';

const evening = spendEvening('shipped');

/** Presses Tab until the thing with this name has the focus. */
const tabTo = async (page: Page, name: string): Promise<void> => {
  for (let n = 0; n < 80; n++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    });
    if (focused.startsWith(name)) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
};

describe('the keyboard alone', () => {
  it('is enough from the hall to the end of a solo game', async () => {
    const { guest, address } = evening();
    const { page, mishaps } = await guest();
    const { bar, prompt } = parts(page);
    await page.goto(address);
    await page.getByLabel('Set up a table').nth(1).waitFor();
    // The box of Runewars stands first on the shelf, that of Rune Age second.
    await tabTo(page, 'Set up a table');
    await tabTo(page, 'Set up a table');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Open the table' }).waitFor();
    await tabTo(page, '1');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Open the table');
    await page.keyboard.press('Enter');
    await bar.waitFor();
    expect((await playByKeys(page, 3, { onMap: 0 })).stop).toBe('over');
    expect(await prompt.count()).toBe(0);
    expect(mishaps).toEqual([]);
  });

  // Whole games of Runewars by keys are a proof (whole-games.proof.ts).
  it('is enough for the first year of Runewars and more, areas chosen by walking the map', async () => {
    const { guest, address } = evening();
    const { page, mishaps } = await guest();
    await page.goto(address);
    await page.getByLabel('Set up a table').nth(1).waitFor();
    await tabTo(page, 'Set up a table');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Open the table' }).waitFor();
    await tabTo(page, '2');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Open the table');
    await page.keyboard.press('Enter');
    await parts(page).bar.waitFor();
    const { stop, onTable, byTab } = await playByKeys(page, 5, { answers: 40, onMap: 8 });
    expect(stop).toBe(undefined);
    expect([onTable, byTab].every(times => times > 0)).toBe(true);
    expect(mishaps).toEqual([]);
  });

  it('takes back with U and explains with a question mark', async () => {
    const { guest, address } = evening();
    const { page } = await guest();
    const { bar, option, undo, prompt } = parts(page);
    await page.goto(`${address}#/new/rune-age`);
    await page.getByRole('button', { name: '1', exact: true }).click();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await bar.waitFor();
    const first = await prompt.innerText();
    await option('gold').click();
    await page.keyboard.press('Escape');
    await prompt.click();
    await page.keyboard.press('Enter');
    await expect.poll(() => prompt.innerText()).not.toBe(first);
    expect(await undo.isEnabled()).toBe(true);
    await page.keyboard.press('u');
    await expect.poll(() => prompt.innerText()).toBe(first);
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.innerText()).toMatch(/Rule RA-/);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
  });
});
