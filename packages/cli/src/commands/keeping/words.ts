import { bilingual, text } from '@runehold/kernel/text/bilingual';

/** What the commands for whoever runs a server have to say. */
export const keepingWords = bilingual({
  'cli.cmd.backup': [
    'Copy a server’s database, even while it runs, and check the copy',
    'Skopiuj bazę serwera, także działającego, i sprawdź kopię',
  ],
  'cli.cmd.restore': [
    'Restore a backup as the server’s database',
    'Przywróć kopię zapasową jako bazę serwera',
  ],
  'cli.cmd.check': [
    'Replay the tables of a database and check that they come out the same',
    'Rozegraj stoły z bazy od nowa i sprawdź, czy są takie, jakie były',
  ],
  'cli.cmd.config': ['Check or print the server’s settings', 'Sprawdź lub wypisz ustawienia serwera'],
  'cli.cmd.reports': [
    'List the chat messages that players reported',
    'Pokaż wiadomości z czatu zgłoszone przez graczy',
  ],
  'cli.cmd.report-to-test': [
    'Turn a reported problem into a test that replays the game up to there',
    'Zamień zgłoszony problem w test, który rozgrywa grę do tego miejsca',
  ],
  'cli.arg.report': [
    'the number of the report, or a file that a page has saved',
    'numer zgłoszenia albo plik zapisany przez stronę',
  ],
  'cli.arg.report-folder': ['where the test is written', 'gdzie zapisać test'],
  'cli.keep.report.none': [
    { report: text },
    'There is no report {report}, or its game is gone.',
    'Nie ma zgłoszenia {report} albo nie ma już tej gry.',
  ],
  'cli.keep.report.there': [
    { report: text },
    'Report {report} is a test already.',
    'Zgłoszenie {report} jest już testem.',
  ],
  'cli.keep.report.written': [{ file: text }, 'Written: {file}', 'Zapisano: {file}'],
  'cli.keep.reports.none': ['Nothing was reported.', 'Niczego nie zgłoszono.'],
  'cli.keep.reports.line': [
    { at: text, table: text, line: 'number', name: text, of: text, text, reporter: text },
    '{at}  table {table}, message {line}: {name} ({of}): “{text}”; reported by {reporter}',
    '{at}  stół {table}, wiadomość {line}: {name} ({of}): „{text}”; zgłasza: {reporter}',
  ],
  'cli.cmd.prune': [
    'Remove or put away games nobody plays any more (the server must be stopped)',
    'Usuń lub odłóż gry, w które nikt już nie gra (serwer musi być zatrzymany)',
  ],
  'cli.cmd.rules': [
    'Show which rules tables use, or move them to the current rules where that changes nothing',
    'Pokaż, według jakich zasad toczą się gry, albo przenieś je na obecne tam, gdzie nic to nie zmienia',
  ],
  'cli.arg.dry-run': [
    'only show what would be done; the server may be running',
    'tylko pokaż, co by się stało; serwer może działać',
  ],
  'cli.arg.database': [
    'the database, a file or postgres://…; otherwise RUNEHOLD_DATABASE or the default one',
    'baza, plik albo postgres://…; bez tej opcji RUNEHOLD_DATABASE albo domyślna',
  ],
  'cli.arg.backup-to': [
    'where the backup goes; nothing is overwritten',
    'dokąd zapisać kopię; niczego nie nadpisuje',
  ],
  'cli.arg.backup-from': ['a backup', 'kopia zapasowa'],
  'cli.arg.check-tables': ['only this many of the latest', 'tylko tyle ostatnich'],
  'cli.arg.config-what': [
    'check shows what is wrong, print shows what is in force',
    'check pokazuje, co jest źle, a print, co obowiązuje',
  ],
  'cli.arg.rules-what': [
    'list (the default), or move, which compares games and moves them (the server must be stopped)',
    'list (domyślnie) albo move: porównuje gry i je przenosi (serwer musi być zatrzymany)',
  ],
  'cli.arg.rules-again': [
    'with move: also compare again the tables that were found to stay',
    'z move: porównuje ponownie także stoły, o których wiadomo, że zostają',
  ],
  'cli.keep.in-use': [
    { file: text },
    '{file} is in use by a server. Stop it first.',
    'Z pliku {file} korzysta serwer. Najpierw go zatrzymaj.',
  ],
  'cli.keep.missing': [{ file: text }, '{file} does not exist.', 'Nie ma pliku {file}.'],
  'cli.keep.unreadable': [
    { file: text, detail: text },
    '{file} cannot be opened ({detail}). Check that its folder exists and that you may read and write both.',
    'Nie można otworzyć pliku {file} ({detail}). Sprawdź, czy jego katalog istnieje i czy wolno ci w nim czytać i pisać.',
  ],
  'cli.keep.damaged': [
    { file: text, detail: text },
    '{file} is damaged or not a Runehold database ({detail}).',
    'Plik {file} jest uszkodzony albo nie jest bazą Runehold ({detail}).',
  ],
  'cli.keep.full': [
    { file: text },
    '{file} cannot grow: the disk is full.',
    'Plik {file} nie może urosnąć: dysk jest pełny.',
  ],
  'cli.keep.read-only': [
    { file: text },
    '{file} cannot be written to: the file, its folder or the disk is read-only.',
    'Do pliku {file} nie można pisać: plik, jego katalog albo dysk jest tylko do odczytu.',
  ],
  'cli.keep.newer': [
    { file: text },
    '{file} was saved by a later version of Runehold. Use that version.',
    'Plik {file} zapisała nowsza wersja Runehold. Użyj tamtej wersji.',
  ],
  'cli.keep.older': [
    { file: text },
    '{file} was saved by an earlier version of Runehold. The server brings it up to date when it starts.',
    'Plik {file} zapisała starsza wersja Runehold. Serwer uaktualni go, gdy się uruchomi.',
  ],
  'cli.keep.exists': [
    { file: text },
    '{file} already exists and will not be overwritten. Move it away first.',
    'Plik {file} już istnieje i nie zostanie nadpisany. Najpierw go przenieś.',
  ],
  'cli.keep.away': [
    { file: text, detail: text },
    '{file} does not answer ({detail}). Check that the database server runs and can be reached from here.',
    'Baza {file} nie odpowiada ({detail}). Sprawdź, czy serwer bazy działa i czy można się z nim stąd połączyć.',
  ],
  'cli.keep.denied': [
    { file: text, detail: text },
    '{file} refuses the connection ({detail}). Check the name, the password and the database in its address.',
    'Baza {file} odmawia połączenia ({detail}). Sprawdź nazwę, hasło i bazę w jej adresie.',
  ],
  'cli.keep.by-server': [
    { file: text },
    '{file} is backed up and restored with PostgreSQL’s own tools; docs/operating.md says how.',
    'Kopię bazy {file} robi się i przywraca narzędziami PostgreSQL; opis w docs/operating.md.',
  ],
  'cli.cmd.restored': [
    'After restoring a PostgreSQL database: free its tables, so that no server goes on with what it had before',
    'Po przywróceniu bazy PostgreSQL: zwolnij jej stoły, żeby żaden serwer nie grał dalej tego, co miał przedtem',
  ],
  'cli.keep.leases-raised': [
    { tables: 'number' },
    '{tables, plural, one {# table is} other {# tables are}} now free for any server. Start the servers.',
    '{tables, plural, one {# stół: może go przejąć} few {# stoły: może je przejąć} many {# stołów: może je przejąć} other {# stołu: może go przejąć}} dowolny serwer. Uruchom teraz serwery.',
  ],
  'cli.keep.other': [
    { file: text, detail: text },
    '{file} cannot be used: {detail}',
    'Nie można użyć pliku {file}: {detail}',
  ],
  'cli.keep.backed-up': [{ file: text }, 'Backup: {file}', 'Kopia zapasowa: {file}'],
  'cli.keep.restored': [{ file: text }, 'Restored: {file}', 'Przywrócono: {file}'],
  'cli.keep.holds': [
    { tables: 'number', records: 'number' },
    'It holds {tables, plural, one {# table} other {# tables}} with {records, plural, one {# record} other {# records}}.',
    'Zawiera {tables, plural, one {# stół} few {# stoły} many {# stołów} other {# stołu}} i {records, plural, one {# wpis} few {# wpisy} many {# wpisów} other {# wpisu}}.',
  ],
  'cli.keep.replayed': [
    { tables: 'number' },
    '{tables, plural, one {The latest table was} other {The latest # tables were}} replayed and found sound.',
    '{tables, plural, one {Ostatni stół rozegrano od nowa; jest w porządku.} few {Ostatnie # stoły rozegrano od nowa; są w porządku.} many {Ostatnich # stołów rozegrano od nowa; są w porządku.} other {Ostatnie # stołu rozegrano od nowa; są w porządku.}}',
  ],
  'cli.keep.not-replayed': [
    'It comes from an earlier version: its contents were counted but not replayed.',
    'Pochodzi ze starszej wersji: zawartość policzono, ale nie rozegrano od nowa.',
  ],
  'cli.keep.progress': [{ done: 'number' }, 'tables: {done}', 'stoły: {done}'],
  'cli.keep.wanting': [{ table: text, why: text }, 'table {table}: {why}', 'stół {table}: {why}'],
  'cli.keep.no-tables': ['There is no table to check.', 'Nie ma stołów do sprawdzenia.'],
  'cli.keep.sound': [
    { tables: 'number' },
    '{tables, plural, one {# table was replayed and is sound.} other {# tables were replayed and are sound.}}',
    '{tables, plural, one {# stół rozegrano od nowa; jest w porządku.} few {# stoły rozegrano od nowa; są w porządku.} many {# stołów rozegrano od nowa; są w porządku.} other {# stołu rozegrano od nowa; są w porządku.}}',
  ],
  'cli.keep.unsound': [
    { tables: 'number', bad: 'number' },
    '{tables, plural, one {# table was} other {# tables were}} replayed; {bad, plural, one {# is} other {# are}} not sound.',
    '{tables, plural, one {Rozegrano od nowa # stół} few {Rozegrano od nowa # stoły} many {Rozegrano od nowa # stołów} other {Rozegrano od nowa # stołu}}; {bad, plural, one {# nie jest} few {# nie są} many {# nie jest} other {# nie jest}} w porządku.',
  ],
  'cli.keep.prune.removed': [
    { n: 'number' },
    '{n, plural, one {Removed # barely started table.} other {Removed # barely started tables.}}',
    '{n, plural, one {Usunięto # ledwie zaczęty stół.} few {Usunięto # ledwie zaczęte stoły.} many {Usunięto # ledwie zaczętych stołów.} other {Usunięto # ledwie zaczętego stołu.}}',
  ],
  'cli.keep.prune.abandoned': [
    { n: 'number' },
    '{n, plural, one {Put away # table nobody plays any more.} other {Put away # tables nobody plays any more.}}',
    '{n, plural, one {Odłożono # stół, przy którym nikt już nie gra.} few {Odłożono # stoły, przy których nikt już nie gra.} many {Odłożono # stołów, przy których nikt już nie gra.} other {Odłożono # stołu, przy którym nikt już nie gra.}}',
  ],
  'cli.keep.prune.archived': [
    { n: 'number' },
    '{n, plural, one {Archived # finished game.} other {Archived # finished games.}}',
    '{n, plural, one {Zarchiwizowano # zakończoną grę.} few {Zarchiwizowano # zakończone gry.} many {Zarchiwizowano # zakończonych gier.} other {Zarchiwizowano # zakończonej gry.}}',
  ],
  'cli.keep.prune.guests': [
    { n: 'number' },
    '{n, plural, one {Forgot # guest without a game.} other {Forgot # guests without a game.}}',
    '{n, plural, one {Zapomniano # gościa bez gry.} few {Zapomniano # gości bez gry.} many {Zapomniano # gości bez gry.} other {Zapomniano # gościa bez gry.}}',
  ],
  'cli.keep.prune.would': [
    'Nothing was changed: this is what would be done.',
    'Niczego nie zmieniono: to tylko zapowiedź.',
  ],
  'cli.keep.prune.nothing': ['There is nothing to prune.', 'Nie ma czego porządkować.'],
  'cli.keep.rules.present': [
    { name: text, running: 'number', over: 'number' },
    '{name}: {running} running, {over} over; current rules.',
    '{name}: trwających {running}, zakończonych {over}; obecne zasady.',
  ],
  'cli.keep.rules.kept': [
    { name: text, running: 'number', over: 'number' },
    '{name}: {running} running, {over} over; earlier rules, still kept.',
    '{name}: trwających {running}, zakończonych {over}; wcześniejsze zasady, zachowane.',
  ],
  'cli.keep.rules.missing': [
    { name: text, running: 'number', over: 'number' },
    '{name}: {running} running, {over} over; these rules are not here, and the tables wait for them.',
    '{name}: trwających {running}, zakończonych {over}; tych zasad tu brakuje i stoły na nie czekają.',
  ],
  'cli.keep.rules.stays': [
    { table: text, rules: text, why: text },
    'table {table} stays with rules {rules}: {why}',
    'stół {table} zostaje przy zasadach {rules}: {why}',
  ],
  'cli.keep.rules.uncompared': [
    { table: text, rules: text, why: text },
    'table {table} could not be compared and is left with rules {rules} for now: {why}',
    'stołu {table} nie udało się porównać, na razie zostaje przy zasadach {rules}: {why}',
  ],
  'cli.keep.rules.moved': [
    { moved: 'number', stays: 'number' },
    '{moved, plural, one {# table goes} other {# tables go}} on under the current rules, {stays, plural, one {# stays with the rules it has} other {# stay with the rules they have}}.',
    'Według obecnych zasad {moved, plural, one {toczy się dalej # gra} few {toczą się dalej # gry} many {toczy się dalej # gier} other {toczy się dalej # gry}}, przy dotychczasowych {stays, plural, one {zostaje # gra} few {zostają # gry} many {zostaje # gier} other {zostaje # gry}}.',
  ],
  'cli.config.good': ['The settings are in order.', 'Ustawienia są w porządku.'],
  'cli.config.wrong': [
    { name: text, value: text, expected: text },
    '{name}={value}: {expected}.',
    '{name}={value}: {expected}.',
  ],
  'cli.config.whole': [
    { min: 'number', max: 'number' },
    'a whole number from {min} to {max} is expected',
    'oczekiwana jest liczba całkowita od {min} do {max}',
  ],
  'cli.config.text': ['a path, an address or a name is expected', 'oczekiwana jest ścieżka, adres lub nazwa'],
  'cli.config.site': [
    'a folder with the built pages (index.html in it) is expected, or none; npm start builds them',
    'oczekiwany jest katalog ze zbudowanymi stronami (z plikiem index.html) albo none; strony buduje npm start',
  ],
  'cli.config.origin': [
    'the public address of this server is expected, such as https://games.example.org',
    'oczekiwany jest publiczny adres tego serwera, na przykład https://gry.example.org',
  ],
  'cli.config.smtp': [
    'a mail server is expected, such as smtps://name:password@mail.example.org',
    'oczekiwany jest serwer nadający pocztę, na przykład smtps://nazwa:hasło@poczta.example.org',
  ],
  'cli.config.mail': [
    'an e-mail address is expected, such as Runehold <games@example.org>',
    'oczekiwany jest adres e-mail, na przykład Runehold <gry@example.org>',
  ],
  'cli.config.subject': [
    'a real address of yours is expected, mailto:… or https://…; push services refuse any other',
    'oczekiwany jest prawdziwy adres kontaktowy, mailto:… albo https://…; innych usługi powiadomień nie przyjmują',
  ],
  'cli.config.yes-or-no': ['yes or no is expected', 'oczekiwane jest yes albo no'],
  'cli.config.node': [
    'a name of up to 40 letters, digits, dashes and underscores is expected',
    'oczekiwana jest nazwa z najwyżej 40 liter, cyfr, myślników i podkreśleń',
  ],
  'cli.config.bus': [
    'the address of a NATS server is expected, such as nats://127.0.0.1:4222',
    'oczekiwany jest adres serwera NATS, na przykład nats://127.0.0.1:4222',
  ],
  'cli.config.port-or-none': [
    'a port from 0 to 65535, 0 for any free one, or none is expected',
    'oczekiwany jest port od 0 do 65535 (0 to dowolny wolny) albo none',
  ],
  'cli.config.one-of': [
    { values: text },
    'one of these is expected: {values}',
    'oczekiwana jest jedna z wartości: {values}',
  ],
  'cli.config.secret-file': [
    { of: text },
    'a readable file with the value of {of} is expected',
    'oczekiwany jest plik, który da się odczytać, z wartością {of}',
  ],
  'cli.config.once': [
    { of: text },
    '{of} is set as well; set only one of them',
    'ustawiono też {of}; ustaw tylko jedno z nich',
  ],
  'cli.config.needed': [{ by: text }, 'it is needed when {by} is set', 'jest potrzebne, gdy ustawiono {by}'],
  'cli.config.unknown': [
    'there is no such setting; docs/server.md lists them',
    'nie ma takiego ustawienia; lista jest w docs/server.md',
  ],
  'cli.config.renamed': [{ name: text }, 'it is called {name} now', 'teraz nazywa się {name}'],
});
