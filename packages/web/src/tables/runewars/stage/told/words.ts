import { bilingual, text } from '@runehold/kernel/text/bilingual';
import { bring } from '../../../../text/vocabulary.ts';

/** What is said of a battle that is told, and of what it has come to. */
export const toldWords = bilingual({
  'rw.told.rows': [{ n: 'number' }, 'Row {n} of 5, then the tally', 'Rząd {n} z 5, potem podsumowanie'],
  'rw.told.next': ['Next row', 'Następny rząd'],
  'rw.told.end': ['To the end', 'Do końca'],
  'rw.told.back': ['Back to the map', 'Wróć na mapę'],
  'rw.told.again': ['See it again', 'Pokaż jeszcze raz'],
  'rw.result.holds': [
    { who: 'seat', area: text },
    '{who} {who|hold|holds} {area}',
    '{who|Utrzymujesz|{who} utrzymuje} obszar {area}',
  ],
  'rw.result.takes': [
    { who: 'seat', area: text },
    '{who} {who|take|takes} {area}',
    '{who|Zdobywasz|{who} zdobywa} obszar {area}',
  ],
  'rw.result.neutrals-hold': [
    { area: text },
    'The neutral units hold {area}',
    'Neutralne jednostki utrzymują obszar {area}',
  ],
  'rw.result.off': [{ area: text }, 'The battle for {area} is called off', 'Bitwa o obszar {area} odwołana'],
  'rw.result.tie': ['The defender wins ties.', 'Remis wygrywa obrońca.'],
  'rw.result.more': ['The greater strength wins.', 'Wygrywa większa siła.'],
  'rw.result.alone': ['There was no tally.', 'Do podsumowania nie doszło.'],
  'rw.result.decided': ['What decided it', 'Co przesądziło'],
  'rw.result.follows': ['What follows', 'Co dalej'],
  'rw.result.nothing': ['Nothing else changes.', 'Nic więcej się nie zmienia.'],
  'rw.result.by.stronghold': [
    { a: 'number', b: 'number' },
    'The stronghold: without it {a} : {b}.',
    'Twierdza: bez niej byłoby {a} : {b}.',
  ],
  'rw.result.by.cards': [
    { a: 'number', b: 'number' },
    'Cards, abilities and ground: without them {a} : {b}.',
    'Karty, zdolności i teren: bez nich byłoby {a} : {b}.',
  ],
  'rw.result.by.row': [
    { row: 'number', units: 'number', who: 'seat', a: 'number', b: 'number' },
    'Row {row}, which cost {who:obj} {units, plural, one {# unit} other {# units}}: without it {a} : {b}.',
    'Rząd {row}, w którym {who|tracisz|{who} traci} {units, plural, one {# jednostkę} few {# jednostki} many {# jednostek} other {# jednostki}}: bez niego byłoby {a} : {b}.',
  ],
  'rw.result.by.row-of-neutrals': [
    { row: 'number', units: 'number', a: 'number', b: 'number' },
    'Row {row}, in which {units, plural, one {# neutral unit} other {# neutral units}} fell: without it {a} : {b}.',
    'Rząd {row}, w którym {units, plural, one {ginie # neutralna jednostka} few {giną # neutralne jednostki} many {ginie # neutralnych jednostek} other {ginie # neutralnej jednostki}}: bez niego byłoby {a} : {b}.',
  ],
  'rw.result.by.all': [
    'No single thing: without any one of them the result would be the same.',
    'Żaden pojedynczy czynnik: bez któregokolwiek z nich wynik byłby ten sam.',
  ],
});
bring(toldWords);
