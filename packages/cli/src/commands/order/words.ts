import { bilingual, text } from '@runehold/kernel/text/bilingual';

/** What the commands about people have to say. */
export const orderWords = bilingual({
  'cli.cmd.person': [
    'Show an account, give it a role, or keep it from writing or playing for a while',
    'Pokaż konto, nadaj mu rolę albo na jakiś czas zabroń pisać lub grać',
  ],
  'cli.cmd.void': ['Take back what a game did to ratings', 'Cofnij wpływ gry na ranking'],
  'cli.arg.deed': ['show, role, mute, ban or lift', 'show, role, mute, ban albo lift'],
  'cli.arg.person': ['the name of an account', 'imię konta'],
  'cli.arg.role': ['moderator, operator or none', 'moderator, operator albo none'],
  'cli.arg.table': ['the table, as its link names it', 'stół, tak jak nazywa go jego link'],
  'cli.arg.hours': ['for how many hours (a day, if not given)', 'na ile godzin (bez tego: na dobę)'],
  'cli.person.nobody': [
    { name: text },
    'Nobody has an account of the name {name}.',
    'Nikt nie ma konta o imieniu {name}.',
  ],
  'cli.person.usage': [
    'Say what to do: show NAME, role NAME moderator|operator|none, mute NAME, ban NAME, lift NAME.',
    'Podaj, co zrobić: show IMIĘ, role IMIĘ moderator|operator|none, mute IMIĘ, ban IMIĘ, lift IMIĘ.',
  ],
  'cli.person.is': [{ name: text, role: text }, '{name}: {role}', '{name}: {role}'],
  'cli.person.role.none': ['no role', 'bez roli'],
  'cli.person.in-force': [{ kind: text, until: text }, '  {kind} until {until}', '  {kind} do {until}'],
  'cli.person.mute': ['may not write', 'zakaz pisania'],
  'cli.person.ban': ['may not play', 'zakaz gry'],
  'cli.person.place': ['nobody from there', 'nikt stamtąd'],
  'cli.person.done': ['Done.', 'Gotowe.'],
  'cli.void.done': [
    { table: text },
    'The game at table {table} counts for no rating any more.',
    'Gra przy stole {table} nie liczy się już do rankingu.',
  ],
  'cli.void.none': [
    { table: text },
    'The game at table {table} changes no rating.',
    'Gra przy stole {table} nie zmienia rankingu.',
  ],
});
