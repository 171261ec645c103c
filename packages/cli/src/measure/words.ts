import { bilingual, text } from '@runehold/kernel/text/bilingual';

/** What commands say that let bots play many games. */
export const measureWords = bilingual({
  'cli.arg.cores': [
    'on how many cores games are played; all for as many as there are (default: 1)',
    'na ilu rdzeniach rozgrywać gry; all, czyli na wszystkich (domyślnie 1)',
  ],
  'cli.arg.keep': [
    'write down each game here; if the same was broken off, go on from there',
    'zapisuj tu każdą grę; przerwany pomiar toczy się dalej od tego miejsca',
  ],
  'cli.arg.chart': ['also draw the result (SVG)', 'narysuj też wynik (SVG)'],
  'cli.error.one-bot': [
    'One bot is measured, and where players win together it is measured against one other.',
    'Mierzy się jednego bota, a tam, gdzie gracze wygrywają razem, porównuje się go z jednym innym.',
  ],
  'cli.error.too-many-bots': ['There are more bots than seats.', 'Botów jest więcej niż miejsc.'],
  'cli.error.other-rules': [
    { rules: text },
    'These games are of other rules than those of this version ({rules}).',
    'Te gry są według innych zasad niż obecne ({rules}).',
  ],
  'cli.error.kept-other': [
    { file: text },
    '{file} has games of another measurement. Choose another file, or ask for the same again.',
    '{file} zawiera gry z innego pomiaru. Wybierz inny plik albo zleć ten sam pomiar.',
  ],
  'cli.error.kept-broken': [
    { file: text },
    '{file} is not a file of kept games.',
    '{file} nie jest plikiem z zapisanymi grami.',
  ],
});
