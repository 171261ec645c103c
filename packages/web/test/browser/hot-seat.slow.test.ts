import { describe, expect, it } from 'vitest';
import { spendEvening } from './evening.ts';
import { parts } from './page-parts.ts';
import { playOn } from './player.ts';

const evening = spendEvening();

describe('two people at one screen', () => {
  it('a curtain falls between them, and nothing of a hand is on the page behind it', async () => {
    const { guest, address } = evening();
    const { page, mishaps } = await guest();
    await page.goto(`${address}#/new/rune-age`);
    await page.getByRole('button', { name: '2', exact: true }).click();
    await page.getByLabel('Who sits in seat 2').selectOption('here');
    await page.getByLabel('Name').fill('Antek');
    await page.getByRole('button', { name: 'Open the table' }).click();
    const { curtain, bar } = parts(page);
    const seen = new Set<string>();
    for (let turns = 0; turns < 6; turns++) {
      await curtain.waitFor();
      expect(await page.locator('[data-at^="hand/"]').count()).toBe(0);
      await expect.poll(() => page.evaluate(() => document.body.innerText)).toContain('Pass the screen to');
      const next = await curtain.getByRole('heading').innerText();
      seen.add(next.toLowerCase());
      await curtain.getByRole('button').click();
      await bar.waitFor();
      expect(await playOn(page, { seed: turns + 1 })).toBe('curtain');
    }
    expect([...seen].sort((a, b) => a.localeCompare(b))).toEqual([
      'pass the screen to antek',
      'pass the screen to mira',
    ]);
    expect(mishaps).toEqual([]);
  });
});
