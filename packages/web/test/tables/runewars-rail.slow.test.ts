import { readFileSync } from 'node:fs';
import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { Match } from '@runehold/kernel/match/match';
import { nextAsked, offerTo } from '@runehold/kernel/procedure/machine';
import type { WireView } from '@runehold/protocol/parts/view';
import { runewarsPack } from '@runehold/runewars/pack';
import { describe, expect, it } from 'vitest';
import type { Scene } from '../../src/table/art/scene.ts';
import { goalOf } from '../../src/tables/runewars/goal.ts';
import { helpOf, isQuiet } from '../../src/tables/runewars/help.ts';
import { noteOf } from '../../src/tables/runewars/rail/note.ts';
import { cardRules, markRules } from '../../src/tables/runewars/tip-rules.ts';
import '../../src/text/page-words.ts';
import { Speaker } from '../../src/text/speaker.ts';

const names = ['Ewa', 'Jan', 'Ola'];
const speakers = {
  en: new Speaker('en', runewarsPack, { names }),
  pl: new Speaker('pl', runewarsPack, { names }),
};

type Shown = { readonly view: WireView; readonly en: Scene; readonly pl: Scene };

/** Shows every ask of two random games to the seat that is asked. */
const eachAsk = (look: (shown: Shown) => void): void => {
  const rng = new FastChance(5);
  for (const seed of ['a', 'b']) {
    const match = Match.create(runewarsPack.game, { seats: 3, options: {}, secret: seed.repeat(64) });
    for (let n = 0; n < 700 && !match.over; n++) {
      const seat = nextAsked(match.table);
      const view = { ...match.view(seat), viewer: seat };
      look({
        view,
        en: { view, pack: runewarsPack, speaker: speakers.en },
        pl: { view, pack: runewarsPack, speaker: speakers.pl },
      });
      const reply = sampleReply(offerTo(match.game, match.table, seat), rng, new Reply());
      match.answer(seat, match.askIdOf(seat), reply.toArray());
    }
  }
};

describe('what a player of Runewars is told about a decision', () => {
  it('every line and every lesson belongs to a prompt that the rules put', () => {
    const prompts = new Set(Object.keys(runewarsPack.words.specs).filter(key => key.startsWith('prompt.')));
    const told = Object.keys(runewarsPack.words.specs).flatMap(
      key => /^(?:about|lesson)\.([a-z-]+)/.exec(key)?.[1] ?? [],
    );
    expect(told.length).toBeGreaterThan(80);
    expect(told.filter(name => !prompts.has(`prompt.${name}`))).toEqual([]);
  });

  it('most decisions of a game say what they are about, in both languages', () => {
    const silent = new Map<string, number>();
    let asks = 0;
    eachAsk(({ view, en, pl }) => {
      const [ask] = view.asks;
      asks++;
      if (ask.options.length === 0) return;
      const chosen = ask.options.slice(0, 1).map(({ label }) => label);
      for (const labels of [[], chosen]) {
        const [english, polish] = [helpOf(ask, labels, en), helpOf(ask, labels, pl)];
        expect([ask.prompt.key, english === undefined]).toEqual([ask.prompt.key, polish === undefined]);
        if (english === undefined) silent.set(ask.prompt.key, (silent.get(ask.prompt.key) ?? 0) + 1);
        else expect(english).not.toBe(polish);
      }
    });
    const unexplained = [...silent.values()].reduce((sum, n) => sum + n, 0);
    expect(unexplained / (2 * asks)).toBeLessThan(0.1);
  }, 120_000);

  it('RW-OBJ-14 whoever may exchange their Objective reads which one it is, and what it wants', () => {
    const told = new Set<string>();
    eachAsk(({ view, en }) => {
      const [ask] = view.asks;
      if (ask.prompt.key !== 'prompt.exchange-objective') return;
      told.add(helpOf(ask, [], en) ?? '');
    });
    expect(told.size).toBeGreaterThan(0);
    for (const line of told) expect(line).toMatch(/^You hold [A-Z].+: .+\.$/);
  }, 120_000);

  it('nobody leads as long as nobody else has a rune', () => {
    const stands = new Set<string | undefined>();
    eachAsk(({ en }) => stands.add(goalOf(en)?.leader?.stand));
    expect(stands.size).toBeGreaterThan(2);
    expect([...stands]).toContain(undefined);
    expect([...stands]).not.toContain('0');
  }, 120_000);

  it('RW-MOVE-03 of all areas that may be activated those are quiet to which nobody could march', () => {
    let activations = 0;
    let quiet = 0;
    eachAsk(({ view, en }) => {
      const [ask] = view.asks;
      for (const { label } of ask.options) {
        const isFolded = isQuiet(label, ask, en);
        if (ask.prompt.key !== 'prompt.activate') expect(isFolded).toBe(false);
        else if (label.args['it'] === undefined) expect(isFolded).toBe(false);
        else if (isFolded) {
          quiet++;
          expect(helpOf(ask, [label], en)).toMatch(/^0 of your units/);
        }
      }
      if (ask.prompt.key === 'prompt.activate') activations++;
    });
    expect(activations).toBeGreaterThan(3);
    expect(quiet).toBeGreaterThan(activations);
  }, 120_000);

  it('RW-ORDER-16 an Order says beforehand whether it would have supremacy', () => {
    const told = new Set<boolean>();
    eachAsk(({ view, en }) => {
      const [ask] = view.asks;
      if (ask.prompt.key !== 'prompt.choose-order') return;
      const played = Number((view.table['ordersInPlay'] as readonly number[])[ask.seat]);
      for (const { label } of ask.options) {
        const isSupreme = played < 1 << label.args['it'];
        told.add(isSupreme);
        expect(noteOf(label, ask, en)).toBe(isSupreme ? 'with Supremacy' : undefined);
        expect(helpOf(ask, [label], en)).toContain(isSupreme ? 'It would have Supremacy' : 'No Supremacy');
      }
    });
    expect(told.size).toBe(2);
  }, 120_000);
});

describe('what a closer look leads to', () => {
  it('every rule that is linked to is a statement of the ledger', () => {
    const ledger = ['runewars-a', 'runewars-b', 'banners-of-war']
      .map(part => readFileSync(new URL(`../../../../docs/rules/${part}.md`, import.meta.url), 'utf8'))
      .join('\n');
    const linked = [...Object.values(cardRules), ...Object.values(markRules)];
    expect(linked.length).toBeGreaterThan(30);
    expect(linked.filter(id => !ledger.includes(`**${id}**`))).toEqual([]);
  });
});
