import { bilingual } from '../text/bilingual.ts';

export const libraryWords = bilingual({
  'library.rules': ['Rules', 'Reguły'],
  'library.cards': ['Cards', 'Karty'],
  'library.sections': ['Sections of the library', 'Działy biblioteki'],
  'library.search': ['Search the rules', 'Szukaj w regułach'],
  'library.search.how': ['words or an id, such as RA-TURN-05', 'słowa albo numer, np. RA-TURN-05'],
  'library.found': [
    { n: 'number' },
    '{n, plural, one {# statement} other {# statements}}',
    '{n, plural, one {# zdanie} few {# zdania} many {# zdań} other {# zdania}}',
  ],
  'library.ruling': ['our ruling', 'nasze rozstrzygnięcie'],
  'library.about': [
    'Every statement of the rulebooks in our words, with an id that prompts and tests name. The statements are in English.',
    'Każde zdanie instrukcji naszymi słowami, z numerem, który podają pytania i testy. Zdania są po angielsku.',
  ],
  'library.games': ['Games', 'Gry'],
  'library.game.rune-age': ['Rune Age', 'Rune Age'],
  'library.game.runewars': ['Runewars', 'Runewars'],
  'library.cards.title': ['One frame, every card', 'Jedna rama, każda karta'],
  'library.cards.about': [
    'Top left is what a card gives, bottom right what it costs. The same shapes mean strength, gold and influence everywhere.',
    'Lewy górny róg to co karta daje, prawy dolny – ile kosztuje. Te same kształty wszędzie znaczą siłę, złoto i wpływ.',
  ],
  'library.cards.gold': ['Gold', 'Złoto'],
  'library.cards.neutral': ['Neutral cards', 'Karty neutralne'],
  'library.cards.cities': ['Cities and strongholds', 'Miasta i twierdze'],
  'library.cards.runes': ['Dragon runes', 'Smocze runy'],
  'library.cards.monuments': ['Monuments', 'Monumenty'],
});
