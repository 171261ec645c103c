import type { Catalogue } from '@runehold/kernel/text/catalogue';
import { sayer } from '@runehold/kernel/text/message';

/** Why an agent that knows no game answers as it does. */
export const aiSpecs = {
  'ai.reason.random': {},
  'ai.reason.best': { tried: 'number' },
  'ai.reason.only': {},
} as const;

export const because = sayer(aiSpecs);

export const aiEn: Catalogue = {
  language: 'en',
  messages: {
    'ai.reason.random': 'Chosen at random.',
    'ai.reason.only': 'There is no other answer.',
    'ai.reason.best':
      'The best of {tried, plural, one {# answer} other {# answers}} tried out on tables as they might be.',
  },
  nouns: {},
};

export const aiPl: Catalogue = {
  language: 'pl',
  messages: {
    'ai.reason.random': 'Wybór losowy.',
    'ai.reason.only': 'Nie ma innej odpowiedzi.',
    'ai.reason.best':
      'Najlepsza z {tried, plural, one {# odpowiedzi} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}} wypróbowanych na możliwych stołach.',
  },
  nouns: {},
};
