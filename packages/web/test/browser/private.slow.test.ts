import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spendEvening } from './evening.ts';
import { isSound } from './is-sound.ts';
import { looks } from './looks.ts';
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
  for (const look of looks([
    { language: 'pl', width: 390, height: 844 },
    { language: 'en', width: 1366, height: 768 },
  ] as const))
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
