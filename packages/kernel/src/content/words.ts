import { bilingual } from '../text/bilingual.ts';

/** What can be wrong with a content pack. The reader adds what it is about: "line 3: there is no such field: cots". */
export const packWords = bilingual({
  'pack.syntax': ['This is not JSON', 'To nie jest JSON'],
  'pack.too-deep': ['The brackets nest too deep', 'Nawiasy są zagnieżdżone zbyt głęboko'],
  'pack.twice': ['This field is given twice', 'To pole podano dwa razy'],
  'pack.no-object': ['An object in braces is expected here', 'Tu ma być obiekt w nawiasach klamrowych'],
  'pack.missing-field': ['A field of the pack is missing', 'W pakiecie brakuje pola'],
  'pack.unknown-field': ['A pack has no such field', 'Pakiet nie ma takiego pola'],
  'pack.wrong-format': ['This is not a content pack', 'To nie jest pakiet kart'],
  'pack.wrong-game': ['This pack is for another game', 'Ten pakiet jest do innej gry'],
  'pack.wrong-name': [
    'The name must be a text of 1 to 100 characters',
    'Nazwa musi być tekstem o długości od 1 do 100 znaków',
  ],
  'pack.unknown-id': ['There is no such card or section', 'Nie ma takiej karty ani takiego działu'],
  'pack.fixed-field': [
    'This cannot be changed: the rules depend on it',
    'To zostaje bez zmian, bo opierają się na tym zasady',
  ],
  'content.unknown-field': ['There is no such field', 'Nie ma takiego pola'],
  'content.missing-field': ['This field is missing', 'Brakuje tego pola'],
  'content.wrong-type': ['The value has the wrong type', 'Ta wartość jest niewłaściwego typu'],
  'content.unknown-word': ['This word is unknown', 'Takie słowo jest nieznane'],
  'content.unknown-kind': ['This kind is unknown', 'Taki rodzaj jest nieznany'],
  'content.not-whole': ['The number must be a whole number', 'Liczba musi być całkowita'],
  'content.out-of-range': ['The number is out of range', 'Liczba jest poza zakresem'],
  'content.not-exactly-one': [
    'Exactly one of these must be given',
    'Trzeba podać dokładnie jedno z tych pól',
  ],
  'content.wrong-length': ['The list has the wrong length', 'Lista ma niewłaściwą długość'],
});

/** What can be wrong with the text or the frame of a pack, or with the form of a value. */
export type PackProblemKey = keyof typeof packWords.specs;
