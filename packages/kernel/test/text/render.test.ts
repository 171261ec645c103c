import { bilingual, joinBilingual } from '@runehold/kernel/text/bilingual';
import type { Catalogue } from '@runehold/kernel/text/catalogue';
import { kernelWords } from '@runehold/kernel/text/kernel';
import { render, wordsIn } from '@runehold/kernel/text/render';
import { loose } from '@runehold/testkit/loose';
import { describe, expect, it } from 'vitest';
import { caravan, en, english, ids, pl } from './words.ts';

const seats = { names: ['Ada', 'Bo'] };
const inEnglish = (key: string, args: Record<string, number> = {}): string =>
  render(en, { key, args }, seats);
const poPolsku = (key: string, args: Record<string, number> = {}): string =>
  loose(render(pl, { key, args }, seats));

describe('saying a message', () => {
  it('says plain words, numbers, names and nouns', () => {
    expect(inEnglish('greeting')).toBe('Welcome!');
    expect(poPolsku('greeting')).toBe('Witaj!');
    expect(inEnglish('event.sold', { n: 3, beast: 1 })).toBe('3 of mule');
    expect(inEnglish('event.drew', { who: 1, beast: 2 })).toBe('Bo draws an ox.');
    expect(poPolsku('event.drew', { who: 0, beast: 2 })).toBe('Ada dobiera: bydlę.');
    expect(inEnglish('guide', { it: 0 })).toBe('Follow Aisha.');
  });

  it('numbers a seat that nobody has named', () => {
    expect(inEnglish('event.drew', { who: 3, beast: 0 })).toBe('#4 draws a camel.');
  });

  it('uses the form asked for', () => {
    expect(inEnglish('saw', { beast: 2 })).toBe('ox and oxen');
    expect(poPolsku('saw', { beast: 1 })).toBe('Widzę muła, nie ma muła');
    expect(poPolsku('guide', { it: 0 })).toBe('Idź za Aiszą.');
  });

  it('agrees with the gender of a noun', () => {
    expect(inEnglish('came', { beast: 0 })).toBe('It came');
    expect(poPolsku('came', { beast: 0 })).toBe('Przyszedł wielbłąd');
    expect(poPolsku('came', { beast: 2 })).toBe('Przyszło bydlę');
  });

  it('selects by number', () => {
    expect([0, 1, 2].map(n => inEnglish('moon', { n }))).toEqual(['new', 'moon #', 'full']);
    expect(poPolsku('moon', { n: 2 })).toBe('księżyc');
  });

  it('says what is inside of what is inside', () => {
    expect([1, 2, 3].map(n => inEnglish('nested', { n, beast: 2 }))).toEqual([
      'ox!',
      '2 oxen, some!',
      '3 oxen, a lot!',
    ]);
    expect([1, 2, 5].map(n => poPolsku('nested', { n, beast: 1 }))).toEqual(['1', '2 muły', '5 mułów']);
  });
});

describe('plurals', () => {
  it('are two in English', () => {
    expect([0, 1, 2, 21].map(n => inEnglish('paid', { n }))).toEqual([
      '0 coins paid (#)',
      '1 coin paid (#)',
      '2 coins paid (#)',
      '21 coins paid (#)',
    ]);
  });

  it.each([
    [0, '0 monet zapłaconych'],
    [1, '1 moneta zapłacona'],
    [2, '2 monety zapłacone'],
    [5, '5 monet zapłaconych'],
    [12, '12 monet zapłaconych'],
    [22, '22 monety zapłacone'],
    [25, '25 monet zapłaconych'],
  ])('are three in Polish: %d', (n, words) => {
    expect(poPolsku('paid', { n })).toBe(words);
  });

  it('of a counted noun come from the noun', () => {
    expect([1, 4].map(n => inEnglish('carries', { n }))).toEqual(['1 coin', '4 coins']);
    expect([1, 4].map(n => inEnglish('carrying', { n }))).toEqual(['with 1 a coin', 'with 4 coins']);
    expect([1, 2, 5, 12, 22, 25].map(n => poPolsku('carries', { n }))).toEqual([
      '1 moneta',
      '2 monety',
      '5 monet',
      '12 monet',
      '22 monety',
      '25 monet',
    ]);
    expect([1, 2, 5].map(n => poPolsku('carrying', { n }))).toEqual([
      'niesie 1 monetę',
      'niesie 2 monety',
      'niesie 5 monet',
    ]);
    expect([1, 2, 5, 22].map(n => poPolsku('lacking', { n }))).toEqual([
      'brakuje 1 monety',
      'brakuje 2 monet',
      'brakuje 5 monet',
      'brakuje 22 monet',
    ]);
  });

  it('of a noun that is itself an argument, too', () => {
    expect([1, 2].map(n => inEnglish('herds', { n, beast: 2 }))).toEqual(['1 ox', '2 oxen']);
    expect([1, 3, 6].map(n => poPolsku('herds', { n, beast: 0 }))).toEqual([
      '1 wielbłąd',
      '3 wielbłądy',
      '6 wielbłądów',
    ]);
  });
});

describe('an event of which the listener was told less', () => {
  it('is said with its hidden words', () => {
    expect(inEnglish('event.drew', { who: 0 })).toBe('Ada draws a beast.');
    expect(poPolsku('event.drew', { who: 1 })).toBe('Bo dobiera zwierzę.');
  });

  it('is said as it is where there are no hidden words', () => {
    expect(inEnglish('event.sold', { n: 2 })).toBe('2 of camel');
  });
});

describe('what cannot be said', () => {
  it('shows its key', () => {
    expect(inEnglish('farewell')).toBe('?farewell');
    expect(inEnglish('constructor')).toBe('?constructor');
  });

  it('shows the noun or the form that is missing', () => {
    expect(inEnglish('event.sold', { n: 1, beast: 9 })).toBe('1 of ?beast');
    expect(poPolsku('came', { beast: 9 })).toBe('Przyszło ?beast');
    expect(inEnglish('came', { beast: 9 })).toBe('It came');
    expect(inEnglish('stray', { beast: 0 })).toBe('?dat 0');
    expect(poPolsku('stray', { beast: 0 })).toBe('?one');
    const bare: Catalogue = {
      ...english,
      messages: { ...english.messages, carries: '{n, count, thing.gem}' },
      nouns: {},
    };
    const words = wordsIn('en', { ...caravan, en: bare }, ids);
    expect(render(words, { key: 'carries', args: { n: 2 } })).toBe('2 ?thing.gem');
    expect(render(words, { key: 'event.sold', args: { n: 2, beast: 0 } })).toBe('2 of ?beast');
    const unnumbered = wordsIn('en', caravan);
    expect(render(unnumbered, { key: 'event.sold', args: { n: 2, beast: 0 } })).toBe('2 of ?beast');
  });
});

describe('the words of several packages', () => {
  it('are joined', () => {
    const words = wordsIn('en', joinBilingual(kernelWords, caravan), ids);
    expect(words.language).toBe('en');
    expect(render(words, { key: 'label.pass', args: {} })).toBe('Pass');
    expect(render(words, { key: 'label.number', args: { n: 12 } })).toBe('12');
    expect(render(words, { key: 'refusal.seats', args: { min: 2, max: 4 } })).toBe(
      'This game is for 2 to 4 players.',
    );
    expect(render(words, { key: 'event.drew', args: { who: 0, beast: 1 } }, seats)).toBe('Ada draws a mule.');
    const polskie = wordsIn('pl', kernelWords);
    expect(render(polskie, { key: 'refusal.seats', args: { min: 2, max: 4 } })).toBe(
      'Ta gra jest dla 2–4 graczy.',
    );
  });

  it('say a number where nobody told what an argument is', () => {
    const words = wordsIn('en', { ...bilingual({ odd: ['{n}', '{n}'] }), specs: {} });
    expect(render(words, { key: 'odd', args: { n: 7 } })).toBe('7');
    expect(render(words, { key: 'odd', args: {} })).toBe('0');
  });
});

describe('persons', () => {
  const told = (reader: number | undefined, who: number, victim: number): string[] =>
    [en, pl].map(words =>
      render(words, { key: 'event.robbed', args: { who, victim, n: 2 } }, { ...seats, reader }),
    );

  it('whoever reads is spoken to, everybody else is spoken of', () => {
    expect(told(undefined, 0, 1)).toEqual([
      'Alas! Ada takes 2 coins from Bo: Bo’s purse is lighter.',
      'Ada zabiera 2\u00a0monety. Traci Bo.',
    ]);
    expect(told(0, 0, 1)).toEqual([
      'Alas! You take 2 coins from Bo: Bo’s purse is lighter.',
      'Zabierasz 2\u00a0monety. Traci Bo.',
    ]);
    expect(told(1, 0, 1)).toEqual([
      'Alas! Ada takes 2 coins from you: your purse is lighter.',
      'Ada zabiera 2\u00a0monety. Tracisz ty.',
    ]);
  });

  it('begins a sentence with a capital also where it speaks to the reader', () => {
    const drew = { key: 'event.drew', args: { who: 0 } };
    expect(render(en, drew, { ...seats, reader: 0 })).toBe('You draw a beast.');
  });

  it('names the reader on a label, and what is theirs by the short name of others', () => {
    const label = { key: 'label.seat', args: { it: 1 } };
    expect([en, pl].map(words => render(words, label, { ...seats, reader: 1 }))).toEqual(['You', 'Ty']);
    expect(render(en, label, { ...seats, reader: 0 })).toBe('Bo');
    const company = { names: ['Elves (Ada)', 'Orcs (Bo)'], short: ['Elves', 'Orcs'] };
    expect(render(en, { key: 'event.robbed', args: { who: 0, victim: 1, n: 1 } }, company)).toBe(
      'Alas! Elves (Ada) takes 1 coin from Orcs (Bo): Orcs’s purse is lighter.',
    );
  });

  it('has a short name for where there is little room', () => {
    const tight = bilingual({ it: [{ who: 'seat' }, 'held by {who:short}', '{who:short}: 1'] });
    const company = { names: ['Elves (Ada)', 'Orcs (Bo)'], short: ['Elves', 'Orcs'] };
    const said = (reader?: number): string[] =>
      (['en', 'pl'] as const).map(language =>
        render(wordsIn(language, tight), { key: 'it', args: { who: 1 } }, { ...company, reader }),
      );
    expect(said()).toEqual(['held by Orcs', 'Orcs: 1']);
    expect(said(1)).toEqual(['held by you', 'Ty: 1']);
  });

  it('puts in texts as they are', () => {
    expect(render(en, { key: 'called', args: { name: 0 } }, { texts: ['{who}'] })).toBe('They say: {who}.');
    expect(render(en, { key: 'called', args: { name: 0 } })).toBe('They say: .');
  });
});

describe('what is printed', () => {
  const said = (pl: string, n: number): string =>
    render(wordsIn('pl', bilingual({ it: [{ n: 'number' }, '{n}', pl] })), { key: 'it', args: { n } });

  it('binds a word of one letter, and a number, to what follows', () => {
    expect(said('Idzie i w {n} kroków z nim', 5)).toBe('Idzie i\u00a0w\u00a05\u00a0kroków z\u00a0nim');
    expect(said('A to ({n}): {n} „runy”', 2)).toBe('A\u00a0to (2): 2\u00a0„runy”');
  });

  it('has a true minus', () => {
    expect(said('{n}', -3)).toBe('−3');
    expect(inEnglish('event.sold', { n: -3, beast: 1 })).toBe('−3 of mule');
  });
});
