import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { ofSystem } from '../driver/debian.ts';
import { freePort } from '../driver/free-port.ts';
import { freshFolder } from '../driver/server.ts';

const recipe = (name: string): string =>
  readFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8');

const beside = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** A text with other words in it; every one of them stands there. */
const put = (text: string, words: Readonly<Record<string, string>>): string =>
  Object.entries(words).reduce((so, [from, to]) => {
    if (!so.includes(from)) throw new Error(`there is no ${from} in the recipe`);
    return so.replaceAll(from, to);
  }, text);

/** What a proxy is started with: the recipe as it stands but for places, ports and the name. */
type Plan = { readonly folder: string; readonly port: number; readonly inner: readonly string[] };

const nginx = async ({ folder, port, inner }: Plan): Promise<ChildProcess> => {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    kind => `${kind}_temp_path ${join(folder, kind)};`,
  );
  writeFileSync(
    join(folder, 'runehold.conf'),
    put(recipe('nginx.conf'), {
      'listen 80;': `listen 127.0.0.1:${await freePort()};`,
      'listen 443 ': `listen 127.0.0.1:${port} `,
      'games.example.org;': 'localhost;',
      '/etc/letsencrypt/live/games.example.org/fullchain.pem': beside('certificate.pem'),
      '/etc/letsencrypt/live/games.example.org/privkey.pem': beside('key.pem'),
      'server 127.0.0.1:3000;': inner.map(each => `server ${each};`).join(' '),
    }),
  );
  const main = join(folder, 'nginx.conf');
  writeFileSync(
    main,
    // Started by root, it would work as somebody else, who may not write what is large into this folder.
    `user ${userInfo().username}; daemon off; pid ${join(folder, 'pid')}; events {} http { access_log off; ${paths.join(' ')} include ${join(folder, 'runehold.conf')}; }`,
  );
  const log = join(folder, 'error.log');
  return spawn(ofSystem('nginx', 'usr/sbin/nginx'), ['-c', main, '-e', log, '-p', folder], {
    stdio: 'inherit',
  });
};

const caddy = async ({ folder, port, inner }: Plan): Promise<ChildProcess> => {
  const file = join(folder, 'Caddyfile');
  const text = put(recipe('Caddyfile'), {
    // Nobody fetches a certificate for a test.
    'games.example.org {': `localhost:${port} {\n\ttls ${beside('certificate.pem')} ${beside('key.pem')}`,
  });
  writeFileSync(file, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${text}`);
  return spawn(ofSystem('caddy', 'usr/bin/caddy'), ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'inherit', 'ignore'],
    env: {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      UPSTREAM: inner.join(' '),
    },
  });
};

/** The proxies for which there is a recipe in deploy/. */
export const recipes = { nginx, caddy } as const;

/** Starts a real proxy with the recipe for it in front of servers, and tells its address. */
export const startRecipe = async (
  kind: keyof typeof recipes,
  servers: readonly string[],
): Promise<string> => {
  const folder = join(freshFolder(), kind);
  mkdirSync(folder);
  const port = await freePort();
  const child = await recipes[kind]({ folder, port, inner: servers.map(each => new URL(each).host) });
  const ended = new Promise(resolve => child.once('exit', resolve));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const address = `https://localhost:${port}`;
  for (let n = 0; ; n++) {
    if (child.exitCode !== null) throw new Error(`${kind} does not take its recipe`);
    const isThere = await fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return address;
    if (n > 300) throw new Error(`${kind} does not answer`);
    await sleep(100);
  }
};
