import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { Match } from '@runehold/kernel/match/match';
import { wordsOf } from '@runehold/kernel/pack/pack';
import { nextAsked, offerTo } from '@runehold/kernel/procedure/machine';
import type { Message } from '@runehold/kernel/text/message';
import { render } from '@runehold/kernel/text/render';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/game.ts';
import { runeAgePack } from '../../src/pack.ts';
import { scenarios } from '../../src/pools.ts';

const names = ['Anna', 'Bert', 'Cyd', 'Dora'];
const words = { en: wordsOf(runeAgePack, 'en'), pl: wordsOf(runeAgePack, 'pl') };
const lacking = /\?\S|undefined|[{}]/;

/** Everything that is said in a random game: prompts, options, reasons, places in the rules, then all events. */
const saidIn = (scenario: string, seats: number, seed: number): Message[] => {
  const rng = new FastChance(seed);
  const secret = Array.from({ length: 8 }, () => rng.next().toString(16).padStart(8, '0')).join('');
  const match = Match.create(game, { seats, options: { scenario, leaving: 'yes' }, secret });
  const reply = new Reply();
  const said: Message[] = [];
  for (let asks = 0; !match.over && asks < 400; asks++) {
    const seat = nextAsked(match.table);
    const view = match.view(seat);
    for (const { procedure, locals } of view.crumbs) {
      const key = `crumb.${procedure}`;
      const args = Object.fromEntries(
        Object.entries(locals).filter((local): local is [string, number] => typeof local[1] === 'number'),
      );
      if (words.en.messages.has(key)) said.push({ key, args });
    }
    for (const ask of view.asks) {
      said.push(ask.prompt, ...ask.options.map(({ label }) => label));
      for (const { option, reason } of ask.denied) said.push(option.label, reason);
    }
    sampleReply(offerTo(game, match.table, seat), rng, reply);
    match.answer(seat, match.askIdOf(seat), reply.toArray());
  }
  for (const viewer of ['all-seeing', 'spectator', 0] as const)
    for (const { key, args } of match.events.seen(viewer)) said.push({ key: `event.${key}`, args });
  return said;
};

describe('at the table', () => {
  it.each(scenarios)('everything of %s is said in both languages', scenario => {
    const heard = new Set<string>();
    for (let seed = 1; seed <= 4; seed++) {
      for (const message of saidIn(scenario, 2 + (seed % 3), seed)) {
        const once = JSON.stringify(message);
        if (heard.has(once)) continue;
        heard.add(once);
        for (const language of ['en', 'pl'] as const)
          expect(render(words[language], message, { names })).not.toMatch(lacking);
      }
    }
    expect(heard.size).toBeGreaterThan(200);
  });
});
