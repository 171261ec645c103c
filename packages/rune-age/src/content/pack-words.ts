import { bilingual } from '@runehold/kernel/text/bilingual';

/** What can be wrong with the text and the frame of a content pack. */
export const packWords = bilingual({
  'pack.syntax': ['This is not JSON', 'To nie jest JSON'],
  'pack.too-deep': ['The brackets nest too deep', 'Nawiasy są zagnieżdżone zbyt głęboko'],
  'pack.twice': ['This field is given twice', 'To pole podano dwa razy'],
  'pack.no-object': ['An object in braces is wanted here', 'Tu ma być obiekt w nawiasach klamrowych'],
  'pack.missing-field': ['A field of the pack is missing', 'W pakiecie brakuje pola'],
  'pack.unknown-field': ['A pack has no such field', 'Pakiet nie ma takiego pola'],
  'pack.wrong-format': ['This is no content pack', 'To nie jest pakiet kart'],
  'pack.wrong-game': ['This pack is for another game', 'Ten pakiet jest do innej gry'],
  'pack.wrong-name': [
    'The name must be a text of 1 to 100 letters',
    'Nazwa musi być tekstem o długości od 1 do 100 znaków',
  ],
  'pack.unknown-id': ['There is no such card or section', 'Nie ma takiej karty ani takiego działu'],
  'pack.fixed-field': ['This field cannot be changed', 'Tego pola nie można zmieniać'],
});
