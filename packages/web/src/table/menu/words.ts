import { bilingual } from '@runehold/kernel/text/bilingual';
import { bring } from '../../text/vocabulary.ts';

/** Saying that something is wrong with a game. */
export const problemWords = bilingual({
  'problem.report': ['Report a problem', 'Zgłoś problem'],
  'problem.words': ['What went wrong?', 'Co poszło nie tak?'],
  'problem.about.server': [
    'Goes to the people running this server, together with the table as you see it now.',
    'Trafi do osoby prowadzącej ten serwer wraz z tym, co teraz widzisz na stole.',
  ],
  'problem.about.here': [
    'Saves a file with the whole game and your words. Give it to whoever is to look into it.',
    'Zapisze plik z całą grą i twoim opisem. Przekaż go osobie, która ma to sprawdzić.',
  ],
  'problem.send': ['Send the report', 'Wyślij zgłoszenie'],
  'problem.save': ['Save the report', 'Zapisz zgłoszenie'],
  'problem.sent': [
    { n: 'number' },
    'Thank you. This is report number {n}.',
    'Dziękujemy. Numer zgłoszenia: {n}.',
  ],
  'problem.saved': ['Saved as a file.', 'Zapisano jako plik.'],
});
bring(problemWords);
