import { readFileSync } from 'node:fs';
import type { GamePack } from '@runehold/kernel/pack/pack';
import { declaredAsks } from '@runehold/kernel/view/declared';
import { runeAgePack } from '@runehold/rune-age/pack';
import { runewarsPack } from '@runehold/runewars/pack';
import { describe, expect, it } from 'vitest';
import { statementsOf } from '../../build/statements.ts';
import { promptsByRule } from '../../src/library/asked.ts';
import '../../src/text/page-words.ts';
import { Speaker } from '../../src/text/speaker.ts';

const idsIn = (name: string): readonly string[] =>
  statementsOf(readFileSync(new URL(`../../../../docs/rules/${name}.md`, import.meta.url), 'utf8'), 'en').map(
    ({ id }) => id,
  );

const games: readonly (readonly [GamePack, readonly string[]])[] = [
  [runeAgePack, ['rune-age']],
  [runewarsPack, ['runewars-a', 'runewars-b', 'banners-of-war']],
];

describe('what is asked under a statement', () => {
  it.each(games)('belongs to a statement of the ledger and has words: %#', (pack, ledgers) => {
    const ids = new Set(ledgers.flatMap(idsIn));
    const prompts = promptsByRule(pack);
    expect([...prompts.keys()].filter(rule => !ids.has(rule))).toEqual([]);
    for (const language of ['en', 'pl'] as const) {
      const speaker = new Speaker(language, pack);
      const said = [...prompts.values()].flat().map(key => speaker.outline(key));
      expect(said.filter(text => text.includes('?prompt') || text.trim() === '')).toEqual([]);
    }
  });

  it('is told in the language of the reader, with what it is about left open', () => {
    const [key] = promptsByRule(runeAgePack).get('RA-COMBAT-13') ?? [];
    expect(new Speaker('en', runeAgePack).outline(key)).toMatch(/^Which card do you play\?.*…/);
    expect(new Speaker('pl', runeAgePack).outline(key)).toMatch(/^Którą kartę zagrywasz\?.*…/);
  });

  it('is known of every ask of both games', () => {
    const asks = games.flatMap(([{ game }]) => declaredAsks(game));
    expect(asks.length).toBe(games.flatMap(([{ game }]) => game.ops.filter(({ ask }) => ask)).length);
    expect(asks.filter(({ prompts }) => prompts.length === 0)).toEqual([]);
  });
});
