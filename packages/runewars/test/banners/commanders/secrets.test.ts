import type { Game } from '@runehold/kernel/procedure/game';
import type { Play } from '@runehold/testkit/play';
import { SecretWatch } from '@runehold/testkit/secrets';
import { describe, expect, it } from 'vitest';
import { game } from '../../../src/game.ts';
import type { Table } from '../../../src/layout.ts';
import { ANDIRA, VALADIR } from '../../heroes/summer.ts';
import { heroAt } from '../../kit/arrange.ts';
import { resolved } from '../../orders/kit.ts';
import { commanderAt, led } from './kit.ts';

const watch = new SecretWatch(game as Game);

/** Seat 0 has spent so much influence on Commander cards. */
const drawing = (seats: 2 | 3, spent: number, arrange: (t: Table) => void = () => {}): Play<Table> =>
  resolved(
    'order-rally-support',
    t => {
      commanderAt(t, 0, VALADIR, '3A', 'spy');
      commanderAt(t, 1, ANDIRA, 'LA', 'bulwark');
      arrange(t);
    },
    { ...led, seats },
  )
    .given(t => t.influence.set(0, 5))
    .watchedBy(watch)
    .answers('bonus', 'commander', spent);

/** Puts what is left under the deck, the first offered first. */
const putBack = (story: Play<Table>): void => {
  while (story.ask().rule === 'BW-CMD-20') story.answer(story.offered()[0]);
};

describe('BOW-34 Commander cards that were drawn', () => {
  it('are seen by their drawer alone, and so is their order under the deck', () => {
    for (const seats of [2, 3] as const)
      for (const spent of [1, 2, 3]) {
        const kept = drawing(seats, spent);
        putBack(kept.answer(kept.offered()[0]));
        putBack(drawing(seats, spent).answer('pass'));
        const two = drawing(seats, spent, t => {
          commanderAt(t, 0, 'HE-05', 'DA', 'reaver');
          heroAt(t, 0, 'HE-06', 'DA');
        });
        two.answer(VALADIR);
        putBack(two.answer(two.offered()[0]));
      }
    for (const name of ['commander-card-drawn', 'draw-commanders.card', 'draw-commanders.next'])
      expect(watch.complaints(name), name).toEqual([]);
  });

  it('are drawn again from under the deck without being told', () => {
    const story = drawing(2, 3, t => {
      const [deck, bottom] = [t.commanderDeck.at(0), t.commanderBottom.at(0)];
      for (let slot = 0; deck.total > 0; slot++) {
        bottom.put(deck.takeNth(0));
        t.commanderKnown.set(slot, slot % 3);
      }
    });
    putBack(story.answer(story.offered()[1]));
    expect(watch.complaints('commander-card-drawn')).toEqual([]);
  });
});
