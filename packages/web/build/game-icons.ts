import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

type IconSet = { readonly icons: Readonly<Record<string, { readonly body: string }>> };

const PREFIX = 'icon:';
const NAMED = /\bicon\('([\w-]+)'\)/g;

const localOf = (name: string): string => `icon_${name.replaceAll('-', '_')}`;

/**
 * Serves single drawings of game-icons.net: `icon('linden-leaf')` stands for an import of that drawing. Of the four
 * thousand drawings of the set only those that some module names come into the page, each once.
 */
export const gameIcons = (): Plugin => {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  let set: IconSet | undefined;
  return {
    name: 'game-icons',
    enforce: 'pre',
    resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      set ??= JSON.parse(readFileSync(file, 'utf8')) as IconSet;
      const name = id.slice(PREFIX.length + 1);
      const paths = [...(set.icons[name]?.body.matchAll(/ d="([^"]+)"/g) ?? [])].map(([, d]) => d);
      if (paths.length === 0) throw new Error(`game-icons has no drawing ${name}`);
      return `export const path = ${JSON.stringify(paths.join(''))};`;
    },
    transform(code) {
      const names = new Set([...code.matchAll(NAMED)].map(([, name]) => name));
      if (names.size === 0) return undefined;
      const imports = [...names].map(name => `import { path as ${localOf(name)} } from '${PREFIX}${name}';`);
      // On the first line, so that all others keep their numbers.
      return imports.join(' ') + code.replace(NAMED, (_, name: string) => localOf(name));
    },
  };
};
