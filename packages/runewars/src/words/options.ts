import { bilingual } from '@runehold/kernel/text/bilingual';

type Both = readonly [en: string, pl: string];

type OptionKey<Name extends string, Value extends string> = `option.${Name}` | `option.${Name}.${Value}`;

/** The words of an option are keyed `option.<name>` and `option.<name>.<value>`. */
const option = <Name extends string, Value extends string>(
  name: Name,
  called: Both,
  values: Readonly<Record<Value, Both>>,
): Readonly<Record<OptionKey<Name, Value>, Both>> =>
  Object.fromEntries([
    [`option.${name}`, called],
    ...Object.entries<Both>(values).map(([value, text]) => [`option.${name}.${value}`, text]),
  ]) as Record<OptionKey<Name, Value>, Both>;

/** A difference between the editions follows the edition or is switched by itself. */
const difference = <Name extends string>(name: Name, called: Both, revised: Both, original: Both) =>
  option(name, called, { edition: ['as in the edition', 'jak w wydaniu'], revised, original });

const factions = {
  any: ['any', 'dowolna'],
  daqan: ['Daqan Lords', 'Daqanici'],
  latari: ['Latari Elves', 'Elfy'],
  uthuk: ['Uthuk Y’llan', 'Uthukowie'],
  waiqar: ['Waiqar the Undying', 'Waiqar'],
} as const;

/** What can be agreed before the game. */
export const optionWords = bilingual({
  ...option('edition', ['Edition', 'Wydanie'], {
    revised: ['revised', 'poprawione'],
    original: ['original', 'pierwsze'],
  }),
  ...option('board', ['The board is', 'Planszę układa'], {
    laid: ['laid by chance, as fair as can be', 'los, możliwie sprawiedliwie'],
    built: ['built by the players', 'każdy po kolei'],
  }),
  ...option('factions', ['Factions are', 'Frakcje'], {
    choose: ['chosen, the first player first', 'wybierane od pierwszego gracza'],
    draft: ['chosen, the last player first', 'wybierane od ostatniego gracza'],
    random: ['dealt at random', 'losowane'],
  }),
  ...option('exploration', ['Exploration tokens', 'Żetony odkryć'], {
    no: ['no', 'nie'],
    yes: ['yes', 'tak'],
  }),
  ...option(
    'strictBattleCards',
    [
      'Every battle card needs a unit that takes part',
      'Każda karta bitewna wymaga jednostki biorącej udział',
    ],
    { no: ['no', 'nie'], yes: ['yes', 'tak'] },
  ),
  ...option('faction1', ['Faction of player 1', 'Frakcja gracza 1'], factions),
  ...option('faction2', ['Faction of player 2', 'Frakcja gracza 2'], factions),
  ...option('faction3', ['Faction of player 3', 'Frakcja gracza 3'], factions),
  ...option('faction4', ['Faction of player 4', 'Frakcja gracza 4'], factions),
  ...difference(
    'years',
    ['Length of the game', 'Długość gry'],
    ['seven years', 'siedem lat'],
    ['six years', 'sześć lat'],
  ),
  ...difference(
    'winning',
    ['Six dragon runes', 'Sześć smoczych runów'],
    ['win a year after a Victory card is played', 'wygrywa rok po zagraniu karty zwycięstwa'],
    ['win at once', 'wygrywa natychmiast'],
  ),
  ...difference(
    'startingRunes',
    ['Rune tokens at the start', 'Żetony runów na początku'],
    ['one dragon and one false rune each, on the map', 'po jednym smoczym i jednym fałszywym, na mapie'],
    ['two dragon runes and one false rune each, at home', 'po dwa smocze i jednym fałszywym, w królestwach'],
  ),
  ...difference(
    'areasBetweenMarkers',
    ['Areas between home realm markers', 'Obszary między znacznikami królestw'],
    ['at least three', 'co najmniej trzy'],
    ['at least four', 'co najmniej cztery'],
  ),
  ...difference(
    'routedHexagonStrength',
    ['A hexagon unit routed in battle', 'Jednostka sześciokątna rozbita w bitwie'],
    ['adds 1 strength', 'dodaje 1 siły'],
    ['adds no strength', 'nie dodaje siły'],
  ),
  ...difference(
    'heroSupport',
    ['Heroes in battle', 'Bohaterowie w bitwie'],
    ['may support units', 'mogą wspierać jednostki'],
    ['take no part', 'nie biorą udziału'],
  ),
  ...difference(
    'sorceressChooser',
    [
      'Who leaves a battle before a Sorceress is chosen by',
      'Kto ucieka z bitwy przed Czarodziejką, decyduje',
    ],
    ['the Elves', 'grający Elfami'],
    ['their opponent', 'przeciwnik'],
  ),
  ...difference(
    'assignsFirst',
    ['Routs and damage are assigned first by', 'Rozbicia i obrażenia przydziela najpierw'],
    ['the defender', 'obrońca'],
    ['the attacker', 'atakujący'],
  ),
  ...difference(
    'activationMovers',
    ['Mobilize and Conquer move', 'Mobilizacja i Podbój przesuwają'],
    ['units and heroes', 'jednostki i bohaterów'],
    ['units only', 'tylko jednostki'],
  ),
  ...difference(
    'threatenedHomeRealms',
    ['Threatened Home Realms moves', 'Zagrożone królestwa przesuwają'],
    ['one rune token of each player', 'po jednym żetonie runu'],
    ['two rune tokens of each player', 'po dwa żetony runów'],
  ),
  ...difference(
    'ambush',
    ['Ambush is played', 'Zasadzkę zagrywa się'],
    ['in the Quest Phase', 'w Fazie misji'],
    ['in the Quest Phase or in one’s own turn', 'w Fazie misji lub we własnej turze'],
  ),
  ...option('expansion', ['Expansion', 'Rozszerzenie'], {
    none: ['none', 'bez rozszerzenia'],
    'banners-of-war': ['Banners of War', 'Wojenne sztandary'],
  }),
  ...option('freeCities', ['Rise of the Free Cities', 'Powstanie Wolnych Miast'], {
    no: ['no', 'nie'],
    yes: ['yes, and one more dragon rune wins', 'tak, a do zwycięstwa trzeba o jeden smoczy run więcej'],
  }),
  ...option('roadToVictory', ['Road to Victory', 'Droga do zwycięstwa'], {
    no: ['no', 'nie'],
    yes: ['yes, Victory cards are used', 'tak, w grze są karty zwycięstwa'],
  }),
  ...option('developmentCards', ['Development cards', 'Karty ulepszeń'], {
    no: ['no', 'nie'],
    yes: ['yes', 'tak'],
  }),
  ...option('commanders', ['Commanders of the Battlefield', 'Dowódcy pola bitwy'], {
    no: ['no', 'nie'],
    yes: ['yes', 'tak'],
  }),
  'refusal.same-faction': [
    'Two players cannot have the same faction.',
    'Dwaj gracze nie mogą mieć tej samej frakcji.',
  ],
  'refusal.closed-faction': [
    'This faction comes in a box that is not open.',
    'Ta frakcja jest w pudełku, którego nie otwarto.',
  ],
  'refusal.closed-variant': [
    'This variant comes in a box that is not open.',
    'Ten wariant jest w pudełku, którego nie otwarto.',
  ],
  'refusal.road-taken': [
    'Victory cards are used anyway: Road to Victory is for games in which enough runes win at once.',
    'Karty zwycięstwa i tak są w grze: Droga do zwycięstwa jest dla gier, w których runy dają zwycięstwo od razu.',
  ],
});
