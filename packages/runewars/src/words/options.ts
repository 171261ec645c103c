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
    laid: ['laid at random, as fair as possible', 'los, możliwie sprawiedliwie'],
    built: ['built by the players', 'gracze po kolei'],
    compact: ['laid at random, fair and close together', 'los, sprawiedliwie i zwarcie'],
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
      'Every battle card needs one of your units in the battle',
      'Każda karta bitewna wymaga twojej jednostki w bitwie',
    ],
    { no: ['no', 'nie'], yes: ['yes', 'tak'] },
  ),
  ...option('faction1', ['Player 1’s faction', 'Frakcja gracza 1'], factions),
  ...option('faction2', ['Player 2’s faction', 'Frakcja gracza 2'], factions),
  ...option('faction3', ['Player 3’s faction', 'Frakcja gracza 3'], factions),
  ...option('faction4', ['Player 4’s faction', 'Frakcja gracza 4'], factions),
  ...difference(
    'years',
    ['Length of the game', 'Długość gry'],
    ['seven years', 'siedem lat'],
    ['six years', 'sześć lat'],
  ),
  ...difference(
    'winning',
    ['Six dragon runes', 'Sześć smoczych runów'],
    ['win a year after a Victory card is played', 'daje zwycięstwo rok po zagraniu karty zwycięstwa'],
    ['win at once', 'daje zwycięstwo od razu'],
  ),
  ...difference(
    'startingRunes',
    ['Rune tokens at the start', 'Żetony runów na początku'],
    ['one dragon and one false rune each, on the map', 'po jednym smoczym i po jednym fałszywym, na mapie'],
    [
      'two dragon runes and one false rune each, at home',
      'po dwa smocze i po jednym fałszywym, w królestwach',
    ],
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
      'The unit a Sorceress drives from a battle is chosen by',
      'Jednostkę, którą Czarodziejka wypędza z bitwy, wybiera',
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
    ['Mobilize and Conquer move', 'Mobilizacja i Podbój poruszają'],
    ['units and heroes', 'jednostki i bohaterów'],
    ['units only', 'tylko jednostki'],
  ),
  ...difference(
    'threatenedHomeRealms',
    ['Threatened Home Realms moves', 'Zagrożone królestwa przesuwają'],
    ['one of each player’s rune tokens', 'po jednym żetonie runu'],
    ['two of each player’s rune tokens', 'po dwa żetony runów'],
  ),
  ...difference(
    'ambush',
    ['Ambush is played', 'Zasadzkę zagrywa się'],
    ['in the Quest Phase', 'w Fazie misji'],
    ['in the Quest Phase or during one’s own turn', 'w Fazie misji lub we własnej turze'],
  ),
  ...option('expansion', ['Expansion', 'Rozszerzenie'], {
    none: ['none', 'bez rozszerzenia'],
    'banners-of-war': ['Banners of War', 'Wojenne sztandary'],
  }),
  ...option('freeCities', ['Rise of the Free Cities', 'Powstanie Wolnych Miast'], {
    no: ['no', 'nie'],
    yes: [
      'yes, and victory takes one more dragon rune',
      'tak, a do zwycięstwa trzeba o jeden smoczy run więcej',
    ],
  }),
  ...option('roadToVictory', ['Road to Victory', 'Droga do zwycięstwa'], {
    no: ['no', 'nie'],
    yes: ['yes, with Victory cards', 'tak, w grze są karty zwycięstwa'],
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
    'Dwoje graczy nie może mieć tej samej frakcji.',
  ],
  'refusal.closed-faction': [
    'This faction belongs to a box that is not in use.',
    'Ta frakcja należy do pudełka, którego nie ma w grze.',
  ],
  'refusal.closed-variant': [
    'This variant belongs to a box that is not in use.',
    'Ten wariant należy do pudełka, którego nie ma w grze.',
  ],
  'refusal.road-taken': [
    'Victory cards are already in use: Road to Victory is for games in which enough runes win at once.',
    'Karty zwycięstwa i tak są w grze: Droga do zwycięstwa jest dla gier, w których runy dają zwycięstwo od razu.',
  ],
});
