import { speech } from '../../../text/speech.ts';

/** What is said of commanders in battles. */
const room = speech(
  {
    'event.commander-card-used': [
      { hero: 'hero', commanderCard: 'commanderCard' },
      '{hero} uses the Commander card {commanderCard}.',
      '{hero} korzysta z karty dowódcy: {commanderCard}.',
    ],
    'reason.commander-not-here': [
      { hero: 'hero' },
      '{hero} is not in the area of the battle.',
      '{hero} jest poza obszarem bitwy.',
    ],
    'reason.commander-without-units': [
      { hero: 'hero' },
      'You have no units in the battle for {hero} to lead.',
      '{hero} nie ma w bitwie twoich jednostek, którymi można dowodzić.',
    ],
    'reason.commander-card-used': [
      'This card has already been used in this battle.',
      'Tę kartę wykorzystano już w tej bitwie.',
    ],
  },
  { 'commander-card-used': 'BW-CMD-32' },
);
export const { words: commandWords, events: commandEvents, reasons: commandReasons } = room;
