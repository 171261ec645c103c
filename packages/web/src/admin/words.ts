import { bilingual, text } from '@runehold/kernel/text/bilingual';

/** What is said where those are who keep order. */
export const adminWords = bilingual({
  'admin.title': ['Keeping order', 'Pilnowanie porządku'],
  'admin.about': [
    'You see what was said and reported, and no one’s hand. Everything you do here is kept on record.',
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
  'admin.act.ban-place': ['Nobody from there', 'Nikt stamtąd'],
  'admin.act.settle': ['Settled', 'Załatwione'],
  'admin.act.lift': ['Lift', 'Cofnij'],
  'admin.act.void-rating': ['Take the rating back', 'Unieważnij wynik rankingowy'],
  'admin.act.role': ['Role', 'Rola'],
  'admin.bans': ['In force', 'Obowiązujące zakazy'],
  'admin.bans.none': ['Nothing is in force.', 'Nic nie obowiązuje.'],
  'admin.until': [{ time: text }, 'until {time}', 'do {time}'],
  'admin.void.about': [
    'Gives back what one game did to ratings; the games after it are rated again.',
    'Cofa wpływ jednej gry na ranking; późniejsze gry zostaną przeliczone od nowa.',
  ],
  'admin.void.table': ['Link or id of the table', 'Link albo identyfikator stołu'],
  'admin.frozen': ['Games that broke', 'Gry, które się zepsuły'],
  'admin.deeds': ['What was done', 'Co zrobiono'],
});
