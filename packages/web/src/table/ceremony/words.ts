import { bilingual, text } from '@runehold/kernel/text/bilingual';
import { bring } from '../../text/vocabulary.ts';

/** The end of a game. */
export const ceremonyWords = bilingual({
  'end.victory': ['Victory', 'Zwycięstwo'],
  'end.defeat': ['Defeat', 'Porażka'],
  'end.together': ['Shared victory', 'Wspólne zwycięstwo'],
  'end.over': ['The game is over', 'Koniec gry'],
  'end.you-are': [{ name: text, realm: text }, '{name} · {realm}', '{name} · {realm}'],
  'end.wins': [
    { who: 'seat', realm: text },
    '{who} {who|win|wins} as {realm}.',
    '{who|Wygrywasz jako {realm}|Wygrywa {who} ({realm})}.',
  ],
  'end.wins.one': [{ who: 'seat' }, '{who} {who|win|wins}.', '{who|Wygrywasz|Wygrywa {who}}.'],
  'end.wins.all': ['Everybody wins.', 'Wygrywają wszyscy.'],
  'end.wins.nobody': ['Nobody wins.', 'Nikt nie wygrywa.'],
  'end.podium': ['The podium', 'Podium'],
  'end.place': [{ n: 'number' }, 'Place {n}', 'Miejsce {n}'],
  'end.counting': ['Counting…', 'Liczymy…'],
  'end.curve.at-end': [{ n: 'number' }, '{n}% at the end', '{n}% na koniec'],
  'end.turns': ['Turning points', 'Punkty zwrotne'],
  'end.turns.about': [
    { who: 'seat' },
    'The moments that changed most for {who:obj}. Touch one to see it again.',
    '{who|Co najbardziej zmieniło twoją pozycję|{who}: co najbardziej zmieniło pozycję}. Dotknij, aby zobaczyć to jeszcze raz.',
  ],
  'end.turns.none': [
    'No single moment decided this game.',
    'O tej grze nie przesądziła żadna pojedyncza chwila.',
  ],
  'end.points.up': [
    { n: 'number' },
    '{n, plural, one {+# point} other {+# points}}',
    '{n, plural, one {+# punkt} few {+# punkty} many {+# punktów} other {+# punktu}}',
  ],
  'end.points.down': [
    { n: 'number' },
    '{n, plural, one {−# point} other {−# points}}',
    '{n, plural, one {−# punkt} few {−# punkty} many {−# punktów} other {−# punktu}}',
  ],
  'end.again.here': [
    'A rematch has the same options and the same seats.',
    'Rewanż ma te same opcje i te same miejsca.',
  ],
  'end.again.higher': [
    'A rematch has the same options and the same seats, against bots one level higher.',
    'Rewanż ma te same opcje i te same miejsca, ale boty grają o poziom lepiej.',
  ],
  'end.again.server': [
    'A rematch gathers everybody at a new table, each one seat further on. The others get an invitation.',
    'Rewanż zbiera wszystkich przy nowym stole, o jedno miejsce dalej. Pozostali dostaną zaproszenie.',
  ],
  'end.again': ['Rematch', 'Rewanż'],
  'end.again.join': ['Join the rematch', 'Dołącz do rewanżu'],
  'end.again.link': [{ link: text }, 'A rematch: {link}', 'Rewanż: {link}'],
  'end.look': ['Look at the table', 'Spójrz na stół'],
  'end.back': ['Back to the ceremony', 'Wróć do ceremonii'],
  'end.replay': ['Watch it again', 'Obejrzyj jeszcze raz'],
  'end.hall': ['Back to the hall', 'Wróć do sali'],
});
bring(ceremonyWords);
