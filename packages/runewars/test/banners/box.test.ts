import { describe, expect, it } from 'vitest';
import { game } from '../../src/game.ts';
import { layoutWith } from '../../src/layout.ts';

describe('the box', () => {
  it('is opened by the option of expansions and takes no room while it is closed', () => {
    const sizeOf = (options: Readonly<Record<string, string>>): number => game.layoutFor?.(options).size ?? 0;
    expect(game.layout.options).toHaveProperty('expansion.values', ['none', 'banners-of-war']);
    expect(sizeOf({})).toBe(layoutWith(1).size);
    expect(sizeOf({ expansion: 'banners-of-war' })).toBe(layoutWith(3).size);
  });

  it('leaves a table within 12 KB', () => {
    const [closed, open] = [1, 3].map(boxes => 2 * layoutWith(boxes).size);
    console.info(`a table takes ${closed} bytes, with Banners of War ${open}`);
    expect(open).toBeGreaterThan(closed);
    expect(open).toBeLessThanOrEqual(12_288);
  });
});
