/** Setting up the game, step by step. */
export const setup = {
  'event.setup-step':
    'Setup, step {step}: {step, select, 1 {the first player} 2 {factions} 3 {the board} 4 {the Quest deck} 5 {starting resources} 6 {strongholds and starting units} 7 {starting heroes} 8 {card decks} 9 {markers and tokens} 10 {Tactics cards and influence} 11 {starting Quests} other {Objectives}}.',
  'event.fate-dealt': '{who} is dealt {fate}.',
  'event.first-player': '{who} is the first player.',
  'event.faction-taken': '{who} plays {faction:a}.',
  'event.setup-quest-dealt': '{who} is dealt a Setup Quest: {quest}.',
  'event.tile-laid': '{who} lays tile {tile}.',
  'event.home-laid': '{who} lays a home realm.',
  'event.marker-laid': '{who} lays a home realm setup marker.',
  'event.marker-taken-back': '{who} takes a setup marker back.',
  'event.markers-taken-back': 'There is no room left: markers, runes and home realms are laid anew.',
  'event.tiles-taken-back': 'The board cannot be finished like this: the tiles are laid anew.',
  'event.rune-laid': '{who} lays {rune:a} facedown in {area}.',
  'event.rune-laid.hidden': '{who} lays a rune token facedown in {area}.',
  'event.city-laid': '{city} lies in {area}.',
  'event.near-token-laid': 'An exploration token with back 1 lies in {area}.',
  'event.far-token-laid': 'An exploration token with back 2+ lies in {area}.',
  'event.quest-deck-built': 'The Quest deck has {cards, count, thing.card}.',
  'event.hero-dealt': '{who} is dealt {hero}.',
  'event.hero-placed': '{who}: {hero} begins in {area}.',
  'event.piles-laid':
    'Unused rune tokens: {dragon, plural, one {# dragon rune} other {# dragon runes}}, {false, plural, one {# false rune} other {# false runes}}.',

  'reason.faction-taken': '{who} plays this faction.',
  'reason.tile-of-another': 'You do not hold this tile.',
  'reason.tile-laid': 'This tile is on the table already.',
  'reason.tile-fits-nowhere': 'This tile fits nowhere now.',
  'reason.board-taken': 'Something lies there already.',
  'reason.board-too-few-own':
    'At least {need} areas of the tile must touch the board; {have, plural, one {only # does} other {only # do}}.',
  'reason.board-too-few-placed': 'The tile must touch at least {need} areas on the board; it touches {have}.',
  'reason.board-colour-on-colour': 'A coloured edge would lie along another one.',
  'reason.marker-not-two-hexes': 'A marker covers two neighbouring hexes.',
  'reason.marker-in-hole': 'A marker lies at the outer edge of the board.',
  'reason.marker-too-few-edges': 'A marker must touch {need} plain edges; here there are {have}.',
  'reason.marker-too-close': 'At least {need} areas must lie between two markers; here there are {have}.',
  'reason.home-off-marker': 'Two areas of the home realm must lie on a marker.',
  'reason.home-next-to-home': 'It would lie next to another home realm.',
  'reason.rune-next-to-marker': 'This area lies next to a home realm setup marker.',
  'reason.rune-already-there': 'A rune token lies there already.',

  'prompt.choose-faction': 'Choose your faction.',
  'prompt.choose-tile': 'Which of your tiles do you lay?',
  'prompt.lay-tile': 'Choose a place for tile {tile}.',
  'prompt.lay-marker':
    'Choose a place for a home realm setup marker ({left, plural, one {# is left} other {# are left}}).',
  'prompt.lay-runes': 'Lay your dragon rune and your false rune facedown.',
  'prompt.lay-home-runes': 'Lay your rune tokens facedown, one in each area of your home realm.',
  'prompt.lay-home': 'Choose a place for your home realm.',
  'prompt.first-stronghold': 'Choose an area of your home realm for your stronghold.',
  'prompt.starting-units': 'Place your starting units in your home realm.',
  'prompt.starting-hero': 'Choose an area of your home realm for {hero}.',

  'label.tile': 'tile {tile}',
  'label.piece-spot':
    'at {q}, {r}, {turns, select, 0 {not turned} 1 {turned by 60°} 2 {turned by 120°} 3 {turned by 180°} 4 {turned by 240°} other {turned by 300°}}',
  'label.marker-spot':
    'at {q}, {r} and {side, select, 0 {to the north} 1 {to the north-east} 2 {to the south-east} 3 {to the south} 4 {to the south-west} other {to the north-west}}',
  'label.take-back-marker': 'take back marker {marker}',

  'crumb.setup': 'Setup',
  'crumb.lay-board': 'Building the board',
  'crumb.settle-homes': 'Strongholds and starting units',
  'crumb.place-heroes': 'Starting heroes',
} as const;
