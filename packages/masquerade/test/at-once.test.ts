import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { newTable } from '@runehold/kernel/match/table-setup';
import {
  begin,
  nextAsked,
  offerTo,
  type Player,
  playOn,
  takeReply,
} from '@runehold/kernel/procedure/machine';
import type { TableCore } from '@runehold/kernel/table/table';
import { describe, expect, it } from 'vitest';
import { game } from '../src/game.ts';

const SEATS = 3;

/** Answers so many asks at random; then it leaves the next one open. */
const randomly = (rng: FastChance, answers: number): Player => {
  const reply = new Reply();
  let left = answers;
  return { answer: offer => (left-- > 0 ? sampleReply(offer, rng, reply) : undefined) };
};

const askByAsk = (t: TableCore, player: Player): void => {
  begin(game, t, SEATS);
  while (!t.over) {
    const seat = nextAsked(t);
    const reply = player.answer(offerTo(game, t, seat), seat);
    if (reply === undefined) return;
    expect(takeReply(game, t, seat, reply)).toBeUndefined();
  }
};

const playedBy = (play: (t: TableCore, rng: FastChance) => void, seed: number): number[] => {
  const rng = new FastChance(seed);
  const t = newTable(game, {}, rng, true);
  play(t, rng);
  return Array.from(t.state);
};

describe('a game that one player plays for all', () => {
  it('is the same as one that is answered ask by ask, wherever it is left and taken up again', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const stop = seed % 20;
      const once = playedBy((t, rng) => askByAsk(t, randomly(rng, 500)), seed);
      const atOnce = playedBy((t, rng) => begin(game, t, SEATS, randomly(rng, 500)), seed);
      const inTwo = playedBy((t, rng) => {
        begin(game, t, SEATS, randomly(rng, stop));
        if (!t.over) playOn(game, t, randomly(rng, 500));
      }, seed);
      expect(atOnce).toEqual(once);
      expect(inTwo).toEqual(once);
    }
  });
});
