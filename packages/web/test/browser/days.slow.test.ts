import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { spendEvening } from './evening.ts';
import { type HouseByHand, startHouseByHand } from './house-by-hand.ts';
import { isSound } from './is-sound.ts';
import { parts } from './page-parts.ts';
import { playOn } from './player.ts';

/** Both have an empty browser and do what is to be read on the page; only the time is ours. */
const evening = spendEvening('shipped');
let house: HouseByHand;

beforeAll(async () => {
  house = await startHouseByHand(evening().site.folder);
});
afterAll(() => house.close());

const DAY = 86_400_000;

const isPlaying = (page: Page): Promise<void> =>
  parts(page).bar.or(page.locator('[data-waiting], [data-over]')).first().waitFor();

it('a game over days: set, played, on vacation, late, and a bot plays on', async () => {
  const ola = await evening().stranger({ width: 1440, height: 900 });
  const bartek = await evening().stranger({ width: 390, height: 844, language: 'pl' });
  const { page } = ola;
  await page.goto(`${house.address}#/new/rune-age`);
  await page.getByRole('button', { name: '2', exact: true }).click();
  await page.getByLabel('Who sits in seat 2', { exact: true }).selectOption('open');
  await page.getByLabel('What should the others call you?').fill('Ola');
  await page.getByLabel(/^Clock/).selectOption('days');
  await page.getByText('You don’t have to be at the table at the same time.', { exact: false }).waitFor();
  await isSound(page);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('[data-room]').waitFor();
  await page.getByText('over days: 2 days a turn', { exact: false }).waitFor();

  await bartek.page.goto(await page.getByRole('textbox', { name: 'Link to this table' }).inputValue());
  await bartek.page.getByLabel('Jak się do ciebie zwracać?').fill('Bartek');
  await bartek.page
    .getByRole('button', { name: /Usiądź tutaj/ })
    .first()
    .click();
  await bartek.page.getByRole('button', { name: 'Możemy zaczynać' }).click();
  await page.getByRole('button', { name: 'I’m ready' }).click();
  await parts(page).bar.or(page.locator('[data-waiting]')).first().waitFor();
  const table = page.url();
  const clocks = page.locator('[data-clocks="slow"]');
  await clocks
    .getByText(/1 day 23 hrs?/)
    .first()
    .waitFor();
  // What somebody has opened while they wait is not taken from under their hands when it is their turn.
  const isFirst = (await parts(page).bar.count()) > 0;
  const [first, other] = isFirst ? [page, bartek.page] : [bartek.page, page];
  await other.locator('[data-waiting] [data-ahead="0"]').click();
  const sheet = other.getByRole('dialog');
  await sheet.waitFor();
  await playOn(first, { seed: 3, until: '[data-waiting]' });
  await parts(other).bar.waitFor({ state: 'attached' });
  expect(await sheet.isVisible()).toBe(true);
  await other.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  if (!isFirst) await playOn(other, { seed: 3, until: '[data-waiting]' });

  // Both leave answers to what they were asked; nobody sees what the other has left, and it can be withdrawn.
  const words = [
    { each: page, left: 'What you have left', withdraw: 'Withdraw' },
    { each: bartek.page, left: 'Zostawione odpowiedzi', withdraw: 'Wycofaj' },
  ];
  for (const { each, left, withdraw } of words) {
    await each.locator('[data-ahead="0"]').click();
    await each.getByRole('heading', { name: left }).waitFor();
    await isSound(each);
    await each.locator('[data-lone]').click();
    await each.locator('[data-order]').waitFor();
    const mayLeave = (await each.locator('[data-leave-order]').count()) > 0;
    if (mayLeave) await each.locator('[data-leave-order]').click();
    await expect.poll(() => each.locator('[data-order]').count()).toBe(mayLeave ? 2 : 1);
    await isSound(each);
    await each.getByRole('button', { name: withdraw, exact: true }).first().click();
    await expect.poll(() => each.locator('[data-order]').count()).toBe(mayLeave ? 1 : 0);
    await each.keyboard.press('Escape');
    await each.locator(`[data-ahead="${mayLeave ? 1 : 0}"]`).waitFor();
  }

  // He sets a vacation that begins tomorrow; it is hers to see when it does.
  await bartek.page.goto(`${house.address}#/settings`);
  const field = bartek.page.getByLabel('Ile dni');
  await field.selectOption('3');
  await bartek.page.getByLabel('Pierwszy dzień').focus();
  await bartek.page.getByRole('button', { name: 'Ustaw urlop' }).focus();
  await bartek.page.keyboard.press('Enter');
  await bartek.page.getByRole('button', { name: 'Zrezygnuj' }).waitFor();
  await bartek.page.getByText('Do wykorzystania w tym roku: 27 dni.').waitFor();
  await isSound(bartek.page);
  await house.pass(1.5 * DAY);
  await clocks.getByText(/on vacation for another [12] days?/).waitFor();
  expect(await page.locator('[data-absent]').count()).toBe(0);
  await isSound(page);

  // His time for this turn is up, and the reserve runs.
  await house.pass(6 * DAY);
  await clocks.getByText(/late, 1[0-3] days/).waitFor();
  const card = page.locator('[data-absent]');
  await card.getByText('The time for this turn is up.', { exact: false }).waitFor();
  await isSound(page);
  await bartek.page.goto(house.address);
  const slip = bartek.page.getByRole('listitem').filter({ hasText: 'Ola' }).first();
  await expect.poll(() => slip.locator('[data-left]').innerText()).toMatch(/jeszcze\s1[0-3]\sdni/);
  await bartek.page.goto(table);
  await bartek.page
    .locator('[data-clocks="slow"]')
    .getByText(/po\sczasie,\szapas:\s1[0-3]\sdni/)
    .waitFor();
  await isSound(bartek.page);
  await card.getByRole('button', { name: 'Let a bot play' }).click();
  await bartek.page.locator('[data-minded-seat]').getByRole('button', { name: 'Wracam do gry' }).click();
  await bartek.page.locator('[data-minded-seat]').waitFor({ state: 'detached' });

  // Two more weeks, a move a day or two: whoever is asked finds it in the hall, plays, and closes the page.
  const hall = [
    { guest: ola, other: 'Bartek' },
    { guest: bartek, other: 'Ola' },
  ];
  let moves = 0;
  for (let day = 8; day < 21; day += 1.5) {
    await house.pass(1.5 * DAY);
    for (const { guest, other } of hall) {
      await guest.page.goto(house.address);
      const row = guest.page.getByRole('listitem').filter({ hasText: other }).first();
      await row.locator('[data-left]').waitFor();
      await guest.page.goto(table);
      await isPlaying(guest.page);
      if ((await parts(guest.page).bar.count()) === 0) continue;
      await playOn(guest.page, { seed: day, until: '[data-waiting]' });
      moves++;
    }
  }
  expect(moves).toBeGreaterThan(8);
  // Nobody was late once they played: the reserve is as it was.
  expect(await clocks.getByText(/late/).count()).toBe(0);
  await isSound(page);
  for (const { mishaps } of [ola, bartek]) expect(mishaps).toEqual([]);
});
