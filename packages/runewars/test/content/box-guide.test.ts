import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bannersOfWar } from '../../src/boxes/banners-of-war/box.ts';
import { base } from '../../src/boxes/base/box.ts';
import { families } from '../../src/rules/families.ts';

const game = fileURLToPath(new URL('../../', import.meta.url));
const box = join(game, 'src/boxes/banners-of-war');
const guide = readFileSync(join(box, 'README.md'), 'utf8');
const linked = [...guide.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => relative(game, join(box, link)));
const isNamed = (path: string): boolean =>
  linked.some(link => path === link || path.startsWith(`${link}${sep}`));

const rules = readdirSync(join(game, 'src/rules'), { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts') && !file.endsWith('registry.ts'))
  .map(file => join('src/rules', file))
  .map(path => [path, readFileSync(join(game, path), 'utf8')] as const);

/** The rule files that a reader of the box must know of: those that cite the expansion and nothing else. */
const ofBox = (files: typeof rules): string[] =>
  files
    .filter(([, text]) => /\bBW-[A-Z\d]+-\d/.test(text) && !/\bRW-[A-Z\d]+-\d/.test(text))
    .map(([path]) => path);

const kindsIn = (content: unknown): ReadonlySet<string> =>
  new Set([...JSON.stringify(content).matchAll(/"kind":"([\w-]+)"/g)].map(([, kind]) => kind));
const before = kindsIn([base.brings, base.common]);
const brought = families
  .flatMap(({ kinds }) => Object.keys(kinds))
  .filter(kind => kindsIn(bannersOfWar.brings).has(kind) && !before.has(kind));

describe('the guide to Banners of War', () => {
  it('names every rule that is about the expansion alone', () => {
    expect(ofBox(rules).length).toBeGreaterThan(50);
    expect(ofBox(rules).filter(path => !isNamed(path))).toEqual([]);
    expect(ofBox([['src/rules/new.ts', '/** (BW-CAP-01) */']]).filter(path => !isNamed(path))).toHaveLength(
      1,
    );
  });

  it('leads to every effect that no card of the base game has', () => {
    const places = (kind: string): string[] =>
      rules.filter(([, text]) => text.includes(`'${kind}'`)).map(([path]) => path);
    expect(brought.length).toBeGreaterThan(80);
    expect(brought.filter(kind => !places(kind).some(isNamed))).toEqual([]);
  });

  it('names every topic of its ledger', () => {
    const topics = (text: string): string[] => [...new Set(text.match(/\bBW-[A-Z\d]+/g))].toSorted();
    const ledger = readFileSync(join(game, '../../docs/rules/banners-of-war.md'), 'utf8');
    expect(topics(guide)).toEqual(topics(ledger));
  });

  it('leads to all tests and options of the box, and nowhere else than to what is there', () => {
    const tests = readdirSync(join(game, 'test/banners')).map(name => join('test/banners', name));
    expect(tests.filter(path => !linked.includes(path))).toEqual([]);
    expect(Object.keys(bannersOfWar.variants ?? {}).filter(name => !guide.includes(`\`${name}\``))).toEqual(
      [],
    );
    expect(linked.filter(path => !existsSync(join(game, path)))).toEqual([]);
  });
});
