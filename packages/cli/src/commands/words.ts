import { bilingual } from '@runehold/kernel/text/bilingual';

/** What the commands are for, and what they are given. */
export const commandWords = bilingual({
  'cli.cmd.play': ['Play a game in this terminal', 'Zagraj w tym terminalu'],
  'cli.cmd.fuzz': [
    'Play many games at random and check the laws on the way',
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
    'Check that a game was dealt as it was promised',
    'Sprawdź, czy rozdanie było takie, jak przyrzeczono',
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
  'cli.cmd.arena': ['Let two bots meet and count who wins', 'Zmierz ze sobą dwa boty i policz zwycięstwa'],
  'cli.arg.game': ['which game; without it you are asked', 'która gra; bez tego padnie pytanie'],
  'cli.arg.seats': ['how many take part', 'ilu graczy przy stole'],
  'cli.arg.as': [
    'where people sit, from 0, such as 0 or 0,2; bots take the rest (usually 0)',
    'miejsca ludzi, licząc od 0, np. 0 albo 0,2; resztę zajmują boty (zwykle 0)',
  ],
  'cli.arg.hotseat': [
    'people at every seat, taking turns at this screen',
    'na każdym miejscu człowiek, przy tym samym ekranie',
  ],
  'cli.arg.bot': [
    'how the bots think: greedy, where the game has such a bot (usual), or random',
    'jak myślą boty: greedy, jeśli gra ma takiego (zwykle), albo random, czyli losowo',
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
    'a number that fixes the deal and the bots, so that the game can be had again',
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
  'cli.arg.games': ['how many games (usually 1000)', 'ile gier (zwykle 1000)'],
  'cli.arg.fuzz-seed': [
    'where the random games start (usually 1)',
    'od czego zaczynają się losowe gry (zwykle 1)',
  ],
  'cli.arg.fuzz-seats': ['only with so many seats, such as 2,3', 'tylko przy tylu miejscach, np. 2,3'],
  'cli.arg.fuzz-options': [
    'only with these table options, such as name=value, and the others at random',
    'tylko z tymi opcjami stołu, np. nazwa=wartość, a pozostałe losowo',
  ],
  'cli.arg.looks': [
    'how many asks of a game the costly checks look at (usually 1)',
    'ile pytań w grze badają kosztowne sprawdziany (zwykle 1)',
  ],
  'cli.arg.steering': [
    'share of answers that go where none has gone, 0 to 1 (usually 0.25)',
    'część odpowiedzi kierowana tam, gdzie nic jeszcze nie było, 0–1 (zwykle 0.25)',
  ],
  'cli.arg.fuzz-out': [
    'where failed games are written (usually ./fuzz-failures)',
    'gdzie zapisać gry, które się nie udały (zwykle ./fuzz-failures)',
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
    'whose eyes: a seat from 0, spectator, or all once the game is over',
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
    'keep the secret although the game goes on',
    'zachowaj sekret, choć gra jeszcze trwa',
  ],
  'cli.arg.bench': ['goes to the bench as it is', 'trafia do pomiarów bez zmian'],
  'cli.arg.arena-a': ['the bot that is measured', 'bot, którego się mierzy'],
  'cli.arg.arena-b': ['the bot it meets', 'bot, z którym się mierzy'],
  'cli.arg.arena-games': ['how many games at least (usually 400)', 'ile gier co najmniej (zwykle 400)'],
  'cli.arg.arena-seed': ['where the deals start (usually 1)', 'od czego zaczynają się rozdania (zwykle 1)'],
  'cli.arg.mirror': [
    'also let the first bot meet itself, which must give par',
    'zmierz też pierwszego bota z nim samym, co musi dać remis',
  ],
});
