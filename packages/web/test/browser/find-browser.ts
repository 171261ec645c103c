import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

/**
 * Unpacks the Chromium that came with the dependencies, once for this machine. It is unpacked elsewhere and moved into
 * place when it is whole: somebody else may be unpacking it too, or may have been stopped halfway.
 */
const unpacked = async (): Promise<string> => {
  const about = fileURLToPath(new URL('../../package.json', import.meta.resolve('@sparticuz/chromium')));
  const { version } = JSON.parse(await readFile(about, 'utf8')) as { readonly version: string };
  const home = tmpdir();
  const folder = join(home, `runehold-chromium-${version}`);
  if (!existsSync(folder)) {
    const own = await mkdtemp(join(home, 'runehold-chromium-'));
    process.env['TMPDIR'] = own;
    try {
      await npmChromium.executablePath();
    } finally {
      process.env['TMPDIR'] = home;
    }
    await rename(own, folder).catch(() => rm(own, { recursive: true, force: true }));
  }
  return join(folder, 'chromium');
};

/** A Chromium: the one that was named, else one that is installed, else the one that came with the dependencies. */
const findBrowser = async (): Promise<string> =>
  process.env['RUNEHOLD_CHROMIUM'] ?? usualPlaces.find(existsSync) ?? (await unpacked());

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

/** Starts a browser, with more flags than the usual ones where a test needs them. */
export const startBrowser = async (more: readonly string[] = []): Promise<Browser> => {
  const executablePath = await findBrowser();
  try {
    return await chromium.launch({ executablePath, args: [...flags, ...more] });
  } catch (cause) {
    throw new Error(
      `${executablePath} does not start. On a bare Debian: apt-get install -y libnss3 libgbm1 libasound2; or set RUNEHOLD_CHROMIUM.`,
      { cause },
    );
  }
};
