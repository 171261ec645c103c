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
      '{hero} does not stand in the area of the battle.',
      '{hero}: dowódca nie stoi na obszarze bitwy.',
    ],
    'reason.commander-without-units': [
      { hero: 'hero' },
      'You have no units in the battle for {hero} to lead.',
      '{hero}: w bitwie nie biorą udziału twoje jednostki, którymi mógłby dowodzić.',
    ],
    'reason.commander-card-used': ['It has been used in this battle.', 'Wykorzystano ją już w tej bitwie.'],
  },
  { 'commander-card-used': 'BW-CMD-32' },
);
export const { words: commandWords, events: commandEvents, reasons: commandReasons } = room;
