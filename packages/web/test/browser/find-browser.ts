import { existsSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import npmChromium from '@sparticuz/chromium';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A Chromium: the one that was named, else one that is installed, else the one that came with the dependencies. */
const findBrowser = async (): Promise<string> =>
  process.env['RUNEHOLD_CHROMIUM'] ?? usualPlaces.find(existsSync) ?? (await npmChromium.executablePath());

/** Without these it does not start for root, or talks to the network. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const startBrowser = async (): Promise<Browser> => {
  const executablePath = await findBrowser();
  try {
    return await chromium.launch({ executablePath, args: flags });
  } catch (cause) {
    throw new Error(
      `${executablePath} does not start. On a bare Debian: apt-get install -y libnss3 libgbm1 libasound2; or set RUNEHOLD_CHROMIUM.`,
      { cause },
    );
  }
};
