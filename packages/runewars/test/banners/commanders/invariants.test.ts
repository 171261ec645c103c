import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { commanderFault } from '../../../src/rules/heroes/commanders/invariants.ts';
import { ANDIRA, VALADIR } from '../../heroes/summer.ts';
import { hero, heroAt } from '../../kit/arrange.ts';
import { position } from '../../kit/position.ts';
import { commanderAt, led } from './kit.ts';

/** What is wrong with a table on which two lead and somebody has meddled. */
const faultOf = (meddle: (t: Table) => void): string | undefined => {
  const { table: t } = position(led);
  commanderAt(t, 0, VALADIR, 'DA', 'spy');
  commanderAt(t, 0, ANDIRA, 'DA', 'bulwark');
  meddle(t);
  return commanderFault(t);
};

describe('what is always true of commanders', () => {
  it('is missed as soon as it is not', () => {
    expect(faultOf(() => {})).toBeUndefined();
    expect(faultOf(t => void t.commanderCard.takeAt(0))).toMatch('without a card');
    expect(faultOf(t => void heroAt(t, 1, VALADIR, 'DA'))).toMatch('of nobody');
    expect(faultOf(t => t.heroesInPlay.take(hero(ANDIRA)))).toMatch('of nobody');
    expect(faultOf(t => void t.tacticsKept.takeAt(0))).toMatch('without leave');
    expect(faultOf(t => t.commanderHero.set(1, 0))).toMatch('without leave');
    expect(faultOf(t => t.commanderKnown.set(0, 1))).toMatch('not there');
  });
});
