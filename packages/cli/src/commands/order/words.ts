import { bilingual, text } from '@runehold/kernel/text/bilingual';

/** What the commands about people have to say. */
export const orderWords = bilingual({
  'cli.cmd.person': [
    'Show a person, give them a role, forbid them to write or play for a while, rename or forget them',
    'Pokaż kogoś, nadaj rolę, na jakiś czas zabroń pisać lub grać, zmień imię albo zapomnij',
  ],
  'cli.cmd.void': ['Undo what a game did to ratings', 'Cofnij wpływ gry na ranking'],
  'cli.arg.deed': [
    'show, role, mute, ban, lift, rename or forget',
    'show, role, mute, ban, lift, rename albo forget',
  ],
  'cli.arg.person': ['the name of an account, or an id', 'imię konta albo identyfikator'],
  'cli.arg.role': ['with role: moderator, operator or none', 'z role: moderator, operator albo none'],
  'cli.arg.person-name': ['with rename: the new name', 'z rename: nowe imię'],
  'cli.arg.table': ['the table, as its link names it', 'stół, tak jak nazywa go jego link'],
  'cli.arg.hours': ['for how many hours (a day, if not given)', 'na ile godzin (bez tego: na dobę)'],
  'cli.person.nobody': [
    { name: text },
    'Nobody here has an account named {name}, or that id.',
    'Nikt nie ma tu konta o imieniu {name} ani takiego identyfikatora.',
  ],
  'cli.person.usage': [
    'Say what to do: show WHO, role WHO moderator|operator|none, mute WHO, ban WHO, lift WHO, rename WHO --name NAME, forget WHO.',
    'Podaj, co zrobić: show KTO, role KTO moderator|operator|none, mute KTO, ban KTO, lift KTO, rename KTO --name IMIĘ, forget KTO.',
  ],
  'cli.person.guest': [
    { name: text },
    '{name} is a guest. Only accounts have roles.',
    '{name} to gość. Role mają tylko konta.',
  ],
  'cli.person.is': [
    { id: text, name: text, kind: text, since: text, label: text },
    '{name} ({id}), {kind}, since {since}; in the log as {label}',
    '{name} ({id}), {kind}, od {since}; w dzienniku jako {label}',
  ],
  'cli.person.account': ['account', 'konto'],
  'cli.person.as-guest': ['guest', 'gość'],
  'cli.person.holdings': [
    { tables: 'number', sessions: 'number' },
    '{tables, plural, one {# table} other {# tables}}, {sessions, plural, one {# browser} other {# browsers}} signed in',
    '{tables, plural, one {# stół} few {# stoły} many {# stołów} other {# stołu}}, {sessions, plural, one {zalogowana # przeglądarka} few {zalogowane # przeglądarki} many {zalogowanych # przeglądarek} other {zalogowane # przeglądarki}}',
  ],
  'cli.person.role.none': ['no role', 'bez roli'],
  'cli.person.in-force': [{ kind: text, until: text }, '  {kind} until {until}', '  {kind} do {until}'],
  'cli.person.mute': ['cannot write', 'zakaz pisania'],
  'cli.person.ban': ['cannot play', 'zakaz gry'],
  'cli.person.place': ['their address is banned', 'zakaz dla adresu'],
  'cli.void.done': [
    { table: text },
    'The game at table {table} no longer counts for any rating.',
    'Gra przy stole {table} nie liczy się już do rankingu.',
  ],
  'cli.void.none': [
    { table: text },
    'The game at table {table} did not affect any rating.',
    'Gra przy stole {table} nie wpłynęła na ranking.',
  ],
});
