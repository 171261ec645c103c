import { outline } from '@runehold/kernel/text/outline';
import { describe, expect, it } from 'vitest';
import { en, pl } from './words.ts';

describe('what is said whatever it is about', () => {
  it('leaves names, nouns and numbers open', () => {
    expect(outline(en, 'greeting')).toBe('Welcome!');
    expect(outline(en, 'event.drew')).toBe('… draws …');
    expect(outline(pl, 'guide')).toBe('Idź za …');
    expect(outline(en, 'herds')).toBe('…');
  });

  it('counts many of what is counted', () => {
    expect(outline(en, 'carries')).toBe('… coins');
    expect(outline(pl, 'carries')).toBe('… monet');
    expect(outline(pl, 'paid')).toBe('… monet zapłaconych');
  });

  it('says the usual case, also inside of another', () => {
    expect(outline(en, 'moon')).toBe('moon #');
    expect(outline(en, 'nested')).toBe('… …, some!');
    expect(outline(pl, 'came')).toBe('Przyszło …');
  });

  it('a key without words is seen', () => {
    expect(outline(en, 'nothing')).toBe('?nothing');
  });
});
