/** What a newcomer is told once. */
export const lessons = {
  'lesson.choose-faction.title': 'Choose a people',
  'lesson.choose-faction':
    'Each people has units and dials of its own. Look at the dials: they say what every resource will bring you, so choose one whose units you like.',
  'lesson.lay-tile.title': 'Building the board',
  'lesson.lay-tile':
    'Drag a tile to where it glows, or pick the place below. Cities and resources near your home are worth having; mountains and water keep neighbours away.',
  'lesson.choose-order.title': 'Four Orders a year',
  'lesson.choose-order':
    'One Order each season, chosen in secret; you may change it until everybody has chosen. Orders stay on the table until winter is over, so each comes once a year. If your numbers rise through the year, every bonus counts.',
  'lesson.turn.title': 'Your turn',
  'lesson.turn':
    'First resolve the Order itself. If it is the highest you have played this year you may use its bonus too. With six dragon runes you can lay down your Victory card here.',
  'lesson.activate.title': 'Activating an area',
  'lesson.activate':
    'Choose where to go, not who goes: that comes next. Areas that glow can be reached; dashed ones can be activated, but nobody of yours could march there.',
  'lesson.march-units.title': 'Who marches',
  'lesson.march-units':
    'Tap an army on the map to bring all of it, or a single unit to bring one. The bar counts how many would stand there then. Two areas are an ordinary march, three for fast units.',
  'lesson.strategize.title': 'Moving without fighting',
  'lesson.strategize':
    'Strategize rearranges what you have: every figure may go one area into friendly or empty land. It is the quiet way to look at runes and bring reinforcements.',
  'lesson.approach.title': 'Neutral units',
  'lesson.approach':
    'They hold their area until somebody talks or fights. Diplomacy spends influence and draws Fate cards; won over, they march with you. Ask for the odds before you decide.',
  'lesson.attack-with.title': 'How battles go',
  'lesson.attack-with':
    'Five rounds, one for each initiative. Units that act draw one Fate card each and the result at the corner of their own shape counts. After that the side with more strength holds the area.',
  'lesson.assign-damage.title': 'Taking damage',
  'lesson.assign-damage':
    'Touch the unit that takes the next damage. Who is hurt already goes first; else choose where it kills least: tough units can carry damage and live.',
  'lesson.support.title': 'Heroes in battle',
  'lesson.support':
    'A hero who stands in the area may support one type of unit. Its Fate cards get better, and the hero risks nothing before the battle is lost.',
  'lesson.act-with.title': 'The Quest Phase',
  'lesson.act-with':
    'In summer your heroes act one after another. Point at a quest among your cards and the map shows where it is attempted.',
  'lesson.test-choice.title': 'Testing an attribute',
  'lesson.test-choice':
    'You drew as many Fate cards as the attribute is high. Choose the destiny you want: gold is best, grey is middling, red is bad.',
  'lesson.bid.title': 'Bidding influence',
  'lesson.bid':
    'All bids are secret and all of them are paid. Look at what the others have: nobody can bid more than that.',
  'lesson.recruit-dial.title': 'Recruiting',
  'lesson.recruit-dial':
    'One dial gives all the units on its spaces up to the arrow. Under each dial you see who would come now.',
  'lesson.city-benefit.title': 'What a city gives',
  'lesson.city-benefit':
    'Units appear in the city at once. Tactics and Quests go to your hand, influence to your sheet.',
  'lesson.fall.title': 'Autumn gifts',
  'lesson.fall':
    'Every fall you take one of the two. Influence is spent on heroes, Titles, bids and diplomacy.',
  'lesson.title-price.title': 'Holding a Title',
  'lesson.title-price':
    'A Title is yours until somebody spends more on it than you did. Spend enough that it hurts to take it.',
  'lesson.fortify.title': 'Strongholds',
  'lesson.fortify':
    'A stronghold keeps its area without units, strengthens its defenders and is where recruits appear.',
  'lesson.prove-runes.title': 'Claiming victory',
  'lesson.prove-runes':
    'Your Victory card lies on this season for a whole year. If you still have six dragon runes when it comes round again, you win; everybody knows it and will come for them.',
} as const;
