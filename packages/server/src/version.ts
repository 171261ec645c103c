import { readFileSync } from 'node:fs';

/** Which version of the server this is, as its package says. */
export const VERSION = (
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    readonly version: string;
  }
).version;
