import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

type IconSet = { readonly icons: Readonly<Record<string, { readonly body: string }>> };

const PREFIX = 'icon:';

/**
 * Serves single drawings of game-icons.net: `import { path } from 'icon:linden-leaf'`. Of the four thousand drawings of
 * the set only those that some module names come into the page.
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
  };
};
