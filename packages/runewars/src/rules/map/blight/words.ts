import { bilingual } from '@runehold/kernel/text/bilingual';

/** Desolation and cryomancy tokens: what they do to the land, and where none may lie. */
export const blightWords = bilingual({
  'event.area-desolated': [
    { area: 'area' },
    'A desolation token is placed in {area}.',
    'Na obszarze {area} pojawia się żeton spustoszenia.',
  ],
  'event.area-frozen': [
    { area: 'area' },
    'A cryomancy token is placed in {area}.',
    'Na obszarze {area} pojawia się żeton kriomancji.',
  ],
  'event.area-restored': [
    { area: 'area' },
    'The desolation token leaves {area}.',
    'Z obszaru {area} znika żeton spustoszenia.',
  ],
  'event.area-thawed': [
    { area: 'area' },
    'A cryomancy token leaves {area}.',
    'Z obszaru {area} znika żeton kriomancji.',
  ],

  'reason.no-land-token-left': [
    'All desolation and cryomancy tokens are on the board.',
    'Wszystkie żetony spustoszenia i kriomancji są już na planszy.',
  ],
  'reason.in-home-realm': ['The area lies in a home realm.', 'Ten obszar należy do królestwa.'],
  'reason.desolated': ['There is a desolation token there.', 'Leży tam żeton spustoszenia.'],
  'reason.frozen': ['There is a cryomancy token there.', 'Leży tam żeton kriomancji.'],
  'reason.no-blight': [
    'There is neither a desolation nor a cryomancy token there.',
    'Nie ma tam żetonu spustoszenia ani kriomancji.',
  ],
});
