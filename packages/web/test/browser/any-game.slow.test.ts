import { describe, expect, it } from 'vitest';
import { spendEvening } from './evening.ts';
import { parts } from './page-parts.ts';
import { playOn } from './player.ts';

const evening = spendEvening();

describe('a game that nobody has drawn', () => {
  it('is played to its end all the same: numbers, sealed bids, several things at once', async () => {
    const { guest, address } = evening();
    const { page, mishaps } = await guest();
    await page.goto(`${address}#/new/masquerade`);
    await page.getByRole('button', { name: 'Open the table' }).click();
    const { bar, over } = parts(page);
    await bar.waitFor();
    // Few numbers lie side by side; a digit takes the number that it is.
    expect(await page.locator('[data-ask] [data-option]').count()).toBe(9);
    await page.keyboard.press('3');
    await page.locator('[data-option="3"][aria-pressed="true"]').waitFor();
    expect(await page.locator('main').innerText()).toContain('Mira: 8');
    expect(await playOn(page, { seed: 5 })).toBe('over');
    await over.waitFor();
    await page.locator('li[data-won="true"]').first().waitFor();
    expect(mishaps).toEqual([]);
  });
});
