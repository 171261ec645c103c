import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { spendEvening } from './evening.ts';
import { countScript } from './first-load.ts';
import { parts, sitDown } from './page-parts.ts';
import { playOn } from './player.ts';
import { copyOf } from './site.ts';

const evening = spendEvening('shipped');

/** What a first visit may weigh, in bytes of compressed script. */
const FIRST_LOAD = 250 * 1024;

describe('the page as it is shipped', () => {
  it('a first visit to the hall fetches less than 250 KB of compressed script', async () => {
    const { guest, address } = evening();
    const { page, mishaps } = await guest({ keepsPages: true });
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
    const mira = await guest({ keepsPages: true });
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

  it('earlier rules are fetched when a table needs them, and kept from then on', async () => {
    const { guest, site } = evening();
    const { address, folder, close } = await copyOf(site);
    onTestFinished(close);
    await writeFile(join(folder, 'assets', 'game@0-test.mjs'), 'export const capsule = 7;');
    const { page, context } = await guest({ keepsPages: true });
    await page.goto(address);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await page.reload();
    const stores = (): Promise<string[]> => page.evaluate(async () => (await caches.keys()).sort());
    // As text: what loads modules in a test is not what loads them in a page.
    const load = (): Promise<unknown> =>
      page.evaluate("import(new URL('assets/game@0-test.mjs', document.baseURI)).then(it => it.capsule)");
    expect(await stores()).toHaveLength(1);
    expect(await load()).toBe(7);
    expect(await stores()).toContain('runehold-capsules');
    await context.setOffline(true);
    await page.reload();
    expect(await load()).toBe(7);
  });

  it('can be installed', async () => {
    const { guest, address } = evening();
    const { page } = await guest({ keepsPages: true });
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

  it('a new build waits until no page of the old one is open, and leaves it its parts until then', async () => {
    const { guest, site } = evening();
    const { address, folder, close } = await copyOf(site);
    onTestFinished(close);
    const { page, context } = await guest({ keepsPages: true });
    await page.goto(address);
    const stores = (): Promise<string[]> => page.evaluate(async () => (await caches.keys()).sort());
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    const [old] = await stores();
    const file = join(folder, 'service-worker.js');
    const before = await readFile(file, 'utf8');
    await writeFile(file, before.replaceAll(old, 'runehold-the-next'));
    const waits = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const installing = registration.installing ?? registration.waiting;
      while (installing?.state !== 'installed')
        await new Promise(resolve => installing?.addEventListener('statechange', resolve, { once: true }));
      return registration.waiting !== null && registration.active?.state === 'activated';
    });
    expect(waits).toBe(true);
    expect(await stores()).toEqual([old, 'runehold-the-next'].sort());
    await page.close();
    const later = await context.newPage();
    await expect
      .poll(async () => {
        await later.goto('about:blank');
        await later.goto(address);
        return later.evaluate(() => caches.keys());
      })
      .toEqual(['runehold-the-next']);
  });

  it('a room whose file is gone has the page loaded again, once', async () => {
    const { guest, address } = evening();
    const { page } = await guest({ keepsPages: true });
    let isGone = true;
    let loads = 0;
    page.on('load', () => loads++);
    await page.route(/library-[^/]*\.js$/, route =>
      isGone ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.goto(address);
    await page.getByRole('link', { name: 'Library', exact: true }).click();
    // The part is missing in the page that was loaded again too: now it says so, and does not go round in circles.
    await page.getByRole('button', { name: 'Reload' }).waitFor();
    expect(loads).toBe(2);
    isGone = false;
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  });
});
