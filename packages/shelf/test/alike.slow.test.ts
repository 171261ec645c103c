import { describe, expect, it } from 'vitest';
import { shelf } from '../src/shelf.ts';
import { alike, settings } from './alike.ts';

describe('no bot is moved by what it cannot see', () => {
  it.each([
    ['rune-age', 1000],
    ['runewars', 200],
  ])('%s: every level and the hints, %i pairs of tables', { timeout: 600_000 }, async (id, pairs) => {
    const shelved = shelf.find(id);
    if (shelved === undefined) throw new Error(`there is no ${id}`);
    expect(await alike(shelved, settings[id], pairs, 4711)).toEqual([]);
  });
});
