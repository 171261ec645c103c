import type { AskView, OptionView } from '@runehold/kernel/view/describe';
import type { View } from '@runehold/kernel/view/view';
import { maskDomain } from '@runehold/masquerade/layout';
import { masqueradePack } from '@runehold/masquerade/pack';
import pc from 'picocolors';
import { describe, expect, it } from 'vitest';
import { askLines } from '../src/play/ask-text.ts';
import type { Scene } from '../src/tables/scene.ts';
import { Speaker } from '../src/text/speaker.ts';

const scene: Scene = {
  pack: masqueradePack,
  speaker: new Speaker('en', masqueradePack),
  names: ['Ewa'],
  reader: undefined,
  colors: pc.createColors(false),
};

const mask = (code: number): OptionView => ({
  code,
  name: maskDomain.nameOf(code),
  label: maskDomain.labelOf(code),
  limit: 1,
});

const denying = (...codes: number[]): string => {
  const denied = codes.map(code => ({
    option: mask(code),
    reason: { key: 'reason.not-in-hand', args: { mask: code } },
  }));
  const ask = { kind: 'one', prompt: { key: 'game.name', args: {} }, options: [mask(0)], denied } as unknown;
  return askLines(ask as AskView, {} as View, scene).join('\n');
};

describe('what may not be answered', () => {
  it('is named where it is little, and counted where it is much', () => {
    expect(denying()).not.toContain('Not possible now');
    expect(denying(1, 2)).toMatch(
      /Not possible now .*:\n {2}page: You hold no page\.\n {2}knight: You hold no knight\./,
    );
    expect(denying(1, 2, 3, 4)).toMatch(
      /Not possible now .*:\n {2}4 answers, such as page: You hold no page\.\n[^ ]/,
    );
  });
});
