import type { Game } from '@runehold/kernel/procedure/game';
import { secrecyProblems } from '@runehold/testkit/coached';
import { expect, it } from 'vitest';
import { coach } from '../../src/coach/coach.ts';
import { game } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';

it('the coach of Rune Age says the same on every table that its seat cannot tell from its own', () => {
  expect(secrecyProblems(game as Game, coach, t => (t as unknown as Table).hand.at(1))).toEqual([]);
}, 120_000);
