import type { Catalogue } from '@runehold/kernel/text/catalogue';
import { checkCatalogues } from '@runehold/kernel/text/check';
import { kernelWords } from '@runehold/kernel/text/kernel';
import { describe, expect, it } from 'vitest';
import { english, ids, polish, specs } from './words.ts';

const catalogue = (
  language: 'en' | 'pl',
  messages: Record<string, string>,
  nouns: Catalogue['nouns'] = {},
): Catalogue => ({
  language,
  messages,
  nouns,
});
/** What is wrong with one English template with the arguments n and beast. */
const problemsOf = (template: string, language: 'en' | 'pl' = 'en'): string[] =>
  checkCatalogues({ it: { n: 'number', beast: 'beast' } }, [
    catalogue(language, { it: template }, language === 'en' ? english.nouns : polish.nouns),
  ]);

describe('checking catalogues', () => {
  it('finds nothing wrong with the kernel’s own', () => {
    expect(checkCatalogues(kernelWords.specs, [kernelWords.en, kernelWords.pl])).toEqual([]);
  });

  it('finds exactly what is wrong with the caravan’s', () => {
    expect(checkCatalogues(specs, [english, polish], ids)).toEqual([
      'en/stray: {nothing} is not an argument',
      'en/stray: {beast:dat} is not a form of this language',
      'pl/stray: {beast:one} is not a form of this language',
      'stray: pl uses {beast}, another language {beast, nothing}',
    ]);
  });

  it('finds words that are missing or that nobody says', () => {
    expect(
      checkCatalogues({ here: {}, gone: {} }, [catalogue('en', { here: 'Here', extra: 'Extra' })]),
    ).toEqual(['en/extra: nobody says this', 'en/gone: there are no words']);
    expect(checkCatalogues({}, [catalogue('pl', { toString: 'x' })])).toEqual([
      'pl/toString: nobody says this',
    ]);
  });

  it('finds a template that cannot be read, and goes on', () => {
    expect(checkCatalogues({ bad: {}, gone: {} }, [catalogue('en', { bad: '{' })])).toEqual([
      'en/bad: a word is missing at 2 in "{"',
      'en/gone: there are no words',
    ]);
  });

  it.each([
    ['{n} {beast}', []],
    ['{m}', ['en/it: {m} is not an argument']],
    ['{toString}', ['en/it: {toString} is not an argument']],
    ['{m, plural, one {#} other {#}}', ['en/it: {m} is not an argument']],
    ['{n, select, other {{m}}}', ['en/it: {m} is not an argument']],
    ['{m, gender, other {}}', ['en/it: {m} is not an argument']],
    ['{m, count, thing.coin}', ['en/it: {m} is not an argument']],
    ['{n, count, herd}', ['en/it: {herd} is not an argument']],
    ['{n, count, beast}', []],
    ['{n, count, thing.coin}', []],
    ['{n, count, thing.gem}', ['en/it: there is no noun thing.gem']],
    ['{n, count, nothing.gem}', ['en/it: there is no noun nothing.gem']],
    ['{n, count, thing.coin:acc}', ['en/it: {n:acc} is not a form of this language']],
    ['{beast:acc}', ['en/it: {beast:acc} is not a form of this language']],
    ['{beast:a} {beast:one} {beast:other}', []],
    ['{n, plural, other {#}}', ['en/it: the plural of {n} has no "one"']],
    ['{n, select, other {}}{beast, gender, other {}}', []],
  ])('English %j', (template, problems) => {
    expect(problemsOf(template)).toEqual(problems);
  });

  it.each([
    ['{n, plural, one {} few {} many {} other {}}', []],
    [
      '{n, plural, one {} other {}}',
      ['pl/it: the plural of {n} has no "few"', 'pl/it: the plural of {n} has no "many"'],
    ],
    ['{beast:acc} {beast:ins} {beast:few}', []],
    ['{beast:a}', ['pl/it: {beast:a} is not a form of this language']],
    ['{n, count, beast:gen} {n, count, beast:acc} {n, count, beast:nom}', []],
    ['{n, count, beast:dat}', ['pl/it: nothing is counted as {n:dat}']],
  ])('Polish %j', (template, problems) => {
    expect(problemsOf(template, 'pl')).toEqual(problems);
  });

  it('finds languages that use different arguments, in whatever order they use them', () => {
    const both = { it: { n: 'number', m: 'number' } };
    expect(
      checkCatalogues(both, [catalogue('en', { it: '{n} {m}' }), catalogue('pl', { it: '{m} {n} {m}' })]),
    ).toEqual([]);
    expect(
      checkCatalogues(both, [catalogue('en', { it: '{n}' }), catalogue('pl', { it: '{n} {m}' })]),
    ).toEqual(['it: pl uses {m, n}, another language {n}']);
    expect(checkCatalogues(both, [catalogue('en', { it: '' }), catalogue('pl', { it: '{n}' })])).toEqual([
      'it: pl uses {n}, another language {}',
    ]);
  });

  it('finds nouns that are missing and forms that nouns lack', () => {
    const nouns = { beast: { camel: { gender: 'n', forms: { one: 'camel', other: '' } } } };
    expect(
      checkCatalogues({}, [catalogue('en', {}, nouns)], { beast: ['camel', 'ox'], guide: ['aisha'] }),
    ).toEqual([
      'en: no noun for beast.ox',
      'en: no noun for guide.aisha',
      'en: beast.camel has no form "other"',
      'en: beast.camel has no form "a"',
    ]);
    const half = { beast: { camel: { gender: 'm', forms: { nom: 'wielbłąd' } } } };
    expect(checkCatalogues({}, [catalogue('pl', {}, half)])).toEqual(
      ['gen', 'dat', 'acc', 'ins', 'loc', 'few', 'many'].map(form => `pl: beast.camel has no form "${form}"`),
    );
  });
});

describe('persons', () => {
  const spoken = (template: string, language: 'en' | 'pl'): string[] =>
    checkCatalogues({ it: { who: 'seat', n: 'number' } }, [catalogue(language, { it: template })]);

  it.each([
    ['{who} {who|draw|draws} {n}', []],
    ['{who:s} hand, given to {who:obj}, {who:name}, {who:short}', []],
    ['{who} draws {n}', ['en/it: {who} may be the reader, and is not spoken to']],
    ['{n, plural, one {{who} draws} other {}}', ['en/it: {who} may be the reader, and is not spoken to']],
    ['{n|a|b}', ['en/it: {n|…|…} is not about a seat']],
    ['{who:gen}', ['en/it: {who:gen} is not a form of this language']],
  ])('%s in English', (template, problems) => {
    expect(spoken(template, 'en')).toEqual(problems);
  });

  it.each([
    ['{who|Dobierasz|{who} dobiera} {n}', []],
    ['{who:name}: {n}', []],
    ['{who:short} ({n})', []],
    ['{who} dobiera', ['pl/it: {who} may be the reader, and is not spoken to']],
    ['{who|Dobierasz|{who} dobiera}; ma {who}', ['pl/it: {who} may be the reader, and is not spoken to']],
    ['{who:s}', ['pl/it: {who:s} is not a form of this language']],
  ])('%s in Polish', (template, problems) => {
    expect(spoken(template, 'pl')).toEqual(problems);
  });

  it('a person that is left open cannot be read', () => {
    expect(spoken('{who|a}', 'en')[0]).toMatch('| is missing');
    expect(spoken('{who|a|b', 'en')[0]).toMatch('} is missing');
  });
});
