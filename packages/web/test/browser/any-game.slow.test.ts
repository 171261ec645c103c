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
    expect(await page.getByRole('spinbutton').count()).toBe(1);
    expect(await page.locator('main').innerText()).toContain('Mira: 8');
    expect(await playOn(page, { seed: 5 })).toBe('over');
    expect(await over.innerText()).toMatch(/1\. \w+/);
    expect(mishaps).toEqual([]);
  });
});
