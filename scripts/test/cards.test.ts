import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countCards, readCards, withoutSpec } from '../lib/cards.mjs';
import { readIds, readLedger } from '../lib/ledger.mjs';
import { root } from '../lib/tree.mjs';
import { makeTree, runNode } from './tree.ts';

const list = `# Cards

- **card-gallop** Gallop
- **card-graze** Graze
- **card-rest** Rest
- **zoo.keeper** Keeper
`;

const tests = `
  describe('Rest', () => it('names nothing', () => expect(offered()).toEqual([])));
  it('Gallop: it may be played', () => {
    expect(story.offered()).toEqual(['gallop']);
    expect(story.table.speed).toBe(60);
  });
  it('Graze: what comes of it', () => expect(story.table.grass).toBe(0));
  it('Grazer is another', () => expect(story.offered()).toEqual([]));
  it('zoo.keeper: comes', () => {
    expect(story.ask().name).toBe('keeper');
    expect(story.happened).toEqual(['fed']);
  });
  it.skip('Rest: later', () => {
    expect(story.offered()).toEqual(['rest']);
    expect(story.happened).toEqual([]);
  });`;

describe('cards', () => {
  const tree = () =>
    makeTree({
      'docs/rules/cards-zoo.md': list,
      'docs/rules/zebras.md': '- **ZZ-RUN-01** It runs.',
      'packages/z/test/z.test.ts': tests,
    });

  it('have a spec when tests that run and name them look at what is offered and at what happened', () => {
    const folder = tree();
    const cards = readCards(join(folder, 'docs/rules'));
    const ledger = readLedger(readIds(join(folder, 'docs/rules')), folder);
    expect(cards.map(({ id }) => id)).toEqual(['card-gallop', 'card-graze', 'card-rest', 'zoo.keeper']);
    expect(countCards(cards, ledger.tests)).toEqual([{ list: 'zoo', named: 3, specified: 2, total: 4 }]);
    expect(withoutSpec(cards, ledger.tests)).toEqual(['card-graze (Graze)', 'card-rest (Rest)']);
  });

  it('are counted beside the statements, and listed when asked for', () => {
    const folder = tree();
    const run = (...args: readonly string[]): string =>
      runNode(folder, join(root, 'scripts/rules.mjs'), '--root', folder, ...args).stdout;
    expect(run()).toMatch(/cards +2\/4 {2}zoo/);
    expect(run('--cards')).toBe('card-graze (Graze)\ncard-rest (Rest)\n');
  });
});
