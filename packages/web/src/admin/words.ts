import { bilingual, text } from '@runehold/kernel/text/bilingual';
import { bring } from '../text/vocabulary.ts';

/** What is said where those are who keep order. */
export const adminWords = bilingual({
  'admin.about': [
    'You see what was written and reported, but nobody’s cards. Everything you do here is kept on record.',
    'Widzisz, co napisano i zgłoszono, ale niczyich kart. Wszystko, co tu robisz, zostaje zapisane.',
  ],
  'admin.reports': ['Reported messages', 'Zgłoszone wiadomości'],
  'admin.reports.none': ['No reported messages.', 'Brak zgłoszonych wiadomości.'],
  'admin.report.by': [{ names: text }, 'Reported by {names}', 'Zgłasza: {names}'],
  'admin.report.edited': [{ text }, 'As it was reported: “{text}”', 'W chwili zgłoszenia: „{text}”'],
  'admin.removed': ['removed', 'usunięta'],
  'admin.hours': ['For how long', 'Na jak długo'],
  'admin.hours.hour': ['an hour', 'godzinę'],
  'admin.hours.day': ['a day', 'dzień'],
  'admin.hours.week': ['a week', 'tydzień'],
  'admin.hours.month': ['30 days', '30 dni'],
  'admin.hours.year': ['a year', 'rok'],
  'admin.act.hide': ['Hide the message', 'Ukryj wiadomość'],
  'admin.act.mute': ['Forbid writing', 'Zabroń pisania'],
  'admin.act.ban': ['Ban from playing', 'Zabroń gry'],
  'admin.act.ban-place': ['Ban their address', 'Zablokuj adres'],
  'admin.act.settle': ['Mark as settled', 'Oznacz jako załatwione'],
  'admin.act.lift': ['Lift', 'Cofnij'],
  'admin.act.void-rating': ['Undo the rating', 'Unieważnij wynik rankingowy'],
  'admin.act.role': ['Role', 'Rola'],
  'admin.act.announce': ['Announce', 'Ogłoś'],
  'admin.act.take-back': ['Withdraw', 'Wycofaj'],
  'admin.act.thaw': ['Resume the game', 'Wznów grę'],
  'admin.role.moderator': ['You are a moderator here.', 'Twoja rola: moderator.'],
  'admin.role.operator': ['You are an operator here.', 'Twoja rola: operator.'],
  'admin.announce': ['Announcements', 'Ogłoszenia'],
  'admin.announce.about': [
    'Everyone sees it on every page for a day, and gets it as a notification.',
    'Każdy będzie je przez dobę widzieć na wszystkich stronach i dostanie powiadomienie.',
  ],
  'admin.announce.en': ['In English', 'Po angielsku'],
  'admin.announce.pl': ['In Polish', 'Po polsku'],
  'admin.announce.stop': [
    'Minutes until the server goes down (leave empty if it doesn’t)',
    'Za ile minut serwer zostanie wyłączony (puste, jeśli nie zostanie)',
  ],
  'admin.problems': ['Reported problems', 'Zgłoszone błędy'],
  'admin.problems.about': [
    'To turn a report into a test, give its number to the command runehold report-to-test.',
    'Żeby zamienić zgłoszenie w test, podaj jego numer poleceniu runehold report-to-test.',
  ],
  'admin.ban.mute': ['cannot write', 'zakaz pisania'],
  'admin.ban.ban': ['cannot play', 'zakaz gry'],
  'admin.ban.place': ['their address is banned', 'zakaz dla adresu'],
  'admin.bans': ['Bans in force', 'Obowiązujące zakazy'],
  'admin.bans.none': ['Nobody is banned.', 'Nie ma żadnych zakazów.'],
  'admin.until': [{ time: text }, 'until {time}', 'do {time}'],
  'admin.void.about': [
    'Undoes what one game did to the ratings; later games are rated again.',
    'Cofa wpływ jednej gry na ranking; późniejsze gry zostaną przeliczone od nowa.',
  ],
  'admin.void.table': ['Link or id of the table', 'Link albo identyfikator stołu'],
  'admin.frozen': ['Broken games', 'Zepsute gry'],
  'admin.deeds': ['Record of actions', 'Dziennik działań'],
});
bring(adminWords);
