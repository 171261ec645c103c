import { bilingual, text } from '@runehold/kernel/text/bilingual';
import { bring } from '../text/vocabulary.ts';

/** What is said where those are who keep order. */
export const adminWords = bilingual({
  'admin.about': [
    'You see what was written and reported, but nobody’s cards. Everything you do here is kept on record.',
    'Widzisz, co napisano i zgłoszono, ale niczyich kart. Wszystko, co tu robisz, zostaje zapisane.',
  ],
  'admin.reports': ['Reported messages', 'Zgłoszone wiadomości'],
  'admin.reports.none': ['Nothing is waiting for you.', 'Nic na ciebie nie czeka.'],
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
  'admin.act.mute': ['May not write', 'Zakaz pisania'],
  'admin.act.ban': ['May not play', 'Zakaz gry'],
  'admin.act.ban-place': ['Their address may not play', 'Zakaz dla adresu'],
  'admin.act.settle': ['Mark as settled', 'Oznacz jako załatwione'],
  'admin.act.lift': ['Lift', 'Cofnij'],
  'admin.act.void-rating': ['Undo the rating', 'Unieważnij wynik rankingowy'],
  'admin.act.role': ['Role', 'Rola'],
  'admin.act.announce': ['Announce', 'Ogłoś'],
  'admin.act.take-back': ['Withdraw', 'Wycofaj'],
  'admin.act.thaw': ['Let it go on', 'Wznów grę'],
  'admin.role.moderator': ['You are a moderator here.', 'Twoja rola: moderator.'],
  'admin.role.operator': ['You are an operator here.', 'Twoja rola: operator.'],
  'admin.announce': ['Announcements', 'Ogłoszenia'],
  'admin.announce.about': [
    'Everyone sees it on every page for a day, and gets it as a notification.',
    'Przez dobę każdy zobaczy to na każdej stronie i dostanie w powiadomieniu.',
  ],
  'admin.announce.en': ['In English', 'Po angielsku'],
  'admin.announce.pl': ['In Polish', 'Po polsku'],
  'admin.announce.stop': [
    'Server goes down in (minutes; leave empty if it doesn’t)',
    'Serwer zostanie wyłączony za (minut; puste, jeśli nie)',
  ],
  'admin.problems': ['Reported problems', 'Zgłoszone błędy'],
  'admin.problems.about': [
    'By its number, the command report-to-test turns a report into a test.',
    'Polecenie report-to-test z numerem zamienia zgłoszenie w test.',
  ],
  'admin.bans': ['Bans in force', 'Obowiązujące zakazy'],
  'admin.bans.none': ['Nobody is banned.', 'Nie ma żadnych zakazów.'],
  'admin.until': [{ time: text }, 'until {time}', 'do {time}'],
  'admin.void.about': [
    'Undoes what one game did to the ratings; later games are rated again.',
    'Cofa wpływ jednej gry na ranking; późniejsze gry zostaną przeliczone od nowa.',
  ],
  'admin.act.fair': ['That is all right', 'Wszystko w porządku'],
  'admin.beside': ['Rated games from one address', 'Gry rankingowe spod jednego adresu'],
  'admin.beside.about': [
    'Two players of such a game had the same address. It may be a family, or one person on two seats.',
    'Dwoje graczy takiej gry miało ten sam adres. To może być rodzina albo jedna osoba na dwóch miejscach.',
  ],
  'admin.beside.watch': ['Watch it', 'Obejrzyj'],
  'admin.void.table': ['Link or id of the table', 'Link albo identyfikator stołu'],
  'admin.frozen': ['Broken games', 'Zepsute gry'],
  'admin.deeds': ['What was done', 'Co zrobiono'],
});
bring(adminWords);
