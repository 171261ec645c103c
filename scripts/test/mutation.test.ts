import { describe, expect, it } from 'vitest';
import type { Found } from '../mutation/hunt.ts';
import { scoreOf, sectionOf, withSection } from '../mutation/report.ts';

const found = (file: string, fate: Found['fate'], line = 1): Found => ({
  key: `${file}${line}`,
  file,
  line,
  kind: 'EqualityOperator',
  original: 'a < b',
  replacement: 'a <= b',
  fate,
});

const some = [
  found('toy/src/rules/move/march.ts', 'caught'),
  found('toy/src/rules/move/march.ts', 'endless', 2),
  found('toy/src/rules/move/march.ts', 'survived', 3),
  found('toy/src/rules/map.ts', 'unreached', 4),
  found('toy/src/rules/map.ts', 'refused', 5),
];

describe('the report of planted faults', () => {
  it('counts what no test notices or reaches as survived, and what does not compile not at all', () => {
    expect(scoreOf(some)).toBe(50);
  });

  it('says it by folder, and lists the survivors', () => {
    const section = sectionOf('toy', some, { seed: 7, date: '2026-01-02' });
    expect(section).toContain('2026-01-02, seed 7: 5 faults drawn, 1 refused by the compiler');
    expect(section).toContain('| `rules/move` | 3 | 1 | 66.7 % |');
    expect(section).toContain('| `rules` | 1 | 1 | 0.0 % |');
    expect(section).toContain('  - 3: `a < b` → `a <= b`\n');
    expect(section).toContain('  - 4: `a < b` → `a <= b` (no test comes here)');
    expect(section).not.toContain('  - 5:');
  });

  it('puts it in its place on the page', () => {
    const page = 'before\n<!-- toy -->\nold\n<!-- /toy -->\nafter';
    expect(withSection(page, 'toy', 'new')).toBe('before\n<!-- toy -->\n\nnew\n<!-- /toy -->\nafter');
    expect(() => withSection('nothing', 'toy', 'new')).toThrow('no place for toy');
  });
});
