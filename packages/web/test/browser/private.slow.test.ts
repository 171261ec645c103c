import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gathered } from '../../../server/test/driver/gathered.ts';
import { joined, named, PASSWORD } from '../../../server/test/driver/member.ts';
import type { Person } from '../../../server/test/driver/person.ts';
import { askOf, playOn } from '../../../server/test/driver/play.ts';
import { spendEvening } from './evening.ts';
import { isSound } from './is-sound.ts';
import type { ServerProcess } from './server.ts';
import { startServerProcess } from './server.ts';

/** Everybody in these tests has an empty browser, with nothing set, and does what is to be read on the page. */
const evening = spendEvening('shipped');
let server: ServerProcess;

beforeAll(async () => {
  server = await startServerProcess(evening().site.folder);
});
afterAll(() => server.close());

const words = {
  en: {
    who: 'Who sits in seat 2',
    invited: 'Only people I invite',
    unwatched: 'No spectators',
    gather: /Gather first/,
    open: 'Open the table',
    name: 'What should the others call you?',
    for: 'For',
    seat: 'Seat 2',
    make: 'Make a link',
    link: 'Link to this table',
    list: 'Invitations',
    back: /Withdraw/,
    sit: /Sit here/,
    private: 'A private table',
    elsewhere: 'Your invitation is for seat 2.',
    old: 'That invitation is no longer valid, or it was for somebody else. Ask for a new one.',
    noName: 'Nobody here has an account by that name.',
    byName: 'Invite by account name',
    invite: 'Invite',
  },
  pl: {
    who: 'Kto zajmuje miejsce 2',
    invited: 'Tylko z mojego zaproszenia',
    unwatched: 'Bez widzów',
    gather: /Najpierw się zbierzmy/,
    open: 'Otwórz stół',
    name: 'Jak się do ciebie zwracać?',
    for: 'Na',
    seat: 'Miejsce 2',
    make: 'Utwórz link',
    link: 'Link do tego stołu',
    list: 'Zaproszenia',
    back: /Wycofaj/,
    sit: /Usiądź tutaj/,
    private: 'Prywatny stół',
    elsewhere: 'Twoje zaproszenie jest na miejsce 2.',
    old: 'To zaproszenie jest już nieważne albo było dla kogoś innego. Poproś o nowe.',
    noName: 'Nikt nie ma tu konta o takim imieniu.',
    byName: 'Zaproś po imieniu konta',
    invite: 'Zaproś',
  },
} as const;

describe('a private table', () => {
  for (const look of [
    { language: 'en', width: 1366, height: 768 },
    { language: 'pl', width: 390, height: 844 },
  ] as const)
    it(`lets in whoever has an invitation, and tells a stranger nothing: ${look.language}, ${look.width}`, async () => {
      const { stranger } = evening();
      const say = words[look.language];
      const [host, guest, other] = [await stranger(look), await stranger(look), await stranger(look)];
      const { page } = host;
      await page.goto(`${server.address}#/new/rune-age`);
      await page.getByLabel(say.who, { exact: true }).selectOption('open');
      await page.getByLabel(say.name).fill('Ola');
      await page.getByLabel(say.invited).check();
      await page.getByLabel(say.unwatched).check();
      await page.getByLabel(say.gather).check();
      await page.getByRole('button', { name: say.open }).click();
      await page.locator('[data-room]').waitFor();
      await page.getByRole('combobox', { name: say.for, exact: true }).selectOption({ label: say.seat });
      await page.getByRole('button', { name: say.make }).click();
      const link = await page.getByRole('textbox', { name: say.link }).inputValue();
      expect(link).toMatch(/#\/table\/server\/[\w-]{16}\/k=[\w-]{22}$/);
      await page.getByLabel(say.byName).fill('Nobody');
      await page.getByRole('button', { name: say.invite, exact: true }).click();
      await page.getByText(say.noName).waitFor();
      await isSound(page);
      // The bare address is nothing but a closed door.
      await other.page.goto(page.url());
      await other.page.getByRole('heading', { name: say.private }).waitFor();
      expect(await other.page.getByText('Ola').count()).toBe(0);
      await isSound(other.page);
      // With the invitation one is in, and it is gone from the address.
      await guest.page.goto(link);
      await guest.page.getByLabel(say.name).fill('Bartek');
      expect(guest.page.url()).toBe(page.url());
      await guest.page.getByRole('button', { name: say.sit }).last().click();
      await guest.page.getByText(say.elsewhere).waitFor();
      await guest.page.getByRole('button', { name: say.sit }).first().click();
      await page.getByText('Bartek', { exact: true }).waitFor();
      // It was for one person.
      await other.page.goto('about:blank');
      await other.page.goto(link);
      await other.page.getByText(say.old).waitFor();
      await other.page.getByRole('heading', { name: say.private }).waitFor();
      await page.getByRole('list', { name: say.list }).getByRole('button', { name: say.back }).click();
      await page.getByRole('list', { name: say.list }).waitFor({ state: 'detached' });
      // The browser notes that a name was nobody's, and nothing else.
      expect(host.mishaps).toEqual([expect.stringContaining('404')]);
      expect(guest.mishaps).toEqual([]);
    });
});

/** Two who have accounts play a game, and agree to end it: what was before, without a page. */
const playBefore = async (names: readonly [string, string]): Promise<void> => {
  const people: Person[] = [];
  for (const name of names) people.push((await joined(server.address, name)).person);
  const { table, seats } = await gathered(people, { game: 'rune-age' });
  for (const seat of seats) await seat.hello(table);
  const asked = seats.find(seat => askOf(seat) !== undefined);
  if (asked) await playOn(asked, { answers: 1 });
  const [first, second] = seats;
  expect(await first.refused({ type: 'propose', what: 'end' })).toBeUndefined();
  await second.until(() => second.people?.matter !== undefined);
  const matter = second.people?.matter?.id ?? 0;
  expect(await second.refused({ type: 'vote', matter, vote: 'yes' })).toBeUndefined();
  for (const seat of seats) seat.cut();
};

describe('who has played together', () => {
  it('is invited again by one touch, and finds the table in the hall', async () => {
    await playBefore(['Olenka', 'Janek']);
    const address = named(server.address);
    const { stranger } = evening();
    const ola = await stranger({ width: 1366, height: 768 });
    const jan = await stranger({ width: 390, height: 844, language: 'pl' });
    for (const [{ page }, name, account, password] of [
      [ola, 'Olenka', 'Account name', 'Password'],
      [jan, 'Janek', 'Nazwa konta', 'Hasło'],
    ] as const) {
      await page.goto(`${address}#/sign-in`);
      await page.getByLabel(account).first().fill(name);
      await page.getByLabel(password).fill(PASSWORD);
      await page.keyboard.press('Enter');
      await page.locator('[data-games]').waitFor();
    }
    const { page } = ola;
    await page.goto(`${address}#/new/rune-age`);
    await page.getByLabel(words.en.who, { exact: true }).selectOption('open');
    await page.getByLabel(words.en.invited).check();
    await page.getByLabel(words.en.gather).check();
    await page.getByRole('button', { name: words.en.open }).click();
    const known = page.getByRole('group', { name: 'You have played with' });
    await known.getByRole('button', { name: 'Invite: Janek' }).waitFor();
    await isSound(page);
    await known.getByRole('button', { name: 'Invite: Janek' }).click();
    await known.waitFor({ state: 'detached' });
    await page.getByRole('list', { name: words.en.list }).getByText('Janek', { exact: true }).waitFor();
    await jan.page.goto(address);
    const invited = jan.page.getByRole('region', { name: 'Masz zaproszenie' });
    await invited.getByRole('link', { name: /Usiądź/ }).click();
    await jan.page.getByRole('button', { name: words.pl.sit }).first().click();
    await page.getByText('Janek', { exact: true }).first().waitFor();
    // The other way round, on a phone.
    await jan.page.goto(`${address}#/new/rune-age`);
    await jan.page.getByLabel(words.pl.who, { exact: true }).selectOption('open');
    await jan.page.getByLabel(words.pl.gather).check();
    await jan.page.getByRole('button', { name: words.pl.open }).click();
    await jan.page
      .getByRole('group', { name: 'Znacie się z wcześniejszych gier' })
      .getByRole('button', { name: 'Zaproś: Olenka' })
      .waitFor();
    await isSound(jan.page);
    for (const { mishaps } of [ola, jan]) expect(mishaps).toEqual([]);
  });
});
