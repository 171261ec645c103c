import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { startBrowser } from './find-browser.ts';
import { countScript } from './first-load.ts';
import { feedbackAfter, framesDuring, onScreen } from './frames.ts';
import type { Guest } from './guest.ts';
import { openGame, welcome } from './guest.ts';
import { pictureGame } from './picture-games.ts';
import { inRound, inYear, playedGame } from './positions.ts';
import { openSite } from './site.ts';
import { isAskedFor } from './sought-game.ts';

/**
 * Measures the shipped page in a real browser and prints what it found as JSON: compressed script of a first visit,
 * frames while the map is dragged and zoomed, and how soon a touch shows.
 *
 *   --trace FILE   keeps what the browser traced while the map was dragged
 *   --slower N     slows the processor so many times
 */
const { values } = parseArgs({
  options: { trace: { type: 'string' }, slower: { type: 'string', default: '1' } },
});

const company = ['Mira', 'bot:Tomasz', 'bot:Grukk', 'bot:Kasia'] as const;

const games = () => ({
  war: playedGame({
    of: 'runewars',
    holders: company,
    seed: 4,
    until: match => inYear(5)(match) && isAskedFor('prompt.activate')(match),
  }),
  orders: playedGame({
    of: 'runewars',
    holders: company,
    seed: 4,
    until: match => inYear(3)(match) && isAskedFor('prompt.choose-order')(match),
  }),
  march: playedGame({
    of: 'runewars',
    holders: company,
    seed: 4,
    until: match => inYear(3)(match) && isAskedFor('prompt.march-units')(match),
  }),
  cards: playedGame({ holders: company, seed: 11, until: inRound(4) }),
});

const guestAt = async (browser: Browser, address: string, file: string): Promise<Guest> => {
  const guest = await welcome(browser);
  await openGame(guest, address, file);
  await guest.page.locator('[data-ask]').waitFor();
  await onScreen(guest.page);
  const devtools = await guest.context.newCDPSession(guest.page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) });
  return guest;
};

/** Drags the map in circles. */
const drag = async (page: Page): Promise<void> => {
  const map = await page.locator('svg:has([data-area])').first().boundingBox();
  if (map === null) throw new Error('there is no map');
  const [x, y] = [map.x + map.width / 2, map.y + map.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let n = 0; n < 240; n++) await page.mouse.move(x + 140 * Math.sin(n / 12), y + 90 * Math.sin(n / 19));
  await page.mouse.up();
};

/** Turns the wheel in and out over the map. */
const zoom = async (page: Page): Promise<void> => {
  for (let n = 0; n < 60; n++) await page.mouse.wheel(0, n % 20 < 10 ? -60 : 60);
};

/** Clicks on what may be chosen, one after another. */
const touches = async (
  page: Page,
  selector: string,
  most = 10,
): Promise<readonly (() => Promise<void>)[]> => {
  const things = await page.locator(selector).all();
  const boxes = await Promise.all(things.slice(0, most).map(thing => thing.boundingBox()));
  return boxes.flatMap(box =>
    box === null ? [] : [() => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)],
  );
};

const measure = async (browser: Browser, address: string) => {
  const hall = await welcome(browser);
  const scriptFetched = countScript(hall.page);
  await hall.page.goto(address);
  await hall.page.locator('h1').first().waitFor();
  const script = await scriptFetched();
  await hall.context.close();

  const { war, orders, march, cards } = games();
  const atWar = await guestAt(browser, address, war);
  await framesDuring(atWar.page, () => drag(atWar.page));
  const dragged = await framesDuring(atWar.page, () => drag(atWar.page));
  const zoomed = await framesDuring(atWar.page, () => zoom(atWar.page));
  if (values.trace !== undefined) {
    // Tracing costs frames of its own, so what is traced is not what is counted.
    await mkdir(dirname(values.trace), { recursive: true });
    await browser.startTracing(atWar.page, { path: values.trace });
    await drag(atWar.page);
    await zoom(atWar.page);
    await browser.stopTracing();
  }
  const things = await atWar.page.locator('[data-rail] [data-at]').all();
  const hovers = things.slice(0, 10).map(thing => () => thing.hover());
  const tooltip = await feedbackAfter(atWar.page, hovers);
  await atWar.page.mouse.move(1, 1);
  const area = await feedbackAfter(
    atWar.page,
    await touches(atWar.page, 'svg [data-area][data-state="legal"]'),
  );
  await atWar.context.close();

  const touched = async (file: string, things: string): Promise<readonly number[]> => {
    const { page, context } = await guestAt(browser, address, file);
    const delays = await feedbackAfter(page, await touches(page, things));
    await context.close();
    return delays;
  };
  const order = await touched(orders, '[data-at^="order/"][data-state="legal"]');
  const unit = await touched(march, '[data-at]:is([data-state="legal"], [data-state="selected"])');
  const bid = await touched(pictureGame('bid'), '[data-at][data-state="legal"]');
  const card = await touched(cards, '[data-at][data-state="legal"]');
  const laid = await touched(pictureGame('battle'), '[data-at^="hand/"][data-state="legal"]');
  return { script, frames: { dragged, zoomed }, feedback: { area, order, unit, bid, card, laid, tooltip } };
};

const run = async (browser: Browser): Promise<void> => {
  const site = await openSite('shipped');
  try {
    console.log(JSON.stringify(await measure(browser, site.address)));
  } finally {
    await browser.close();
    await site.close();
  }
};

const browser = await startBrowser().catch((error: Error) => error);
if (browser instanceof Error) console.log(JSON.stringify({ missing: browser.message }));
else await run(browser);
