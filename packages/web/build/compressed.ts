import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const isText = /\.(?:m?js|css|html|svg|webmanifest)$/;

/** Lays a compressed copy beside every text of the build, so that a server need not compress anything. */
export const compressed = (): Plugin => {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: ({ build }) => {
      folder = build.outDir;
    },
    closeBundle: async () => {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(
        names
          .filter(name => isText.test(name))
          .map(async name => {
            const file = join(folder, name);
            const text = await readFile(file);
            await writeFile(`${file}.gz`, await promisify(gzip)(text));
            await writeFile(`${file}.br`, await promisify(brotliCompress)(text));
          }),
      );
    },
  };
};
