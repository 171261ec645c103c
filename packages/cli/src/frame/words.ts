import { bilingual, text } from '@runehold/kernel/text/bilingual';

/** What is said about the command itself, and about how it was called. */
export const frameWords = bilingual({
  'cli.about': [
    'Digital tables for board games, in your terminal.',
    'Cyfrowe stoły do gier planszowych w terminalu.',
  ],
  'cli.help.usage': ['Usage:', 'Użycie:'],
  'cli.help.arguments': ['Arguments:', 'Argumenty:'],
  'cli.help.options': ['Options:', 'Opcje:'],
  'cli.help.commands': ['Commands:', 'Polecenia:'],
  'cli.help.games': ['Games:', 'Gry:'],
  'cli.help.more': [
    'More about a command: runehold <command> --help',
    'Więcej o poleceniu: runehold <polecenie> --help',
  ],
  'cli.error.no-command': ['Which command?', 'Jakie polecenie?'],
  'cli.error.unknown-command': [{ name: text }, 'There is no command {name}.', 'Nie ma polecenia {name}.'],
  'cli.error.unknown-game': [
    { name: text, games: text },
    'There is no game {name}. The games are: {games}.',
    'Nie ma gry {name}. Dostępne gry: {games}.',
  ],
  'cli.error.unknown-option': [{ name: text }, 'There is no option {name}.', 'Nie ma opcji {name}.'],
  'cli.error.surplus': [{ name: text }, 'Unexpected argument: {name}.', 'Zbędny argument: {name}.'],
  'cli.error.needs-value': [{ name: text }, '{name} needs a value.', '{name} wymaga wartości.'],
  'cli.error.missing': [{ name: text }, '{name} is missing.', 'Brakuje: {name}.'],
  'cli.error.not-a-number': [
    { name: text, value: text },
    '{name}: {value} is not a valid number.',
    '{name}: {value} nie jest prawidłową liczbą.',
  ],
  'cli.error.out-of-range': [
    { name: text, value: text, min: 'number', max: 'number' },
    '{name}: {value} is not between {min} and {max}.',
    '{name}: {value} nie mieści się między {min} a {max}.',
  ],
  'cli.error.not-one-of': [
    { name: text, value: text, values: text },
    '{name}: {value} is not one of {values}.',
    '{name}: {value} nie należy do: {values}.',
  ],
  'cli.error.not-a-pair': [
    { value: text },
    'Options are written name=value, not {value}.',
    'Opcje zapisuje się nazwa=wartość, a nie {value}.',
  ],
  'cli.error.not-a-secret': [
    'A secret is 64 hexadecimal digits in lower case.',
    'Sekret to 64 cyfry szesnastkowe, małymi literami.',
  ],
  'cli.error.not-together': [
    { one: text, other: text },
    '{one} and {other} do not go together.',
    '{one} i {other} wykluczają się.',
  ],
  'cli.error.setup': [{ why: text, detail: text }, '{why} ({detail})', '{why} ({detail})'],
  'cli.error.no-seat': [
    { seat: text, seats: 'number' },
    'There is no seat {seat}: at a table for {seats} the first is 0.',
    'Nie ma miejsca {seat}: przy stole dla {seats, plural, one {# gracza} few {# graczy} many {# graczy} other {# gracza}} pierwsze ma numer 0.',
  ],
  'cli.error.meant': [{ names: text }, 'Did you mean {names}?', 'Czy chodziło o: {names}?'],
  'cli.error.see-help': [{ command: text }, 'See: {command}', 'Zobacz: {command}'],
  'cli.error.cannot-read': [
    { file: text, why: text },
    '{file} cannot be read: {why}.',
    'Nie da się odczytać {file}: {why}.',
  ],
  'cli.error.cannot-write': [
    { file: text, why: text },
    '{file} cannot be written: {why}.',
    'Nie da się zapisać {file}: {why}.',
  ],
  'cli.error.exists': [
    { file: text },
    '{file} already exists and holds something else. Choose another place with --out.',
    '{file} już istnieje i zawiera coś innego. Wskaż inne miejsce przez --out.',
  ],
  'cli.error.file': [
    { file: text, why: text, detail: text },
    '{file}: {why} ({detail})',
    '{file}: {why} ({detail})',
  ],
  'cli.error.content': [
    { file: text, problems: text },
    '{file} cannot be used as a content pack:\n{problems}',
    '{file} nie nadaje się na pakiet kart:\n{problems}',
  ],
  'cli.error.no-content': [
    { game: text },
    'The cards of {game} cannot be changed with a content pack.',
    'Kart gry {game} nie można zmieniać pakietem kart.',
  ],
  'cli.error.no-secret': [
    { file: text },
    '{file} holds no secret: the game can be watched but not continued.',
    '{file} nie zawiera sekretu: grę można oglądać, ale nie można jej kontynuować.',
  ],
  'cli.error.all-too-early': [
    'Everything is revealed only once the game is over.',
    'Wszystko zostaje odkryte dopiero po zakończeniu gry.',
  ],
  'cli.error.not-a-failure': [
    { file: text, why: text },
    '{file} is not a failed fuzz game: {why}.',
    '{file} nie jest zapisem nieudanej gry losowej: {why}.',
  ],
  'cli.error.no-checkout': [
    'The bench is part of the repository, and this is not a checkout of it.',
    'Pomiary należą do repozytorium, a to nie jest jego kopia.',
  ],
  'cli.error.fault': [{ why: text }, 'Internal error: {why}', 'Błąd wewnętrzny: {why}'],
});
