import { expect, it } from 'vitest';
import { layMany } from './boards.ts';

it.each([2, 3, 4])(
  'BW-SETUP-11 boards with the three tiles obey every rule of placing with %i players',
  players => {
    const { used, wrong } = layMany(players, 40);
    expect(wrong).toEqual([]);
    for (const tile of ['10', '11', '12']) expect(used.get(tile) ?? 0).toBeGreaterThan(0);
  },
);
