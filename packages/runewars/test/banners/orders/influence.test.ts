import type { Game } from '@runehold/kernel/procedure/game';
import { viewOf } from '@runehold/kernel/view/view';
import { describe, expect, it } from 'vitest';
import { game } from '../../../src/game.ts';
import type { Table } from '../../../src/layout.ts';
import { gainInfluence, loseInfluence } from '../../../src/rules/table/resources.ts';
import { position } from '../../kit/position.ts';

const setting = { options: { expansion: 'banners-of-war' } };

const having = (arrange: (t: Table) => void): Table =>
  position(setting).given(t => {
    t.influence.set(0, 0);
    arrange(t);
  }).table;

describe('influence', () => {
  it('BW-EX-12 is a number: three tokens of one and one of three are the same', () => {
    const singles = having(t => {
      for (let n = 0; n < 3; n++) gainInfluence(t, 0, 1);
    });
    const three = having(t => gainInfluence(t, 0, 3));
    expect(singles.state).toEqual(three.state);
    for (const viewer of [0, 1])
      expect(viewOf(game as Game, three, viewer)).toHaveProperty('table.influence.0', 3);
    // Change is given: one of three can be spent.
    loseInfluence(three, 0, 1);
    expect(three.influence.get(0)).toBe(2);
  });
});
