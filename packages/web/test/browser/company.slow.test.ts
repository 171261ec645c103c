import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { A_WHILE, spendEvening } from './evening.ts';
import type { Guest, StrangerPlan } from './guest.ts';
import { type HouseByHand, startHouseByHand } from './house-by-hand.ts';
import { isSound } from './is-sound.ts';
import { looks } from './looks.ts';
import { parts } from './page-parts.ts';
import { playOn } from './player.ts';

/** Everybody here has an empty browser and does what is to be read on the page; only the time is ours. */
const evening = spendEvening('shipped');
let house: HouseByHand;

beforeAll(async () => {
  house = await startHouseByHand(evening().site.folder);
});
afterAll(() => house.close());

const MINUTE = 60_000;

const words = {
  en: {
    who: (n: number) => `Who sits in seat ${n}`,
    open: 'Open the table',
    name: 'What should the others call you?',
    sit: 'Sit down',
    away: /away for \d+\smin/,
    bot: 'Let a bot play',
    nudge: 'Nudge',
    vote: 'A vote',
    yes: 'Agree',
    back: 'Take over',
    substitute: 'Give the seat away',
    askIn: 'Ask for the seat',
    nudged: 'Ola is waiting for your move.',
    menu: 'Menu',
    pause: 'Pause the game',
    paused: 'The game is paused.',
    resume: 'Resume the game',
    log: 'The table lets a bot play for Bartek.',
  },
  pl: {
    who: (n: number) => `Kto zajmuje miejsce ${n}`,
    open: 'Otwórz stół',
    name: 'Jak się do ciebie zwracać?',
    sit: 'Usiądź',
    away: /nie ma od \d+\smin/,
    bot: 'Niech zagra bot',
    nudge: 'Przypomnij o grze',
    vote: 'Głosowanie',
    yes: 'Jestem za',
    back: 'Wracam do gry',
    substitute: 'Oddajcie miejsce',
    askIn: 'Poproś o miejsce',
    nudged: 'Ola czeka na twój ruch.',
    menu: 'Menu',
    pause: 'Wstrzymaj grę',
    paused: 'Gra jest wstrzymana.',
    resume: 'Wznów grę',
    log: 'Decyzją stołu w zastępstwie gra bot (Bartek).',
  },
} as const;
type Spoken = (typeof words)['en' | 'pl'];

/** Sets a table with free seats for all but the host, and seats everybody. */
const gather = async (
  look: StrangerPlan,
  say: Spoken,
  game: 'rune-age' | 'runewars',
  names: readonly string[],
): Promise<{ readonly guests: readonly Guest[]; readonly link: string }> => {
  const guests: Guest[] = [];
  for (const _ of names) guests.push(await evening().stranger(look));
  const [{ page: host }] = guests;
  await host.goto(`${house.address}#/new/${game}`);
  await host.getByRole('button', { name: String(names.length), exact: true }).click();
  for (const n of names.keys())
    if (n > 0) await host.getByLabel(say.who(n + 1), { exact: true }).selectOption('open');
  await host.getByLabel(say.name).fill(names[0]);
  await host.getByRole('button', { name: say.open }).click();
  await parts(host).bar.or(host.locator('[data-waiting]')).first().waitFor();
  const link = host.url();
  for (const [n, { page }] of guests.entries()) {
    if (n === 0) continue;
    await page.goto(link);
    await page.getByLabel(say.name).fill(names[n]);
    await page.getByRole('button', { name: say.sit, exact: true }).click();
    await parts(page).bar.or(page.locator('[data-waiting]')).first().waitFor();
  }
  return { guests, link };
};

/** Lets time pass until somebody is seen to be away: a browser that is closed is not noticed at once. */
const passUntilAway = (page: Page): Promise<void> =>
  expect
    .poll(
      async () => {
        await house.pass(10_000);
        return page.locator('[data-presence="away"]').count();
      },
      { timeout: A_WHILE },
    )
    .toBeGreaterThan(0);

const absent = (page: Page) => page.locator('[data-absent]');

const windows = looks([
  { language: 'pl', game: 'runewars', width: 390, height: 844 },
  { language: 'en', game: 'rune-age', width: 1366, height: 768 },
] as const);

describe('somebody leaves in the middle of a game', () => {
  for (const look of windows)
    it(`the other is told, lets a bot play, and the owner comes back: ${look.game}, ${look.language}, ${look.width}`, async () => {
      const say = words[look.language];
      const { guests, link } = await gather(look, say, look.game, ['Ola', 'Bartek']);
      const [ola, bartek] = guests;
      const { page } = ola;
      await bartek.page.close();
      // Ola plays until it is his move; nothing happens then.
      await playOn(page, { seed: 3, until: '[data-waiting]' });
      await passUntilAway(page);
      await page.locator('[data-waiting]').getByRole('button', { name: say.nudge }).click();
      // How long is told again when something becomes possible; until then the page counts the real minutes itself.
      await house.pass(3 * MINUTE);
      await absent(page).waitFor();
      await page.locator('[data-waiting]').getByText(say.away).waitFor();
      await isSound(page);
      const option = absent(page).getByRole('button', { name: say.bot });
      await option.focus();
      await page.keyboard.press('Enter');
      await absent(page).waitFor({ state: 'detached' });
      // The game has gone on: it is Ola's move again, or will be.
      await parts(page).bar.waitFor();

      const again = await bartek.context.newPage();
      await again.goto(link);
      const strip = again.locator('[data-minded-seat]');
      await strip.waitFor();
      await isSound(again);
      await strip.getByRole('button', { name: say.back }).click();
      await strip.waitFor({ state: 'detached' });
      // On a phone the log is a part of its own.
      if (look.width > 700) await page.getByText(say.log).first().waitFor({ state: 'attached' });
      for (const { mishaps, context } of guests) {
        expect(mishaps).toEqual([]);
        await context.close();
      }
    });
});

describe('three people and a vote', () => {
  it('two decide about the third, later give the seat away, and a stranger takes it', async () => {
    const say = words.en;
    const { guests, link } = await gather({ width: 1280, height: 800 }, say, 'rune-age', [
      'Ola',
      'Bartek',
      'Kasia',
    ]);
    const [ola, bartek, kasia] = guests;
    await kasia.page.close();
    await passUntilAway(ola.page);
    for (const { page } of [ola, bartek]) {
      await page.mouse.move(10, 10);
      await page.mouse.move(20, 20);
    }
    // Whoever waits for her plays up to her turn.
    const kasiaIsWaitedFor = ola.page.locator('[data-waiting]', { hasText: /^Waiting for [^·]*Kasia/ });
    for (let n = 0; n < 100 && (await kasiaIsWaitedFor.count()) === 0; n++) {
      for (const { page } of [ola, bartek])
        if ((await parts(page).bar.count()) > 0) await playOn(page, { seed: 3, until: '[data-waiting]' });
      await ola.page.waitForTimeout(300);
    }
    await house.pass(3 * MINUTE);
    await absent(ola.page).getByRole('button', { name: say.bot }).click();
    const vote = bartek.page.getByRole('region', { name: say.vote });
    await vote.waitFor();
    await isSound(bartek.page);
    await ola.page.getByText('You have voted.').waitFor();
    await vote.getByRole('button', { name: say.yes, exact: true }).click();
    await vote.waitFor({ state: 'detached' });
    await house.pass(11 * MINUTE);
    await absent(ola.page).getByRole('button', { name: say.substitute }).click();
    await bartek.page
      .getByRole('region', { name: say.vote })
      .getByRole('button', { name: say.yes, exact: true })
      .click();
    const newcomer = await evening().stranger({ language: 'pl', width: 390, height: 844 });
    await newcomer.page.goto(link);
    await newcomer.page.getByLabel(words.pl.name).fill('Nina');
    // They finish the game with her: she asks, and they vote.
    await newcomer.page.getByRole('button', { name: words.pl.askIn, exact: true }).click();
    await newcomer.page.locator('[data-asks="asked"]').waitFor();
    await isSound(newcomer.page);
    for (const { page } of [ola, bartek]) {
      const admission = page.locator('[data-vote="admit"]');
      await admission.getByText('Nina').waitFor();
      await admission.getByRole('button', { name: say.yes, exact: true }).click();
    }
    await parts(newcomer.page).bar.or(newcomer.page.locator('[data-waiting]')).first().waitFor();
    await expect.poll(() => ola.page.getByText('Nina').count()).toBeGreaterThan(0);
    for (const { mishaps } of [ola, bartek, newcomer]) expect(mishaps).toEqual([]);
  });

  it('somebody who dozes is called, and a pause is agreed upon and ended', async () => {
    const say = words.en;
    const { guests } = await gather({ width: 1280, height: 800 }, say, 'rune-age', ['Ola', 'Bartek']);
    const [ola, bartek] = guests;
    await playOn(ola.page, { seed: 3, until: '[data-waiting]' });
    await house.pass(3 * MINUTE);
    await ola.page.getByRole('button', { name: say.nudge }).click();
    await bartek.page.getByText(say.nudged).waitFor();
    await ola.page.getByRole('button', { name: say.menu, exact: true }).click();
    await ola.page.getByRole('button', { name: say.pause }).click();
    await ola.page.keyboard.press('Escape');
    await bartek.page
      .getByRole('region', { name: say.vote })
      .getByRole('button', { name: say.yes, exact: true })
      .click();
    for (const { page } of guests) await page.locator('[data-waiting]').getByText(say.paused).waitFor();
    expect(await parts(bartek.page).bar.count()).toBe(0);
    await bartek.page.getByRole('button', { name: say.resume }).click();
    await parts(bartek.page).bar.waitFor();
    for (const { mishaps } of guests) expect(mishaps).toEqual([]);
  });
});
