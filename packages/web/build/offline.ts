import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Earlier rules, one file for each version: fetched, and kept from then on, when a table needs them. */
const isCapsule = (name: string): boolean => name.endsWith('.mjs');

/** What the browser keeps besides the bundle. */
const SHELL = ['./', 'manifest.webmanifest', 'manifest.pl.webmanifest', 'icon.svg', 'icon-your-move.svg'];

/**
 * Writes the service worker with the list of everything the page is made of, so that it starts and plays against bots
 * without a network. The name of its store is a fingerprint of that list: a new build is a new store.
 */
export const offline = (): Plugin => ({
  name: 'offline',
  apply: 'build',
  generateBundle(_options, bundle) {
    const files = [
      ...SHELL,
      ...Object.keys(bundle).filter(name => !name.endsWith('.html') && !isCapsule(name)),
    ];
    const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
    const source = readFileSync(fileURLToPath(new URL('./service-worker.js', import.meta.url)), 'utf8');
    this.emitFile({
      type: 'asset',
      fileName: 'service-worker.js',
      source: source.replace('__FILES__', JSON.stringify(files)).replace('__VERSION__', version),
    });
  },
});
