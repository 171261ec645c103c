import { bilingual, text } from '@runehold/kernel/text/bilingual';
import { bring } from '../text/vocabulary.ts';

/** What is said where somebody asks others to a table. */
export const inviteWords = bilingual({
  'invite.button': ['Invite', 'Zaproś'],
  'invite.title': ['Invite to this table', 'Zaproś do tego stołu'],
  'invite.about': [
    'Send this link. Anyone who opens it sees the table and can take a free seat or watch. No account needed.',
    'Wyślij ten link. Kto go otworzy, zobaczy stół i może zająć wolne miejsce albo oglądać. Konto nie jest potrzebne.',
  ],
  'invite.known': ['You have played with', 'Znacie się z wcześniejszych gier'],
  'invite.link': ['Link to this table', 'Link do tego stołu'],
  'invite.copy': ['Copy the link', 'Skopiuj link'],
  'invite.copied': ['Copied', 'Skopiowano'],
  'invite.by-hand': [
    'The link is selected: copy it from your browser’s menu.',
    'Link jest zaznaczony: skopiuj go z menu przeglądarki.',
  ],
  'invite.share': ['Share…', 'Udostępnij…'],
  'invite.private': [
    'This table is private. Make a link for the people you want here: it lets them in.',
    'Ten stół jest prywatny. Utwórz link dla osób, które zapraszasz: wejdą dzięki niemu.',
  ],
  'invite.by-host': [
    'This table is private. Its host can invite others.',
    'Ten stół jest prywatny. Zapraszać może jego gospodarz.',
  ],
  'invite.once': [
    'Copy it now: it is shown only this once.',
    'Skopiuj go teraz: pokazujemy go tylko ten jeden raz.',
  ],
  'invite.for': ['For', 'Na'],
  'invite.any': ['any free seat', 'dowolne wolne miejsce'],
  'invite.until': ['Works for', 'Ważny przez'],
  'invite.days': [
    { n: 'number' },
    '{n, plural, one {# day} other {# days}}',
    '{n, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}',
  ],
  'invite.make': ['Make a link', 'Utwórz link'],
  'invite.list': ['Invitations', 'Zaproszenia'],
  'invite.used': [
    { n: 'number' },
    '{n, plural, one {# person joined} other {# people joined}}',
    '{n, plural, one {weszła # osoba} few {weszły # osoby} many {weszło # osób} other {weszło # osoby}}',
  ],
  'invite.left': [
    { hours: 'number' },
    '{hours, plural, one {# hour} other {# hours}} left',
    '{hours, plural, one {jeszcze # godzina} few {jeszcze # godziny} many {jeszcze # godzin} other {jeszcze # godziny}}',
  ],
  'invite.back': ['Withdraw', 'Wycofaj'],
  'invite.name': ['Invite by account name', 'Zaproś po imieniu konta'],
  'invite.told': [{ name: text }, '{name} is invited.', 'Zaproszenie wysłane: {name}.'],
});
bring(inviteWords);
