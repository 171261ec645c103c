/** Heroes, and what they find: quests, Rewards and exploration tokens. */
export const clausesHeroes = {
  'clause.quest.setup': 'Setup Quest of tile {setupTile}',
  'clause.place.area': 'in area {area}',
  'clause.place.home-realm-of-another': 'in the home realm of another player',
  'clause.place.stronghold-of-another':
    'outside your home realm, in an area with a stronghold of another player',
  'clause.place.enemy-hero-or-city':
    'in an area with an enemy hero, or with a city that another player controls',
  'clause.place.city': 'in an area with a city',
  'clause.place.facedown-rune': 'in an area that you do not control, with a facedown rune token',
  'clause.task.test': 'test {attribute}',
  'clause.task.duel': 'duel {units, count, unit}',
  'clause.goal.defeat': 'once the opponent is defeated',
  'clause.goal.damage': 'once {amount, count, thing.damage} has been dealt by the end of a round',
  'clause.result.none': 'nothing happens',
  'clause.result.train-any': 'raise one attribute of the hero by {amount}',

  'clause.quest-unit.nothing': 'nothing happens',
  'clause.quest-unit.damage': 'the hero takes {damage, count, thing.damage}',
  'clause.quest-unit.damage-and-draw-fate':
    'the hero takes {damage, count, thing.damage}, and the unit draws {cards, count, thing.fate-card} more, at most {perDuel, count, thing.time} in a duel',
  'clause.quest-unit.set-health': 'the unit has {health} health for the rest of the duel',
  'clause.quest-unit.damage-as-carried':
    'the hero takes as much damage as the unit carried when the round began',

  'clause.trait.weapon': 'Weapon',
  'clause.trait.armor': 'Armor',
  'clause.limit.duel': 'once in a duel',
  'clause.limit.battle': 'once in a battle',
  'clause.limit.season': 'once in a season',
  'clause.discarded': 'discarding it',
  'clause.reward.runes': 'while a hero of yours has it, you control {runes, count, thing.dragon-rune} more',
  'clause.reward.hold-runes': 'it is kept, not used',
  'clause.reward.deal-damage': 'this hero deals',
  'clause.deal.damage': '{damage, count, thing.damage}',
  'clause.deal.attribute': 'as much damage as their {damage}',
  'clause.deal.sure': 'that routs do not prevent',
  'clause.deal.heals':
    'and, if that round defeats the opponent and this hero survives it, is healed of all damage',
  'clause.trial.test': 'test {attribute}, and on',
  'clause.trial.then-test': 'then test {attribute}, and on',
  'clause.trial.strikes-opponent': 'this hero deals {damage, count, thing.damage}',
  'clause.trial.strikes-hero': 'this hero takes {damage, count, thing.damage}',
  'clause.reward.prevent-damage': 'prevent',
  'clause.prevent.some': 'up to {damage, count, thing.damage} to this hero',
  'clause.prevent.all': 'all damage to this hero',
  'clause.prevent.of-special': 'from special icons',
  'clause.prevent.own-card': 'if this hero’s own Fate card shows',
  'clause.icon.miss': 'a miss',
  'clause.icon.special': 'a special icon',
  'clause.icon.damage': 'damage',
  'clause.icon.rout': 'a rout',
  'clause.reward.move-neutral-units':
    'move all neutral units of this hero’s area, allied or not, together 1 area away',
  'clause.reward.stand-figures': 'stand all your units and heroes in this hero’s area',
  'clause.reward.rout-units': 'rout up to {units, count, thing.unit}, enemy or neutral, in this hero’s area',
  'clause.reward.demand-influence':
    'the challenger’s player pays {amount, count, thing.influence}, or there is no duel',
  'clause.reward.redraw-fate':
    'if this hero supports that type, discard all those cards and draw as many again',
  'clause.reward.move-anywhere': 'instead of moving, put this hero, who must stand, into any area',
  'clause.reward.place-neutral-units':
    'put from the supply into this hero’s area, if no other player controls it,',
  'clause.reward.longer-moves': 'this hero moves up to {areas, count, thing.area} farther in the Quest Phase',
  'clause.reward.add-to-attribute': 'this hero has {amount} {attribute} more',
  'clause.reward.heal-or-stand': 'heal all damage of this hero, or stand this hero up',

  'clause.hero.good': 'good hero',
  'clause.hero.neutral': 'neutral hero',
  'clause.hero.evil': 'evil hero',
  'clause.hero-numbers': 'strength {strength}, agility {agility}, wisdom {wisdom}, health {health}',

  'clause.token-kind.event': 'event, discarded once resolved',
  'clause.token-kind.location': 'location',
  'clause.token-kind.destructible': 'destructible location',
  'clause.token-discard':
    'whoever controls the area with {units, count, thing.unit} or more there may discard it in their turn',
  'clause.token.produce': 'the area produces {amount} {resource} more',
  'clause.token.count-runes': 'whoever controls the area has {runes, count, thing.dragon-rune} more',
  'clause.token.join-areas':
    'for {influence, count, thing.influence} all areas with such a location are adjacent to each other during one Order or one action of a hero',
  'clause.token.stop-hero': 'a hero who enters in the Quest Phase moves no farther in it',
  'clause.token.influence-for-action':
    'for each hero who ends an action here the player gains {amount, count, thing.influence}',
  'clause.token.tactics-for-action':
    'for each hero who ends an action here the player draws {amount, count, thing.tactics-card}',
  'clause.token.may-buy-reward':
    'you may spend {influence, count, thing.influence} for {rewards, count, thing.reward}',
  'clause.token.raid':
    'the hero takes {damage, count, thing.damage} and, if there are enemy or unallied neutral units here, discards {rewards, count, thing.reward} or takes {more} more',
  'clause.token.look-at-tokens': 'look at the facedown tokens of 1 area anywhere',
  'clause.token.may-train': 'you may raise one attribute of the hero by {amount}',
} as const;
