import { bilingual, text } from '@runehold/kernel/text/bilingual';

export const appWords = bilingual({
  'app.name': ['Runehold', 'Runehold'],
  'app.about': [
    'Rune Age and Runewars, played in your browser: alone against bots, around one screen, or with friends far away.',
    'Rune Age i Runewars w przeglądarce: w pojedynkę przeciw botom, przy jednym ekranie albo z przyjaciółmi na odległość.',
  ],
  'app.hall': ['Hall', 'Sala'],
  'app.learn': ['Learn', 'Nauka'],
  'app.library': ['Library', 'Biblioteka'],
  'app.settings': ['Settings', 'Ustawienia'],
  'app.new-table': ['New table', 'Nowy stół'],
  'app.replay': ['Replay', 'Powtórka'],
  'app.language': ['Language', 'Język'],
  'app.language.en': ['English', 'angielski'],
  'app.language.pl': ['Polish', 'polski'],
  'app.menu': ['Menu', 'Menu'],
  'app.close': ['Close', 'Zamknij'],
  'app.where': ['Where you are', 'Gdzie jesteś'],
  'app.rooms': ['Rooms', 'Działy'],
  'app.loading': ['One moment…', 'Chwileczkę…'],
  'app.not-found': ['There is no such page.', 'Nie ma takiej strony.'],
  'app.broken': ['Something broke on this page.', 'Coś się zepsuło na tej stronie.'],
  'app.fault': [
    'Something went wrong, and nothing was changed. Try again.',
    'Coś poszło nie tak i nic się nie zmieniło. Spróbuj ponownie.',
  ],
  'local.no-storage': [
    'This browser doesn’t let the page save anything, so you can’t open a table in it. Tables on a server still work.',
    'Ta przeglądarka nie pozwala stronie niczego zapisać, więc nie da się w niej otworzyć stołu. Stoły na serwerze nadal działają.',
  ],
  'local.not-kept': [
    'This browser couldn’t save that, so nothing happened. Its storage may be full: make room and try again.',
    'Przeglądarka nie zdołała tego zapisać, więc nic się nie stało. Może brakuje miejsca: zwolnij je i spróbuj ponownie.',
  ],
  'app.reload': ['Reload', 'Wczytaj ponownie'],
  'app.playing-as': [{ name: text }, 'Playing as {name}', 'Grasz jako {name}'],
  'app.credits': [
    'Icons: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. Fonts: Cinzel and EB Garamond, SIL OFL. A fan-made table; names belong to their owners.',
    'Ikony: game-icons.net, Lorc, Delapouite i inni, CC BY 3.0. Kroje: Cinzel i EB Garamond, SIL OFL. Stół fanowski; nazwy należą do ich właścicieli.',
  ],
});
