import type { Game } from '@runehold/kernel/procedure/game';
import { listLocals, stackNeeded } from '@runehold/testkit/room';
import { expect, it } from 'vitest';
import { content } from '../src/content.ts';
import { game } from '../src/game.ts';

it('there is room for every answer and for the longest chain of rules', () => {
  const [exchange, ...others] = listLocals(game as Game);
  expect(others).toEqual([]);
  expect(exchange?.name).toBe('ball.exchange');
  expect(exchange?.room).toBeGreaterThanOrEqual(content.exchange);
  expect(stackNeeded(game as Game)).toBeLessThanOrEqual(game.layout.stackSize);
});
