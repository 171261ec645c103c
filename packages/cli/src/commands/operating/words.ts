import { bilingual, text } from '@runehold/kernel/text/bilingual';

/** What the commands say that have a house do something while it serves. */
export const operatingWords = bilingual({
  'cli.cmd.table': [
    'Show, freeze, thaw, end or export one table of a server, even while it runs',
    'Pokaż, zamroź, odmroź, zakończ lub wyeksportuj jeden stół serwera, także działającego',
  ],
  'cli.cmd.keys': [
    'List, rotate or retire the server’s keys, even while it runs',
    'Pokaż, wymień lub wycofaj klucze serwera, także działającego',
  ],
  'cli.cmd.drain': [
    'Let nothing new begin on a running server, and wait until nobody plays',
    'Nie pozwól zacząć niczego nowego na działającym serwerze i zaczekaj, aż nikt nie gra',
  ],
  'cli.cmd.announce': [
    'Announce something to everybody on a server, on every page and by notification',
    'Ogłoś coś wszystkim na serwerze: na każdej stronie i w powiadomieniach',
  ],
  'cli.arg.announce-en': ['what to say, in English', 'treść po angielsku'],
  'cli.arg.announce-pl': ['what to say, in Polish', 'treść po polsku'],
  'cli.arg.announce-hours': [
    'for how many hours it is shown (default: 24)',
    'przez ile godzin ma być widoczne (domyślnie 24)',
  ],
  'cli.arg.announce-stop': [
    'before a planned stop: in how many minutes the server goes down',
    'przed planowaną przerwą: za ile minut serwer zostanie wyłączony',
  ],
  'cli.arg.announce-back': ['the number of an announcement to withdraw', 'numer ogłoszenia do wycofania'],
  'cli.announce.done': [
    { n: 'number', people: 'number' },
    'Announcement {n} is on every page. {people, plural, one {# person gets} other {# people get}} a notification.',
    'Ogłoszenie {n} jest już na wszystkich stronach. Powiadomienie {people, plural, one {dostanie # osoba} few {dostaną # osoby} many {dostanie # osób} other {dostanie # osoby}}.',
  ],
  'cli.announce.none': [
    { n: 'number' },
    'There is no announcement {n}, or it is no longer shown.',
    'Nie ma ogłoszenia {n} albo już go nie widać.',
  ],
  'cli.announce.length': [
    'Say it in at most 400 characters, in English and in Polish.',
    'Napisz to w najwyżej 400 znakach, po angielsku i po polsku.',
  ],
  'cli.arg.table-what': ['show, freeze, thaw, end or export', 'show, freeze, thaw, end albo export'],
  'cli.arg.table-id': ['the table, as its link names it', 'stół, tak jak nazywa go jego link'],
  'cli.arg.table-why': [
    'with freeze: why, for whoever looks at it later',
    'z freeze: dlaczego; dla kogoś, kto zajrzy tu później',
  ],
  'cli.arg.table-out': [
    'with export: where the game goes; a running one shows every hand',
    'z export: dokąd zapisać grę; trwająca pokazuje wszystkie ręce',
  ],
  'cli.arg.keys-what': ['list (the default), rotate or retire', 'list (domyślnie), rotate albo retire'],
  'cli.arg.keys-name': ['sessions, guests, letters or vapid', 'sessions, guests, letters albo vapid'],
  'cli.arg.keys-n': ['with retire: the number of the key', 'z retire: numer klucza'],
  'cli.arg.drain-off': ['let things begin again', 'znów pozwól zaczynać'],
  'cli.arg.drain-minutes': [
    'the most minutes to wait: 10 unless told otherwise, 0 for none',
    'ile minut najwyżej czekać: domyślnie 10, 0 to wcale',
  ],
  'cli.arg.drain-node': [
    'which of several nodes; if none is named, the one whose settings are in force here',
    'który z wielu węzłów; domyślnie ten, którego ustawienia tu obowiązują',
  ],
  'cli.operate.done': ['Done.', 'Gotowe.'],
  'cli.operate.table': [
    { table: text, game: text, seats: 'number', records: 'number', state: text, names: text },
    'Table {table}: {game}, {seats, plural, one {# seat} other {# seats}}, {records, plural, one {# record} other {# records}}, {state}\nAt it: {names}',
    'Stół {table}: {game}, {seats, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}, {records, plural, one {# wpis} few {# wpisy} many {# wpisów} other {# wpisu}}, {state}\nPrzy stole: {names}',
  ],
  'cli.operate.state.running': ['running', 'w toku'],
  'cli.operate.state.over': ['over', 'zakończony'],
  'cli.operate.state.frozen': ['frozen', 'zamrożony'],
  'cli.operate.fault': [{ at: text, text }, 'Broken at {at}: {text}', 'Uszkodzony {at}: {text}'],
  'cli.operate.exported': [{ file: text }, 'Game: {file}', 'Gra: {file}'],
  'cli.operate.key.good': [
    { name: text, n: 'number', since: text },
    '{name} {n}: valid, made {since}',
    '{name} {n}: ważny, utworzony {since}',
  ],
  'cli.operate.key.signs': [
    { name: text, n: 'number', since: text },
    '{name} {n}: signs, made {since}',
    '{name} {n}: podpisuje, utworzony {since}',
  ],
  'cli.operate.key.retired': [
    { name: text, n: 'number', since: text },
    '{name} {n}: retired {since}',
    '{name} {n}: wycofany {since}',
  ],
  'cli.operate.key.rotated': [
    { name: text, n: 'number' },
    '{name} {n} signs from now on; the keys before it stay valid until they are retired.',
    'Odtąd podpisuje {name} {n}; wcześniejsze klucze są ważne, dopóki nie zostaną wycofane.',
  ],
  'cli.operate.draining': [
    { playing: 'number', sockets: 'number' },
    'Nothing new begins. {playing, plural, one {# table is} other {# tables are}} being played, {sockets, plural, one {# window is} other {# windows are}} open.',
    'Nic nowego się nie zacznie. {playing, plural, one {Gra się przy # stole} few {Gra się przy # stołach} many {Gra się przy # stołach} other {Gra się przy # stołu}}, {sockets, plural, one {otwarte jest # okno} few {otwarte są # okna} many {otwartych jest # okien} other {otwarte jest # okna}}.',
  ],
  'cli.operate.open': ['The server is open again.', 'Serwer znów jest otwarty.'],
  'cli.operate.still-playing': [
    { playing: 'number' },
    '{playing, plural, one {# table is} other {# tables are}} still being played. A restart costs nobody their game.',
    '{playing, plural, one {Przy # stole wciąż się gra} few {Przy # stołach wciąż się gra} many {Przy # stołach wciąż się gra} other {Przy # stołu wciąż się gra}}. Ponowne uruchomienie nikomu nie odbierze gry.',
  ],
  'cli.operate.no-table': ['There is no such table.', 'Nie ma takiego stołu.'],
  'cli.operate.frozen': ['The table is frozen.', 'Stół jest zamrożony.'],
  'cli.operate.not-frozen': ['The table is not frozen.', 'Stół nie jest zamrożony.'],
  'cli.operate.over': ['The game is over already.', 'Gra już się skończyła.'],
  'cli.operate.no-game': [
    { detail: text },
    'What is kept of this table is not a game that can be continued: {detail}',
    'Zapis stołu nie jest grą, którą da się kontynuować: {detail}',
  ],
  'cli.operate.no-person': ['There is no such person.', 'Nie ma takiej osoby.'],
  'cli.operate.name-empty': ['A name needs visible characters.', 'Nazwa musi mieć widoczne znaki.'],
  'cli.operate.name-taken': ['An account has that name.', 'Taką nazwę ma już inne konto.'],
  'cli.operate.no-key': [
    { detail: text },
    'There is no such key. Choose from: {detail}.',
    'Nie ma takiego klucza. Do wyboru: {detail}.',
  ],
  'cli.operate.key-needed': [
    'This key cannot be retired: it is the newest, it does not exist, or browsers still use it.',
    'Tego klucza nie można wycofać: jest najnowszy, nie istnieje albo przeglądarki wciąż z niego korzystają.',
  ],
  'cli.operate.no-node': [
    { detail: text },
    'No node has that name. Name one of these with --node: {detail}.',
    'Żaden węzeł się tak nie nazywa. Wskaż przez --node jeden z tych: {detail}.',
  ],
  'cli.operate.not-served': ['No server runs here.', 'Żaden serwer tu nie działa.'],
});
