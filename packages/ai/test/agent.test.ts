import type { Agent } from '@runehold/ai/agent';
import { Eyes, formality, mix } from '@runehold/ai/agent';
import { greedyAgent } from '@runehold/ai/greedy';
import { randomAgent } from '@runehold/ai/random';
import { searchAgent } from '@runehold/ai/search';
import { aiWords } from '@runehold/ai/words';
import { Reply, refusalOf } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { resample } from '@runehold/kernel/match/resample';
import { newTable } from '@runehold/kernel/match/table-setup';
import { begin, nextAsked, offerTo, takeReply } from '@runehold/kernel/procedure/machine';
import type { TableCore } from '@runehold/kernel/table/table';
import { checkCatalogues } from '@runehold/kernel/text/check';
import { askedOf } from '@runehold/kernel/view/asked';
import { describe, expect, it } from 'vitest';
import { tricks, tricksForesight, tricksGuide } from './fixtures/tricks.ts';

const budget = { steps: 400 };
const agents: readonly (readonly [string, () => Agent])[] = [
  ['random', randomAgent],
  ['greedy', () => greedyAgent(tricksGuide, { deals: 3 })],
  ['search', () => searchAgent(tricksForesight)],
];

/** Plays a game and calls back before every answer a bot has to give. */
const playOut = (
  agent: Agent,
  seed: number,
  before: (truth: TableCore, seat: number, answer: readonly number[], seed: number) => void,
): TableCore => {
  const t = newTable(tricks, {}, new FastChance(seed));
  const eyes = new Eyes(tricks);
  const reply = new Reply();
  begin(tricks, t, 3);
  while (!t.over) {
    const seat = nextAsked(t);
    if (!formality(offerTo(tricks, t, seat), reply)) {
      const view = eyes.look(t, seat);
      const ask = askedOf(view);
      const decided = agent.decide(view, ask, budget, mix(seed, t.serial));
      expect(refusalOf(ask.offer, reply.set(decided.reply))).toBeUndefined();
      expect(Object.hasOwn(aiWords.specs, decided.reason.key)).toBe(true);
      before(t, seat, decided.reply, mix(seed, t.serial));
      reply.set(decided.reply);
    }
    takeReply(tricks, t, seat, reply);
  }
  return t;
};

describe.each(agents)('the %s agent', (_name, make) => {
  it('answers the same whatever the hidden truth', () => {
    const rng = new FastChance(99);
    const other = newTable(tricks, {}, rng);
    const eyes = new Eyes(tricks);
    const twin = make();
    for (let seed = 1; seed <= 4; seed++) {
      playOut(make(), seed, (truth, seat, answer, decisionSeed) => {
        for (let n = 0; n < 3; n++) {
          resample(tricks, other, truth, seat, rng);
          const view = eyes.look(other, seat);
          expect(twin.decide(view, askedOf(view), budget, decisionSeed).reply).toEqual(answer);
        }
      });
    }
  });

  it('plays the same game again from the same seed', () => {
    const once = playOut(make(), 7, () => undefined);
    const again = playOut(make(), 7, () => undefined);
    expect(Array.from(again.state)).toEqual(Array.from(once.state));
  });

  it('does not change the view it is given', () => {
    const eyes = new Eyes(tricks);
    playOut(make(), 3, (truth, seat) => {
      const view = eyes.look(truth, seat);
      const before = Array.from(view.table.state);
      make().decide(view, askedOf(view), budget, 1);
      expect(Array.from(view.table.state)).toEqual(before);
    });
  });
});

describe('the greedy agent', () => {
  it('takes what its guide alone proposes without trying anything', () => {
    const reason = { key: 'ai.reason.random', args: {} };
    const agent = greedyAgent({
      propose: (_view, ask) => [{ reply: [ask.offer.codes[0]], reason }],
      value: () => {
        throw new Error('there was nothing to try');
      },
      settled: () => true,
    });
    expect(playOut(agent, 2, () => undefined).over).toBe(true);
  });

  it('does not trouble its guide where there is one answer', () => {
    const silent = greedyAgent({
      propose: () => {
        throw new Error('there was nothing to choose');
      },
      value: () => 0,
      settled: () => true,
    });
    const t = newTable(tricks, {}, new FastChance(5));
    const eyes = new Eyes(tricks);
    const reply = new Reply();
    begin(tricks, t, 3);
    let formalities = 0;
    while (!t.over) {
      const seat = nextAsked(t);
      const forced = formality(offerTo(tricks, t, seat), reply);
      if (forced) {
        const view = eyes.look(t, seat);
        expect(silent.decide(view, askedOf(view), budget, 1)).toEqual({
          reply: reply.toArray(),
          reason: { key: 'ai.reason.only', args: {} },
        });
        formalities++;
      } else reply.one(offerTo(tricks, t, seat).codes[0]);
      takeReply(tricks, t, seat, reply);
    }
    expect(formalities).toBeGreaterThan(0);
  });

  it('stops thinking when its steps are spent', () => {
    let judged = 0;
    const counting = {
      ...tricksGuide,
      value: (t: TableCore, seat: number) => {
        judged++;
        return tricksGuide.value(t, seat);
      },
    };
    const eyes = new Eyes(tricks);
    const t = newTable(tricks, {}, new FastChance(1));
    begin(tricks, t, 3);
    const view = eyes.look(t, nextAsked(t));
    greedyAgent(counting, { deals: 50 }).decide(view, askedOf(view), { steps: 1 }, 1);
    expect(judged).toBe(4);
  });
});

describe('reasons of agents', () => {
  it('are said in both languages', () => {
    expect(checkCatalogues(aiWords.specs, [aiWords.en, aiWords.pl])).toEqual([]);
  });
});
