import { bilingual, text } from '@runehold/kernel/text/bilingual';
import { bring } from '../text/vocabulary.ts';

/** What is said in a waiting room. */
export const roomWords = bilingual({
  'room.title': ['Waiting room', 'Poczekalnia'],
  'room.bring': ['Bring your friends', 'Zaproś znajomych'],
  'room.code': ['The link to this table as a QR code', 'Link do tego stołu jako kod QR'],
  'room.code.about': [
    'The code opens this table on any phone. The link stays the same when the game begins.',
    'Kod otwiera ten stół na każdym telefonie. Po rozpoczęciu gry link się nie zmieni.',
  ],
  'room.listed': ['Show the table in the hall', 'Pokaż stół w sali'],
  'room.seats': ['Seats', 'Miejsca'],
  'room.seat': [{ n: 'number' }, 'Seat {n}', 'Miejsce {n}'],
  'room.open': ['Open seat', 'Wolne miejsce'],
  'room.open.about': [
    'for a guest by link or from the hall, or for a bot',
    'dla gościa z linku lub z sali albo dla bota',
  ],
  'room.you': ['you', 'ty'],
  'room.host': ['host', 'gospodarz'],
  'room.here': ['here', 'na miejscu'],
  'room.away': ['away', 'nie ma w poczekalni'],
  'room.ready': ['ready', 'w gotowości'],
  'room.not-ready': ['not yet', 'jeszcze nie'],
  'room.be-ready': ['I’m ready', 'Możemy zaczynać'],
  'room.be-unready': ['Wait, not yet', 'Jeszcze chwila'],
  'room.sit': ['Sit here', 'Usiądź tutaj'],
  'room.move': ['Move here', 'Przesiądź się tutaj'],
  'room.leave': ['Stand up', 'Wstań'],
  'room.bot': ['Put a bot here', 'Posadź tu bota'],
  'room.bot.gone': ['Send the bot away', 'Odeślij bota'],
  'room.remove': ['Remove', 'Wyproś'],
  'room.swap': ['Ask to swap', 'Zaproponuj zamianę'],
  'room.swap.back': ['Withdraw the offer', 'Wycofaj propozycję zamiany'],
  'room.swap.wanted': [
    { name: text },
    '{name} asks to swap seats with you',
    '{name} chce się z tobą zamienić miejscami',
  ],
  'room.swap.do': ['Swap', 'Zamień się'],
  'room.swap.stay': ['Stay', 'Zostań'],
  'room.change': ['Change table settings', 'Zmień ustawienia stołu'],
  'room.change.about': [
    'Everybody sees what you change and confirms again that they are ready.',
    'Wszyscy zobaczą, co się zmieniło, i jeszcze raz potwierdzą gotowość.',
  ],
  'room.change.do': ['Change it', 'Zmień'],
  'room.close': ['Close the table', 'Zamknij stół'],
  'room.close.about': [
    'There will be no game: everybody waiting here is told, and the link stops working.',
    'Gry nie będzie: czekający tu dowiedzą się o tym, a link przestanie działać.',
  ],
  'room.close.yes': ['Yes, close it', 'Tak, zamknij'],
  'room.vacation.counts': ['stops the clock', 'zatrzymuje zegar'],
  'room.vacation.not': ['does not stop the clock', 'nie zatrzymuje zegara'],
  'room.news': [
    'The host has changed the table settings. Are you still happy with them?',
    'Gospodarz zmienił ustawienia stołu. Nadal ci odpowiadają?',
  ],
  'room.news.change': [
    { what: text, from: text, to: text },
    '{what}: {to} (was: {from})',
    '{what}: {to} (było: {from})',
  ],
  'room.reliable': [
    'Only people who finish at least 80% of their games can sit down.',
    'Usiąść mogą tylko osoby, które kończą co najmniej 80% swoich gier.',
  ],
  'room.unwatched': ['No spectators: only players see the game.', 'Bez widzów: grę widzą tylko gracze.'],
  'room.locked': [
    'This table has a password. Share it with the people you invite.',
    'Ten stół ma hasło. Podaj je osobom, które zapraszasz.',
  ],
  'room.watching': [
    { n: 'number' },
    '{n, plural, one {# person} other {# people}} watching',
    '{n, plural, one {ogląda # osoba} few {oglądają # osoby} many {ogląda # osób} other {ogląda # osoby}}',
  ],
  'room.state': [
    { n: 'number', of: 'number' },
    '{n} of {of, plural, one {# person} other {# people}} ready',
    'Gotowość: {n} z {of}',
  ],
  'room.state.about': [
    'The game begins when every seat is taken and everybody is ready.',
    'Gra zacznie się, gdy wszystkie miejsca będą zajęte i każdy potwierdzi gotowość.',
  ],
  'room.state.host': [
    'The game begins when every seat is taken and everybody is ready, or when you start it. Bots take open seats.',
    'Gra zacznie się, gdy wszyscy potwierdzą gotowość albo gdy ją rozpoczniesz. Wolne miejsca zajmą boty.',
  ],
  'room.start': ['Start now', 'Zacznij teraz'],
  'room.start.bots': [
    { n: 'number' },
    'Start with {n, plural, one {# bot} other {# bots}}',
    'Zacznij z {n, plural, one {# botem} few {# botami} many {# botami} other {# bota}}',
  ],
  'room.rules': ['At this table', 'Przy tym stole'],
  'room.plain': ['the usual rules', 'zwykłe zasady'],
  'new.gather': [
    'Gather first: the game begins when everybody is ready',
    'Najpierw się zbierzmy: gra zacznie się, gdy wszyscy potwierdzą gotowość',
  ],
});
bring(roomWords);
