import { bilingual, text } from '@runehold/kernel/text/bilingual';

/** What people are told while they are not looking. */
export const noticeWords = bilingual({
  'notice.your-move': [{ game: text }, 'Your move in {game}', 'Twój ruch: {game}'],
  'notice.reminder': [
    { game: text },
    'Still your move in {game}. Time is running out',
    'Wciąż twój ruch: {game}. Czas się kończy',
  ],
  'notice.invited': [{ game: text }, 'You are invited to a game of {game}', 'Zaproszenie do gry: {game}'],
  'notice.room-ready': [
    { game: text },
    'Everybody is here for {game}. Say that you are ready',
    'Wszyscy już są: {game}. Zgłoś gotowość',
  ],
  'notice.vote': [{ game: text }, 'A vote in {game} needs you', 'Głosowanie czeka na ciebie: {game}'],
  'notice.over': [{ game: text }, 'Your game of {game} is over', 'Koniec partii: {game}'],
  'notice.rematch': [
    { game: text },
    'A rematch of {game} is waiting for you',
    'Rewanż czeka na ciebie: {game}',
  ],
  'notice.vacated': [
    { game: text },
    'Your seat in {game} has been given away',
    'Twoje miejsce zostało oddane: {game}',
  ],
  'notice.new-device': ['A new device can use your seats', 'Nowe urządzenie ma dostęp do twoich miejsc'],
  'notice.system': ['A word from whoever runs this server', 'Wiadomość od opiekuna serwera'],
  'notice.digest': [
    { n: 'number' },
    '{n, plural, one {# thing} other {# things}} at your tables',
    'Przy twoich stołach: {n, plural, one {# sprawa} few {# sprawy} many {# spraw} other {# sprawy}}',
  ],
  'notice.test': ['This is a test', 'To tylko próba'],
  'notice.test.about': [
    'If you can read this, notices reach you here.',
    'Skoro to czytasz, powiadomienia tu docierają.',
  ],
  'notice.verify': ['Is this your address?', 'Czy to twój adres?'],
  'notice.verify.about': [
    { house: text },
    'Somebody at {house} wants to get notices of their games at this address. If that is you, open this link and confirm:',
    'Ktoś na stronie {house} chce dostawać na ten adres powiadomienia o swoich grach. Jeśli to ty, otwórz ten odnośnik i potwierdź:',
  ],
  'notice.verify.not-you': [
    'If it is not you, do nothing: no notices will come. To hear nothing from us at all, open this link:',
    'Jeśli to nie ty, nic nie rób: powiadomienia nie będą przychodzić. Aby nie dostawać od nas żadnych listów, otwórz ten odnośnik:',
  ],
  'notice.recover': ['Your way back in', 'Powrót do konta'],
  'notice.recover.about': [
    { house: text },
    'Somebody asked for a link into your account at {house}. It works once, for half an hour. If it was not you, do nothing: nobody comes in without this link.',
    'Ktoś poprosił o odnośnik do twojego konta na stronie {house}. Działa raz, przez pół godziny. Jeśli to nie ty, nic nie rób: bez tego odnośnika nikt nie wejdzie.',
  ],
  'notice.names': [{ names: text }, 'At the table: {names}.', 'Przy stole: {names}.'],
  'notice.open': ['Open the table', 'Otwórz stół'],
  'notice.stop': ['No more letters', 'Nie przysyłajcie więcej listów'],
  'notice.settings': ['Change what you are told of', 'Zmień ustawienia powiadomień'],
  'letter.confirm.title': ['Notices by e-mail', 'Powiadomienia pocztą'],
  'letter.confirm.about': [
    'Notices of your games will be sent to this address.',
    'Na ten adres będą przychodzić powiadomienia o twoich grach.',
  ],
  'letter.confirm.yes': ['Yes, this is my address', 'Tak, to mój adres'],
  'letter.confirm.done': [
    'Thank you. Notices will come here from now on.',
    'Dziękujemy. Odtąd powiadomienia będą tu przychodzić.',
  ],
  'letter.stop.title': ['No more letters', 'Koniec listów'],
  'letter.stop.about': [
    'Nothing more will be sent to this address.',
    'Na ten adres nic więcej nie przyjdzie.',
  ],
  'letter.stop.yes': ['Send me no more letters', 'Nie przysyłajcie mi więcej listów'],
  'letter.stop.done': ['Done. No more letters will come.', 'Gotowe. Listy nie będą już przychodzić.'],
  'letter.stale': [
    'This link is no longer good. You can ask for another in the settings.',
    'Ten odnośnik jest już nieważny. O nowy możesz poprosić w ustawieniach.',
  ],
});
