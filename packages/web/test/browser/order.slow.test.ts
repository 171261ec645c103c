import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { spendEvening } from './evening.ts';
import { isSound } from './is-sound.ts';
import { looks } from './looks.ts';
import type { ServerProcess } from './server.ts';
import { startServerProcess } from './server.ts';
import { setTable } from './set-table.ts';

/** Everybody in these tests has an empty browser, and does what is to be read on the page. */
const evening = spendEvening('shipped');
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const PASSWORD = 'nine lanterns on the quay';
let server: ServerProcess;
let address: string;

beforeAll(async () => {
  server = await startServerProcess(evening().site.folder);
  address = server.address.replace('127.0.0.1', 'localhost');
});
afterAll(() => server.close());

/** A command beside the running server. */
const runehold = (...args: readonly string[]) =>
  promisify(execFile)(
    process.execPath,
    [
      ...['--import', 'tsx', '--conditions', 'runehold:source', 'packages/cli/src/main.ts'],
      ...[...args, '--database', server.database],
    ],
    { cwd: root },
  );

const words = {
  en: {
    name: 'Account name',
    order: 'Moderation',
    called: 'What should the others call you?',
    sit: /Sit here/,
    say: 'Say something',
    about: 'Options for Bartek’s message',
    report: 'Report',
    reported: /Reported by/,
    mute: /Forbid writing/,
    muted: /you cannot write/,
    hide: 'Hide the message',
    gone: 'Message removed',
    settled: 'Mark as settled',
    none: 'No reported messages.',
    lift: /Lift/,
    calm: 'Nobody is banned.',
  },
  pl: {
    name: 'Nazwa konta',
    order: 'Moderacja',
    called: 'Jak się do ciebie zwracać?',
    sit: /Usiądź tutaj/,
    say: 'Napisz coś',
    about: 'Opcje tej wiadomości: Bartek',
    report: 'Zgłoś',
    reported: /Zgłasza:/,
    mute: /Zabroń pisania/,
    muted: /nie możesz pisać/,
    hide: 'Ukryj wiadomość',
    gone: 'Wiadomość usunięta',
    settled: 'Oznacz jako załatwione',
    none: 'Brak zgłoszonych wiadomości.',
    lift: /Cofnij/,
    calm: 'Nie ma żadnych zakazów.',
  },
} as const;

for (const look of looks([
  { language: 'pl', width: 390, height: 844, keeper: 'Bogumila', role: 'operator' },
  { language: 'en', width: 1366, height: 768, keeper: 'Morwenna', role: 'moderator' },
] as const))
  it(`whoever keeps order reads what was reported and sees to it: ${look.language}, ${look.width}`, async () => {
    const { stranger } = evening();
    const say = words[look.language];
    const [mora, ola, bartek] = [await stranger(look), await stranger(look), await stranger(look)];
    await mora.page.goto(`${address}#/settings`);
    await mora.page.getByLabel(say.name).fill(look.keeper);
    await mora.page.locator('[data-account] input[type=password]').first().fill(PASSWORD);
    await mora.page.keyboard.press('Enter');
    await mora.page.locator('[data-codes] li').first().waitFor();
    await runehold('person', 'role', look.keeper, look.role);
    await ola.page.goto(address);
    const table = await setTable(ola.page, '/api/tables', {
      game: 'rune-age',
      seats: [{ kind: 'open' }, { kind: 'open' }],
      gather: true,
    });
    for (const [guest, name] of [
      [ola, 'Ola'],
      [bartek, 'Bartek'],
    ] as const) {
      await guest.page.goto(`${address}#/table/server/${table}`);
      await guest.page.getByLabel(say.called).fill(name);
      await guest.page.getByRole('button', { name: say.sit }).first().click();
      await guest.page.getByLabel(say.called).waitFor({ state: 'detached' });
    }
    await bartek.page.getByRole('textbox', { name: say.say }).fill('You are all fools!');
    await bartek.page.keyboard.press('Enter');
    await ola.page.getByText('You are all fools!').waitFor();
    await ola.page.getByLabel(say.about).click();
    await ola.page.getByRole('button', { name: say.report }).click();
    // The way there is in the settings, for whoever has a role.
    const { page } = mora;
    await page.reload();
    await page.getByRole('link', { name: say.order }).click();
    await page.getByText(say.reported).waitFor();
    await page.getByText('You are all fools!').first().waitFor();
    // How the house stands is for those who answer for it.
    expect(await page.locator('[data-machinery] [data-lane]').count()).toBe(look.role === 'operator' ? 5 : 0);
    await isSound(page);
    await page.getByRole('button', { name: say.mute }).click();
    await page.getByRole('button', { name: say.lift }).waitFor();
    await bartek.page.getByRole('textbox', { name: say.say }).fill('Still here');
    await bartek.page.keyboard.press('Enter');
    await bartek.page.getByText(say.muted).first().waitFor();
    await page.getByRole('button', { name: say.hide }).click();
    await ola.page.getByText(say.gone).waitFor();
    await page.getByRole('button', { name: say.settled }).click();
    await page.getByText(say.none).waitFor();
    await page.getByRole('button', { name: say.lift }).click();
    await page.getByText(say.calm).waitFor();
    // Whoever has no role is told so, and sees nothing.
    await ola.page.goto(`${address}#/admin`);
    await ola.page.locator('[data-admin] [role=alert]').waitFor();
    for (const each of [mora, ola, bartek])
      expect(each.mishaps.filter(text => !text.includes('403'))).toEqual([]);
  });
