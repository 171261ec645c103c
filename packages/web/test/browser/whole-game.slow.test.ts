import { describe, expect, it } from 'vitest';
import { seriousFindings } from './axe.ts';
import { playByHand } from './by-hand.ts';
import { spendEvening } from './evening.ts';
import { parts, sitDown } from './page-parts.ts';

const evening = spendEvening('shipped');

describe('a whole game of Rune Age in the browser, played by hand', () => {
  it('four players, three of them bots', async () => {
    const { guest, address } = evening();
    const mira = await guest();
    await sitDown(mira, address, 4);
    const { stop, onTable, inBar } = await playByHand(mira.page, { seed: 9 });
    expect(stop).toBe('over');
    expect([onTable > 3, inBar > 3]).toEqual([true, true]);
    await expect.poll(() => parts(mira.page).over.getAttribute('aria-label')).toBe('The game is over');
    expect(await seriousFindings(mira.page)).toEqual([]);
    await mira.page.goto(`${address}#/`);
    // The hall says how it came out; whoever throws it away may change their mind.
    const slip = mira.page.locator('li[data-result]');
    await expect.poll(() => slip.innerText()).toMatch(/you won|won by/);
    await slip.getByRole('button', { name: 'Delete: Rune Age' }).click();
    await expect.poll(() => slip.count()).toBe(0);
    await mira.page.getByRole('button', { name: 'Undo' }).click();
    await slip.waitFor();
    await mira.page.reload();
    await slip.waitFor();
    expect(mira.mishaps).toEqual([]);
  });

  it('alone against the Dragonlords on a phone, in Polish, by touch; nothing is wider than the screen', async () => {
    const { guest, address } = evening();
    const mira = await guest({ width: 390, height: 844, language: 'pl' });
    await sitDown(mira, address, 1);
    const tooWide = (): Promise<number> =>
      mira.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await tooWide()).toBe(0);
    const chip = parts(mira.page).options.first();
    expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await chip.tap();
    await parts(mira.page).confirm.tap();
    expect((await playByHand(mira.page, { seed: 3, touch: true })).stop).toBe('over');
    expect(await parts(mira.page).over.getAttribute('aria-label')).toBe('Koniec gry');
    expect(await tooWide()).toBe(0);
    expect(mira.mishaps).toEqual([]);
  });
});
