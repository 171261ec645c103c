import { expect, test } from 'vitest';
import { nodeName } from '../../src/nodes/node-name.ts';

test('a node that was given no name goes by its machine and its port', () => {
  expect(nodeName('games-1', 3000)).toBe('games-1-3000');
  expect(nodeName('games.example.org', 0)).toBe('games-example-org-0');
});

test('machines whose long names begin alike are different nodes, and the same ones at every start', () => {
  const hosts = ['7d9f8b6c5d-abcde', '7d9f8b6c5d-fghij'].map(end => `runehold-server-deployment-${end}`);
  const names = hosts.map(host => nodeName(host, 65_535));
  expect(new Set(names).size).toBe(2);
  expect(names).toEqual(hosts.map(host => nodeName(host, 65_535)));
  // As a setting takes it.
  for (const name of names) expect(name).toMatch(/^[\w-]{1,40}$/);
});
