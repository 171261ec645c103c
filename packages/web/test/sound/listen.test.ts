import { events as runeAgeEvents } from '@runehold/rune-age/catalogue';
import { events as runewarsEvents } from '@runehold/runewars/catalogue';
import { describe, expect, it } from 'vitest';
import { breather, isCalled, soundsOf } from '../../src/sound/listen.ts';
import { lengthOf, scores } from '../../src/sound/scores.ts';
import type { Sound } from '../../src/sound/sound.ts';
import { sounds as runeAgeSounds } from '../../src/tables/rune-age/sounds.ts';
import { sounds as runewarsSounds } from '../../src/tables/runewars/sounds.ts';

const all = Object.keys(scores) as Sound[];
const watched = { moves: true, hidden: false } as const;

describe('what is heard of what happens', () => {
  it.each([
    ['Rune Age', runeAgeSounds, runeAgeEvents],
    ['Runewars', runewarsSounds, runewarsEvents],
  ] as const)('%s names things that it can tell, and has a use for every sound', (_game, table, events) => {
    expect(Object.keys(table).filter(key => !Object.hasOwn(events, key))).toEqual([]);
    expect(new Set(Object.values(table))).toEqual(new Set(all.filter(sound => sound !== 'turn')));
  });

  it('the same sound once, and of many the two weightiest in the order in which they came', () => {
    expect(soundsOf(['units-marched', 'units-marched'], runewarsSounds, watched)).toEqual(['march']);
    expect(
      soundsOf(['tactics-played', 'battle-began', 'fate-drawn', 'season-began'], runewarsSounds, watched),
    ).toEqual(['clash', 'season']);
    expect(soundsOf(['dial-turned', 'toString'], runewarsSounds, watched)).toEqual([]);
  });

  it('what is not seen to move is not heard to move; the rest is', () => {
    const still = { moves: false, hidden: false };
    expect(soundsOf(['units-marched', 'fate-drawn', 'bid'], runewarsSounds, still)).toEqual([]);
    expect(soundsOf(['units-marched', 'season-began'], runewarsSounds, still)).toEqual(['season']);
  });

  it('a page that nobody looks at tells only the end, and that one is waited for', () => {
    const away = { moves: true, hidden: true };
    expect(soundsOf(['battle-began', 'season-began'], runewarsSounds, away)).toEqual([]);
    expect(soundsOf(['battle-began', 'won'], runewarsSounds, away)).toEqual(['victory']);
    expect(isCalled(0, true)).toBe(true);
  });

  it('who answers question after question is not rung for; who waited is', () => {
    expect(isCalled(300, false)).toBe(false);
    expect(isCalled(4000, false)).toBe(true);
  });

  it('small sounds leave each other room, and none is repeated at once', () => {
    const isFresh = breather();
    expect(isFresh('card', 0)).toBe(true);
    expect(isFresh('march', 300)).toBe(false);
    expect(isFresh('clash', 300)).toBe(true);
    expect(isFresh('march', 700)).toBe(true);
    expect(isFresh('clash', 1000)).toBe(false);
    expect(isFresh('clash', 1900)).toBe(true);
  });
});

describe('the sounds', () => {
  it('are short: what comes often under half a second, the longest under two', () => {
    for (const sound of ['card', 'dice'] as const) expect(lengthOf(sound)).toBeLessThan(0.4);
    for (const sound of ['march', 'clash'] as const) expect(lengthOf(sound)).toBeLessThan(0.6);
    for (const sound of all) expect(lengthOf(sound)).toBeLessThan(2);
  });
});
