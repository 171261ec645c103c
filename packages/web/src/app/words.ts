import { bilingual, text } from '@runehold/kernel/text/bilingual';

export const appWords = bilingual({
  'app.name': ['Runehold', 'Runehold'],
  'app.hall': ['Hall', 'Sala'],
  'app.library': ['Library', 'Biblioteka'],
  'app.settings': ['Settings', 'Ustawienia'],
  'app.new-table': ['New table', 'Nowy stół'],
  'app.language': ['Language', 'Język'],
  'app.language.en': ['English', 'angielski'],
  'app.language.pl': ['Polish', 'polski'],
  'app.menu': ['Menu', 'Menu'],
  'app.close': ['Close', 'Zamknij'],
  'app.where': ['Where you are', 'Gdzie jesteś'],
  'app.rooms': ['Rooms', 'Pokoje'],
  'app.loading': ['One moment…', 'Chwileczkę…'],
  'app.not-found': ['There is no such page.', 'Nie ma takiej strony.'],
  'app.broken': ['Something broke on this page.', 'Coś się zepsuło na tej stronie.'],
  'app.fault': [
    'Something went wrong, and nothing was changed. Try again.',
    'Coś poszło nie tak i nic się nie zmieniło. Spróbuj ponownie.',
  ],
  'local.no-storage': [
    'This browser does not let the page keep anything, so no table can be set in it. Tables of a server work all the same.',
    'Ta przeglądarka nie pozwala stronie niczego zapisać, więc nie da się w niej rozłożyć stołu. Stoły na serwerze działają i tak.',
  ],
  'local.not-kept': [
    'This browser could not keep that, so it has not happened. Its storage may be full: make room, then try again.',
    'Przeglądarka nie zdołała tego zapisać, więc nic się nie stało. Może brakuje miejsca: zwolnij je i spróbuj ponownie.',
  ],
  'app.reload': ['Load it again', 'Wczytaj ponownie'],
  'app.playing-as': [{ name: text }, 'Playing as {name}', 'Grasz jako {name}'],
  'app.credits': [
    'Icons: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. Fonts: Cinzel and EB Garamond, SIL OFL. A fan-made table; names belong to their owners.',
    'Ikony: game-icons.net, Lorc, Delapouite i inni, CC BY 3.0. Kroje: Cinzel i EB Garamond, SIL OFL. Stół fanowski; nazwy należą do ich właścicieli.',
  ],
});
