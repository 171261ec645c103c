import { refusalReasons } from '@runehold/kernel/ask/refusal';
import { grammar, noun, properNoun, rzeczownik } from '@runehold/kernel/text/catalogue';
import { kernelWords } from '@runehold/kernel/text/kernel';
import type { Message } from '@runehold/kernel/text/message';
import { sayer } from '@runehold/kernel/text/message';
import { describe, expect, expectTypeOf, it } from 'vitest';

describe('the keys of the kernel', () => {
  it('have words for every refusal', () => {
    for (const reason of refusalReasons) expect(kernelWords.specs).toHaveProperty([`refusal.${reason}`]);
    expect(kernelWords.specs['label.number']).toEqual({ n: 'number' });
    expect(kernelWords.specs['refusal.seats']).toEqual({ min: 'number', max: 'number' });
  });
});

describe('a message', () => {
  const say = sayer({ walk: { far: 'number' }, rest: {} });

  it('is a key and numbers', () => {
    expect(say('walk', { far: 3 })).toEqual({ key: 'walk', args: { far: 3 } });
    expect(say('rest')).toEqual({ key: 'rest', args: {} });
  });

  it('must be declared, with its arguments', () => {
    expectTypeOf(say<'walk'>).parameters.toEqualTypeOf<['walk', { readonly far: number }]>();
    expectTypeOf(say<'rest'>).parameters.toEqualTypeOf<['rest']>();
    expectTypeOf(say<'rest'>).returns.toEqualTypeOf<Message>();
  });
});

describe('nouns', () => {
  it('make their English plural and article unless given', () => {
    expect(noun('camel')).toEqual({ gender: 'n', forms: { one: 'camel', other: 'camels', a: 'a camel' } });
    expect(noun('ox', 'oxen')).toEqual({ gender: 'n', forms: { one: 'ox', other: 'oxen', a: 'an ox' } });
    expect(noun('Elf', 'Elves').forms['a']).toBe('an Elf');
    expect(noun('hour', 'hours', 'an hour').forms['a']).toBe('an hour');
    expect(noun('mule').forms['a']).toBe('a mule');
    expect(properNoun('Aisha').forms).toEqual({ one: 'Aisha', other: 'Aisha', a: 'Aisha' });
  });

  it('have every form of their language', () => {
    const made = rzeczownik('m', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
    expect(made).toEqual({
      gender: 'm',
      forms: { nom: 'a', gen: 'b', dat: 'c', acc: 'd', ins: 'e', loc: 'f', few: 'g', many: 'h' },
    });
    expect(Object.keys(made.forms)).toEqual(grammar.pl.forms);
    expect(Object.keys(noun('camel').forms)).toEqual(grammar.en.forms);
    expect([grammar.en.plurals, grammar.pl.plurals]).toEqual([
      ['one', 'other'],
      ['one', 'few', 'many', 'other'],
    ]);
  });
});
