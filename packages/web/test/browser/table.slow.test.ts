import { describe, expect, it } from 'vitest';
import { playByHand } from './by-hand.ts';
import { spendEvening } from './evening.ts';
import { openGame } from './guest.ts';
import { parts } from './page-parts.ts';
import { playOn } from './player.ts';
import { during, inRound, playedGame } from './positions.ts';
import { soughtGame } from './sought-game.ts';
import { countSounds, recordSounds } from './sound-parts.ts';

const evening = spendEvening();

const solo = playedGame({ holders: ['Mira'], options: { race1: 'uthuk' }, seed: 3, until: inRound(3) });
const shopping = playedGame({
  holders: ['Mira', 'bot:Bruno'],
  seed: 11,
  until: match => inRound(3)(match) && during('spend-gold')(match),
});
const fighting = playedGame({
  holders: ['Mira'],
  options: { race1: 'uthuk' },
  seed: 3,
  until: match =>
    during('assault')(match) && (match.view('spectator').table as { army: string[][] }).army[0].length === 1,
});

const battle = soughtGame({
  of: 'runewars',
  holders: ['Mira', 'bot:Bruno'],
  until: match => Number(match.view('spectator').table['combatRound']) > 0 && during('fight')(match),
});

describe('the table', () => {
  it('the thing itself is the button: a glowing target is touched, confirmed with Enter and fought', async () => {
    const { guest, address } = evening();
    const mira = await guest();
    await openGame(mira, address, solo);
    const { bar, legal } = parts(mira.page);
    await bar.waitFor();
    const target = legal
      .filter({ has: mira.page.locator('[data-at]') })
      .or(legal)
      .first();
    const name = await target.getAttribute('aria-label');
    await target.click();
    expect(await mira.page.locator('[data-state="selected"]').getAttribute('aria-label')).toBe(name);
    // The mouse has pressed the thing, and keys have not walked there: Enter is not for it.
    await mira.page.keyboard.press('Enter');
    await mira.page.locator('[data-combat], [data-ask]').first().waitFor();
    expect(mira.mishaps).toEqual([]);
  });

  it('what is not possible says why, on the thing and in the list', async () => {
    const { guest, address } = evening();
    const { page } = await guest();
    await openGame({ page, mishaps: [], context: page.context() }, address, shopping);
    const { denied } = parts(page);
    await denied.first().waitFor();
    const reason = await denied.first().getAttribute('aria-description');
    expect(reason).toMatch(/\w+/);
    await denied.first().hover();
    await expect.poll(() => page.getByText(reason ?? '', { exact: true }).count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: /Why not/ }).click();
    expect(await page.getByRole('dialog').innerText()).toContain(reason ?? '');
  });

  it('a closer look goes with its thing, and nothing that comes to lie under the mouse is looked at', async () => {
    const { guest, address } = evening();
    const mira = await guest({ oneClick: true });
    const { page } = mira;
    await openGame(mira, address, shopping);
    const hand = page.locator('[data-at^="hand/"]');
    const gold = page.locator('[data-at^="hand/"][data-state="legal"]').first();
    const tip = page.locator('[data-tip]');
    await gold.hover();
    await tip.waitFor();
    const before = await hand.count();
    // The card is spent and leaves; the others close up under the mouse that rests.
    await page.mouse.down();
    await page.mouse.up();
    await expect.poll(() => hand.count()).toBeLessThan(before);
    await expect.poll(() => tip.count()).toBe(0);
    await page.locator('[data-at^="pile/"]').first().hover();
    await expect.poll(() => tip.count()).toBe(1);
    expect(mira.mishaps).toEqual([]);
  });

  it('a combat is as it was after the page is loaded anew', async () => {
    const { guest, address } = evening();
    const mira = await guest();
    await openGame(mira, address, fighting);
    const { prompt } = parts(mira.page);
    const stage = mira.page.locator('[data-combat]');
    await stage.waitFor();
    const before = [await prompt.innerText(), await stage.innerText()];
    await mira.page.reload();
    await stage.waitFor();
    expect([await prompt.innerText(), await stage.innerText()]).toEqual(before);
    await parts(mira.page).options.first().click();
    await parts(mira.page).confirm.click();
    await expect.poll(() => stage.innerText().catch(() => '')).not.toBe(before[1]);
    expect(mira.mishaps).toEqual([]);
  });

  it('a battle of Runewars is as it was after the page is loaded anew, and is fought on', async () => {
    const { guest, address } = evening();
    const mira = await guest();
    const { page } = mira;
    await openGame(mira, address, battle);
    const { prompt } = parts(page);
    const stage = page.locator('[data-stage="battle"]');
    const fighters = (): Promise<readonly string[]> =>
      stage.locator('[data-at]').evaluateAll(things => things.map(thing => thing.ariaLabel ?? ''));
    await stage.waitFor();
    const before = [await prompt.innerText(), await fighters()];
    expect(before[1].length).toBeGreaterThan(0);
    await page.reload();
    await stage.waitFor();
    expect([await prompt.innerText(), await fighters()]).toEqual(before);
    const { stop } = await playByHand(page, { seed: 1, until: 'main:not(:has([data-stage="battle"]))' });
    expect(stop).toMatch(/wanted|over/);
    expect(mira.mishaps).toEqual([]);
  });

  it('speaks the other language at once, without loading anything', async () => {
    const { guest, address } = evening();
    const mira = await guest();
    await openGame(mira, address, shopping);
    const { prompt } = parts(mira.page);
    await prompt.waitFor();
    await mira.page.evaluate(() => Object.assign(globalThis, { marked: true }));
    const english = await mira.page.locator('body').innerText();
    await mira.page.getByRole('button', { name: 'Polish' }).click();
    await expect.poll(() => mira.page.getByRole('button', { name: 'Zatwierdź' }).count()).toBe(1);
    const polish = await mira.page.locator('body').innerText();
    for (const text of [english, polish]) expect(text).not.toMatch(/\?[a-z]+[.-]/);
    expect(await mira.page.evaluate(() => 'marked' in globalThis)).toBe(true);
    expect(await mira.page.evaluate(() => document.documentElement.lang)).toBe('pl');
  });

  it('is silent until it is touched, as loud as it is set, and every sound is soft and ends', async () => {
    const { guest, address } = evening();
    const mira = await guest();
    const { page } = mira;
    const heard = await countSounds(page);
    await openGame(mira, address, shopping);
    await parts(page).bar.waitFor();
    expect(await heard()).toEqual({ opened: 0, tones: 0 });
    await page.getByRole('button', { name: 'Sound is on. Switch it off' }).click();
    expect(await heard()).toEqual({ opened: 0, tones: 0 });
    await page.reload();
    await page.getByRole('button', { name: 'Sound is off. Switch it on' }).click();
    await expect.poll(heard).toEqual({ opened: 1, tones: 6 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('radio', { name: 'loud' }).check();
    await expect.poll(heard).toEqual({ opened: 1, tones: 12 });
    const recorded = Object.entries(await recordSounds(page));
    expect(recorded.map(([name]) => name)).toHaveLength(7);
    for (const [name, { peak, loud, tail }] of recorded) {
      expect.soft(peak, name).toBeGreaterThan(0.1);
      expect.soft(peak, name).toBeLessThan(0.8);
      expect.soft(loud, name).toBeLessThan(0.2);
      expect.soft(tail, name).toBeLessThan(0.001);
    }
    expect(mira.mishaps).toEqual([]);
  });

  it('calls whoever looks elsewhere while it waits for them, and is calm after', async () => {
    const { guest, address } = evening();
    const mira = await guest({ language: 'pl' });
    const { page } = mira;
    await page.addInitScript(() => {
      const marks: string[] = [];
      Object.assign(globalThis, { marks });
      Object.assign(Navigator.prototype, {
        setAppBadge: async (n: number) => marks.push(`set ${n}`),
        clearAppBadge: async () => marks.push('clear'),
      });
    });
    const signs = (): Promise<readonly unknown[]> =>
      page.evaluate(() => [
        document.title,
        document.querySelector('link[rel="icon"]')?.getAttribute('href'),
        (globalThis as unknown as { marks: string[] }).marks.at(-1),
      ]);
    await openGame(mira, address, shopping);
    await parts(page).bar.waitFor();
    await expect.poll(signs).toEqual(['● Twój ruch · Runehold', './icon-your-move.svg', 'set 1']);
    const icon = await page.request.get(new URL('icon-your-move.svg', address).href);
    expect(icon.status()).toBe(200);
    await page.getByRole('link', { name: 'Runehold' }).click();
    await expect.poll(signs).toEqual(['Runehold', './icon.svg', 'clear']);
    expect(mira.mishaps).toEqual([]);
  });

  it('every line of the log leads to its moment', async () => {
    const { guest, address } = evening();
    const mira = await guest();
    await openGame(mira, address, solo);
    const { log } = parts(mira.page);
    await log.first().waitFor();
    await log.nth(3).getByRole('link').first().click();
    await expect.poll(() => mira.page.url()).toContain('#/replay/here/');
    const frame = mira.page.locator('[data-frame]');
    await frame.waitFor();
    expect(Number(await frame.getAttribute('data-frame'))).toBeLessThan(3);
    expect(mira.mishaps).toEqual([]);
  });

  it('a saved file is the same game elsewhere', async () => {
    const { guest, address } = evening();
    const mira = await guest();
    await openGame(mira, address, solo);
    await parts(mira.page).bar.waitFor();
    await playOn(mira.page, { seed: 2, until: '[data-combat]' });
    const crumbs = await parts(mira.page).crumbs.innerText();
    await mira.page.getByRole('button', { name: 'Menu' }).click();
    const [download] = await Promise.all([
      mira.page.waitForEvent('download'),
      mira.page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    const stream = await download.createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const antek = await guest({ name: 'Antek' });
    await openGame(antek, address, Buffer.concat(chunks).toString());
    await parts(antek.page).bar.waitFor();
    expect(await parts(antek.page).crumbs.innerText()).toBe(crumbs);
  });
});
