import { bilingual } from '@runehold/kernel/text/bilingual';
import { bring } from '../../../text/vocabulary.ts';

/** The goal in a few words, for the line at the top of the table. */
export const runeAgeGoalWords = bilingual({
  'ra.line.resurgence': [{ n: 'number' }, 'An army of {n} wins', 'Zwycięża armia o sile {n}'],
  'ra.line.runewars': ['The last realm standing wins', 'Zwycięża ostatnie królestwo'],
  'ra.line.cataclysm': [
    { n: 'number' },
    '{n, plural, one {# Event to outlast} other {# Events to outlast}}',
    'Do przetrwania: {n, plural, one {# wydarzenie} few {# wydarzenia} many {# wydarzeń} other {# wydarzenia}}',
  ],
  'ra.line.monument': [{ n: 'number' }, 'A Monument for {n} gold wins', 'Zwycięża pomnik (złoto: {n})'],
  'ra.line.weakest': ['in most danger', 'w największym zagrożeniu'],
});
bring(runeAgeGoalWords);
