/** Puts nets that were fitted where the games read them: node tools/train/install.mjs DIR */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2];

const fileOf = game => `packages/${game}/src/bots/learned/weights.ts`;
const told = '/** Written by `npm run train`; not by hand. */';

/** @type {Readonly<Record<string, (nets: Readonly<Record<string, string>>) => string>>} */
const sources = {
  runewars: ({ runewars }) => `${told}\nexport const weights: string | undefined =\n  '${runewars}';\n`,
  'rune-age': nets =>
    `import type { Scenario } from '../../content/types.ts';\n\n${told}\nexport const weights: Partial<Readonly<Record<Scenario, string>>> = {\n${Object.entries(
      nets,
    )
      .map(([scenario, net]) => `  ${scenario}:\n    '${net}',\n`)
      .join('')}};\n`,
};

for (const [game, source] of Object.entries(sources)) {
  const file = join(folder, `${game}.net.json`);
  if (existsSync(file)) writeFileSync(fileOf(game), source(JSON.parse(readFileSync(file, 'utf8')).nets));
}
