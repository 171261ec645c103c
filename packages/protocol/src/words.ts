import { bilingual } from '@runehold/kernel/text/bilingual';

/** Why a host does not do what it is asked, besides what the kernel refuses. */
export const hostWords = bilingual({
  'refusal.malformed': ['The table did not understand that message.', 'Stół nie zrozumiał tej wiadomości.'],
  'refusal.too-large': [
    { bytes: 'number' },
    'That is too long: the limit is {bytes, plural, one {# byte} other {# bytes}}.',
    'To za długie: limit to {bytes, plural, one {# bajt} few {# bajty} many {# bajtów} other {# bajta}}.',
  ],
  'refusal.too-fast': [
    { seconds: 'number' },
    'That was too much at once. Try again in {seconds, plural, one {# second} other {# seconds}}.',
    'Za dużo naraz. Spróbuj ponownie za {seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}.',
  ],
  'refusal.other-protocol': [
    { version: 'number' },
    'This page is not the version the table uses ({version}). Reload it.',
    'Ta strona jest w innej wersji niż stół ({version}). Wczytaj ją ponownie.',
  ],
  'refusal.no-hello': [
    'This connection has not joined a table yet.',
    'To połączenie nie dołączyło jeszcze do stołu.',
  ],
  'refusal.no-guest': [
    'This browser is no longer known here. Reload the page.',
    'Ta przeglądarka nie jest tu już rozpoznawana. Wczytaj stronę ponownie.',
  ],
  'refusal.elsewhere': [
    'That request came from another site, so nothing was done.',
    'To żądanie przyszło z innej witryny, więc nic się nie stało.',
  ],
  'refusal.final.chance': [
    'Chance decides the outcome: this can’t be undone.',
    'O skutku zdecyduje los: tego nie da się cofnąć.',
  ],
  'refusal.final.sight': [
    'Something hidden will be revealed: this can’t be undone.',
    'Coś ukrytego wyjdzie na jaw: tego nie da się cofnąć.',
  ],
  'refusal.final.end': [
    'This ends the game: it can’t be undone.',
    'To zakończy grę: tego nie da się cofnąć.',
  ],
  'refusal.no-table': ['There is no such table.', 'Nie ma takiego stołu.'],
  'refusal.not-hidden': [
    'Only a game of yours that is over can be taken out of the list.',
    'Z listy można usunąć tylko własną grę, która się skończyła.',
  ],
  'refusal.no-person': ['There is no such profile.', 'Nie ma takiego profilu.'],
  'refusal.no-game': ['There is no such game.', 'Nie ma takiej gry.'],
  'refusal.no-rules': [
    'This game was started under earlier rules that are missing here. It waits unchanged until they are back.',
    'Tę grę zaczęto według wcześniejszych zasad, których tu brakuje. Czeka nietknięta, aż wrócą.',
  ],
  'refusal.content': [
    'The content pack cannot be used. No table was opened.',
    'Nie można użyć pakietu kart. Stół nie został otwarty.',
  ],
  'refusal.no-content': ['This game does not support content packs.', 'Ta gra nie obsługuje pakietów kart.'],
  'refusal.no-level': ['This game has no bots at that level.', 'Ta gra nie ma botów na tym poziomie.'],
  'refusal.not-your-seat': ['That seat is not yours.', 'To miejsce nie należy do ciebie.'],
  'refusal.seat-taken': ['Somebody already sits there.', 'Ktoś już tam siedzi.'],
  'refusal.seat-kept': [
    'A bot is playing there for someone who may come back at any time.',
    'Gra tam bot w zastępstwie osoby, która może wrócić w każdej chwili.',
  ],
  'refusal.second-hand': [
    'You have already seen another hand of this game, so this one stays closed to you.',
    'Znasz już inną rękę w tej grze, więc tej nie możesz zobaczyć.',
  ],
  'refusal.person-seat': [
    'A person has played there. Bots can be added or removed only at seats where nobody has played.',
    'Na tym miejscu grał człowiek. Boty można dodawać i usuwać tylko tam, gdzie nikt jeszcze nie grał.',
  ],
  'refusal.only-players': [
    'Only players at the table can do that.',
    'Mogą to zrobić tylko osoby siedzące przy stole.',
  ],
  'refusal.not-absent': ['Nobody is waiting for them.', 'Nikt na tę osobę nie czeka.'],
  'refusal.not-absent-yet': [
    'They have only just left. Give them a moment.',
    'Ta osoba dopiero co odeszła. Daj jej chwilę.',
  ],
  'refusal.nudged': [
    'They were nudged less than a minute ago.',
    'Przypomniano o grze niespełna minutę temu.',
  ],
  'refusal.matter-open': [
    'The table is already voting on something. One vote at a time.',
    'Trwa już inne głosowanie. Najpierw dokończcie tamto.',
  ],
  'refusal.no-matter': ['That vote is over.', 'To głosowanie już się skończyło.'],
  'refusal.no-vote': [
    'The vote is about you, so it is for the others.',
    'To głosowanie dotyczy ciebie, więc głosują pozostali.',
  ],
  'refusal.voted': ['You have already voted on this.', 'Twój głos w tej sprawie jest już oddany.'],
  'refusal.voted-down': [
    'The table has just decided on that. Wait a while before you ask again.',
    'Stół dopiero co to rozstrzygnął. Odczekaj trochę, zanim zapytasz ponownie.',
  ],
  'refusal.paused': [
    'The game is paused. Anyone at the table can resume it.',
    'Gra jest wstrzymana. Wznowić ją może każdy przy stole.',
  ],
  'refusal.not-paused': ['The game is not paused.', 'Gra nie jest wstrzymana.'],
  'refusal.no-line': ['That message is no longer there.', 'Tej wiadomości już nie ma.'],
  'refusal.no-place': [
    'It is not known where they connect from. You can ban the person instead.',
    'Nie wiadomo, skąd łączy się ta osoba. Zakaz możesz nałożyć na nią samą.',
  ],
  'refusal.own-line': [
    'That is your own message. You can only take it away.',
    'To twoja wiadomość. Możesz ją tylko usunąć.',
  ],
  'refusal.no-swap': [
    'You can swap only with another person, and only from a seat of your own.',
    'Zamienić się można tylko z inną osobą i tylko mając własne miejsce.',
  ],
  'refusal.locked': [
    'This table has a password. Ask whoever invited you.',
    'Ten stół ma hasło. Zapytaj osobę, która cię zaprosiła.',
  ],
  'refusal.private': [
    'This table is private. You need an invitation from its host.',
    'Ten stół jest prywatny. Wejść można tylko z zaproszeniem od gospodarza.',
  ],
  'refusal.no-invitation': [
    'That invitation is no longer valid, or it was for somebody else. Ask for a new one.',
    'To zaproszenie jest już nieważne albo było dla kogoś innego. Poproś o nowe.',
  ],
  'refusal.invited-elsewhere': [
    { seat: 'number' },
    'Your invitation is for seat {seat}.',
    'Twoje zaproszenie jest na miejsce {seat}.',
  ],
  'refusal.too-many-invitations': [
    { invitations: 'number' },
    'This table already has {invitations, plural, one {# invitation} other {# invitations}}. Withdraw one first.',
    'Ten stół ma już {invitations, plural, one {# zaproszenie} few {# zaproszenia} many {# zaproszeń} other {# zaproszenia}}. Najpierw wycofaj któreś z nich.',
  ],
  'refusal.nobody-of-that-name': [
    'Nobody here has an account by that name.',
    'Nikt nie ma tu konta o takim imieniu.',
  ],
  'refusal.open-to-all': [
    'Anyone with the link can join this table. No invitation is needed.',
    'Ten stół jest otwarty dla każdego, kto ma link. Zaproszenie nie jest potrzebne.',
  ],
  'refusal.unwatched': [
    'Only its players can see this game. Others can look at it once it is over.',
    'Tę grę widzą tylko gracze. Po zakończeniu będą mogli ją obejrzeć wszyscy.',
  ],
  'refusal.unreliable': [
    { percent: 'number' },
    'Only people who finish at least {percent}% of their games can sit at this table.',
    'Przy tym stole mogą usiąść tylko osoby, które kończą co najmniej {percent}% swoich gier.',
  ],
  'refusal.unreliable-substitute': [
    { percent: 'number' },
    'Somebody left this seat in the middle of the game. Only people who finish at least {percent}% of their games can take it over.',
    'Ktoś zwolnił to miejsce w trakcie gry. Przejąć je mogą tylko osoby, które kończą co najmniej {percent}% swoich gier.',
  ],
  'refusal.operators-only': [
    'Only an operator of this server may do that.',
    'To może zrobić tylko operator tego serwera.',
  ],
  'refusal.no-news': ['That announcement is no longer shown.', 'Tego ogłoszenia już nie widać.'],
  'refusal.not-thawed': [
    'This game cannot be resumed yet. On the server’s command line, runehold table show says what broke.',
    'Tej gry nie można jeszcze wznowić. Co się zepsuło, powie na serwerze polecenie runehold table show.',
  ],
  'refusal.problems-enough': [
    'This table has been reported often enough. The people running this server will look into it.',
    'Zgłoszeń dotyczących tego stołu jest już dość. Zajmą się nim osoby prowadzące serwer.',
  ],
  'refusal.no-role': ['Only moderators can do that.', 'To może zrobić tylko moderacja.'],
  'refusal.prove': [
    'First confirm that it’s you, with your passkey or password.',
    'Najpierw potwierdź, że to ty: kluczem dostępu albo hasłem.',
  ],
  'refusal.own-affair': [
    'That is about you, so somebody else has to deal with it.',
    'To dotyczy ciebie, więc musi się tym zająć ktoś inny.',
  ],
  'refusal.not-rated': ['That game did not affect any rating.', 'Ta gra nie wpłynęła na żaden ranking.'],
  'refusal.banned': [
    { hours: 'number' },
    'A moderator has decided that you cannot play here for {hours, plural, one {another hour} other {another # hours}}.',
    'Decyzją moderacji nie możesz tu grać jeszcze przez {hours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}}.',
  ],
  'refusal.muted': [
    { hours: 'number' },
    'A moderator has decided that you cannot write for {hours, plural, one {another hour} other {another # hours}}.',
    'Decyzją moderacji nie możesz pisać jeszcze przez {hours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}}.',
  ],
  'refusal.removed': ['The host has removed you from this table.', 'Gospodarz wyprosił cię od tego stołu.'],
  'refusal.disbanded': [
    'The host has closed this table. There will be no game here.',
    'Gospodarz zamknął ten stół. Gry tu nie będzie.',
  ],
  'refusal.stale-letter': [
    'That link is no longer valid. Ask for a new one.',
    'Ten link stracił ważność. Poproś o nowy.',
  ],
  'refusal.quiet': ['The host has asked the spectators to be quiet.', 'Gospodarz poprosił widzów o ciszę.'],
  'refusal.blocked': [
    'The host of this table does not want to play with you.',
    'Gospodarz tego stołu nie chce z tobą grać.',
  ],
  'refusal.wrong-password': ['That is not the password of this table.', 'To nie jest hasło tego stołu.'],
  'refusal.password-short': [
    { characters: 'number' },
    'A password needs at least {characters, plural, one {# character} other {# characters}}.',
    'Hasło musi mieć co najmniej {characters, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}.',
  ],
  'refusal.no-clock': ['This table has no clock.', 'Przy tym stole nie ma zegara.'],
  'refusal.only-others': [
    'Time can only be given to another player.',
    'Czas można dać tylko komuś innemu przy stole.',
  ],
  'refusal.seek-named': [
    'First say what the others should call you.',
    'Najpierw podaj, jak inni mają się do ciebie zwracać.',
  ],
  'refusal.no-order': ['You have left no such answer here.', 'Nie ma tu takiej odpowiedzi na zapas.'],
  'refusal.no-such-order': [
    'You cannot leave an answer like that in this game.',
    'W tej grze nie można tak zostawić odpowiedzi na zapas.',
  ],
  'refusal.too-many-orders': [
    'You have left as many answers as there is room for. Withdraw one first.',
    'Więcej odpowiedzi na zapas się nie zmieści. Najpierw wycofaj którąś.',
  ],
  'refusal.time-enough': ['Nobody needs more time right now.', 'Nikt nie potrzebuje teraz więcej czasu.'],
  'refusal.no-more-time': [
    'They have already been given time this turn, or don’t need any.',
    'Ta osoba dostała już w tej turze czas albo go nie potrzebuje.',
  ],
  'refusal.clock-gathers': [
    'When there is a clock, players gather in the waiting room first.',
    'W grze z zegarem wszyscy najpierw zbierają się w poczekalni.',
  ],
  'refusal.vacation-past': [
    'A vacation must be set before it begins, at most a year ahead.',
    'Urlop ustawia się, zanim się zacznie, najwyżej rok naprzód.',
  ],
  'refusal.vacation-days': [
    { least: 'number', most: 'number' },
    'A vacation lasts from {least} to {most} days.',
    'Urlop trwa od {least} do {most} dni.',
  ],
  'refusal.vacation-year': [
    { days: 'number' },
    'That is too long: you have {days, plural, one {# day} other {# days}} of vacation left this year.',
    'To za długo: w tym roku {days, plural, one {został ci # dzień} few {zostały ci # dni} many {zostało ci # dni} other {zostało ci # dnia}} urlopu.',
  ],
  'refusal.vacation-overlaps': [
    'You have already set a vacation for some of these days.',
    'Na część tych dni masz już ustawiony urlop.',
  ],
  'refusal.no-vacation': [
    'There is no such vacation, or it is over.',
    'Nie ma takiego urlopu albo już się skończył.',
  ],
  'refusal.gathering': ['The game has not begun yet.', 'Gra jeszcze się nie zaczęła.'],
  'refusal.nobody-sits': [
    'Nobody has sat down yet. Take a seat first.',
    'Nikt jeszcze nie usiadł. Najpierw zajmij miejsce.',
  ],
  'refusal.shared-screen': [
    'Around one screen the game begins at once: there is nobody to wait for.',
    'Przy jednym ekranie gra zaczyna się od razu: nie ma na kogo czekać.',
  ],
  'refusal.no-council': ['There is nobody to vote with here.', 'Nie ma tu z kim głosować.'],
  'refusal.open-book': [
    'Somebody at this table may know every card dealt so far. Agree to that first, then sit down.',
    'Ktoś przy tym stole może znać wszystkie rozdane dotąd karty. Najpierw się na to zgódź, potem usiądź.',
  ],
  'refusal.no-seat': ['The table has no such seat.', 'Przy tym stole nie ma takiego miejsca.'],
  'refusal.not-host': ['Only the host of this table can do that.', 'Może to zrobić tylko gospodarz stołu.'],
  'refusal.no-such-record': ['The game has no such moment.', 'W tej grze nie było takiej chwili.'],
  'refusal.no-odds': ['This game gives no odds here.', 'W tym miejscu ta gra nie podaje szans.'],
  'refusal.no-hint': ['This game cannot give a hint.', 'W tej grze nie ma podpowiedzi.'],
  'refusal.hint-at-stake': [
    'With a clock and other people at the table the game may be rated, so there are no hints. You can still check the odds.',
    'Gra z zegarem i z innymi osobami może liczyć się do rankingu, więc podpowiedzi nie ma. Szanse nadal możesz sprawdzać.',
  ],
  'refusal.asked-anew': ['You have moved on since then.', 'To pytanie jest już nieaktualne.'],
  'refusal.store': [
    'It could not be saved, so nothing was done. Try again in a moment.',
    'Nie udało się tego zapisać, więc nic się nie stało. Spróbuj ponownie za chwilę.',
  ],
  'refusal.file-secret': [
    'The file of a running game shows every hand. Everybody can have it once the game is over.',
    'Plik trwającej gry pokazuje karty wszystkich graczy. Będzie dostępny dla każdego po jej zakończeniu.',
  ],
  'refusal.name-empty': [
    'A name needs at least one letter or digit.',
    'Imię musi mieć co najmniej jedną literę lub cyfrę.',
  ],
  'refusal.name-taken': [
    'Somebody at this table already has that name, or one that looks like it. Choose another.',
    'Ktoś przy tym stole nosi już to imię albo łudząco podobne. Wybierz inne.',
  ],
  'refusal.nothing-said': ['That message has no text in it.', 'W tej wiadomości nie ma żadnego tekstu.'],
  'refusal.too-many-tables': [
    { tables: 'number' },
    'You already have {tables, plural, one {# table} other {# tables}} open. End one of them first.',
    'Masz już {tables, plural, one {# otwarty stół} few {# otwarte stoły} many {# otwartych stołów} other {# otwartego stołu}}. Najpierw zakończ któryś z nich.',
  ],
  'refusal.too-many-windows': [
    { windows: 'number' },
    'Your address already has {windows, plural, one {# window} other {# windows}} open at tables. Close one of them first.',
    'Z twojego adresu otwarto już {windows, plural, one {# okno} few {# okna} many {# okien} other {# okna}} przy stołach. Najpierw zamknij któreś z nich.',
  ],
  'refusal.too-many-listed': [
    { tables: 'number' },
    'The hall already shows {tables} of your tables. Open this one without listing it, or end one of them first.',
    'W sali widać już {tables, plural, one {# twój stół} few {# twoje stoły} many {# twoich stołów} other {# twojego stołu}}. Otwórz ten bez pokazywania w sali albo najpierw zakończ któryś z tamtych.',
  ],
  'refusal.game-too-long': [
    { answers: 'number' },
    'That game is too long: the limit is {answers, plural, one {# answer} other {# answers}}.',
    'Ta gra jest za długa: limit to {answers, plural, one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}}.',
  ],
  'refusal.table-full': [
    { records: 'number' },
    'This table has {records, plural, one {# step} other {# steps}} on record and has no room for more. You can still look at it; open a new one to play on.',
    'Przy tym stole zapisano już {records, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}} i więcej się nie zmieści. Można go nadal oglądać; żeby grać dalej, otwórz nowy.',
  ],
  'refusal.no-notices': [
    'This server does not send notifications that way.',
    'Ten serwer nie wysyła powiadomień w ten sposób.',
  ],
  'refusal.mail-address': ['That does not look like an e-mail address.', 'To nie wygląda na adres e-mail.'],
  'refusal.mail-stopped': [
    'The owner of that address has asked us not to write to it.',
    'Pod tym adresem nie życzą sobie naszych wiadomości.',
  ],
  'refusal.not-public': [
    'Only public web addresses work here: http or https, without a user name or password.',
    'Działają tu tylko publiczne adresy internetowe: http albo https, bez nazwy użytkownika i hasła.',
  ],
  'refusal.push-place': [
    'No browser can be reached at that address.',
    'Pod tym adresem nie da się dotrzeć do przeglądarki.',
  ],
  'refusal.too-many-browsers': [
    { browsers: 'number' },
    'Notifications already go to {browsers, plural, one {# browser} other {# browsers}}. Turn them off in one of those first.',
    'Powiadomienia trafiają już do {browsers, plural, one {# przeglądarki} few {# przeglądarek} many {# przeglądarek} other {# przeglądarki}}. Najpierw wyłącz je w którejś z nich.',
  ],
  'refusal.time-zone': ['There is no such time zone.', 'Nie ma takiej strefy czasowej.'],
  'refusal.nothing-to-test': [
    'Nothing is set up there yet, so there is nothing to try.',
    'Nic tu jeszcze nie ustawiono, więc nie ma czego wypróbować.',
  ],
  'refusal.busy': [
    'The server is busy right now. Try again in a moment.',
    'Serwer jest teraz zajęty. Spróbuj ponownie za chwilę.',
  ],
  'refusal.moving': [
    'The table is moving to another machine. One moment…',
    'Stół przenosi się na inną maszynę. Chwileczkę…',
  ],
  'refusal.too-long': ['That took too long and was stopped.', 'Trwało to zbyt długo i zostało przerwane.'],
  'refusal.name-of-account': [
    'That name, or one that looks like it, belongs to an account here. Choose another.',
    'To imię albo łudząco podobne należy tu do czyjegoś konta. Wybierz inne.',
  ],
  'refusal.name-reserved': [
    'That name is reserved for newcomers and bots. Choose one of your own.',
    'To imię jest zarezerwowane dla nowych gości i botów. Wybierz własne.',
  ],
  'refusal.has-account': ['You already have an account here.', 'Masz już tutaj konto.'],
  'refusal.no-account': ['That needs an account.', 'Do tego potrzebne jest konto.'],
  'refusal.wrong-credentials': ['Name and password don’t match.', 'Nazwa i hasło do siebie nie pasują.'],
  'refusal.wrong-code': [
    'That recovery code isn’t valid for this name. Each code works once.',
    'Ten kod odzyskiwania nie pasuje do tej nazwy. Każdy kod działa tylko raz.',
  ],
  'refusal.wrong-passkey': [
    'That passkey wasn’t accepted. Try once more.',
    'Ten klucz dostępu nie został przyjęty. Spróbuj jeszcze raz.',
  ],
  'refusal.passkey-copied': [
    'That passkey may have been copied: its counter went backwards. Sign in another way and remove it.',
    'Ten klucz dostępu mógł zostać skopiowany: jego licznik się cofnął. Zaloguj się inaczej i usuń go.',
  ],
  'refusal.password-usual': [
    'That password is one of the first anyone would guess. Choose another.',
    'To jedno z tych haseł, które zgaduje się najpierw. Wybierz inne.',
  ],
  'refusal.plain-http': [
    'Passwords and recovery codes are only taken over an encrypted connection (https).',
    'Hasła i kody odzyskiwania przyjmujemy tylko przez połączenie szyfrowane (https).',
  ],
  'refusal.no-passkeys': [
    'Passkeys don’t work at this address. The people running the server can set that up.',
    'Klucze dostępu nie działają pod tym adresem. Może je włączyć osoba prowadząca serwer.',
  ],
  'refusal.last-way-in': [
    'This is the only way into your account. Add another first.',
    'To jedyna droga do twojego konta. Najpierw dodaj inną.',
  ],
  'refusal.no-offer': [
    'That code has expired or was already used. Show a new one on the other device.',
    'Ten kod wygasł albo został już użyty. Pokaż nowy na drugim urządzeniu.',
  ],
  'refusal.data-once': [
    { hours: 'number' },
    'You can download your data once a day. Try again in {hours, plural, one {# hour} other {# hours}}.',
    'Swoje dane można pobrać raz dziennie. Spróbuj ponownie za {hours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}}.',
  ],
  'refusal.not-your-name': [
    'That isn’t your name, so nothing was deleted.',
    'To nie jest twoje imię, więc nic nie zostało usunięte.',
  ],
  'refusal.no-outside-bots': [
    'Outside bots are not welcome at this table.',
    'Boty z zewnątrz nie są mile widziane przy tym stole.',
  ],
  'refusal.no-token': [
    'That token isn’t known here, or it has expired.',
    'Ten token nie jest tu znany albo już wygasł.',
  ],
  'refusal.no-scope': ['The token doesn’t allow that.', 'Token na to nie pozwala.'],
  'refusal.not-for-bots': ['Bot accounts can’t do that.', 'Konta botów nie mogą tego robić.'],
  'refusal.no-bot': ['No bot of that name is known here.', 'Nie ma tu bota o takim imieniu.'],
  'refusal.too-many-tokens': [
    { tokens: 'number' },
    'You have {tokens, plural, one {# token} other {# tokens}} already. Revoke one first.',
    'Masz już {tokens, plural, one {# token} few {# tokeny} many {# tokenów} other {# tokenu}}. Najpierw unieważnij któryś.',
  ],
  'refusal.too-many-bots': [
    { bots: 'number' },
    'You have {bots, plural, one {# bot} other {# bots}} already, and bots cannot be deleted.',
    'Masz już {bots, plural, one {# bota} few {# boty} many {# botów} other {# bota}}, a botów nie można usuwać.',
  ],
  'refusal.too-many-at-once': [
    { tables: 'number' },
    'A program may sit at {tables, plural, one {# table} other {# tables}} at once. Finish a game first.',
    'Program może siedzieć naraz przy {tables, plural, one {# stole} few {# stołach} many {# stołach} other {# stołu}}. Najpierw skończ którąś grę.',
  ],
  'refusal.closing': [
    'The server is going down for a moment. Try again shortly.',
    'Serwer na chwilę się wyłącza. Spróbuj ponownie za moment.',
  ],
  'refusal.fault': [
    'Something broke on our side. The fault has been logged.',
    'Coś się u nas zepsuło. Zostało to odnotowane.',
  ],
});

export type HostRefusal = keyof typeof hostWords.specs;
