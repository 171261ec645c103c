import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('../src/', import.meta.url));

/** What the page may import of ours; components are not seen by the checker of the other boundaries. */
const allowed =
  /^@runehold\/(?:kernel|ai|protocol|school|shelf|rune-age|runewars)\/(?!rules\/(?!view\/|(?:[\w-]+\/)*words$))/;

const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, from]) => from);

const strangers = (text: string): string[] =>
  importsOf(text).filter(
    from =>
      (from.startsWith('@runehold/') && !allowed.test(from)) ||
      from.startsWith('node:') ||
      from.includes('/test/'),
  );

/** The rooms of a house from the ground up: each imports those below it. What lies in the house itself joins them. */
const stairs: Readonly<Record<string, readonly string[]>> = {
  table: [
    ...[
      'art',
      'session',
      'coach',
      'motion',
      'moments',
      'tips',
      'log',
      'company',
      'ahead',
      'menu',
      'advice',
      'board',
      'digest',
      'bar',
    ],
    'ceremony',
  ],
  'tables/rune-age': ['cards', 'goal', 'combat', 'moments', 'board'],
  'tables/runewars': [
    ...['portraits', 'land', 'pieces', 'touch', 'slots', 'area', 'build', 'map', 'rail', 'rail/rivals'],
    ...['hand', 'stage/parts', 'cards', 'flights', 'moments', 'stage/battle', 'stage/told', 'stage'],
    ...['score', 'choose'],
  ],
};

/** The imports of one file of a house that lead up, and files in a room that nobody listed. */
const climbsOf = (house: string, name: string, text: string): string[] => {
  const rooms = stairs[house];
  const floor = rooms.indexOf(dirname(name));
  if (dirname(name) === '.') return [];
  if (floor < 0) return [`${name}: a room without a place`];
  return (
    importsOf(text)
      // The words of a room stand on nothing; whoever says one of them brings them along.
      .filter(from => from.startsWith('.') && !from.endsWith('/words.ts'))
      .map(from => dirname(join(dirname(name), from)))
      .filter(room => rooms.indexOf(room) > floor)
      .map(room => `${name}: ${room}`)
  );
};

const climbs = (house: string): string[] =>
  readdirSync(join(source, house), { recursive: true })
    .map(String)
    .filter(name => /\.tsx?$/.test(name))
    .flatMap(name => climbsOf(house, name, readFileSync(join(source, house, name), 'utf8')));

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

  it.each(Object.keys(stairs))('the rooms of %s import each other downwards only', house => {
    expect(climbs(house)).toEqual([]);
  });

  it('a stranger would be seen', () => {
    expect(strangers("import { x } from '@runehold/server/server';")).toEqual(['@runehold/server/server']);
    expect(strangers("await import('node:fs');")).toEqual(['node:fs']);
    expect(strangers("import { y } from '@runehold/kernel/procedure/game';")).toEqual([]);
    // Of the rules a page may ask only what a viewer knows, and the words.
    const peeking = '@runehold/runewars/rules/runes/count';
    expect(strangers(`import { z } from '${peeking}';`)).toEqual([peeking]);
    expect(strangers("import { z } from '@runehold/runewars/rules/view/runes';")).toEqual([]);
    expect(strangers("import { z } from '@runehold/runewars/rules/heroes/duel/words';")).toEqual([]);
  });

  it('so would a way up', () => {
    expect(climbsOf('table', 'tips/tip.tsx', "import { x } from '../bar/refusal.tsx';")).toEqual([
      'tips/tip.tsx: bar',
    ]);
    expect(climbsOf('table', 'bar/refusal.tsx', "import { x } from '../tips/tip.tsx';")).toEqual([]);
    expect(climbsOf('table', 'attic/x.ts', '')).toEqual(['attic/x.ts: a room without a place']);
  });
});
