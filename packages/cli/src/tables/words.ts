import { bilingual, text } from '@runehold/kernel/text/bilingual';

/** What is said of any table, and in the drawing of Masquerade. */
export const tableWords = bilingual({
  'cli.table.hidden': [
    { n: 'number' },
    '{n, plural, one {# card} other {# cards}} hidden',
    '{n, plural, one {# zakryta karta} few {# zakryte karty} many {# zakrytych kart} other {# zakrytej karty}}',
  ],
  'cli.table.none': ['–', '–'],
  'cli.table.unseen': [{ cards: text }, 'Lying hidden somewhere: {cards}', 'Gdzieś leżą zakryte: {cards}'],
  'cli.table.number-hidden': ['hidden', 'zakryte'],
  'cli.table.turn': [{ who: 'seat' }, '{who|your turn|turn: {who}}', '{who|twoja tura|tura: {who}}'],
  'cli.table.first': [{ who: 'seat' }, 'first player: {who:obj}', '{who|zaczynasz ty|zaczyna {who}}'],
  'cli.table.stronghold': ['stronghold', 'twierdza'],
  'cli.table.damage': [{ n: 'number', of: 'number' }, 'damage {n}/{of}', 'obrażenia {n}/{of}'],
  'cli.table.you': ['you', 'ty'],
  'cli.table.eliminated': ['eliminated', 'poza grą'],
  'cli.masquerade.ball': [
    { ball: 'number', balls: 'number', host: 'seat' },
    'Ball {ball} of {balls} · host: {host:obj}',
    'Bal {ball} z {balls} · {host|bal wydajesz ty|bal wydaje {host}}',
  ],
  'cli.masquerade.guest': [
    { guest: text, rank: 'number' },
    'guest: {guest} ({rank})',
    'gość: {guest} ({rank})',
  ],
  'cli.masquerade.no-guest': ['the guest has been danced with', 'gość już zatańczył'],
  'cli.masquerade.piles': [
    { deck: 'number', unshown: 'number' },
    'Deck: {deck, plural, one {# card} other {# cards}} · put away unseen: {unshown}',
    'Talia: {deck, plural, one {# karta} few {# karty} many {# kart} other {# karty}} · odłożone bez pokazania: {unshown}',
  ],
  'cli.masquerade.shown': [{ cards: text }, 'shown: {cards}', 'pokazane: {cards}'],
  'cli.masquerade.player': ['player', 'gracz'],
  'cli.masquerade.coins': ['coins', 'monety'],
  'cli.masquerade.hand': ['hand', 'ręka'],
  'cli.masquerade.worn': ['mask', 'maska'],
  'cli.masquerade.won': ['guests won', 'zdobyci goście'],
  'cli.masquerade.won-points': [
    { cards: text, points: 'number' },
    '{cards} = {points, plural, one {# point} other {# points}}',
    '{cards} = {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  ],
  'cli.masquerade.your-hand': [{ cards: text }, 'Your hand: {cards}', 'Twoja ręka: {cards}'],
});
