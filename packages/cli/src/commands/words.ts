import { bilingual } from '@runehold/kernel/text/bilingual';

/** What the commands are for, and what they are given. */
export const commandWords = bilingual({
  'cli.cmd.play': ['Play a game in this terminal', 'Zagraj w tym terminalu'],
  'cli.cmd.fuzz': [
    'Play many random games and check the laws of the engine on the way',
    'Rozegraj losowo wiele gier, sprawdzając po drodze prawa silnika',
  ],
  'cli.cmd.fuzz-test': [
    'Turn a failed fuzz game into a test',
    'Zamień losową grę, która się nie udała, w test',
  ],
  'cli.cmd.replay': [
    'Show a recorded game at any moment, from any seat',
    'Pokaż zapisaną grę w dowolnej chwili, z dowolnego miejsca',
  ],
  'cli.cmd.verify': [
    'Check that a game was dealt as promised',
    'Sprawdź, czy rozdanie było zgodne z zapowiedzią',
  ],
  'cli.cmd.export': [
    'Make a copy of a game file that can be shared',
    'Zrób kopię pliku gry, którą można się podzielić',
  ],
  'cli.cmd.import': [
    'Check a game file from elsewhere and write a clean copy',
    'Sprawdź plik gry z zewnątrz i zapisz czystą kopię',
  ],
  'cli.cmd.bench': [
    'Measure this machine (inside a checkout of the repository)',
    'Zmierz szybkość tej maszyny (w kopii repozytorium)',
  ],
  'cli.cmd.arena': [
    'Pit two bots against each other and count the wins',
    'Zmierz ze sobą dwa boty i policz zwycięstwa',
  ],
  'cli.arg.game': ['which game; without it you are asked', 'która gra; bez tego zapytamy'],
  'cli.arg.seats': ['how many players, bots included', 'ilu graczy przy stole, wliczając boty'],
  'cli.arg.as': [
    'where people sit, counted from 0, such as 0 or 0,2; bots take the rest (default: 0)',
    'miejsca ludzi, licząc od 0, np. 0 albo 0,2; resztę zajmują boty (domyślnie 0)',
  ],
  'cli.arg.hotseat': [
    'people at every seat, taking turns at this screen',
    'na każdym miejscu człowiek, przy tym samym ekranie',
  ],
  'cli.arg.bot': [
    'how well the bots play: page, squire, sergeant (default), knight, marshal, warlord; or random. From sergeant up you can add a nature: knight/bold, /hoarder, /quester, /builder. Several, separated by commas, take the seats in order',
    'jak dobrze grają boty: page (paź), squire (giermek), sergeant (sierżant, domyślnie), knight (rycerz), marshal (marszałek), warlord (wojewoda) albo random, czyli losowo. Od sierżanta wzwyż można dodać charakter: knight/bold (śmiały), /hoarder (ciułacz), /quester (łowca przygód), /builder (budowniczy). Kilka po przecinku: po kolei na miejscach',
  ],
  'cli.arg.name': ['what to call you', 'jak cię nazywać'],
  'cli.arg.lang': [
    'en or pl; otherwise the language of your system',
    'en albo pl; w przeciwnym razie język systemu',
  ],
  'cli.arg.options': [
    'table options, such as name=value,name=value',
    'opcje stołu, np. nazwa=wartość,nazwa=wartość',
  ],
  'cli.arg.content': [
    'a content pack: your own numbers for the cards',
    'pakiet kart: własne liczby na kartach',
  ],
  'cli.arg.seed': [
    'a number that fixes the deal and the bots, so that the game can be repeated',
    'liczba, która ustala rozdanie i boty, by grę można było powtórzyć',
  ],
  'cli.arg.secret': [
    'the secret behind the deal, 64 hexadecimal digits; otherwise a random one',
    'sekret rozdania, 64 cyfry szesnastkowe; w przeciwnym razie losowy',
  ],
  'cli.arg.resume': ['go on with a saved game', 'wróć do zapisanej gry'],
  'cli.arg.save': [
    'where to save; a game that ends is saved there too',
    'gdzie zapisywać; tam trafi też gra zakończona',
  ],
  'cli.arg.json': ['print data for programs instead of text', 'wypisz dane dla programów zamiast tekstu'],
  'cli.arg.help': ['print this help', 'wypisz tę pomoc'],
  'cli.arg.version': ['print the version', 'wypisz wersję'],
  'cli.arg.games': ['how many games (default: 1000)', 'ile gier (domyślnie 1000)'],
  'cli.arg.fuzz-seed': [
    'where the random games start (default: 1)',
    'od czego zaczynają się losowe gry (domyślnie 1)',
  ],
  'cli.arg.fuzz-seats': ['only with this many seats, such as 2,3', 'tylko przy tylu miejscach, np. 2,3'],
  'cli.arg.fuzz-options': [
    'only with these table options, such as name=value, and the others at random',
    'tylko z tymi opcjami stołu, np. nazwa=wartość, a pozostałe losowo',
  ],
  'cli.arg.looks': [
    'how many questions of a game get the costly checks (default: 1)',
    'ile pytań w grze badają kosztowne sprawdziany (domyślnie 1)',
  ],
  'cli.arg.steering': [
    'share of answers steered to what has not happened yet, 0 to 1 (default: 0.25)',
    'jaka część odpowiedzi szuka tego, czego jeszcze nie było, 0–1 (domyślnie 0.25)',
  ],
  'cli.arg.fuzz-out': [
    'where failed games are written (default: ./fuzz-failures)',
    'gdzie zapisać gry, które się nie udały (domyślnie ./fuzz-failures)',
  ],
  'cli.arg.hash': ['print only the fingerprint of all the games', 'wypisz tylko odcisk wszystkich gier'],
  'cli.arg.require-coverage': [
    'fail when a step or an event of the rules never happened',
    'zgłoś błąd, gdy jakiś krok albo zdarzenie nigdy nie zaszły',
  ],
  'cli.arg.failure': ['a file that fuzz has written', 'plik zapisany przez fuzz'],
  'cli.arg.into': [
    'where the test goes; otherwise beside the file',
    'dokąd ma trafić test; w przeciwnym razie obok pliku',
  ],
  'cli.arg.file': ['a game file', 'plik gry'],
  'cli.arg.to': [
    'the answer to stop after; otherwise the last',
    'po której odpowiedzi stanąć; w przeciwnym razie po ostatniej',
  ],
  'cli.arg.seat': [
    'whose view: a seat from 0, spectator, or all once the game is over',
    'czyimi oczami: miejsce od 0, spectator, albo all po zakończeniu gry',
  ],
  'cli.arg.log': ['print the whole log, not only its end', 'wypisz cały dziennik, nie tylko jego koniec'],
  'cli.arg.export-out': [
    'where the copy goes, - for standard output; otherwise NAME.shared.json',
    'dokąd ma trafić kopia, - to standardowe wyjście; w przeciwnym razie NAZWA.shared.json',
  ],
  'cli.arg.import-out': [
    'where the copy goes, - for standard output; otherwise GAME-XXXXXXXX.json here',
    'dokąd ma trafić kopia, - to standardowe wyjście; w przeciwnym razie tutaj, GRA-XXXXXXXX.json',
  ],
  'cli.arg.with-secret': [
    'keep the secret even if the game is not over',
    'zachowaj sekret, nawet jeśli gra jeszcze trwa',
  ],
  'cli.arg.bench': ['passed to the bench as it is', 'trafia do pomiarów bez zmian'],
  'cli.arg.arena-a': ['the bot that is measured', 'bot, którego się mierzy'],
  'cli.arg.arena-b': [
    'the bot it plays against; several, separated by commas, take the next seats in this order',
    'bot, z którym się mierzy; kilka po przecinku zajmuje następne miejsca w tej kolejności',
  ],
  'cli.arg.arena-games': ['how many games at least (default: 400)', 'ile gier co najmniej (domyślnie 400)'],
  'cli.arg.arena-seed': [
    'where the deals start (default: 1)',
    'od czego zaczynają się rozdania (domyślnie 1)',
  ],
  'cli.arg.sprt': [
    'stop as soon as it is clear whether A wins so many percentage points more than its share',
    'skończ, gdy tylko wiadomo, czy A wygrywa o tyle punktów procentowych częściej, niż wynosi równy udział',
  ],
  'cli.arg.mirror': [
    'also let the first bot play itself, which must come out even',
    'zmierz też pierwszego bota z nim samym, co musi dać wynik wyrównany',
  ],
  'cli.arg.watch': [
    'also count what bots do, such as units starved or areas activated for nobody',
    'policz też poczynania botów, na przykład zagłodzone jednostki albo obszary aktywowane bez marszu',
  ],
});
