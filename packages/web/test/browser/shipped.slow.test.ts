import { describe, expect, it } from 'vitest';
import { spendEvening } from './evening.ts';
import { countScript } from './first-load.ts';
import { parts, sitDown } from './page-parts.ts';
import { playOn } from './player.ts';

const evening = spendEvening('shipped');

/** What a first visit may weigh, in bytes of compressed script. */
const FIRST_LOAD = 250 * 1024;

describe('the page as it is shipped', () => {
  it('a first visit to the hall fetches less than 250 KB of compressed script', async () => {
    const { guest, address } = evening();
    const { page, mishaps } = await guest();
    const scriptFetched = countScript(page);
    await page.goto(address);
    await page.getByRole('heading', { name: 'What shall we play tonight?' }).waitFor();
    const total = await scriptFetched();
    expect(total).toBeGreaterThan(FIRST_LOAD / 10);
    expect(total).toBeLessThan(FIRST_LOAD);
    expect(mishaps).toEqual([]);
  });

  it('once visited, it plays against bots without a network', async () => {
    const { guest, address } = evening();
    const mira = await guest();
    await mira.page.goto(address);
    await mira.page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await expect.poll(() => mira.page.evaluate(async () => (await caches.keys()).length)).toBe(1);
    await mira.page.reload();
    await mira.context.setOffline(true);
    await mira.page.reload();
    await sitDown(mira, address, 2);
    expect(await playOn(mira.page, { seed: 4, until: '[data-combat]' })).toMatch(/wanted|over/);
    await mira.page.reload();
    await parts(mira.page).bar.or(parts(mira.page).over).first().waitFor();
  });

  it('can be installed', async () => {
    const { guest, address } = evening();
    const { page } = await guest();
    await page.goto(address);
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = await page.evaluate(async path => {
      const response = await fetch(path);
      return (await response.json()) as { name: string; display: string; icons: { src: string }[] };
    }, href ?? '');
    expect(manifest).toMatchObject({ name: 'Runehold', display: 'standalone' });
    const icon = await page.evaluate(async src => (await fetch(src)).status, manifest.icons[0].src);
    expect(icon).toBe(200);
  });
});
