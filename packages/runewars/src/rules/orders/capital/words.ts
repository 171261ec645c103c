import { speech } from '../../../text/speech.ts';

/** What is said of capitals wherever they stand. */
const room = speech(
  {
    'event.capital-placed': [
      { who: 'seat', area: 'area' },
      '{who} {who|raise|raises} the capital in {area}.',
      '{who|Wznosisz|{who} wznosi} stolicę na obszarze {area}.',
    ],
    'event.capital-lost': [
      { who: 'seat', area: 'area' },
      '{who} {who|lose|loses} the capital in {area}.',
      '{who|Tracisz|{who} traci} stolicę na obszarze {area}.',
    ],
    'prompt.capital-for-stronghold': [
      'Which stronghold in your home realm becomes your capital?',
      'Która twierdza w twoim królestwie staje się stolicą?',
    ],
    'prompt.capital-site': [
      'Where in your home realm do you rebuild the capital?',
      'Gdzie w swoim królestwie odbudowujesz stolicę?',
    ],
    'prompt.development-of-two': [
      { area: 'area' },
      'Which development in {area} do you use first?',
      'Z którego ulepszenia na obszarze {area} korzystasz najpierw?',
    ],
    'fortify.capital': ['rebuild the capital', 'odbuduj stolicę'],
    'reason.development-only-here': [
      'No other stronghold has room for it.',
      'Żadna inna twierdza nie ma na nie miejsca.',
    ],
    'reason.capital-needs-stronghold': [
      'You have no stronghold in your home realm.',
      'Nie masz twierdzy w swoim królestwie.',
    ],
    'reason.capital-at-home': [
      'Your capital can stand only in your home realm.',
      'Twoja stolica może stać tylko w twoim królestwie.',
    ],
    'reason.capital-stays': [
      'A capital cannot be given up for a stronghold.',
      'Stolicy nie można oddać w zamian za twierdzę.',
    ],
    'reason.capital-stands': ['Your capital is already on the board.', 'Twoja stolica stoi już na planszy.'],
    'reason.capital-not-bought': ['You have not bought your capital.', 'Twoja stolica nie została kupiona.'],
    'reason.capital-too-dear': [
      'Your dials are too low to pay for the capital.',
      'Twoje liczniki nie wystarczą na odbudowę stolicy.',
    ],
    'reason.no-capital-site': [
      'No area of your home realm has room for it.',
      'Na żadnym obszarze twojego królestwa nie ma na nią miejsca.',
    ],
    'clause.capital.strength': [
      'it gives its defender {undamaged} strength, or {damaged} when damaged, and holds two developments',
      'stolica daje obrońcy +{undamaged} do siły, a uszkodzona +{damaged}, i mieści dwa ulepszenia',
    ],
    'clause.capital.rebuild': [
      'if lost, it may be rebuilt in your home realm with Fortify for',
      'utraconą stolicę można odbudować w swoim królestwie rozkazem „Umocnienie”; koszt:',
    ],
  },
  { 'capital-placed': 'BW-CAP-01', 'capital-lost': 'BW-CAP-16' },
);
export const {
  words: capitalWords,
  events: capitalEvents,
  reasons: capitalReasons,
  say: sayOfCapital,
  clause: clauseOfCapital,
} = room;
