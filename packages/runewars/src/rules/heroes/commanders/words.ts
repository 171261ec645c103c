import { speech } from '../../../text/speech.ts';

/** What is said of commanders and their cards. */
const room = speech(
  {
    'event.commander-card-dealt': [
      { who: 'seat', commanderCard: 'commanderCard' },
      '{who} is dealt the Commander card {commanderCard}.',
      '{who} otrzymuje kartę dowódcy: {commanderCard}.',
    ],
    'event.commander-named': [
      { who: 'seat', hero: 'hero', commanderCard: 'commanderCard' },
      '{hero} is now a commander of {who}: {commanderCard}.',
      '{who}: {hero} zostaje dowódcą ({commanderCard}).',
    ],
    'event.commander-card-returned': [
      { commanderCard: 'commanderCard' },
      'The Commander card {commanderCard} goes to the bottom of its deck.',
      'Karta dowódcy „{commanderCard}” trafia na spód talii.',
    ],
    'prompt.first-commander': [
      { commanderCard: 'commanderCard' },
      'Who becomes your commander ({commanderCard})?',
      'Kto zostaje twoim dowódcą ({commanderCard})?',
    ],
  },
  {
    'commander-card-dealt': 'BW-CMD-02',
    'commander-named': 'BW-CMD-02',
    'commander-card-returned': 'BW-CMD-43',
  },
);
export const { words: commanderWords, events: commanderEvents, say: sayOfCommander } = room;
