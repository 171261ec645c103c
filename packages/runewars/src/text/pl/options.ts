import { differenceText, factionText } from '../../words/options.ts';

/** Co można ustalić przed grą. */
export const options = {
  'option.edition': 'Wydanie',
  'option.edition.revised': 'poprawione',
  'option.edition.original': 'pierwsze',
  'option.board': 'Planszę układa',
  'option.board.laid': 'los, możliwie sprawiedliwie',
  'option.board.built': 'każdy po kolei',
  'option.factions': 'Frakcje',
  'option.factions.choose': 'wybierane od pierwszego gracza',
  'option.factions.draft': 'wybierane od ostatniego gracza',
  'option.factions.random': 'losowane',
  'option.exploration': 'Żetony odkryć',
  'option.exploration.no': 'nie',
  'option.exploration.yes': 'tak',
  'option.strictBattleCards': 'Każda karta bitewna wymaga jednostki biorącej udział',
  'option.strictBattleCards.no': 'nie',
  'option.strictBattleCards.yes': 'tak',
  ...factionText(seat => `Frakcja gracza ${seat}`, {
    any: 'dowolna',
    daqan: 'Daqanici',
    latari: 'Elfy',
    uthuk: 'Uthukowie',
    waiqar: 'Waiqar',
  }),
  ...differenceText('jak w wydaniu', {
    years: { name: 'Długość gry', revised: 'siedem lat', original: 'sześć lat' },
    winning: {
      name: 'Sześć smoczych runów',
      revised: 'wygrywa rok po zagraniu karty zwycięstwa',
      original: 'wygrywa natychmiast',
    },
    startingRunes: {
      name: 'Żetony runów na początku',
      revised: 'po jednym smoczym i jednym fałszywym, na mapie',
      original: 'po dwa smocze i jednym fałszywym, w królestwach',
    },
    areasBetweenMarkers: {
      name: 'Obszary między znacznikami królestw',
      revised: 'co najmniej trzy',
      original: 'co najmniej cztery',
    },
    routedHexagonStrength: {
      name: 'Jednostka sześciokątna rozbita w bitwie',
      revised: 'dodaje 1 siły',
      original: 'nie dodaje siły',
    },
    heroSupport: {
      name: 'Bohaterowie w bitwie',
      revised: 'mogą wspierać jednostki',
      original: 'nie biorą udziału',
    },
    sorceressChooser: {
      name: 'Kto ucieka z bitwy przed Czarodziejką, decyduje',
      revised: 'grający Elfami',
      original: 'przeciwnik',
    },
    assignsFirst: {
      name: 'Rozbicia i obrażenia przydziela najpierw',
      revised: 'obrońca',
      original: 'atakujący',
    },
    activationMovers: {
      name: 'Mobilizacja i Podbój przesuwają',
      revised: 'jednostki i bohaterów',
      original: 'tylko jednostki',
    },
    threatenedHomeRealms: {
      name: 'Zagrożone królestwa przesuwają',
      revised: 'po jednym żetonie runu',
      original: 'po dwa żetony runów',
    },
    ambush: {
      name: 'Zasadzkę zagrywa się',
      revised: 'w Fazie misji',
      original: 'w Fazie misji lub we własnej turze',
    },
  }),
  'refusal.same-faction': 'Dwaj gracze nie mogą mieć tej samej frakcji.',
} as const;
