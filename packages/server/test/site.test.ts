import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { freshFolder, serve } from './driver/server.ts';

const PAGE = '<!doctype html><title>Runehold</title>';

const site = (): string => {
  const folder = freshFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'assets', 'page-1a2b.js'), 'start();');
  writeFileSync(join(folder, 'assets', 'page-1a2b.js.br'), brotliCompressSync('start();'));
  return folder;
};

test('every place in the page is the page, and what is not there is not there', async () => {
  const { address } = await serve({ site: site() });
  for (const place of ['/', '/table/abc', '/library?q=siege']) {
    const response = await fetch(`${address}${place}`);
    expect(await response.text()).toBe(PAGE);
    expect(response.headers.get('content-type')).toContain('charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("form-action 'self'");
  }
  for (const [method, place] of [
    ['GET', '/assets/page-old.js'],
    ['GET', '/../package.json'],
    ['POST', '/table/abc'],
  ])
    expect((await fetch(`${address}${place}`, { method })).status).toBe(404);
});

test('what was compressed beforehand is sent as it is, and kept for good', async () => {
  const { address } = await serve({ site: site() });
  const response = await fetch(`${address}/assets/page-1a2b.js`, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(await response.text()).toBe('start();');
});

test('without pages the hall still answers', async () => {
  const { address } = await serve();
  expect((await fetch(`${address}/`)).status).toBe(404);
  expect((await fetch(`${address}/api/games`)).status).toBe(200);
});
