import { bilingual, text } from '@runehold/kernel/text/bilingual';
import { bring } from '../text/vocabulary.ts';

export const doorWords = bilingual({
  'join.by.theme': [
    { name: text, game: text },
    '{name} invites you to {game}',
    '{name} zaprasza do gry {game}',
  ],
  'join.by': [{ name: text }, '{name} invites you to the table', '{name} zaprasza do stołu'],
  'join.by.nobody': ['A table with a free seat', 'Stół z wolnym miejscem'],
  'join.by.nobody.theme': [
    { game: text },
    'A {game} table with a free seat',
    'Stół {game} z wolnym miejscem',
  ],
  'join.seats': ['Who sits at the table', 'Kto siedzi przy stole'],
  'join.players': [
    { n: 'number' },
    '{n, plural, one {# player} other {# players}}',
    '{n, plural, one {# gracz} few {# graczy} many {# graczy} other {# gracza}}',
  ],
  'join.free': [
    { n: 'number' },
    '{n, plural, one {# seat is free} other {# seats are free}}',
    '{n, plural, one {# wolne miejsce} few {# wolne miejsca} many {# wolnych miejsc} other {# wolnego miejsca}}',
  ],
  'join.free.none': ['no seat is free', 'brak wolnych miejsc'],
  'join.here': ['here', 'przy stole'],
  'join.away': ['away', 'nie ma przy stole'],
  'join.host.here': ['host, here', 'gospodarz, przy stole'],
  'join.host.away': ['host, away', 'gospodarz, nie ma przy stole'],
  'join.seat.free': ['Free', 'Wolne'],
  'join.seat.you': ['You?', 'Ty?'],
  'join.title': ['Take a seat', 'Zajmij miejsce'],
  'join.about': [
    'No account, nothing to install. The seat is yours in this browser.',
    'Bez konta i bez instalacji. Miejsce jest twoje w tej przeglądarce.',
  ],
  'join.vote': [
    'Somebody left this seat in the middle of the game. The others at the table vote on who takes it over.',
    'Ktoś odszedł z tego miejsca w trakcie gry. O tym, kto je przejmie, głosują pozostali przy stole.',
  ],
  'join.ask': ['Ask for the seat', 'Poproś o miejsce'],
  'join.asked': [
    'You have asked, and the table is voting. Stay on this page.',
    'Prośba wysłana, przy stole trwa głosowanie. Zostań na tej stronie.',
  ],
  'join.asked.slow': [
    'You have asked, and the table is voting. You may leave: if they agree, you will find the game among yours.',
    'Prośba wysłana, przy stole trwa głosowanie. Nie musisz czekać: jeśli się zgodzą, gra pojawi się wśród twoich.',
  ],
  'join.declined': [
    'The table has decided against it. You can still watch.',
    'Stół odrzucił tę prośbę. Nadal możesz oglądać.',
  ],
  'join.locked': ['This table has a password', 'Ten stół ma hasło'],
  'join.password': ['Password', 'Hasło'],
  'join.enter': ['Come in', 'Wejdź'],
  'join.or': ['or', 'albo'],
  'join.which': ['Your seat', 'Twoje miejsce'],
  'join.full': [
    'The last seat has just been taken. You can watch, and sit down when one becomes free.',
    'Ostatnie miejsce właśnie zajęto. Możesz oglądać i usiąść, gdy któreś się zwolni.',
  ],
  'join.looking': ['Just watching?', 'Chcesz tylko popatrzeć?'],
  'join.looking.about': [
    'Watch from the side: all hands stay hidden, and you need no name.',
    'Oglądaj z boku: karty wszystkich są zakryte i nie trzeba podawać imienia.',
  ],
  'join.back': ['Come back any time.', 'Wróć, kiedy chcesz.'],
  'join.back.about': [
    'Close the page, open the link again, and your seat is waiting.',
    'Zamknij stronę, otwórz link ponownie, a twoje miejsce będzie czekać.',
  ],
  'join.calling.wanderer': ['Wanderer', 'Wędrowiec'],
  'join.calling.herald': ['Herald', 'Herold'],
  'join.calling.ranger': ['Ranger', 'Tropiciel'],
  'join.calling.bard': ['Bard', 'Bard'],
  'join.calling.falconer': ['Falconer', 'Sokolnik'],
  'join.calling.scribe': ['Scribe', 'Skryba'],
  'join.private': ['A private table', 'Prywatny stół'],
  'join.private.about': [
    'Ask for a new invitation, or go back to the hall.',
    'Poproś o nowe zaproszenie albo wróć do sali.',
  ],
});
bring(doorWords);
