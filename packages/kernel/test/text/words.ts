import type { Catalogue } from '@runehold/kernel/text/catalogue';
import { noun, properNoun, rzeczownik } from '@runehold/kernel/text/catalogue';
import type { Words } from '@runehold/kernel/text/render';
import { wordsIn } from '@runehold/kernel/text/render';

export const specs = {
  greeting: {},
  'event.drew': { who: 'seat', beast: 'beast' },
  'event.drew.hidden': { who: 'seat' },
  'event.sold': { n: 'number', beast: 'beast' },
  'event.robbed': { who: 'seat', victim: 'seat', n: 'number' },
  'label.seat': { it: 'seat' },
  called: { name: 'text' },
  paid: { n: 'number' },
  carries: { n: 'number' },
  carrying: { n: 'number' },
  lacking: { n: 'number' },
  herds: { n: 'number', beast: 'beast' },
  came: { beast: 'beast' },
  saw: { beast: 'beast' },
  moon: { n: 'number' },
  nested: { n: 'number', beast: 'beast' },
  guide: { it: 'guide' },
  stray: { beast: 'beast' },
} as const;

export const ids = { beast: ['camel', 'mule', 'ox'], guide: ['aisha'] } as const;

export const english: Catalogue<typeof specs> = {
  language: 'en',
  messages: {
    greeting: 'Welcome!',
    'event.drew': '{who} {who|draw|draws} {beast:a}.',
    'event.drew.hidden': '{who} {who|draw|draws} a beast.',
    'event.sold': '{n} of {beast}',
    'event.robbed':
      'Alas! {who} {who|take|takes} {n, count, thing.coin} from {victim:obj}: {victim:s} purse is lighter.',
    'label.seat': '{it:name}',
    called: 'They say: {name}.',
    paid: '{n, plural, one {# coin} other {# coins}} paid (#)',
    carries: '{n, count, thing.coin}',
    carrying: 'with {n, count, thing.coin:a}',
    lacking: 'without {n, count, thing.coin}',
    herds: '{n, count, beast}',
    came: '{beast, gender, n {It} other {They}} came',
    saw: '{beast} and {beast:other}',
    moon: '{n, select, 0 {new} 2 {full} other {moon #}}',
    nested: '{n, plural, one {{beast}} other {# {beast:other}, {n, select, 3 {a lot} other {some}}}}!',
    guide: 'Follow {it}.',
    stray: '{beast:dat} {nothing}',
  },
  nouns: {
    beast: { camel: noun('camel'), mule: noun('mule'), ox: noun('ox', 'oxen') },
    thing: { coin: noun('coin') },
    guide: { aisha: properNoun('Aisha') },
  },
};

export const polish: Catalogue<typeof specs> = {
  language: 'pl',
  messages: {
    greeting: 'Witaj!',
    'event.drew': '{who|Dobierasz|{who} dobiera}: {beast}.',
    'event.drew.hidden': '{who|Dobierasz|{who} dobiera} zwierzę.',
    'event.sold': '{n}: {beast:gen}',
    'event.robbed':
      '{who|Zabierasz|{who} zabiera} {n, count, thing.coin:acc}. {victim|Tracisz ty|Traci {victim}}.',
    'label.seat': '{it:name}',
    called: 'Mówią: {name}.',
    paid: '{n, plural, one {# moneta zapłacona} few {# monety zapłacone} many {# monet zapłaconych} other {# monety}}',
    carries: '{n, count, thing.coin}',
    carrying: 'niesie {n, count, thing.coin:acc}',
    lacking: 'brakuje {n, count, thing.coin:gen}',
    herds: '{n, count, beast}',
    came: '{beast, gender, m {Przyszedł} f {Przyszła} other {Przyszło}} {beast}',
    saw: 'Widzę {beast:acc}, nie ma {beast:gen}',
    moon: '{n, select, 0 {nów} other {księżyc}}',
    nested: '{n, plural, one {#} few {# {beast:few}} many {# {beast:many}} other {}}',
    guide: 'Idź za {it:ins}.',
    stray: '{beast:one}',
  },
  nouns: {
    beast: {
      camel: rzeczownik(
        'm',
        'wielbłąd',
        'wielbłąda',
        'wielbłądowi',
        'wielbłąda',
        'wielbłądem',
        'wielbłądzie',
        'wielbłądy',
        'wielbłądów',
      ),
      mule: rzeczownik('m', 'muł', 'muła', 'mułowi', 'muła', 'mułem', 'mule', 'muły', 'mułów'),
      ox: rzeczownik(
        'n',
        'bydlę',
        'bydlęcia',
        'bydlęciu',
        'bydlę',
        'bydlęciem',
        'bydlęciu',
        'bydlęta',
        'bydląt',
      ),
    },
    thing: {
      coin: rzeczownik('f', 'moneta', 'monety', 'monecie', 'monetę', 'monetą', 'monecie', 'monety', 'monet'),
    },
    guide: {
      aisha: rzeczownik('f', 'Aisza', 'Aiszy', 'Aiszy', 'Aiszę', 'Aiszą', 'Aiszy', 'Aisze', 'Aisz'),
    },
  },
};

export const caravan = { specs, en: english, pl: polish };
export const en: Words = wordsIn('en', caravan, ids);
export const pl: Words = wordsIn('pl', caravan, ids);
