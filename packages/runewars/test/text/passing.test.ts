import type { Game } from '@runehold/kernel/procedure/game';
import { passesThatAct } from '@runehold/testkit/passing';
import { expect, it } from 'vitest';
import { game } from '../../src/game.ts';

it('no ask calls it passing, skipping or done where declining does something', () => {
  expect(passesThatAct(game as Game)).toEqual([]);
});
