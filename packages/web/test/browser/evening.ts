import type { Browser } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { startBrowser } from './find-browser.ts';
import type { Guest, GuestPlan, StrangerPlan } from './guest.ts';
import { stranger, welcome } from './guest.ts';
import type { Site, SiteKind } from './site.ts';
import { openSite } from './site.ts';

/** How long anything but a whole game may take on a slow and busy machine, in milliseconds. */
export const A_WHILE = 300_000;
/** How long a whole game may take there; nothing needs to say so, it is what every test of these is given. */
export const WHOLE_GAME = 1_800_000;
vi.setConfig({ testTimeout: WHOLE_GAME, hookTimeout: WHOLE_GAME });

/** A site and a browser for the tests of one file. */
export type Evening = {
  readonly site: Site;
  readonly address: string;
  guest(plan?: GuestPlan): Promise<Guest>;
  /** Somebody with an empty browser. */
  stranger(plan?: StrangerPlan): Promise<Guest>;
};

/**
 * Builds the page and starts a browser before the first test; both are gone after the last. Whoever comes in a test
 * leaves with it: a page that nobody looks at any more still plays.
 */
export const spendEvening = (kind?: SiteKind): (() => Evening) => {
  let site: Site | undefined;
  let browser: Browser | undefined;
  let present: Guest[] = [];
  beforeAll(async () => {
    [site, browser] = await Promise.all([openSite(kind), startBrowser()]);
  });
  beforeEach(() => {
    present = [];
  });
  afterEach(async () => {
    await Promise.all(present.map(({ context }) => context.close()));
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  return () => {
    if (site === undefined || browser === undefined) throw new Error('the evening has not begun');
    const started = browser;
    const come = (guest: Guest): Guest => {
      present.push(guest);
      return guest;
    };
    return {
      site,
      address: site.address,
      guest: async plan => come(await welcome(started, plan)),
      stranger: async plan => come(await stranger(started, plan)),
    };
  };
};
