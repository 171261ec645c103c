import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const home = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): string => readFileSync(`${home}${file}`, 'utf8');

const sheets = readdirSync(`${home}src`, { recursive: true })
  .map(String)
  .filter(file => file.endsWith('.css'));

describe('the layers of style', () => {
  it('stand in the head of the page in their order, before a sheet of a part can come first', () => {
    const page = read('index.html');
    const order = /<style>\s*@layer ([\w, ]+);\s*<\/style>/.exec(page)?.[1]?.split(', ') ?? [];
    expect(page.indexOf('@layer')).toBeLessThan(page.indexOf('</head>'));
    expect(order.length).toBeGreaterThan(0);
    const named = sheets.flatMap(file =>
      [...read(`src/${file}`).matchAll(/@layer ([\w-]+) \{/g)].map(([, name]) => name),
    );
    expect(named.length).toBeGreaterThan(sheets.length / 2);
    expect([...new Set(named)].filter(name => !order.includes(name ?? ''))).toEqual([]);
  });
});
