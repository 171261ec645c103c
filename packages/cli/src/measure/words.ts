import { bilingual, text } from '@runehold/kernel/text/bilingual';

/** What commands say that let bots play many games. */
export const measureWords = bilingual({
  'cli.arg.cores': [
    'how many cores games are played on; all for every one there is (default: 1)',
    'na ilu rdzeniach rozgrywać gry; all, czyli na wszystkich (domyślnie 1)',
  ],
  'cli.arg.keep': [
    'keep each game in this file; a measurement that was broken off goes on from there',
    'zapisuj każdą grę w tym pliku; przerwany pomiar rusza dalej od tego miejsca',
  ],
  'cli.arg.chart': ['also draw the result (SVG)', 'narysuj też wynik (SVG)'],
  'cli.error.one-bot': [
    'Name one bot; for games that all players win together, name one more to compare it with.',
    'Podaj jednego bota, a w grach, które wszyscy wygrywają razem, jeszcze jednego do porównania.',
  ],
  'cli.error.too-many-bots': ['There are more bots than seats.', 'Botów jest więcej niż miejsc.'],
  'cli.error.other-rules': [
    { rules: text },
    'These games were played under other rules than those of this version ({rules}).',
    'Te gry rozegrano według innych zasad niż zasady tej wersji ({rules}).',
  ],
  'cli.error.kept-other': [
    { file: text },
    '{file} holds games of another measurement. Choose another file, or repeat that measurement.',
    '{file} zawiera gry z innego pomiaru. Wybierz inny plik albo powtórz tamten pomiar.',
  ],
  'cli.error.kept-broken': [
    { file: text },
    '{file} is not a file of such games.',
    '{file} nie jest plikiem z zapisanymi grami.',
  ],
});
