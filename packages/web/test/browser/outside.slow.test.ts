import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spendEvening } from './evening.ts';
import { isSound } from './is-sound.ts';
import { looks } from './looks.ts';
import { playedGame } from './positions.ts';
import type { ServerProcess } from './server.ts';
import { startServerProcess } from './server.ts';
import { setTable } from './set-table.ts';

/** Everybody in these tests has an empty browser, and does what is to be read on the page. */
const evening = spendEvening('shipped');
let server: ServerProcess;
let address: string;

beforeAll(async () => {
  server = await startServerProcess(evening().site.folder);
  // Passwords are taken from this machine by its name.
  address = server.address.replace('127.0.0.1', 'localhost').replace(/\/$/, '');
});
afterAll(() => server.close());

const words = {
  en: {
    guest: /You are here as a guest/,
    account: 'Account name',
    password: 'Password',
    kept: 'I have saved them',
    botName: 'Name of the new bot',
    makeBot: 'Make a bot',
    label: 'What it is for',
    makeToken: 'Make a token',
    keptToken: 'I have saved it',
    revoke: /Revoke/,
    who: 'Who sits in seat 2',
    welcome: 'Outside bots welcome',
    gather: /Gather first/,
    open: 'Open the table',
    sit: /Sit here/,
    invite: 'Name of the bot',
    inviteDo: 'Invite a bot',
    ready: 'I’m ready',
    menu: 'Menu',
    problem: 'Report a problem',
    what: 'What went wrong?',
    send: 'Send the report',
    sent: /This is report number \d+/,
    review: 'Review',
    link: 'Link to this review',
    start: 'Review the game',
    on: 'Play on from here',
  },
  pl: {
    guest: /Grasz tu jako gość/,
    account: 'Nazwa konta',
    password: 'Hasło',
    kept: 'Mam je zapisane',
    botName: 'Imię nowego bota',
    makeBot: 'Utwórz bota',
    label: 'Do czego służy',
    makeToken: 'Utwórz token',
    keptToken: 'Mam go zapisany',
    revoke: /Unieważnij/,
    who: 'Kto zajmuje miejsce 2',
    welcome: 'Boty z zewnątrz mile widziane',
    gather: /Najpierw się zbierzmy/,
    open: 'Otwórz stół',
    sit: /Usiądź tutaj/,
    invite: 'Imię bota',
    inviteDo: 'Zaproś bota',
    ready: 'Możemy zaczynać',
    menu: 'Menu',
    problem: 'Zgłoś problem',
    what: 'Co poszło nie tak?',
    send: 'Wyślij zgłoszenie',
    sent: /Numer zgłoszenia: \d+/,
    review: 'Analiza',
    link: 'Link do tej analizy',
    start: 'Przeanalizuj grę',
    on: 'Graj dalej od tej chwili',
  },
} as const;

const windows = [
  { language: 'en', width: 1366, height: 768 },
  { language: 'pl', width: 390, height: 844 },
] as const;

/** What a program asks for that has nothing but its token. */
const ask = async (token: string, path: string, body: object): Promise<number> => {
  const response = await fetch(`${address}/api/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.status;
};

describe('a program', () => {
  it.each(looks(windows.toReversed()))('is let in, invited, met and marked ($language)', async look => {
    const say = words[look.language];
    const [name, bot] = look.language === 'en' ? ['Olga', 'Gizmo'] : ['Łucja', 'Trybik'];
    const owner = await evening().stranger(look);
    const { page } = owner;
    await page.goto(`${address}#/settings`);
    await page.getByText(say.guest).waitFor();
    await page.getByLabel(say.account).fill(name);
    await page.getByLabel(say.password).fill('nine lanterns on the quay');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: say.kept }).click();
    await page.getByLabel(say.botName).fill(bot);
    await page.getByRole('button', { name: say.makeBot }).click();
    await page.locator('[data-bots]').getByText(`${bot} (bot)`).waitFor();
    await page.getByLabel(say.label).fill('laptop');
    await page.getByRole('button', { name: say.makeToken }).click();
    const token = await page.locator('[data-token]').inputValue();
    expect(token).toMatch(/^rh_/);
    await page.getByRole('button', { name: say.keptToken }).click();
    await isSound(owner.page);
    expect(await page.content()).not.toContain(token);
    await page.reload();
    await page.locator('[data-tokens]').getByText('laptop').waitFor();

    await page.goto(`${address}#/new/rune-age`);
    await page.getByRole('button', { name: '2', exact: true }).click();
    await page.getByLabel(say.who, { exact: true }).selectOption('open');
    await page.getByLabel(say.welcome).check();
    await page.getByLabel(say.gather).check();
    await page.getByRole('button', { name: say.open }).click();
    await page.locator('[data-room]').waitFor();
    await page.locator('[data-welcome]', { hasText: say.welcome }).waitFor();
    await page.getByLabel(say.invite).fill(bot);
    await page.getByRole('button', { name: say.inviteDo }).click();
    await page.locator('[data-invite-bot] [role=status]', { hasText: bot }).waitFor();
    const table = page.url().split('/').at(-1) ?? '';
    expect(await ask(token, `/tables/${table}/sit`, {})).toBe(200);
    await page.getByText(`${bot} (bot)`, { exact: true }).first().waitFor();
    await isSound(owner.page);
    expect(await ask(token, `/tables/${table}/ready`, { on: true })).toBe(200);
    await page.getByRole('button', { name: say.ready }).click();

    await page.getByRole('button', { name: say.menu }).first().click();
    await page.getByRole('button', { name: say.problem }).click();
    await page.getByLabel(say.what).fill('!?');
    await page.getByRole('button', { name: say.send }).click();
    await page.getByText(say.sent).waitFor();
    await isSound(owner.page);

    // What is revoked opens nothing any more.
    await page.goto(`${address}#/settings`);
    await page.locator('[data-tokens]').getByRole('button', { name: say.revoke }).click();
    await page.locator('[data-tokens] li').waitFor({ state: 'detached' });
    expect(await ask(token, `/tables/${table}/ready`, { on: true })).toBe(401);
    expect(owner.mishaps).toEqual([]);
  });
});

/** A whole game that somebody plays carelessly. */
const finished = playedGame({
  holders: ['Mira', 'bot:Grukk'],
  options: { scenario: 'runewars' },
  seed: 4,
  instead: (asked, { entries }) => {
    const end = asked.options.find(({ name }) => name === 'end');
    return asked.seat === 0 && end && entries.length % 3 === 0 ? [end.code] : undefined;
  },
});

describe('a finished game of the server', () => {
  it('is gone through by whoever has the link, and played on from', async () => {
    const [english, polish] = windows;
    const mira = await evening().stranger(english);
    await mira.page.goto(address);
    const table = await setTable(mira.page, '/api/files', {
      file: JSON.parse(finished),
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
    });
    const here = `#/review/server/${table}`;
    // From the end of the game, and from one's own games.
    await mira.page.goto(`${address}#/table/server/${table}`);
    await mira.page.getByRole('link', { name: words.en.review, exact: true }).first().waitFor();
    await mira.page.goto(`${address}#/`);
    await mira.page.locator(`a[href="${here}"]`).first().click();
    const link = await mira.page.getByRole('textbox', { name: words.en.link }).inputValue();
    expect(link).toBe(`${address}/${here}`);
    await mira.page.locator('[data-review-start]').waitFor();
    await isSound(mira.page);

    const stranger = await evening().stranger(polish);
    const { page } = stranger;
    await page.goto(link);
    await page.getByRole('button', { name: words.pl.start }).click();
    await page.locator('[data-review="whole"]').waitFor();
    await isSound(stranger.page);
    await page.getByRole('button', { name: words.pl.on }).first().click();
    await page.waitForURL(/#\/table\/here\//);
    for (const each of [mira, stranger]) expect(each.mishaps).toEqual([]);
  });
});
