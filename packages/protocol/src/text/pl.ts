import type { Catalogue } from '@runehold/kernel/text/catalogue';
import type { hostSpecs } from './specs.ts';

export const hostPl: Catalogue<typeof hostSpecs> = {
  language: 'pl',
  messages: {
    'refusal.malformed': 'Stół nie zrozumiał tej wiadomości.',
    'refusal.too-large':
      'To za długie: przyjmujemy najwyżej {bytes, plural, one {# bajt} few {# bajty} many {# bajtów} other {# bajta}}.',
    'refusal.too-fast':
      'Za dużo naraz. Spróbuj ponownie za {seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}.',
    'refusal.other-protocol':
      'Ta strona nie jest w wersji, którą posługuje się stół ({version}). Wczytaj ją ponownie.',
    'refusal.no-hello': 'Na tym połączeniu nikt jeszcze nie podszedł do stołu.',
    'refusal.no-guest': 'Ta przeglądarka nie jest tu już rozpoznawana. Wczytaj stronę ponownie.',
    'refusal.elsewhere': 'To żądanie przyszło ze strony innej witryny, więc nic się nie stało.',
    'refusal.no-table': 'Nie ma takiego stołu.',
    'refusal.no-game': 'Nie ma takiej gry.',
    'refusal.no-level': 'Ta gra nie ma botów na tym poziomie.',
    'refusal.not-your-seat': 'To miejsce nie należy do ciebie.',
    'refusal.seat-taken': 'Ktoś już tam siedzi.',
    'refusal.seat-kept': 'Gra tam bot w zastępstwie osoby, która może wrócić w każdej chwili.',
    'refusal.second-hand': 'Znasz już inną rękę w tej grze, więc tej nie możesz zobaczyć.',
    'refusal.person-seat':
      'Na tym miejscu grał człowiek. Boty można sadzać i odsyłać tylko tam, gdzie nikt jeszcze nie siedział.',
    'refusal.open-book':
      'Ktoś przy tym stole może znać wszystkie rozdane dotąd karty. Najpierw się na to zgódź, potem usiądź.',
    'refusal.no-seat': 'Przy tym stole nie ma takiego miejsca.',
    'refusal.not-host': 'Może to zrobić tylko osoba, która rozłożyła stół.',
    'refusal.no-such-record': 'W tej grze nie było takiej chwili.',
    'refusal.no-odds': 'W tym miejscu ta gra nie podaje szans.',
    'refusal.no-hint': 'W tej grze nikt nie może udzielić podpowiedzi.',
    'refusal.asked-anew': 'Tymczasem zajmujesz się czymś innym.',
    'refusal.store': 'Nie udało się tego zapisać, więc nic się nie stało. Spróbuj ponownie za chwilę.',
    'refusal.file-secret':
      'Plik trwającej gry pokazuje karty wszystkich graczy. Będzie dostępny dla każdego po jej zakończeniu.',
    'refusal.name-empty': 'Imię musi mieć co najmniej jedną literę lub cyfrę.',
    'refusal.name-taken': 'Ktoś przy tym stole nosi już to imię albo łudząco podobne. Wybierz inne.',
    'refusal.nothing-said': 'W tej wiadomości nie było nic do przeczytania.',
    'refusal.too-many-tables':
      'Masz już otwarte {tables, plural, one {# stół} few {# stoły} many {# stołów} other {# stołu}}. Najpierw zakończ któryś z nich.',
    'refusal.too-many-windows':
      'Z twojego adresu otwarto już {windows, plural, one {# okno} few {# okna} many {# okien} other {# okna}} przy stołach. Najpierw zamknij któreś z nich.',
    'refusal.too-many-listed':
      'W sali widać już {tables, plural, one {# twój stół} few {# twoje stoły} many {# twoich stołów} other {# twojego stołu}}. Rozłóż ten bez pokazywania w sali albo najpierw zakończ któryś z tamtych.',
    'refusal.game-too-long':
      'Ta gra jest za długa: przyjmujemy najwyżej {answers, plural, one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}}.',
    'refusal.table-full':
      'Przy tym stole zapisano już {records, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}} i więcej się nie zmieści. Można go nadal oglądać; żeby grać dalej, rozłóż nowy.',
    'refusal.busy': 'Mamy teraz mnóstwo pracy. Spróbuj ponownie za chwilę.',
    'refusal.too-long': 'Trwało to zbyt długo i zostało przerwane.',
    'refusal.closing': 'Na chwilę zamykamy. Spróbuj ponownie niebawem.',
    'refusal.fault': 'Coś się u nas zepsuło. Zostało to odnotowane.',
  },
  nouns: {},
};
