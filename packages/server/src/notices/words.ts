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
    'Everybody is here for {game}. Are you ready?',
    'Komplet przy stole: {game}. Potwierdź gotowość',
  ],
  'notice.vote': [{ game: text }, 'Your vote is needed in {game}', 'Potrzebny twój głos: {game}'],
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
  'notice.chat': [{ game: text }, 'New messages at your table: {game}', 'Nowe wiadomości przy stole: {game}'],
  'notice.new-device': ['A new device can use your seats', 'Nowe urządzenie ma dostęp do twoich miejsc'],
  'notice.system': ['A message from the people running this server', 'Wiadomość od opiekuna serwera'],
  'notice.system.stop': [
    { time: text },
    'The server will be down for a while from {time}. Nothing is lost, and nobody’s clock runs meanwhile.',
    'Od {time} serwer będzie przez jakiś czas wyłączony. Nic nie przepadnie i nikomu nie upłynie czas.',
  ],
  'notice.digest': [
    { n: 'number' },
    '{n, plural, one {# update} other {# updates}} from your tables',
    '{n, plural, one {# nowość} few {# nowości} many {# nowości} other {# nowości}} przy twoich stołach',
  ],
  'notice.test': ['This is a test', 'To tylko próba'],
  'notice.test.about': [
    'If you can read this, notifications reach you here.',
    'Skoro to czytasz, powiadomienia tu docierają.',
  ],
  'notice.verify': ['Is this your address?', 'Czy to twój adres?'],
  'notice.verify.about': [
    { house: text },
    'Someone at {house} wants notifications about their games sent to this address. If that is you, open this link and confirm:',
    'Ktoś na stronie {house} chce dostawać na ten adres powiadomienia o swoich grach. Jeśli to ty, otwórz ten link i potwierdź:',
  ],
  'notice.verify.not-you': [
    'If it isn’t you, do nothing, and none will be sent. To make sure we never write to you, open this link:',
    'Jeśli to nie ty, nic nie rób: powiadomienia nie będą przychodzić. Jeśli nie chcesz od nas żadnych wiadomości, otwórz ten link:',
  ],
  'notice.recover': ['Your sign-in link', 'Link do logowania'],
  'notice.recover.about': [
    { house: text },
    'Someone asked for a link to sign in to your account at {house}. It works once, for half an hour. If it wasn’t you, do nothing: nobody gets in without this link.',
    'Ktoś poprosił o link do logowania na twoje konto na stronie {house}. Działa raz, przez pół godziny. Jeśli to nie ty, nic nie rób: bez tego linku nikt nie wejdzie.',
  ],
  'notice.names': [{ names: text }, 'At the table: {names}.', 'Przy stole: {names}.'],
  'notice.open': ['Open the table', 'Otwórz stół'],
  'notice.stop': ['Stop these e-mails', 'Rezygnuję z tych wiadomości'],
  'notice.settings': ['Notification settings', 'Ustawienia powiadomień'],
  'letter.confirm.title': ['E-mail notifications', 'Powiadomienia e-mailem'],
  'letter.confirm.about': [
    'Notifications about your games will be sent to this address.',
    'Na ten adres będą przychodzić powiadomienia o twoich grach.',
  ],
  'letter.confirm.yes': ['Yes, this is my address', 'Tak, to mój adres'],
  'letter.confirm.done': [
    'Thank you. Your notifications will come here from now on.',
    'Dziękujemy. Od teraz powiadomienia będą przychodzić na ten adres.',
  ],
  'letter.stop.title': ['No more e-mails', 'Koniec wiadomości'],
  'letter.stop.about': [
    'Nothing more will be sent to this address.',
    'Na ten adres nic więcej nie przyjdzie.',
  ],
  'letter.stop.yes': ['Stop the e-mails', 'Nie chcę więcej wiadomości'],
  'letter.stop.done': [
    'Done. You will get no more e-mails from us.',
    'Gotowe. Nie będziemy już nic przysyłać.',
  ],
  'letter.stale': [
    'This link is no longer valid. You can ask for a new one in the settings.',
    'Ten link stracił ważność. O nowy możesz poprosić w ustawieniach.',
  ],
});
