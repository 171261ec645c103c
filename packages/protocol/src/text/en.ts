import type { Catalogue } from '@runehold/kernel/text/catalogue';
import type { hostSpecs } from './specs.ts';

export const hostEn: Catalogue<typeof hostSpecs> = {
  language: 'en',
  messages: {
    'refusal.malformed': 'The table did not understand that message.',
    'refusal.too-large': 'That is too long: at most {bytes, plural, one {# byte} other {# bytes}} are taken.',
    'refusal.too-fast':
      'That was too much at once. Try again in {seconds, plural, one {# second} other {# seconds}}.',
    'refusal.other-protocol': 'This page is not of the version the table speaks ({version}). Load it again.',
    'refusal.no-hello': 'Nobody has come to a table on this connection yet.',
    'refusal.no-guest': 'This browser is not known here any more. Load the page again.',
    'refusal.elsewhere': 'That was asked from a page of another site, so nothing was done.',
    'refusal.no-table': 'There is no such table.',
    'refusal.no-game': 'There is no such game.',
    'refusal.no-level': 'This game has no bots of that level.',
    'refusal.not-your-seat': 'That seat is not yours.',
    'refusal.seat-taken': 'Somebody already sits there.',
    'refusal.seat-kept': 'A bot plays there for its owner, who may come back at any time.',
    'refusal.second-hand':
      'You have already seen another hand of this game, so this one stays closed to you.',
    'refusal.person-seat': 'A person has played there. Bots come and go only where nobody ever sat.',
    'refusal.open-book':
      'Somebody at this table may know every card dealt so far. Agree to that first, then sit down.',
    'refusal.no-seat': 'The table has no such seat.',
    'refusal.not-host': 'Only the one who set the table can do that.',
    'refusal.no-such-record': 'The game has no such moment.',
    'refusal.no-odds': 'This game tells no odds here.',
    'refusal.no-hint': 'This game has nobody who could give a hint.',
    'refusal.asked-anew': 'You have turned to something else since.',
    'refusal.store': 'It could not be written down, so nothing was done. Try again in a moment.',
    'refusal.file-secret':
      'The file of a running game shows every hand. It is there for everybody once the game is over.',
    'refusal.name-empty': 'A name needs at least one letter or digit.',
    'refusal.name-taken': 'Somebody at this table has that name, or one that looks like it. Take another.',
    'refusal.nothing-said': 'There was nothing to read in that line.',
    'refusal.too-many-tables':
      'You have {tables, plural, one {# table} other {# tables}} open already. End one of them first.',
    'refusal.too-many-windows':
      'From your address {windows, plural, one {# window} other {# windows}} at tables are open already. Close one of them first.',
    'refusal.too-many-listed':
      'The hall shows {tables, plural, one {# table} other {# tables}} of yours already. Set this one without listing it, or end one of them first.',
    'refusal.game-too-long':
      'That game is too long: at most {answers, plural, one {# answer} other {# answers}} are taken.',
    'refusal.table-full':
      'This table has gone on for {records, plural, one {# step} other {# steps}}, and no more fit. It can still be looked at; set a new one to play on.',
    'refusal.busy': 'There is a lot to do here right now. Try again in a moment.',
    'refusal.too-long': 'That took too long and was given up.',
    'refusal.closing': 'The house is closing for a moment. Try again shortly.',
    'refusal.fault': 'Something broke on our side. It has been noted.',
  },
  nouns: {},
};
