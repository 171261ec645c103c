import type { Browser } from '@playwright/test';
import { afterAll, beforeAll } from 'vitest';
import { startBrowser } from './find-browser.ts';
import type { Guest, GuestPlan } from './guest.ts';
import { welcome } from './guest.ts';
import type { Site, SiteKind } from './site.ts';
import { openSite } from './site.ts';

/** A site and a browser for the tests of one file. */
export type Evening = {
  readonly site: Site;
  readonly address: string;
  guest(plan?: GuestPlan): Promise<Guest>;
};

/** Builds the page and starts a browser before the first test; both are gone after the last. */
export const spendEvening = (kind?: SiteKind): (() => Evening) => {
  let site: Site | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [site, browser] = await Promise.all([openSite(kind), startBrowser()]);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  return () => {
    if (site === undefined || browser === undefined) throw new Error('the evening has not begun');
    const started = browser;
    return { site, address: site.address, guest: plan => welcome(started, plan) };
  };
};

/** How long a whole game may take on a busy machine, in milliseconds. */
export const WHOLE_GAME = 240_000;
