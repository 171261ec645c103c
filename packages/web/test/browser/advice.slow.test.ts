import type { Page } from '@playwright/test';
import { Eyes } from '@runehold/ai/agent';
import { importMatch, isProblem } from '@runehold/kernel/match/file';
import type { Game } from '@runehold/kernel/procedure/game';
import { game as runewars } from '@runehold/runewars/game';
import { oddsmaker } from '@runehold/runewars/rules/view/odds/oddsmaker';
import { describe, expect, it } from 'vitest';
import { seriousFindings } from './axe.ts';
import { A_WHILE, spendEvening } from './evening.ts';
import { openGame } from './guest.ts';
import { parts } from './page-parts.ts';
import { during, playedGame } from './positions.ts';

const evening = spendEvening();

const holders = ['Mira', 'bot:Tomasz'] as const;

/** Mira's units stand before neutral ones: they may fight or talk. */
const beforeBattle = playedGame({ of: 'runewars', holders, seed: 11, until: during('negotiate') });

/** Mira is to say which area she activates. */
const beforeMarch = playedGame({
  of: 'runewars',
  holders,
  seed: 11,
  until: match => match.view('spectator').crumbs.at(-1)?.procedure === 'activate',
});

/** Areas that Mira may activate and that neutral units hold: to talk to them is always a matter of chance. */
const hostile: readonly string[] = (() => {
  const match = importMatch(runewars as Game, beforeMarch);
  if (isProblem(match)) throw new Error(match.key);
  const view = new Eyes(runewars as Game).look(match.table, 0);
  const wanted = { seed: 1, isWanted: () => false };
  return match
    .view(0)
    .asks.flatMap(({ options }) => options)
    .filter(({ code }) => oddsmaker.oddsFor(view, { ...wanted, chosen: [code] }).length > 0)
    .map(({ name }) => name);
})();

/** Chooses an area on the map with the keyboard. */
const choose = async (page: Page, name: string): Promise<void> => {
  const area = page.locator(`svg [data-area="${name}"]`);
  await area.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => area.getAttribute('data-state')).toBe('selected');
};

const sheet = (page: Page) => page.locator('[data-advice]');
const button = (page: Page, kind: 'odds' | 'hint') => page.locator(`[data-ask] [data-advise="${kind}"]`);

describe('advice at the table', () => {
  it(
    'before a battle the odds are told, and put away with Escape',
    async () => {
      const { guest, address } = evening();
      const mira = await guest();
      const { page } = mira;
      await openGame(mira, address, beforeBattle);
      await button(page, 'odds').click();
      await page.locator('[data-odds="battle"]').waitFor();
      const told = await sheet(page).innerText();
      expect(told).toMatch(/You hold \w+/);
      expect(told).toMatch(/± \d+%, 600 trials/);
      expect(told).toContain('exact');
      expect(told).toContain('What you cannot know');
      expect(await seriousFindings(page, '[data-ask]')).toEqual([]);
      await page.keyboard.press('Escape');
      await sheet(page).waitFor({ state: 'detached' });
      expect(await button(page, 'odds').evaluate(element => element === document.activeElement)).toBe(true);
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );

  it(
    'before a march the area that is chosen is weighed up, and another one when it is asked again',
    async () => {
      const { guest, address } = evening();
      const mira = await guest();
      const { page } = mira;
      await openGame(mira, address, beforeMarch);
      const [one, other] = hostile;
      await button(page, 'odds').click();
      await expect.poll(() => sheet(page).innerText()).toContain('nothing here is left to chance');
      await choose(page, one);
      await sheet(page).getByRole('button', { name: 'Ask again' }).click();
      await expect.poll(() => sheet(page).innerText()).toContain(`A move into ${one} with every unit`);
      await page.locator('[data-odds="diplomacy"]').first().waitFor();
      // The tag on the area tells the same, from fewer battles: by and large it agrees.
      const told = await sheet(page).locator('[data-odds="battle"] [data-tone="good"] dd').innerText();
      const tag = page.locator(`[data-in="${one}"] [data-slot="tag"][data-chance]`);
      await tag.waitFor();
      expect(await tag.textContent()).toMatch(/^\d+%$/);
      const chance = 100 * Number(await tag.getAttribute('data-chance'));
      expect(Math.abs(chance - Number.parseFloat(told))).toBeLessThan(25);
      await choose(page, other);
      await sheet(page).getByRole('button', { name: 'Ask again' }).click();
      await expect.poll(() => sheet(page).innerText()).toContain(`A move into ${other} with every unit`);
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );

  it(
    'a hint names an answer with its reason, chooses it when told to, and leaves Confirm to the player',
    async () => {
      const { guest, address } = evening();
      const mira = await guest({ language: 'pl' });
      const { page } = mira;
      await openGame(mira, address, beforeBattle);
      await button(page, 'hint').click();
      await sheet(page).locator('[data-take-hint]').waitFor();
      const told = await sheet(page).innerText();
      expect(told).toContain('Bot na twoim miejscu wybrałby:');
      expect(told).toMatch(/Szansa/);
      await sheet(page).locator('[data-take-hint]').click();
      await sheet(page).waitFor({ state: 'detached' });
      await expect.poll(() => page.locator('[data-option][aria-pressed="true"]').count()).toBe(1);
      await expect.poll(() => parts(page).confirm.isEnabled()).toBe(true);
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );

  it(
    'in Polish on a phone the odds fit on the screen and every button can be hit',
    async () => {
      const { guest, address } = evening();
      const mira = await guest({ width: 390, height: 844, language: 'pl' });
      const { page } = mira;
      await openGame(mira, address, beforeBattle);
      await button(page, 'odds').click();
      await page.locator('[data-odds="battle"]').waitFor();
      expect(await sheet(page).innerText()).toMatch(/Kontrolujesz obszar \w+/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      const box = await sheet(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      const heights = await page
        .locator('[data-advise], [data-advice] button')
        .evaluateAll(buttons => buttons.map(each => each.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
      expect(await seriousFindings(page, '[data-ask]')).toEqual([]);
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );

  it(
    'who wants no hints puts the button away in the settings',
    async () => {
      const { guest, address } = evening();
      const mira = await guest();
      const { page } = mira;
      await openGame(mira, address, beforeBattle);
      await button(page, 'hint').waitFor();
      const table = page.url();
      await page.goto(`${address}#/settings`);
      await page.getByRole('radio', { name: 'hidden' }).check();
      await page.goto(table);
      await button(page, 'odds').waitFor();
      expect(await button(page, 'hint').count()).toBe(0);
      expect(mira.mishaps).toEqual([]);
    },
    A_WHILE,
  );
});
