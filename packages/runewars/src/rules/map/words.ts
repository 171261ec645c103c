import { bilingual } from '@runehold/kernel/text/bilingual';

/** What an area lacks that is not offered. */
export const mapWords = bilingual({
  'reason.area-not-yours': ['You do not control this area.', 'Nie kontrolujesz tego obszaru.'],
  'reason.fought-over': ['There is a battle in this area.', 'Na tym obszarze trwa bitwa.'],
  'reason.area-enemy': ['An enemy controls this area.', 'Ten obszar kontroluje wróg.'],
  'reason.area-chosen': ['You have already chosen this area.', 'Ten obszar jest już wybrany.'],
  'reason.area-not-chosen': ['You have chosen other areas.', 'Wybrane są inne obszary.'],
  'reason.no-stronghold-of-yours': ['You have no stronghold there.', 'Nie masz tam twierdzy.'],
  'reason.stronghold-sound': [
    'Your stronghold there is not damaged.',
    'Twoja twierdza na tym obszarze nie jest uszkodzona.',
  ],
  'reason.no-stronghold-here': ['A stronghold cannot stand here.', 'Nie może tu stać żadna twierdza.'],
  'reason.no-city-of-yours': ['You control no city there.', 'Nie kontrolujesz tam miasta.'],
  'reason.no-unit-of-yours': [
    { unit: 'unit' },
    'You have no {unit:other} there.',
    '{unit}: nie masz tam takiej jednostki.',
  ],
  'reason.not-adjacent': [
    { area: 'area' },
    'It is not adjacent to {area}.',
    'Nie sąsiaduje z obszarem {area}.',
  ],
});
