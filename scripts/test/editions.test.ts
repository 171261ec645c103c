import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEditions } from '../lib/editions.mjs';
import { root } from '../lib/tree.mjs';
import { makeTree, runNode } from './tree.ts';

/** A ledger of a made-up game. */
const english = `# Zebras

## How to read it

Aloud.

## Looks

- **ZZ-GEN-01** A zebra has stripes. *(p.1)* — \`Check:\` look.
- **ZZ-GEN-02** **[ruling]** It is no horse. Reason: stripes. *(silent)* — \`Check:\` look again.

## Running

- **ZZ-RUN-01** It runs.
`;

const polish = `# Zebry

## Wygląd

- **ZZ-GEN-01** Zebra ma paski.
- **ZZ-GEN-02** **[ruling]** Nie jest koniem. Powód: paski.

## Bieg

- **ZZ-RUN-01** Biega.
`;

const faultsWith = (edition: string): readonly string[] =>
  readEditions(
    join(makeTree({ 'docs/rules/zebras.md': english, 'docs/rules/pl/zebras.md': edition }), 'docs/rules'),
  ).faults;

/** What can be wrong with it, what is written for what, and what is said of that. */
const broken = [
  ['a statement is missing', '- **ZZ-RUN-01** Biega.\n', '', 'ZZ-RUN-01 is missing'],
  ['one is too many', '## Bieg', '- **ZZ-GEN-03** Rży.\n\n## Bieg', 'ZZ-GEN-03 is not in the English ledger'],
  ['one stands twice', '## Bieg', '- **ZZ-GEN-01** Ma paski.\n\n## Bieg', 'ZZ-GEN-01 stands twice'],
  ['a mark of a ruling is missing', '**[ruling]** Nie', 'Nie', 'ZZ-GEN-02 is a ruling in the English ledger'],
  ['a reason is missing', ' Powód: paski.', '', 'ZZ-GEN-02 gives no reason'],
  ['one has another topic', '## Bieg\n', '', 'ZZ-RUN-01 stands under another topic'],
  ['one says nothing', ' Biega.', '', 'ZZ-RUN-01 says nothing'],
] as const;

describe('a Polish edition of a ledger', () => {
  it('is sound when it has every statement, in order, with the same marks', () => {
    expect(faultsWith(polish)).toEqual([]);
  });

  it.each(broken)('is refused when %s', (_, from, to, fault) => {
    expect(polish).toContain(from);
    expect(faultsWith(polish.replace(from, to))).toContain(`pl/zebras.md: ${fault}`);
  });

  it('is refused when statements change places', () => {
    const [first, second] = polish.match(/^- .*$/gm) ?? [];
    const swapped = polish.replace(`${first}\n${second}`, `${second}\n${first}`);
    expect(faultsWith(swapped)).toContain('pl/zebras.md: ZZ-GEN-02 stands where ZZ-GEN-01 should');
  });

  it('of no ledger is refused, and so is a ledger that must have one and has none', () => {
    const folder = makeTree({ 'docs/rules/rune-age.md': english, 'docs/rules/pl/zebras.md': polish });
    expect(readEditions(join(folder, 'docs/rules')).faults).toEqual([
      'pl/rune-age.md is missing',
      'pl/zebras.md is an edition of no ledger',
    ]);
  });

  it('fails the report when it is not whole, and is counted in it', () => {
    const report = (edition: string) => {
      const folder = makeTree({ 'docs/rules/zebras.md': english, 'docs/rules/pl/zebras.md': edition });
      return runNode(folder, join(root, 'scripts/rules.mjs'), '--root', folder);
    };
    const sound = report(polish);
    expect(sound.status).toBe(0);
    expect(sound.stdout.replace(/ +/g, ' ')).toContain('in Polish 3/3 zebras');
    const broken = report(polish.replace('- **ZZ-RUN-01** Biega.', ''));
    expect(broken.status).toBe(1);
    expect(broken.stderr).toContain('pl/zebras.md: ZZ-RUN-01 is missing');
    expect(broken.stdout.replace(/ +/g, ' ')).toContain('in Polish 2/3 zebras');
  });
});

describe('our Polish editions', () => {
  it('say what the English ledgers say', () => {
    const { counts, faults } = readEditions(join(root, 'docs/rules'));
    expect(faults).toEqual([]);
    expect(counts).toEqual([
      { ledger: 'banners-of-war', told: 353, total: 353 },
      { ledger: 'masquerade', told: 29, total: 29 },
      { ledger: 'rune-age', told: 313, total: 313 },
      { ledger: 'runewars-a', told: 543, total: 543 },
      { ledger: 'runewars-b', told: 539, total: 539 },
    ]);
  });
});
