import { FastChance } from '@runehold/kernel/chance/fast';
import { LeakCheck } from '@runehold/testkit/leak';
import type { Play } from '@runehold/testkit/play';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import { army, heroAt, objective, reward, rune, title } from '../kit/arrange.ts';
import { atTurn, position } from '../kit/position.ts';
import { dragons, receiving } from './kit.ts';

const three = { seats: 3 } as const;

const runesAbout = (t: Table): void => {
  rune(t, 'DA', 'false', { knownTo: [0] });
  rune(t, 'DB', 'dragon', { knownTo: [0, 1] });
  rune(t, 'DC', 'false', { knownTo: [0] });
  rune(t, '1A', 'dragon', { knownTo: [2] });
  rune(t, '1B', 'false', { knownTo: [1] });
  heroAt(t, 1, 'HE-01', '1C');
};

const turn = (order: string, arrange: (t: Table) => void): Play<Table> =>
  atTurn(position(three).given(arrange), 0, order);

/** Every moment of these rules at which something is asked that others must not learn. */
const moments: Readonly<Record<string, () => Play<Table>>> = {
  'false runes to discard': () => receiving(runesAbout, three),
  'the places of received runes': () => receiving(runesAbout, three).answer(['DA']),
  'the places of mixed runes': () =>
    turn('order-fortify', runesAbout).answer('order').answer('runes').answer('DA').answer('DB'),
  'the place of a single rune': () =>
    turn('order-fortify', t => rune(t, 'DA', 'dragon', { knownTo: [0] }))
      .answer('order')
      .answer('runes')
      .answer('DB'),
  'the hero to keep': () =>
    turn('order-rally-support', () => {})
      .answer('order')
      .answer('bonus')
      .answer(3),
  'the runes that prove a claim': () =>
    turn('order-acquire-power', t => {
      for (const where of ['1A', '1B', '1C', '2A']) army(t, 0, where, { 'unit-footman': 1 });
      for (const where of ['DA', 'DB', 'DC', '1A', '1B', '1C', '2A'])
        rune(t, where, 'dragon', { knownTo: [0] });
    }).answer('victory'),
  'the Rewards that the Captain discards': () =>
    turn('order-acquire-power', t => {
      title(t, 0, 'title-captain-heroes-league', 1);
      heroAt(t, 0, 'HE-02', 'DA');
      for (const id of ['reward-rage-blade', 'reward-soulbiter', 'reward-runeplate', 'reward-ghost-armor'])
        reward(t, 'HE-02', id);
    }).answer('captain'),
  'an Objective in one’s turn': () =>
    turn('order-acquire-power', t => {
      objective(t, 0, 'objective-dragon-pact');
      dragons(t, 'DA');
    }),
  // What is discarded goes back into the deck at once, which is empty.
  'a hopeless Objective when there is no other': () =>
    turn('order-acquire-power', t => {
      objective(t, 0, 'objective-dragon-pact');
      objective(t, 1, 'objective-brotherhood-of-giants');
      t.goodBox.pour(t.goodDeck);
    }),
};

describe('RW-INFO-08 RW-INFO-04 RW-INFO-16 RW-RUNE-18 what is answered in secret', () => {
  it.each(Object.keys(moments))('RW-INFO-08 stays secret: %s', moment => {
    const { table } = moments[moment]();
    const rng = new FastChance(5);
    const leaks = new LeakCheck(game, table);
    for (const viewer of [1, 2, 'spectator'] as const) {
      for (let n = 0; n < 8; n++) {
        expect(leaks.still(table, viewer, rng), 'still').toBeUndefined();
        expect(leaks.moving(table, viewer, rng), 'moving').toBeUndefined();
        expect(leaks.kept(table, viewer, rng), 'kept').toBeUndefined();
        expect(leaks.declared(table, viewer, rng), 'declared').toBeUndefined();
      }
    }
  });
});
