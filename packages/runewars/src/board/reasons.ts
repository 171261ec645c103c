import { defineReasons } from '@runehold/kernel/ask/verdict';
import { bilingual } from '@runehold/kernel/text/bilingual';
import { under } from '@runehold/kernel/text/message';

/** Why a piece may not lie where somebody wants it while the board is built. */
export const boardWords = bilingual({
  'reason.board-taken': ['Something already lies there.', 'Coś już tam leży.'],
  'reason.board-too-few-own': [
    { need: 'number', have: 'number' },
    'At least {need} areas of the tile must touch the board; {have, plural, one {only # does} other {only # do}}.',
    'Planszy musi dotykać co najmniej tyle obszarów płytki: {need}; tu dotyka jej: {have}.',
  ],
  'reason.board-too-few-placed': [
    { need: 'number', have: 'number' },
    'The tile must touch at least {need} areas on the board; it touches {have}.',
    'Płytka musi dotykać co najmniej tylu obszarów na stole: {need}; tu dotyka: {have}.',
  ],
  'reason.board-colour-on-colour': [
    'A coloured edge would lie along another one.',
    'Barwna krawędź leżałaby przy innej barwnej krawędzi.',
  ],
  'reason.marker-not-two-hexes': [
    'A marker covers two neighbouring hexes.',
    'Znacznik zakrywa dwa sąsiednie pola.',
  ],
  'reason.marker-in-hole': [
    'A marker lies at the outer edge of the board.',
    'Znacznik leży na zewnętrznym brzegu planszy.',
  ],
  'reason.marker-too-few-edges': [
    { need: 'number', have: 'number' },
    'A marker must touch {need} plain edges; here there are {have}.',
    'Znacznik musi dotykać tylu zwykłych krawędzi: {need}; tu jest ich {have}.',
  ],
  'reason.marker-too-close': [
    { need: 'number', have: 'number' },
    'At least {need} areas must lie between two markers; here there are {have}.',
    'Między dwoma znacznikami musi leżeć co najmniej tyle obszarów: {need}; tu jest ich {have}.',
  ],
  'reason.home-off-marker': [
    'Two areas of the home realm must lie on a marker.',
    'Dwa obszary królestwa muszą leżeć na znaczniku.',
  ],
  'reason.home-next-to-home': ['It would lie next to another home realm.', 'Leżałoby obok innego królestwa.'],
  'reason.rune-next-to-marker': [
    'This area lies next to a home realm setup marker.',
    'Ten obszar sąsiaduje ze znacznikiem przygotowania królestwa.',
  ],
  'reason.rune-already-there': ['A rune token already lies there.', 'Leży tam już żeton runu.'],
});

export const boardReasons = defineReasons(under('reason', boardWords.specs));
