import type { keepingSpecs } from './specs.ts';

/** The commands for whoever runs a server. */
export const keepingEn: Readonly<Record<keyof typeof keepingSpecs, string>> = {
  'cli.cmd.backup': 'Copy the database of a server, also while it runs, and check the copy',
  'cli.cmd.restore': 'Put a backup where the database is to be',
  'cli.cmd.check': 'Play the tables of a database again and see that they are what they were',
  'cli.cmd.config': 'Check or print the settings of the server',
  'cli.cmd.prune': 'Remove or put away what nobody plays any more, while no server runs',
  'cli.arg.dry-run': 'only say what would be done; a server may run',
  'cli.arg.database': 'the database; otherwise RUNEHOLD_DATABASE, or the usual one',
  'cli.arg.backup-to': 'where the backup goes; nothing is overwritten',
  'cli.arg.backup-from': 'a backup',
  'cli.arg.check-tables': 'only the latest so many',
  'cli.arg.config-what': 'check says what is wrong, print shows what is in force',
  'cli.keep.in-use': '{file} is in use by a server. Stop it first.',
  'cli.keep.missing': '{file} is not there.',
  'cli.keep.unreadable':
    '{file} cannot be opened ({detail}). See that its folder is there, and that you may read and write both.',
  'cli.keep.damaged': '{file} is damaged or is no database of ours ({detail}).',
  'cli.keep.full': '{file} cannot grow: the disk is full.',
  'cli.keep.read-only': '{file} cannot be written to: the file, its folder or the disk is read-only.',
  'cli.keep.newer': '{file} was written by a later version of Runehold. Use that version.',
  'cli.keep.older':
    '{file} was written by an earlier version of Runehold. The server brings it up to date when it starts.',
  'cli.keep.exists': '{file} is there already and is not overwritten. Move it away first.',
  'cli.keep.other': '{file} cannot be used: {detail}',
  'cli.keep.backed-up': 'Backup: {file}',
  'cli.keep.restored': 'Restored: {file}',
  'cli.keep.holds':
    'It holds {tables, plural, one {# table} other {# tables}} with {records, plural, one {# record} other {# records}}.',
  'cli.keep.replayed':
    '{tables, plural, one {The latest table was} other {The latest # tables were}} played again and found sound.',
  'cli.keep.not-replayed': 'It is of an earlier version: what is in it was counted and not played again.',
  'cli.keep.progress': 'tables: {done}',
  'cli.keep.wanting': 'table {table}: {why}',
  'cli.keep.no-tables': 'There is no table to check.',
  'cli.keep.sound':
    '{tables, plural, one {# table was played again and is sound.} other {# tables were played again and are sound.}}',
  'cli.keep.unsound':
    '{tables, plural, one {# table was} other {# tables were}} played again; {bad, plural, one {# is} other {# are}} not sound.',
  'cli.keep.prune.removed':
    '{n, plural, one {# table that was hardly begun: removed.} other {# tables that were hardly begun: removed.}}',
  'cli.keep.prune.abandoned':
    '{n, plural, one {# table that nobody plays any more: put away.} other {# tables that nobody plays any more: put away.}}',
  'cli.keep.prune.guests':
    '{n, plural, one {# guest without a game: forgotten.} other {# guests without a game: forgotten.}}',
  'cli.keep.prune.would': 'Nothing was changed: that is what would be done.',
  'cli.keep.prune.nothing': 'There is nothing to prune.',
  'cli.config.good': 'The settings are in order.',
  'cli.config.wrong': '{name}={value}: {expected}.',
  'cli.config.whole': 'a whole number from {min} to {max} is expected',
  'cli.config.text': 'a path, an address or a name is expected',
  'cli.config.site':
    'a folder with the built pages (index.html in it) is expected, or none; npm start builds them',
  'cli.config.unknown': 'there is no such setting; docs/server.md lists them',
  'cli.config.renamed': 'it is called {name} now',
};
