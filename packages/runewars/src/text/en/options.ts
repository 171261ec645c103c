import { differenceText, factionText } from '../../words/options.ts';

/** What can be agreed before the game. */
export const options = {
  'option.edition': 'Edition',
  'option.edition.revised': 'revised',
  'option.edition.original': 'original',
  'option.board': 'The board is',
  'option.board.laid': 'laid by chance, as fair as can be',
  'option.board.built': 'built by the players',
  'option.factions': 'Factions are',
  'option.factions.choose': 'chosen, the first player first',
  'option.factions.draft': 'chosen, the last player first',
  'option.factions.random': 'dealt at random',
  'option.exploration': 'Exploration tokens',
  'option.exploration.no': 'no',
  'option.exploration.yes': 'yes',
  'option.strictBattleCards': 'Every battle card needs a unit that takes part',
  'option.strictBattleCards.no': 'no',
  'option.strictBattleCards.yes': 'yes',
  ...factionText(seat => `Faction of player ${seat}`, {
    any: 'any',
    daqan: 'Daqan Lords',
    latari: 'Latari Elves',
    uthuk: 'Uthuk Y’llan',
    waiqar: 'Waiqar the Undying',
  }),
  ...differenceText('as in the edition', {
    years: { name: 'Length of the game', revised: 'seven years', original: 'six years' },
    winning: {
      name: 'Six dragon runes',
      revised: 'win a year after a Victory card is played',
      original: 'win at once',
    },
    startingRunes: {
      name: 'Rune tokens at the start',
      revised: 'one dragon and one false rune each, on the map',
      original: 'two dragon runes and one false rune each, at home',
    },
    areasBetweenMarkers: {
      name: 'Areas between home realm markers',
      revised: 'at least three',
      original: 'at least four',
    },
    routedHexagonStrength: {
      name: 'A hexagon unit routed in battle',
      revised: 'adds 1 strength',
      original: 'adds no strength',
    },
    heroSupport: { name: 'Heroes in battle', revised: 'may support units', original: 'take no part' },
    sorceressChooser: {
      name: 'Who leaves a battle before a Sorceress is chosen by',
      revised: 'the Elves',
      original: 'their opponent',
    },
    assignsFirst: {
      name: 'Routs and damage are assigned first by',
      revised: 'the defender',
      original: 'the attacker',
    },
    activationMovers: {
      name: 'Mobilize and Conquer move',
      revised: 'units and heroes',
      original: 'units only',
    },
    threatenedHomeRealms: {
      name: 'Threatened Home Realms moves',
      revised: 'one rune token of each player',
      original: 'two rune tokens of each player',
    },
    ambush: {
      name: 'Ambush is played',
      revised: 'in the Quest Phase',
      original: 'in the Quest Phase or in one’s own turn',
    },
  }),
  'refusal.same-faction': 'Two players cannot have the same faction.',
} as const;
