import { Reply, refusalOf } from '@runehold/kernel/ask/reply';
import { describe, expect, it } from 'vitest';
import { botAnswer, everybody, playGame } from '../bots/table.ts';
import { sets } from './play.ts';

describe.each(sets)('with %j open', boxes => {
  it('bots play legally to the end, a faction of a box among them', { timeout: 240_000 }, () => {
    const reply = new Reply();
    const options = { ...boxes, exploration: 'yes', ...('folk' in boxes && { faction2: 'folk' }) };
    const t = playGame(options, 2, everybody, 5, (truth, seat) => {
      const { offer, reply: answer } = botAnswer(truth, seat);
      expect(refusalOf(offer, reply.set(answer))).toBeUndefined();
    });
    expect(t.over).toBe(true);
  });
});
