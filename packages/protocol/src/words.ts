import { bilingual } from '@runehold/kernel/text/bilingual';
import { sayer } from '@runehold/kernel/text/message';

/** Why a host does not do what it is asked, besides what the kernel refuses. */
export const hostWords = bilingual({
  'refusal.malformed': ['The table did not understand that message.', 'Stół nie zrozumiał tej wiadomości.'],
  'refusal.too-large': [
    { bytes: 'number' },
    'That is too long: at most {bytes, plural, one {# byte} other {# bytes}} are taken.',
    'To za długie: przyjmujemy najwyżej {bytes, plural, one {# bajt} few {# bajty} many {# bajtów} other {# bajta}}.',
  ],
  'refusal.too-fast': [
    { seconds: 'number' },
    'That was too much at once. Try again in {seconds, plural, one {# second} other {# seconds}}.',
    'Za dużo naraz. Spróbuj ponownie za {seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}.',
  ],
  'refusal.other-protocol': [
    { version: 'number' },
    'This page is not of the version the table speaks ({version}). Load it again.',
    'Ta strona nie jest w wersji, którą posługuje się stół ({version}). Wczytaj ją ponownie.',
  ],
  'refusal.no-hello': [
    'Nobody has come to a table on this connection yet.',
    'Na tym połączeniu nikt jeszcze nie podszedł do stołu.',
  ],
  'refusal.no-guest': [
    'This browser is not known here any more. Load the page again.',
    'Ta przeglądarka nie jest tu już rozpoznawana. Wczytaj stronę ponownie.',
  ],
  'refusal.elsewhere': [
    'That was asked from a page of another site, so nothing was done.',
    'To żądanie przyszło ze strony innej witryny, więc nic się nie stało.',
  ],
  'refusal.no-table': ['There is no such table.', 'Nie ma takiego stołu.'],
  'refusal.no-game': ['There is no such game.', 'Nie ma takiej gry.'],
  'refusal.no-rules': [
    'This game was begun under earlier rules that are missing here. It is kept as it is until they are back.',
    'Tę grę zaczęto według wcześniejszych zasad, których tu brakuje. Czeka nietknięta, aż wrócą.',
  ],
  'refusal.content': [
    'The content pack cannot be used. No table was set.',
    'Nie można użyć pakietu kart. Stół nie został rozłożony.',
  ],
  'refusal.no-content': [
    'This game is not played with content packs.',
    'W tę grę nie gra się z pakietami kart.',
  ],
  'refusal.no-level': ['This game has no bots of that level.', 'Ta gra nie ma botów na tym poziomie.'],
  'refusal.not-your-seat': ['That seat is not yours.', 'To miejsce nie należy do ciebie.'],
  'refusal.seat-taken': ['Somebody already sits there.', 'Ktoś już tam siedzi.'],
  'refusal.seat-kept': [
    'A bot plays there for its owner, who may come back at any time.',
    'Gra tam bot w zastępstwie osoby, która może wrócić w każdej chwili.',
  ],
  'refusal.second-hand': [
    'You have already seen another hand of this game, so this one stays closed to you.',
    'Znasz już inną rękę w tej grze, więc tej nie możesz zobaczyć.',
  ],
  'refusal.person-seat': [
    'A person has played there. Bots come and go only where nobody ever sat.',
    'Na tym miejscu grał człowiek. Boty można sadzać i odsyłać tylko tam, gdzie nikt jeszcze nie siedział.',
  ],
  'refusal.open-book': [
    'Somebody at this table may know every card dealt so far. Agree to that first, then sit down.',
    'Ktoś przy tym stole może znać wszystkie rozdane dotąd karty. Najpierw się na to zgódź, potem usiądź.',
  ],
  'refusal.no-seat': ['The table has no such seat.', 'Przy tym stole nie ma takiego miejsca.'],
  'refusal.not-host': [
    'Only the one who set the table can do that.',
    'Może to zrobić tylko osoba, która rozłożyła stół.',
  ],
  'refusal.no-such-record': ['The game has no such moment.', 'W tej grze nie było takiej chwili.'],
  'refusal.no-odds': ['This game tells no odds here.', 'W tym miejscu ta gra nie podaje szans.'],
  'refusal.no-hint': [
    'This game has nobody who could give a hint.',
    'W tej grze nikt nie może udzielić podpowiedzi.',
  ],
  'refusal.asked-anew': ['You have turned to something else since.', 'Tymczasem zajmujesz się czymś innym.'],
  'refusal.store': [
    'It could not be written down, so nothing was done. Try again in a moment.',
    'Nie udało się tego zapisać, więc nic się nie stało. Spróbuj ponownie za chwilę.',
  ],
  'refusal.file-secret': [
    'The file of a running game shows every hand. It is there for everybody once the game is over.',
    'Plik trwającej gry pokazuje karty wszystkich graczy. Będzie dostępny dla każdego po jej zakończeniu.',
  ],
  'refusal.name-empty': [
    'A name needs at least one letter or digit.',
    'Imię musi mieć co najmniej jedną literę lub cyfrę.',
  ],
  'refusal.name-taken': [
    'Somebody at this table has that name, or one that looks like it. Take another.',
    'Ktoś przy tym stole nosi już to imię albo łudząco podobne. Wybierz inne.',
  ],
  'refusal.nothing-said': [
    'There was nothing to read in that line.',
    'W tej wiadomości nie było nic do przeczytania.',
  ],
  'refusal.too-many-tables': [
    { tables: 'number' },
    'You have {tables, plural, one {# table} other {# tables}} open already. End one of them first.',
    'Masz już otwarte {tables, plural, one {# stół} few {# stoły} many {# stołów} other {# stołu}}. Najpierw zakończ któryś z nich.',
  ],
  'refusal.too-many-windows': [
    { windows: 'number' },
    'From your address {windows, plural, one {# window} other {# windows}} at tables are open already. Close one of them first.',
    'Z twojego adresu otwarto już {windows, plural, one {# okno} few {# okna} many {# okien} other {# okna}} przy stołach. Najpierw zamknij któreś z nich.',
  ],
  'refusal.too-many-listed': [
    { tables: 'number' },
    'The hall shows {tables, plural, one {# table} other {# tables}} of yours already. Set this one without listing it, or end one of them first.',
    'W sali widać już {tables, plural, one {# twój stół} few {# twoje stoły} many {# twoich stołów} other {# twojego stołu}}. Rozłóż ten bez pokazywania w sali albo najpierw zakończ któryś z tamtych.',
  ],
  'refusal.game-too-long': [
    { answers: 'number' },
    'That game is too long: at most {answers, plural, one {# answer} other {# answers}} are taken.',
    'Ta gra jest za długa: przyjmujemy najwyżej {answers, plural, one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}}.',
  ],
  'refusal.table-full': [
    { records: 'number' },
    'This table has gone on for {records, plural, one {# step} other {# steps}}, and no more fit. It can still be looked at; set a new one to play on.',
    'Przy tym stole zapisano już {records, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}} i więcej się nie zmieści. Można go nadal oglądać; żeby grać dalej, rozłóż nowy.',
  ],
  'refusal.busy': [
    'There is a lot to do here right now. Try again in a moment.',
    'Mamy teraz mnóstwo pracy. Spróbuj ponownie za chwilę.',
  ],
  'refusal.too-long': ['That took too long and was given up.', 'Trwało to zbyt długo i zostało przerwane.'],
  'refusal.closing': [
    'The house is closing for a moment. Try again shortly.',
    'Na chwilę zamykamy. Spróbuj ponownie niebawem.',
  ],
  'refusal.fault': [
    'Something broke on our side. It has been noted.',
    'Coś się u nas zepsuło. Zostało to odnotowane.',
  ],
});

export type HostRefusal = keyof typeof hostWords.specs;

/** Makes a message of the host. */
export const hostSays = sayer(hostWords.specs);
