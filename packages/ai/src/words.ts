import { bilingual } from '@runehold/kernel/text/bilingual';
import { sayer } from '@runehold/kernel/text/message';

/** Why an agent that knows no game answers as it does. */
export const aiWords = bilingual({
  'ai.reason.random': ['Chosen at random.', 'Wybór losowy.'],
  'ai.reason.best': [
    { tried: 'number' },
    'The best of {tried, plural, one {# answer} other {# answers}} tried out on possible tables.',
    'Najlepsza z {tried, plural, one {# odpowiedzi} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}} wypróbowanych w możliwych układach stołu.',
  ],
  'ai.reason.only': ['There is no other answer.', 'Nie ma innej odpowiedzi.'],
});

export const because = sayer(aiWords.specs);
