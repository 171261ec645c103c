import { Eyes, formality, mix } from '@runehold/ai/agent';
import { levelsOf } from '@runehold/ai/levels';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { newTable } from '@runehold/kernel/match/table-setup';
import { begin, nextAsked, offerTo, takeReply } from '@runehold/kernel/procedure/machine';
import { askedOf } from '@runehold/kernel/view/asked';
import { natures as runeAge } from '@runehold/rune-age/bots/natures';
import { usualTastes } from '@runehold/runewars/bots/planner/mind';
import { natures as runewars } from '@runehold/runewars/bots/planner/natures';
import { describe, expect, it } from 'vitest';
import { shelf } from '../src/shelf.ts';

/** How far a nature may move a weight, either way. */
const BOUND = 1.25;
const isBounded = (times: number): boolean => times <= BOUND && times >= 1 / BOUND && times !== 1;

describe('natures', () => {
  it('move few weights by little', () => {
    for (const nature of Object.values(runeAge))
      expect(Object.values(nature).filter(times => !isBounded(times))).toEqual([]);
    for (const nature of Object.values(runewars))
      for (const [name, taste] of Object.entries(nature))
        expect(isBounded(taste / usualTastes[name as keyof typeof usualTastes]), name).toBe(true);
  });

  it.each(['rune-age', 'runewars'])('of %s answer otherwise than usual, each somewhere', async id => {
    const shelved = shelf.find(id);
    const game = (await shelved?.pack())?.game;
    const guide = await shelved?.guide?.();
    if (game === undefined || guide === undefined) throw new Error(`there is no ${id}`);
    const { all } = levelsOf(guide);
    const left = new Set(Object.keys(guide.natures ?? {}));
    expect(left.size).toBe(4);
    const eyes = new Eyes(game);
    const reply = new Reply();
    for (let deal = 0; deal < 12 && left.size > 0; deal++) {
      const scenario = ['runewars', 'monument', 'resurgence', 'cataclysm'][deal % 4];
      const t = newTable(game, id === 'rune-age' ? { scenario } : {}, new FastChance(deal));
      begin(game, t, 3);
      while (!t.over && left.size > 0) {
        const seat = nextAsked(t);
        if (!formality(offerTo(game, t, seat), reply)) {
          const view = eyes.look(t, seat);
          const ask = askedOf(view);
          const seed = mix(deal, t.serial);
          const usual = all['sergeant'].agent.decide(view, ask, { steps: 1 }, seed).reply;
          for (const name of left) {
            const own = all[`sergeant/${name}`].agent.decide(view, askedOf(view), { steps: 1 }, seed).reply;
            if (String(own) !== String(usual)) left.delete(name);
          }
          reply.set(usual);
        }
        expect(takeReply(game, t, seat, reply)).toBeUndefined();
      }
    }
    expect([...left]).toEqual([]);
  });
});
