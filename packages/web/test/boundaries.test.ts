import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('../src/', import.meta.url));

/** What the page may import of ours; components are not seen by the checker of the other boundaries. */
const allowed = /^@runehold\/(?:kernel|ai|protocol|shelf|rune-age|runewars)\//;

const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, from]) => from);

const strangers = (text: string): string[] =>
  importsOf(text).filter(
    from =>
      (from.startsWith('@runehold/') && !allowed.test(from)) ||
      from.startsWith('node:') ||
      from.includes('/test/'),
  );

describe('what the page is made of', () => {
  it('no file of it leans on the server, the terminal, the machine or a test', () => {
    const found = readdirSync(source, { recursive: true })
      .map(String)
      .filter(name => /\.tsx?$/.test(name))
      .flatMap(name => strangers(readFileSync(`${source}${name}`, 'utf8')).map(from => `${name}: ${from}`));
    expect(found).toEqual([]);
  });

  it('a game is never imported at once but for its numbers, its words and its domains', () => {
    const early = readdirSync(source, { recursive: true })
      .map(String)
      .filter(name => /\.tsx?$/.test(name) && !/^(?:tables|library)\//.test(name))
      .filter(name =>
        /from '@runehold\/(?:rune-age|runewars)\//.test(readFileSync(`${source}${name}`, 'utf8')),
      );
    expect(early).toEqual([]);
  });

  it('a stranger would be seen', () => {
    expect(strangers("import { x } from '@runehold/server/server';")).toEqual(['@runehold/server/server']);
    expect(strangers("await import('node:fs');")).toEqual(['node:fs']);
    expect(strangers("import { y } from '@runehold/kernel/game';")).toEqual([]);
  });
});
