/** What marks and tokens mean. */
export const tips = {
  'tip.influence':
    'Paid for heroes, Titles, bids, diplomacy and some cards; it also settles ties in play order.',
  'tip.dragon-rune': 'Six of them win. A rune in an area belongs to whoever controls the area.',
  'tip.rune-down': 'Dragon rune or false one: who controls the area or has a hero there may look.',
  'tip.exploration-down':
    'Nobody knows what is on it. A hero who ends his move here turns it up, and it happens at once.',
  'tip.food': 'Its dial gives recruits and cards, and says how many units an area keeps through the winter.',
  'tip.wood': 'Its dial gives recruits and cards, and pays for strongholds and developments.',
  'tip.ore': 'Its dial gives recruits and cards, and pays for strongholds and developments.',
  'tip.dial':
    'All spaces up to the arrow give what they show. Harvest turns the arrow to what your areas yield.',
  'tip.water': 'Nobody but fliers crosses water until it freezes in winter.',
  'tip.mountain': 'Only fliers cross mountains, unless a card opens them.',
  'tip.activation': 'What belongs to this player here moves no more until spring.',
  'tip.stronghold': 'Holds its area without units, strengthens the defence, and recruits appear here.',
  'tip.routed': 'It draws no cards, does not march and hardly counts, until it stands up again.',
  'tip.first-player': 'Draws the Season cards and wins the last of all ties.',
  'tip.victory-card': 'It wins when this season comes round again, if its owner still has six dragon runes.',
  'tip.supremacy':
    'The bonus of an Order counts while it has the highest number its player has in play this year.',
  'tip.spring': 'Activation tokens are taken back, routed figures stand up, Orders return to hand.',
  'tip.summer': 'The Quest Phase: every hero may heal, train or move and attempt a quest.',
  'tip.fall': 'The Fate deck is shuffled, and everybody takes influence or a Tactics card.',
  'tip.winter': 'Food limits the units in each area; the water is frozen and can be crossed.',
  'tip.areas': 'Areas this player controls: by units, a stronghold or as his home.',
  'tip.rival': 'What lies open before everybody; the cards in hand stay this player’s secret.',
  'tip.tactics-hand': 'How many Tactics cards are held is no secret; which they are is.',
  'tip.quest-hand': 'Quests are held in secret until they are attempted.',
  'tip.heroes': 'Heroes serve one player, undertake quests and support units in battle.',
  'tip.rewards': 'Rewards lie facedown under heroes; some of them count as dragon runes.',
  'tip.objective': 'Fulfilled in your own turn it is discarded for a dragon rune. Nobody else knows it.',
} as const;
