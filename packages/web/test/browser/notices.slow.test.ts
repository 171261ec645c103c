import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { spendEvening } from './evening.ts';
import { looks } from './looks.ts';
import { type ServerProcess, startServerProcess } from './server.ts';

const evening = spendEvening('shipped');
let house: ServerProcess;
let plain: ServerProcess;

/** An address of somebody's own, and what it was called with. */
const called: { kind: string; title: string }[] = [];
const own = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (part: string) => {
    body += part;
  });
  request.on('end', () => {
    called.push(JSON.parse(body));
    response.end();
  });
});

beforeAll(async () => {
  await new Promise<void>(resolve => own.listen(0, '127.0.0.1', resolve));
  const { folder } = evening().site;
  [house, plain] = await Promise.all([
    startServerProcess(folder, {
      RUNEHOLD_ORIGIN: 'https://games.runehold.org',
      RUNEHOLD_PUSH_SUBJECT: 'mailto:keeper@runehold.org',
      // Nobody takes letters there: they wait.
      RUNEHOLD_SMTP: 'smtp://127.0.0.1:1',
      RUNEHOLD_MAIL_FROM: 'games@runehold.org',
      RUNEHOLD_CALL_LOOPBACK: 'yes',
    }),
    startServerProcess(folder),
  ]);
});
afterAll(async () => {
  await Promise.all([house, plain].map(server => server.close()));
  own.closeAllConnections();
  own.close();
});

/** What a worker was given to show. */
type Given = { readonly title: string; readonly body: string; readonly url: string };

/** A worker of which we look over the shoulder. */
type Shower = {
  given: Given[];
  readonly registration: {
    showNotification(
      title: string,
      options: { readonly body: string; readonly data: { readonly url: string } },
    ): Promise<void>;
  };
};

const words = {
  en: {
    webhook: 'To an address of your own',
    url: 'Web address',
    use: 'Use this address',
    test: 'Send me a test',
    sent: 'A test is on its way.',
    title: 'This is a test',
    vote: 'A vote, Webhook',
    quiet: 'No notifications at certain hours',
    from: 'from',
    mail: 'E-mail address',
    asked: /We have sent an e-mail to mira@runehold\.org/,
    none: /RUNEHOLD_ORIGIN/,
  },
  pl: {
    webhook: 'Na własny adres internetowy',
    url: 'Adres internetowy',
    use: 'Użyj tego adresu',
    test: 'Wyślij próbne powiadomienie',
    sent: 'Próbne powiadomienie jest w drodze.',
    title: 'To tylko próba',
    vote: 'Głosowanie, Webhook',
    quiet: 'Bez powiadomień w wybranych godzinach',
    from: 'od',
    mail: 'Adres e-mail',
    asked: /Na\smira@runehold\.org poszła wiadomość/,
    none: /RUNEHOLD_ORIGIN/,
  },
} as const;

it.each(
  looks([
    ['pl', 'light', 390, 844],
    ['en', 'dark', 1440, 900],
  ] as const),
)('a guest says how to be told of things (%s, %s, %i px)', async (language, theme, width, height) => {
  const say = words[language];
  const { page, mishaps } = await evening().guest({ language, theme, width, height });
  await page.goto(`${house.address}#/settings`);
  await page.getByText(say.webhook).click();
  const { port } = own.address() as AddressInfo;
  const webhook = page.locator('details', { hasText: say.webhook });
  await webhook.getByLabel(say.url).fill(`http://127.0.0.1:${port}/hook`);
  await webhook.getByRole('button', { name: say.use }).click();
  const vote = page.getByLabel(say.vote);
  await vote.selectOption('never');
  await page.getByLabel(say.quiet).check();
  const from = page.getByRole('combobox', { name: say.from, exact: true });
  await from.selectOption('21');
  const before = called.length;
  await webhook.getByRole('button', { name: say.test }).click();
  await page.getByText(say.sent).waitFor();
  await expect
    .poll(() => called.slice(before), { timeout: 60_000 })
    .toMatchObject([{ kind: 'test', title: say.title }]);
  await page.getByLabel(say.mail).fill('mira@runehold.org');
  await page
    .locator('form', { has: page.getByLabel(say.mail) })
    .getByRole('button')
    .click();
  await page.getByText(say.asked).waitFor();
  expect(await findings(page)).toEqual([]);
  // Nothing is wider than the window.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const pictures = process.env['NOTICES_PICTURES'];
  if (pictures !== undefined) await page.screenshot({ path: `${pictures}/${language}.png`, fullPage: true });
  await page.reload();
  await expect.poll(() => page.getByLabel(say.vote).inputValue(), { timeout: 60_000 }).toBe('never');
  expect(await from.inputValue()).toBe('21');
  expect(mishaps).toEqual([]);
});

it('a house without an address of its own says why nothing leaves it', async () => {
  const { page, mishaps } = await evening().guest({});
  await page.goto(`${plain.address}#/settings`);
  await page.getByText(words.en.none).waitFor();
  expect(await page.getByText(words.en.webhook).count()).toBe(0);
  expect(mishaps).toEqual([]);
});

it('every push is shown, whatever is in it, and leads to its table', async () => {
  const { page, context } = await evening().guest({ keepsPages: true });
  const { origin } = new URL(house.address);
  await context.grantPermissions(['notifications'], { origin });
  const begun = context.waitForEvent('serviceworker');
  await page.goto(house.address);
  const worker = await begun;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>(resolve => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations;
      if (found) resolve(found.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const url = 'https://games.runehold.org/#/table/server/nowhere-to-be-found';
  const told = { title: 'Your move in Runewars', body: 'At the table: Anna.', tag: 'nowhere', url };
  // A browser without a screen shows no notices: what it is given to show is what counts.
  await worker.evaluate(() => {
    const scope = self as unknown as Shower;
    scope.given = [];
    scope.registration.showNotification = async (title, { body, data }) => {
      scope.given.push({ title, body, url: data.url });
    };
  });
  const shown = (): Promise<readonly Given[]> =>
    worker.evaluate(() => (self as unknown as Shower).given.slice());
  const push = (data: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await push(JSON.stringify(told));
  await expect.poll(shown, { timeout: 60_000 }).toEqual([{ title: told.title, body: told.body, url }]);
  await push('this is no JSON');
  await expect.poll(async () => (await shown()).map(({ title }) => title)).toEqual([told.title, 'Runehold']);
  await worker.evaluate(address => {
    // What a script makes up is not to be waited for, and is waited for all the same.
    const notification = { close: () => undefined, data: { url: address } };
    const pressed = Object.assign(new Event('notificationclick'), {
      notification,
      waitUntil: () => undefined,
    });
    self.dispatchEvent(pressed);
  }, url);
  await page.waitForURL(`${house.address}#/table/server/nowhere-to-be-found`);
});
