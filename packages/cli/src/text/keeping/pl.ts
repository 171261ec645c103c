import type { keepingSpecs } from './specs.ts';

/** The commands for whoever runs a server. */
export const keepingPl: Readonly<Record<keyof typeof keepingSpecs, string>> = {
  'cli.cmd.backup': 'Kopiuje bazę serwera, także działającego, i sprawdza kopię',
  'cli.cmd.restore': 'Przywraca kopię zapasową jako bazę serwera',
  'cli.cmd.check': 'Rozgrywa stoły z bazy od nowa i sprawdza, czy są takie, jakie były',
  'cli.cmd.config': 'Sprawdza lub wypisuje ustawienia serwera',
  'cli.cmd.prune': 'Usuwa lub odkłada to, w co nikt już nie gra; serwer musi być zatrzymany',
  'cli.arg.dry-run': 'tylko mówi, co by zrobiło; serwer może działać',
  'cli.arg.database': 'baza; bez tej opcji RUNEHOLD_DATABASE albo zwykła',
  'cli.arg.backup-to': 'dokąd zapisać kopię; niczego nie nadpisuje',
  'cli.arg.backup-from': 'kopia zapasowa',
  'cli.arg.check-tables': 'tylko tyle ostatnich',
  'cli.arg.config-what': 'check mówi, co jest źle, print pokazuje, co obowiązuje',
  'cli.keep.in-use': 'Z pliku {file} korzysta serwer. Najpierw go zatrzymaj.',
  'cli.keep.missing': 'Nie ma pliku {file}.',
  'cli.keep.unreadable':
    'Nie można otworzyć pliku {file} ({detail}). Sprawdź, czy jego katalog istnieje i czy wolno ci w nim czytać i pisać.',
  'cli.keep.damaged': 'Plik {file} jest uszkodzony albo nie jest naszą bazą ({detail}).',
  'cli.keep.full': 'Plik {file} nie może urosnąć: dysk jest pełny.',
  'cli.keep.read-only':
    'Do pliku {file} nie można pisać: plik, jego katalog albo dysk jest tylko do odczytu.',
  'cli.keep.newer': 'Plik {file} zapisała nowsza wersja Runehold. Użyj tamtej wersji.',
  'cli.keep.older': 'Plik {file} zapisała starsza wersja Runehold. Serwer uaktualni go, gdy się uruchomi.',
  'cli.keep.exists': 'Plik {file} już istnieje i nie zostanie nadpisany. Najpierw go przenieś.',
  'cli.keep.other': 'Nie można użyć pliku {file}: {detail}',
  'cli.keep.backed-up': 'Kopia zapasowa: {file}',
  'cli.keep.restored': 'Przywrócono: {file}',
  'cli.keep.holds':
    'Zawiera {tables, plural, one {# stół} few {# stoły} many {# stołów} other {# stołu}} i {records, plural, one {# wpis} few {# wpisy} many {# wpisów} other {# wpisu}}.',
  'cli.keep.replayed':
    '{tables, plural, one {Ostatni stół rozegrano od nowa; jest w porządku.} few {Ostatnie # stoły rozegrano od nowa; są w porządku.} many {Ostatnich # stołów rozegrano od nowa; są w porządku.} other {Ostatnie # stołu rozegrano od nowa; są w porządku.}}',
  'cli.keep.not-replayed': 'Pochodzi ze starszej wersji: zawartość policzono, ale nie rozegrano od nowa.',
  'cli.keep.progress': 'stoły: {done}',
  'cli.keep.wanting': 'stół {table}: {why}',
  'cli.keep.no-tables': 'Nie ma stołów do sprawdzenia.',
  'cli.keep.sound':
    '{tables, plural, one {# stół rozegrano od nowa; jest w porządku.} few {# stoły rozegrano od nowa; są w porządku.} many {# stołów rozegrano od nowa; są w porządku.} other {# stołu rozegrano od nowa; są w porządku.}}',
  'cli.keep.unsound':
    '{tables, plural, one {Rozegrano od nowa # stół} few {Rozegrano od nowa # stoły} many {Rozegrano od nowa # stołów} other {Rozegrano od nowa # stołu}}; {bad, plural, one {# nie jest} few {# nie są} many {# nie jest} other {# nie jest}} w porządku.',
  'cli.keep.prune.removed':
    '{n, plural, one {Usunięto # ledwie zaczęty stół.} few {Usunięto # ledwie zaczęte stoły.} many {Usunięto # ledwie zaczętych stołów.} other {Usunięto # ledwie zaczętego stołu.}}',
  'cli.keep.prune.abandoned':
    '{n, plural, one {Odłożono # stół, przy którym nikt już nie gra.} few {Odłożono # stoły, przy których nikt już nie gra.} many {Odłożono # stołów, przy których nikt już nie gra.} other {Odłożono # stołu, przy którym nikt już nie gra.}}',
  'cli.keep.prune.guests':
    '{n, plural, one {Zapomniano # gościa bez gry.} few {Zapomniano # gości bez gry.} many {Zapomniano # gości bez gry.} other {Zapomniano # gościa bez gry.}}',
  'cli.keep.prune.would': 'Niczego nie zmieniono: tak by się stało.',
  'cli.keep.prune.nothing': 'Nie ma czego porządkować.',
  'cli.config.good': 'Ustawienia są w porządku.',
  'cli.config.wrong': '{name}={value}: {expected}.',
  'cli.config.whole': 'oczekiwana jest liczba całkowita od {min} do {max}',
  'cli.config.text': 'oczekiwana jest ścieżka, adres lub nazwa',
  'cli.config.site':
    'oczekiwany jest katalog ze zbudowanymi stronami (z plikiem index.html) albo none; strony buduje npm start',
  'cli.config.unknown': 'nie ma takiego ustawienia; lista jest w docs/server.md',
  'cli.config.renamed': 'teraz nazywa się {name}',
};
