import type { Piece } from '@runehold/kernel/text/template';
import { parseTemplate, TemplateError, visitPieces } from '@runehold/kernel/text/template';
import { describe, expect, it } from 'vitest';

const text = (words: string): Piece => ({ piece: 'text', text: words });
const value = (arg: string, form?: string): Piece => ({ piece: 'value', arg, form });

describe('reading a template', () => {
  it.each<[string, readonly Piece[]]>([
    ['', []],
    ['Hello!', [text('Hello!')]],
    ['# and : and ,', [text('# and : and ,')]],
    ['{who}', [value('who')]],
    ['{ who }', [value('who')]],
    ['{card:acc}', [value('card', 'acc')]],
    ['{ card : acc }', [value('card', 'acc')]],
    ['{who} draws {card:a}.', [value('who'), text(' draws '), value('card', 'a'), text('.')]],
    ['{@loop-1.x_2}', [value('@loop-1.x_2')]],
    ['{n, count, thing.coin}', [{ piece: 'count', arg: 'n', noun: 'thing.coin', form: undefined }]],
    ['{n,count,card:acc}', [{ piece: 'count', arg: 'n', noun: 'card', form: 'acc' }]],
    ['{n, count, card : acc }', [{ piece: 'count', arg: 'n', noun: 'card', form: 'acc' }]],
    [
      '{n, plural, one {# coin} other {# coins}}',
      [
        {
          piece: 'plural',
          arg: 'n',
          cases: {
            one: [{ piece: 'number', arg: 'n' }, text(' coin')],
            other: [{ piece: 'number', arg: 'n' }, text(' coins')],
          },
        },
      ],
    ],
    [
      '{n,plural,one{a}\n  other{}}#',
      [{ piece: 'plural', arg: 'n', cases: { one: [text('a')], other: [] } }, text('#')],
    ],
    [
      '{card, gender, f {# ona} other {on}}',
      [{ piece: 'gender', arg: 'card', cases: { f: [text('# ona')], other: [text('on')] } }],
    ],
    [
      '{n, select, 0 {none} other {{n}}}',
      [{ piece: 'select', arg: 'n', cases: { 0: [text('none')], other: [value('n')] } }],
    ],
    [
      '{n, plural, other {x#{m, plural, other {#}}#}}',
      [
        {
          piece: 'plural',
          arg: 'n',
          cases: {
            other: [
              text('x'),
              { piece: 'number', arg: 'n' },
              { piece: 'plural', arg: 'm', cases: { other: [{ piece: 'number', arg: 'm' }] } },
              { piece: 'number', arg: 'n' },
            ],
          },
        },
      ],
    ],
  ])('%j', (source, pieces) => {
    expect(parseTemplate(source)).toEqual(pieces);
  });
});

describe('a template that cannot be read', () => {
  it.each([
    ['{', 'a word is missing at 2'],
    ['{}', 'a word is missing at 2'],
    ['a {ż}', 'a word is missing at 4'],
    ['{who', ', is missing at 5'],
    ['{who other}', ', is missing at 6'],
    ['}', '} has no { at 1'],
    ['a } b', '} has no { at 3'],
    ['{card:}', 'a word is missing at 7'],
    ['{card:acc', '} is missing at 10'],
    ['{card:acc x}', '} is missing at 11'],
    ['{n,}', 'a word is missing at 4'],
    ['{n, plural}', ', is missing at 11'],
    ['{n, ordinal, other {}}', 'ordinal is not known at 13'],
    ['{n, count, }', 'a word is missing at 12'],
    ['{n, count, coin:}', 'a word is missing at 17'],
    ['{n, count, coin x}', '} is missing at 17'],
    ['{n, plural, one {a}}', 'the case "other" is missing at 21'],
    ['{n, select, }', 'the case "other" is missing at 14'],
    ['{n, plural, one a}', '{ is missing at 17'],
    ['{n, plural, other {a', '} is missing at 21'],
    ['{n, plural, other {a} ', 'a word is missing at 23'],
    ['{n, plural, {a}}', 'a word is missing at 13'],
  ])('%j: %s', (source, problem) => {
    expect(() => parseTemplate(source)).toThrow(TemplateError);
    expect(() => parseTemplate(source)).toThrow(`${problem} in ${JSON.stringify(source)}`);
  });

  it('has a name of its own', () => {
    expect(new TemplateError('x', 0, 'y')).toMatchObject({ name: 'TemplateError', message: 'y at 1 in "x"' });
  });
});

describe('visiting', () => {
  it('reaches every piece, those inside cases too, in order', () => {
    const seen: string[] = [];
    visitPieces(parseTemplate('a{x}{n, plural, one {b} other {{y, gender, other {c#}}}}d'), piece =>
      seen.push(piece.piece === 'text' ? piece.text : piece.arg),
    );
    expect(seen).toEqual(['a', 'x', 'n', 'b', 'y', 'c#', 'd']);
  });
});
