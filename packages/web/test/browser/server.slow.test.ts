import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spendEvening, WHOLE_GAME } from './evening.ts';
import type { Guest } from './guest.ts';
import { parts } from './page-parts.ts';
import { playOn } from './player.ts';
import type { ServerProcess } from './server.ts';
import { startServerProcess } from './server.ts';

const evening = spendEvening();
let server: ServerProcess;

beforeAll(async () => {
  server = await startServerProcess(evening().site.folder);
}, 60_000);
afterAll(() => server.close());

/** Sets a table on the server: oneself, an open seat, and a bot. */
const setTable = async ({ page }: Guest): Promise<string> => {
  await page.goto(`${server.address}#/new/rune-age`);
  await page.getByRole('button', { name: '3', exact: true }).click();
  await page.getByLabel('Who sits on seat 2').selectOption('open');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect.poll(() => page.url()).toContain('#/table/server/');
  return page.url();
};

describe('a table on the server', () => {
  it(
    'two people in two browsers and a bot play a whole game',
    async () => {
      const { guest } = evening();
      const [mira, antek] = [await guest({ name: 'Mira' }), await guest({ name: 'Antek', language: 'pl' })];
      const link = await setTable(mira);
      await antek.page.goto(link);
      await antek.page.getByRole('button', { name: /Usiądź/ }).click();
      await expect.poll(() => mira.page.getByText('Antek').count()).toBeGreaterThan(0);
      const stops = await Promise.all([
        playOn(mira.page, { seed: 5, hurry: true }),
        playOn(antek.page, { seed: 6, hurry: true }),
      ]);
      expect(stops).toEqual(['over', 'over']);
      expect(mira.mishaps).toEqual([]);
      expect(antek.mishaps).toEqual([]);
    },
    WHOLE_GAME,
  );

  it('a table that is cut off says so, and goes on where it was when the server is back', async () => {
    const { guest } = evening();
    const mira = await guest();
    await mira.page.goto(`${server.address}#/new/rune-age`);
    await mira.page.getByRole('button', { name: '2', exact: true }).click();
    await mira.page.getByRole('button', { name: /On the server/ }).click();
    await mira.page.getByRole('button', { name: 'Open the table' }).click();
    const { bar, prompt } = parts(mira.page);
    await bar.waitFor();
    await playOn(mira.page, { seed: 7, until: '[data-combat]' });
    const before = await prompt.innerText();
    await server.kill();
    await mira.page.getByText('The connection is lost. Trying again…').waitFor();
    await server.restart();
    await expect
      .poll(() => mira.page.getByText('The connection is lost. Trying again…').count(), { timeout: 20_000 })
      .toBe(0);
    expect(await prompt.innerText()).toBe(before);
    const seen = await bar.innerText();
    await parts(mira.page).options.first().click();
    await parts(mira.page).confirm.click();
    await expect.poll(() => bar.innerText().catch(() => '')).not.toBe(seen);
  }, 120_000);

  it('what somebody says is read by the others', async () => {
    const { guest } = evening();
    const [mira, antek] = [await guest({ name: 'Mira' }), await guest({ name: 'Antek' })];
    await antek.page.goto(await setTable(mira));
    await antek.page.getByRole('button', { name: /Sit down/ }).click();
    for (const { page } of [mira, antek]) await page.getByRole('tab', { name: 'Chat' }).click();
    await antek.page.getByRole('textbox', { name: 'Say something' }).fill('Good luck!');
    await antek.page.keyboard.press('Enter');
    await mira.page.getByText('Good luck!').waitFor();
  }, 60_000);
});
