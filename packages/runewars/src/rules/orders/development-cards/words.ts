import { speech } from '../../../text/speech.ts';

/** What is said of buying Development cards. */
const room = speech(
  {
    'event.development-card-bought': [
      { who: 'seat', developmentCard: 'developmentCard' },
      '{who} {who|buy|buys} the Development card {developmentCard}.',
      '{who|Kupujesz|{who} kupuje} kartę ulepszenia: {developmentCard}.',
    ],
    'event.development-card-used': [
      { who: 'seat', developmentCard: 'developmentCard' },
      '{who} {who|use|uses} the Development card {developmentCard}.',
      '{who|Korzystasz|{who} korzysta} z karty ulepszenia: {developmentCard}.',
    ],
    'prompt.buy-development-card': ['Buy a Development card?', 'Czy kupujesz kartę ulepszenia?'],
    'prompt.use-development-card': [
      { developmentCard: 'developmentCard' },
      'Use {developmentCard}?',
      'Czy korzystasz z karty ulepszenia: {developmentCard}?',
    ],
    'prompt.use-development-cards': [
      'Use one of your Development cards?',
      'Czy korzystasz z którejś ze swoich kart ulepszeń?',
    ],
    'usable.card': [{ it: 'developmentCard' }, '{it}', '{it}'],
    'usable.turn': [{ it: 'developmentCard' }, '{it} (during your turn)', '{it} (w swojej turze)'],
    'usable.development': [{ it: 'development' }, '{it}', '{it}'],
    'reason.development-card-not-now': [
      'This card cannot be used now.',
      'Z tej karty nie można teraz skorzystać.',
    ],
    'reason.development-card-used': [
      'This card has already been used.',
      'Ta karta została już wykorzystana.',
    ],
    'reason.development-card-idle': ['It would change nothing now.', 'Teraz niczego by nie zmieniła.'],
    'reason.development-card-bought': ['You already have this card.', 'Masz już tę kartę.'],
    'reason.development-card-too-dear': [
      'Your dials are too low to pay for it.',
      'Twoje liczniki wskazują za mało, aby ją kupić.',
    ],
    'clause.developmentCard.cost': ['cost:', 'koszt:'],
    'clause.developmentCard.attacker': ['as the attacker', 'jako atakujący'],
    'clause.developmentCard.defender': ['as the defender', 'jako obrońca'],
    'clause.developmentCard.winner': ['as the winner', 'jako zwycięzca'],
  },
  { 'development-card-bought': 'BW-DEVC-06', 'development-card-used': 'BW-DEVC-14' },
);
export const {
  words: cardWords,
  events: cardEvents,
  reasons: cardReasons,
  say: sayOfCard,
  clause: clauseOfCard,
} = room;
