import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { A_WHILE, spendEvening } from './evening.ts';
import type { Guest } from './guest.ts';
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
    invited: 'Only people I invite',
    gather: /Gather first/,
    open: 'Open the table',
    name: 'What should the others call you?',
    for: 'For',
    seat: (n: number) => `Seat ${n}`,
    make: 'Make a link',
    link: 'Link to this table',
    sit: /Sit here/,
    ready: 'I’m ready',
    waiting: (name: string) => new RegExp(`^Waiting for [^·]*${name}`),
    bot: 'Let a bot play',
    vote: 'A vote',
    yes: 'Agree',
    back: 'Take over',
    give: 'Give the seat away',
    invite: 'Invite',
    sitDown: 'Sit down',
    end: 'End without a result',
    ask: 'Ask the others',
    again: 'Rematch',
    join: 'Join the rematch',
  },
  pl: {
    who: (n: number) => `Kto zajmuje miejsce ${n}`,
    invited: 'Tylko z mojego zaproszenia',
    gather: /Najpierw się zbierzmy/,
    open: 'Otwórz stół',
    name: 'Jak się do ciebie zwracać?',
    for: 'Na',
    seat: (n: number) => `Miejsce ${n}`,
    make: 'Utwórz link',
    link: 'Link do tego stołu',
    sit: /Usiądź tutaj/,
    ready: 'Możemy zaczynać',
    waiting: (name: string) => new RegExp(`^Na ruchu: [^·]*${name}`),
    bot: 'Niech zagra bot',
    vote: 'Głosowanie',
    yes: 'Jestem za',
    back: 'Wracam do gry',
    give: 'Oddajcie miejsce',
    invite: 'Zaproś',
    sitDown: 'Usiądź',
    end: 'Zakończ bez wyniku',
    ask: 'Zapytaj pozostałych',
    again: 'Rewanż',
    join: 'Dołącz do rewanżu',
  },
} as const;
type Spoken = (typeof words)['en' | 'pl'];

/** Somebody at the table, and how their page speaks. */
type Player = Guest & { readonly say: Spoken; readonly name: string };

const desk = { width: 1366, height: 768 } as const;
const phone = { width: 390, height: 844 } as const;

const agree = async ({ page, say }: Player): Promise<void> => {
  const vote = page.getByRole('region', { name: say.vote });
  await vote.getByRole('button', { name: say.yes, exact: true }).click();
  await vote.waitFor({ state: 'detached' });
};

/** A link that lets one person in, as whoever made it reads it; another than the one before. */
const linkFrom = async (page: Page, say: Spoken, before: string): Promise<string> => {
  await page.getByRole('button', { name: say.make }).click();
  const made = page.locator('[data-invitation]').getByRole('textbox', { name: say.link });
  await expect.poll(() => made.inputValue()).not.toBe(before);
  return made.inputValue();
};

/** Ola opens a private table; the others come by invitation, each to a seat of their own, and all are ready. */
const gather = async (ola: Player, others: readonly Player[]): Promise<void> => {
  const { page, say } = ola;
  await page.goto(`${house.address}#/new/rune-age`);
  await page.getByRole('button', { name: String(others.length + 1), exact: true }).click();
  for (const n of others.keys()) await page.getByLabel(say.who(n + 2), { exact: true }).selectOption('open');
  await page.getByLabel(say.name).fill(ola.name);
  await page.getByLabel(say.invited).check();
  await page.getByLabel(say.gather).check();
  await page.getByRole('button', { name: say.open }).click();
  await page.locator('[data-room]').waitFor();
  let link = '';
  for (const [n, guest] of others.entries()) {
    const seat = page.getByRole('combobox', { name: say.for, exact: true });
    await seat.selectOption({ label: say.seat(n + 2) });
    link = await linkFrom(page, say, link);
    await guest.page.goto(link);
    await guest.page.getByLabel(guest.say.name).fill(guest.name);
    await guest.page.getByRole('button', { name: guest.say.sit }).first().click();
    await guest.page.getByRole('button', { name: guest.say.ready }).click();
    await isSound(guest.page);
  }
  await page.getByRole('button', { name: say.ready }).click();
  for (const each of [ola, ...others]) await isPlaying(each);
};

const isPlaying = ({ page }: Guest): Promise<void> =>
  parts(page).bar.or(page.locator('[data-waiting]')).first().waitFor();

/** Whoever is asked answers until they are not. */
const playAsked = async (players: readonly Player[]): Promise<void> => {
  for (const { page } of players)
    if ((await parts(page).bar.count()) > 0) await playOn(page, { seed: 3, until: '[data-waiting]' });
};

/** Whoever is there plays until it is the turn of somebody who is not. */
const playUntilWaiting = async (here: readonly Player[], name: string): Promise<void> => {
  const [{ page, say }] = here as readonly [Player];
  const waiting = page.locator('[data-waiting]', { hasText: say.waiting(name) });
  for (let n = 0; n < 100 && (await waiting.count()) === 0; n++) {
    await playAsked(here);
    await page.waitForTimeout(200);
  }
  await waiting.waitFor();
};

/** Lets time pass until somebody is seen to be away: a browser that is closed is not noticed at once. */
const passUntilAway = ({ page }: Guest): Promise<void> =>
  expect
    .poll(
      async () => {
        await house.pass(10_000);
        return page.locator('[data-presence="away"]').count();
      },
      { timeout: A_WHILE },
    )
    .toBeGreaterThan(0);

/** Somebody closes their page; when they are waited for, the others agree to let a bot play. */
const goAway = async (gone: Player, page: Page, here: readonly [Player, Player]): Promise<void> => {
  const [first, second] = here;
  await page.close();
  await passUntilAway(first);
  await playUntilWaiting(here, gone.name);
  await house.pass(3 * MINUTE);
  const absent = first.page.locator('[data-absent]');
  await isSound(first.page);
  await absent.getByRole('button', { name: first.say.bot }).click();
  await second.page.getByRole('region', { name: second.say.vote }).waitFor();
  await isSound(second.page);
  await agree(second);
};

/** Somebody who was away comes again, to a seat that a bot minds, and plays on. */
const comeBack = async (gone: Player, table: string, here: readonly Player[]): Promise<Player> => {
  const page = await gone.context.newPage();
  page.on('pageerror', error => gone.mishaps.push(error.message));
  const back = { ...gone, page };
  await page.goto(table);
  const strip = page.locator('[data-minded-seat]');
  await strip.waitFor();
  await isSound(page);
  await strip.getByRole('button', { name: gone.say.back }).click();
  await strip.waitFor({ state: 'detached' });
  for (let n = 0; n < 200 && (await parts(page).bar.count()) === 0; n++) {
    await playAsked(here);
    await page.waitForTimeout(200);
  }
  await playOn(page, { seed: 3, until: '[data-waiting]' });
  return back;
};

/** Those who are there give away the seat of somebody who stays away; a newcomer takes it by an invitation of the host. */
const replace = async (host: Player, other: Player, newcomer: Player, seat: number): Promise<void> => {
  const { page, say } = host;
  await house.pass(11 * MINUTE);
  await page.locator('[data-absent]').getByRole('button', { name: say.give }).click();
  await isSound(other.page);
  await agree(other);
  // Where it is the turn of that seat the bar has such a button, too.
  await page.getByRole('banner').getByRole('button', { name: say.invite, exact: true }).click();
  await page.getByRole('combobox', { name: say.for, exact: true }).selectOption({ label: say.seat(seat) });
  const link = await linkFrom(page, say, '');
  await isSound(page);
  await page.keyboard.press('Escape');
  await newcomer.page.goto(link);
  await newcomer.page.getByLabel(newcomer.say.name).fill(newcomer.name);
  await isSound(newcomer.page);
  await newcomer.page.getByRole('button', { name: newcomer.say.sitDown, exact: true }).click();
  await isPlaying(newcomer);
  await page.locator('[data-mark="substitute"]').first().waitFor({ state: 'attached' });
};

/** All agree to end the game, and gather for another: everybody is there by one touch, one seat further. */
const playAgain = async (host: Player, others: readonly [Player, Player]): Promise<void> => {
  const { page, say } = host;
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: say.end, exact: true }).click();
  await page.getByRole('button', { name: say.ask }).click();
  for (const each of others)
    await each.page
      .getByRole('region', { name: each.say.vote })
      .getByRole('button', { name: each.say.yes, exact: true })
      .click();
  await page.keyboard.press('Escape');
  const [first, second] = others;
  await isSound(first.page);
  await first.page.getByRole('button', { name: first.say.again }).click();
  await first.page.locator('[data-room]').waitFor();
  for (const each of [host, second]) {
    await each.page.getByRole('link', { name: each.say.join }).click();
    await each.page.getByRole('button', { name: each.say.sit }).first().click();
    await isSound(each.page);
  }
  for (const each of [first, second, host])
    await each.page.getByRole('button', { name: each.say.ready }).click();
  for (const each of [first, second, host]) await isPlaying(each);
};

it.each(
  looks([
    ['en', 'pl'],
    ['pl', 'en'],
  ] as const),
)(
  'invited, named, seated, ready, away, deputy, back, vote, substitute, rematch: %s on a desk, %s on phones',
  async (atDesk, onPhone) => {
    const come = async (name: string, language: 'en' | 'pl', look: typeof desk | typeof phone) => ({
      ...(await evening().stranger({ language, ...look })),
      say: words[language],
      name,
    });
    const ola = await come('Ola', atDesk, desk);
    const bartek = await come('Bartek', onPhone, phone);
    const kasia = await come('Kasia', onPhone, phone);
    await gather(ola, [bartek, kasia]);
    const table = bartek.page.url();
    await goAway(bartek, bartek.page, [ola, kasia]);
    const again = await comeBack(bartek, table, [kasia, ola]);
    await goAway(kasia, kasia.page, [ola, again]);
    const nina = await come('Nina', atDesk, desk);
    await replace(ola, again, nina, 3);
    await playAgain(ola, [again, nina]);
    for (const { mishaps } of [ola, bartek, kasia, nina]) expect(mishaps).toEqual([]);
  },
);
