import { createReadStream, existsSync, statSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { SITES } from './one-build.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** The page as it is shipped, built into a folder of its own and served from there. */
export type Site = { readonly address: string; readonly folder: string; close(): Promise<void> };

/** For how long a browser may keep what has its content in its name, where it is let. */
const KEPT = { 'cache-control': 'public, max-age=31536000, immutable' };

const serve = (folder: string, isKept = false): Promise<Server> =>
  new Promise(resolve => {
    const server = createServer((request, response) => {
      const path = normalize(new URL(request.url ?? '/', 'http://site').pathname);
      const file = join(folder, path === '/' ? 'index.html' : path);
      // No game server lives here: whoever asks for one is told nothing.
      if (path.startsWith('/api/')) {
        response.writeHead(204).end();
        return;
      }
      if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404).end();
        return;
      }
      const type = { 'content-type': types[extname(file)] ?? 'application/octet-stream' };
      response.writeHead(200, isKept && path.startsWith('/assets/') ? { ...type, ...KEPT } : type);
      createReadStream(file).pipe(response);
    }).listen(0, '127.0.0.1', () => resolve(server));
  });

/**
 * As `shipped` it is what players get. Else React is its own watchdog: what it complains about is an error on the page.
 */
export type SiteKind = 'shipped' | 'watched';

const buildSite = async (kind: SiteKind, folder: string): Promise<void> => {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = kind === 'shipped' ? 'production' : 'development';
  await build({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  process.env['NODE_ENV'] = before;
};

/**
 * The folder of the built page. In a run of tests all files share one build of each kind (one-build.ts): the first that
 * needs it makes it, the others wait for it.
 */
const builtSite = async (kind: SiteKind): Promise<{ readonly folder: string; readonly isOwn: boolean }> => {
  const shared = process.env[SITES];
  if (shared === undefined) {
    const folder = await mkdtemp(join(tmpdir(), 'runehold-site-'));
    await buildSite(kind, folder);
    return { folder, isOwn: true };
  }
  const [folder, failed] = [join(shared, kind), join(shared, `${kind}.failed`)];
  const isFirst = await mkdir(join(shared, `${kind}.begun`)).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    try {
      await buildSite(kind, `${folder}.new`);
      await rename(`${folder}.new`, folder);
    } catch (error) {
      await writeFile(failed, String(error));
      throw error;
    }
  }
  while (!existsSync(folder)) {
    if (existsSync(failed)) throw new Error(`the page could not be built: ${await readFile(failed, 'utf8')}`);
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  return { folder, isOwn: false };
};

/** `isKept` lets browsers keep what never changes, as a server does: whoever loads the page again and again waits less. */
export const openSite = async (kind: SiteKind = 'watched', isKept = false): Promise<Site> => {
  const { folder, isOwn } = await builtSite(kind);
  const server = await serve(folder, isKept);
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    folder,
    close: async () => {
      server.closeAllConnections();
      server.close();
      if (isOwn) await rm(folder, { recursive: true, force: true });
    },
  };
};

/** The same page in a folder of its own, for a test that changes what is served. */
export const copyOf = async ({ folder }: Site): Promise<Site> => {
  const own = await mkdtemp(join(tmpdir(), 'runehold-site-'));
  await cp(folder, own, { recursive: true });
  const server = await serve(own);
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    folder: own,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(own, { recursive: true, force: true });
    },
  };
};
