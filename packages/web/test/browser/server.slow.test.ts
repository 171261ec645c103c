import type { Page, WebSocketRoute } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from './axe.ts';
import { playByHand } from './by-hand.ts';
import { spendEvening } from './evening.ts';
import type { Guest } from './guest.ts';
import { parts } from './page-parts.ts';
import { playOn } from './player.ts';
import type { ServerProcess } from './server.ts';
import { startServerProcess } from './server.ts';

const evening = spendEvening('shipped');
let server: ServerProcess;

beforeAll(async () => {
  server = await startServerProcess(evening().site.folder);
});
afterAll(() => server.close());

type ServerTable = {
  readonly game?: 'rune-age' | 'runewars';
  readonly seats?: number;
  /** A seat for whoever has the link. */
  readonly open?: number;
};

/** Sets a table on the server: oneself, perhaps an open seat, and bots. */
const setTable = async ({ page }: Guest, plan: ServerTable): Promise<string> => {
  const { game = 'rune-age', seats = 3, open } = plan;
  await page.goto(`${server.address}#/new/${game}`);
  await page.getByRole('button', { name: String(seats), exact: true }).click();
  if (open === undefined) await page.getByRole('button', { name: /On the server/ }).click();
  else await page.getByLabel(`Who sits in seat ${open}`).selectOption('open');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect.poll(() => page.url()).toContain('#/table/server/');
  return page.url();
};

/** Puts somebody in between a page and the server who can break the line and keep it broken. */
const breakableLine = async (page: Page): Promise<{ cut(): void; mend(): void }> => {
  let isCut = false;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/./, socket => {
    if (isCut) return void socket.close();
    open.add(socket);
    socket.connectToServer();
  });
  return {
    cut: () => {
      isCut = true;
      for (const socket of open) void socket.close();
      open.clear();
    },
    mend: () => {
      isCut = false;
    },
  };
};

describe('a table on the server', () => {
  it('two people in two browsers and a bot play a whole game', async () => {
    const { guest } = evening();
    // One touch is an answer: it is a long evening.
    const [mira, antek] = [
      await guest({ name: 'Mira', oneClick: true }),
      await guest({ name: 'Antek', oneClick: true, language: 'pl' }),
    ];
    const link = await setTable(mira, { open: 2 });
    await antek.page.goto(link);
    await antek.page.getByRole('button', { name: /Usiądź/ }).click();
    await expect.poll(() => mira.page.getByText('Antek').count()).toBeGreaterThan(0);
    const stops = await Promise.all([
      playByHand(mira.page, { seed: 5 }),
      playByHand(antek.page, { seed: 6 }),
    ]);
    expect(stops.map(({ stop }) => stop)).toEqual(['over', 'over']);
    expect(mira.mishaps).toEqual([]);
    expect(antek.mishaps).toEqual([]);
  });

  it('a table that is cut off says so, and goes on where it was when the server is back', async () => {
    const { guest } = evening();
    const mira = await guest();
    await setTable(mira, { seats: 2 });
    const { bar, prompt } = parts(mira.page);
    await bar.waitFor();
    await playOn(mira.page, { seed: 7, until: '[data-combat]' });
    const before = await prompt.innerText();
    await server.kill();
    await mira.page.getByText('Connection lost. Trying again…').waitFor();
    await server.restart();
    await expect.poll(() => mira.page.getByText('Connection lost. Trying again…').count()).toBe(0);
    expect(await prompt.innerText()).toBe(before);
    const seen = await bar.innerText();
    await parts(mira.page).options.first().click();
    await parts(mira.page).confirm.click();
    await expect.poll(() => bar.innerText().catch(() => '')).not.toBe(seen);
  });

  it('whoever only watches Runewars sees the table move, and nobody’s hand', async () => {
    const { guest } = evening();
    const [mira, zofia] = [await guest({ name: 'Mira' }), await guest({ name: 'Zofia' })];
    await setTable(mira, { game: 'runewars', seats: 2 });
    const { bar } = parts(mira.page);
    await bar.waitFor();
    await zofia.page.goto(mira.page.url());
    await zofia.page.locator('[data-waiting]').waitFor();
    const lines = (): Promise<number> => zofia.page.locator('[role="tabpanel"] li').count();
    const before = await lines();
    expect((await playByHand(mira.page, { seed: 4, until: '[data-prompt="prompt.turn"]' })).stop).toBe(
      'wanted',
    );
    await expect.poll(lines).toBeGreaterThan(before);
    // Mira holds Orders and an objective; whoever watches is asked nothing and shown none of them.
    expect(await mira.page.locator('[data-at="objective"]').count()).toBe(1);
    expect(await zofia.page.locator('[data-at="objective"], [data-at^="tactics/"]').count()).toBe(0);
    expect(await zofia.page.locator('[data-ask], [data-option], [data-state="legal"]').count()).toBe(0);
    expect(await seriousFindings(zofia.page)).toEqual([]);
    for (const { mishaps } of [mira, zofia]) expect(mishaps).toEqual([]);
  });

  it('a line that breaks is mended; what happened meanwhile is there, and nothing is answered twice', async () => {
    const { guest } = evening();
    const mira = await guest();
    const line = await breakableLine(mira.page);
    await setTable(mira, { game: 'runewars', seats: 2 });
    const { page } = mira;
    await parts(page).bar.waitFor();
    await playByHand(page, { seed: 3, until: '[data-prompt="prompt.turn"]' });
    const before = await parts(page).prompt.innerText();
    line.cut();
    await page.locator('[data-link="lost"]').waitFor();
    line.mend();
    await page.locator('[data-link="open"]').waitFor();
    expect(await parts(page).prompt.innerText()).toBe(before);
    const { stop } = await playByHand(page, { seed: 4, until: '[data-prompt="prompt.choose-order"]' });
    expect(stop).toBe('wanted');
    expect(mira.mishaps).toEqual([]);
  });

  it('what somebody says is read by the others', async () => {
    const { guest } = evening();
    const [mira, antek] = [await guest({ name: 'Mira' }), await guest({ name: 'Antek' })];
    await antek.page.goto(await setTable(mira, { open: 2 }));
    await antek.page.getByRole('button', { name: /Sit down/ }).click();
    await antek.page.getByRole('tab', { name: 'Chat' }).click();
    await antek.page.getByRole('textbox', { name: 'Say something' }).fill('Good luck!');
    await antek.page.keyboard.press('Enter');
    // Whoever looks at the log sees that there is something to read, until they have.
    await mira.page.getByRole('tab', { name: 'Chat 1 new message' }).click();
    await mira.page.getByText('Good luck!').waitFor();
    for (const { page } of [mira, antek])
      await expect.poll(() => page.locator('[data-unread]').count()).toBe(0);
  });
});
