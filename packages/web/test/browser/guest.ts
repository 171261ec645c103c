import type { Browser, BrowserContext, Page } from '@playwright/test';

export type GuestPlan = {
  readonly width?: number;
  readonly height?: number;
  readonly language?: 'en' | 'pl';
  readonly theme?: 'dark' | 'light' | 'system';
  readonly name?: string;
  readonly pace?: 'skip' | 'quick' | 'calm';
  readonly oneClick?: boolean;
  readonly fast?: boolean | 'alone';
  /** Whether decisions are explained when they are met for the first time; they are not, unless it says so. */
  readonly lessons?: boolean;
  /** Whether the browser keeps the whole page for later visits; where nobody comes back without a network, it does not. */
  readonly keepsPages?: boolean;
  /**
   * Whether things are seen to move where nothing is set. Their computer asks for less, unless it says so: a map that
   * glows is drawn anew all the time, and without a graphics card that is work for the processor.
   */
  readonly moves?: boolean;
  /** When the coach has a word: never, unless it says so. */
  readonly coaching?: 'first' | 'always' | 'never';
};

/** How long a step on a page may take on a slow and busy machine, in milliseconds. */
const A_STEP = 120_000;

/** A window as a stranger opens it: how large, in which language the browser asks for pages, and whether things move. */
export type StrangerPlan = Pick<GuestPlan, 'width' | 'height' | 'language' | 'keepsPages' | 'moves'>;

/** Somebody in front of a page, and everything that went wrong on it. */
export type Guest = { readonly page: Page; readonly context: BrowserContext; readonly mishaps: string[] };

/**
 * React, as it watches itself, notes for everything it makes where in the program that was: half of what a page does
 * then. Here only what it complains about is read, which is the same without.
 */
const withoutStacks = `
  delete console.createTask;
  Object.defineProperty(Error, 'stackTraceLimit', { get: () => 0, set: () => undefined });
`;

/** Opens a page in an empty browser: nothing is set, nothing is known. Errors of the page are noted: there should be none. */
export const stranger = async (browser: Browser, plan: StrangerPlan = {}): Promise<Guest> => {
  const { width = 1440, height = 900, language = 'en', keepsPages = false, moves = false } = plan;
  const context = await browser.newContext({
    viewport: { width, height },
    locale: language === 'pl' ? 'pl-PL' : 'en-GB',
    hasTouch: width < 700,
    reducedMotion: moves ? 'no-preference' : 'reduce',
    acceptDownloads: true,
    serviceWorkers: keepsPages ? 'allow' : 'block',
  });
  await context.addInitScript(withoutStacks);
  context.setDefaultTimeout(A_STEP);
  const page = await context.newPage();
  const mishaps: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error') mishaps.push(message.text());
  });
  page.on('pageerror', error => mishaps.push(error.message));
  return { page, context, mishaps };
};

/** Opens a page for somebody with settings of their own. */
export const welcome = async (browser: Browser, plan: GuestPlan = {}): Promise<Guest> => {
  const { language = 'en', theme = 'dark', name = 'Mira' } = plan;
  const guest = await stranger(browser, plan);
  const state = {
    language,
    theme,
    name,
    motion: 'less',
    pace: plan.pace ?? 'skip',
    oneClick: plan.oneClick ?? false,
    fast: plan.fast ?? false,
    lessons: plan.lessons ?? false,
    coaching: plan.coaching ?? 'never',
  };
  await guest.page.addInitScript(
    settings => {
      if (localStorage.getItem('runehold.settings') === null)
        localStorage.setItem('runehold.settings', settings);
    },
    JSON.stringify({ state, version: 0 }),
  );
  return guest;
};

/** Brings a game file to the hall and goes to its table. */
export const openGame = async ({ page }: Guest, address: string, file: string): Promise<void> => {
  await page.goto(address);
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  });
};
