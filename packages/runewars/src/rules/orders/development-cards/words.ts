import { speech } from '../../../text/speech.ts';

/** What is said of buying Development cards. */
const room = speech(
  {
    'event.development-card-bought': [
      { who: 'seat', developmentCard: 'developmentCard' },
      '{who} buys the Development card {developmentCard}.',
      '{who} kupuje kartę ulepszenia: {developmentCard}.',
    ],
    'prompt.buy-development-card': ['Buy a Development card?', 'Czy kupujesz kartę ulepszenia?'],
    'reason.development-card-bought': ['You have it already.', 'Masz już tę kartę.'],
    'reason.development-card-too-dear': [
      'Your dials cannot pay its cost.',
      'Twoje liczniki nie wystarczą na jej koszt.',
    ],
    'clause.developmentCard.cost': ['cost:', 'koszt:'],
  },
  { 'development-card-bought': 'BW-DEVC-06' },
);
export const {
  words: cardWords,
  events: cardEvents,
  reasons: cardReasons,
  say: sayOfCard,
  clause: clauseOfCard,
} = room;
