/** The names that the Polish rulebook gives things, by the package, the table of nouns and the id of the thing. */
export const terms: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  'rune-age': {
    race: { daqan: 'Daqanici', latari: 'Elfy', uthuk: 'Uthukowie', waiqar: 'Waiqar' },
    scenario: { monument: 'Pomnik', cataclysm: 'Kataklizm' },
    thing: { influence: 'wpływ', damage: 'obrażenie', stronghold: 'twierdza', token: 'żeton' },
  },
  runewars: {
    faction: { daqan: 'Daqanici', latari: 'Elfy', uthuk: 'Uthukowie', waiqar: 'Waiqar' },
    order: {
      'order-strategize': 'Rozstawienie',
      'order-mobilize': 'Mobilizacja',
      'order-conquer': 'Podbój',
      'order-harvest': 'Zbiory',
      'order-recruit': 'Zaciąg',
      'order-rally-support': 'Zgromadzenie poparcia',
      'order-acquire-power': 'Zdobycie władzy',
      'order-fortify': 'Umocnienie',
    },
    resource: { food: 'żywność', wood: 'drewno', ore: 'ruda' },
    attribute: { strength: 'Siła', agility: 'Zręczność', wisdom: 'Mądrość' },
    season: { spring: 'Wiosna', summer: 'Lato', fall: 'Jesień', winter: 'Zima' },
    thing: { 'dragon-rune': 'smoczy run', influence: 'wpływ', rout: 'rozbicie', stronghold: 'twierdza' },
  },
};
