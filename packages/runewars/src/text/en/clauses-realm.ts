/** Units, Orders, Titles, and what stands on the board. */
export const clausesRealm = {
  'clause.unit.class': 'unit of the class',
  'clause.unit.numbers': 'health {health}, initiative {initiative}',
  'clause.unit.special': 'special icon',
  'clause.chooser.controller': 'as you choose',
  'clause.chooser.opponent': 'as the opponent chooses',
  'clause.destroy.controller': 'destroy, as you choose, up to {units, count, thing.unit} of the class',
  'clause.destroy.opponent':
    'the opponent destroys, standing ones first, {units, count, thing.unit} of the class',
  'clause.ability.damage-tougher':
    '{damage, count, thing.damage}, to a unit with more than {healthAbove} health if there is one',
  'clause.ability.damage-again': '{damage, count, thing.damage}; a unit that survives it takes {again} more',
  'clause.ability.damage-chosen':
    '{damage, count, thing.damage} to a unit of your choice, standing or routed',
  'clause.ability.damage-or-destroy-weakened':
    '{damage, count, thing.damage}, or destroy {units, count, thing.unit} of your choice, damaged or routed',
  'clause.ability.sacrifice-for-damage':
    'you may destroy 1 unit of your own of this type, standing, to deal {damage, count, thing.damage}',
  'clause.ability.damage-in-numbers':
    '{damage, count, thing.damage}, if {standing} or more of your units of this type stand',
  'clause.ability.damage-and-draw-fate':
    '{damage, count, thing.damage}, then draw {cards, count, thing.fate-card} more for this unit, at most {perBattle, count, thing.time} in a battle',
  'clause.ability.damage-each-of':
    'the opponent puts {damage, count, thing.damage} on each of {units, plural, one {# standing unit} other {# different standing units}}',
  'clause.ability.damage-as-carried': 'as much damage as one of your units of this type carries',
  'clause.ability.rout-and-draw':
    '{routs, count, thing.rout}, then draw {tactics, count, thing.tactics-card}',
  'clause.ability.rout-one-class': 'rout, as you choose, up to',
  'clause.ability.opponent-routs':
    'the opponent routs {units, count, thing.unit}{initiativeFrom, select, 0 {} other { of initiative {initiativeFrom} or higher}}',
  'clause.ability.rout-or-destroy':
    'pick {units, count, thing.unit} of the enemy; those that stand are routed, those that are routed destroyed',
  'clause.ability.retreat':
    '{units, count, thing.unit} of the enemy {units, plural, one {retreats} other {retreat}} from the battle at once',
  'clause.ability.opponent-destroys-one-class': 'the opponent destroys',
  'clause.ability.set-health': 'all your units of this type have {health} health until the battle ends',
  'clause.ability.summon': 'put up to {units, count, unit} from the supply, standing, into the battle',
  'clause.ability.add-strength': '{strength} strength more for you when strength is tallied',

  'clause.order.number': 'Order {number}',
  'clause.order.declined': 'you may decline this, wholly or in part',
  'clause.order.bonus': 'Supremacy Bonus',
  'clause.order.no-bonus': 'it has no Supremacy Bonus',
  'clause.mover.units': 'your units',
  'clause.mover.heroes': 'your heroes',
  'clause.primary.move-figures':
    'move up to {areas, count, thing.area}, into friendly or empty areas and without activating any,',
  'clause.primary.activate-and-move':
    'activate an area and move there, from up to {areas, count, thing.area} away or {fastAreas} if fast,',
  'clause.primary.set-dials': 'set every dial to what the areas you control produce',
  'clause.primary.recruit': 'recruit the units of 1 dial at your strongholds',
  'clause.primary.city-benefits': 'take 1 benefit of each city you control',
  'clause.primary.collect-influence': 'gain 1 influence for each influence icon that your dials have reached',
  'clause.primary.fortify': 'do each of these at most once, in any order:',
  'clause.fortify.build-stronghold': 'build a stronghold',
  'clause.fortify.repair-stronghold': 'repair a stronghold',
  'clause.fortify.mix-runes':
    'take up the rune tokens of 2 areas you control and put them back facedown, at most 1 in an area',
  'clause.bonus.collect-tactics': 'draw 1 Tactics card for each Tactics icon that your dials have reached',
  'clause.bonus.repeat':
    'do this 1 time more, with at most {battles, plural, one {# battle} other {# battles}} in all',
  'clause.bonus.weaken-stronghold':
    'in your battle an enemy stronghold is worth {strength} strength less, though never below 0',
  'clause.bonus.use-developments': 'use all your developments, then you may build 1 development',
  'clause.bonus.recruit-again': 'recruit the units of 1 dial more',
  'clause.bonus.hire-hero': 'you may spend {least} to {most} influence to draw as many Hero cards and keep 1',
  'clause.bonus.take-title': 'you may take 1 Title for at least 1 influence more than lies on it',

  'clause.title.settle-bid-ties': 'you settle every tie of an influence bid',
  'clause.title.influence-on-tag':
    'gain {amount, count, thing.influence} when a card of the Wizards’ Council is drawn',
  'clause.title.rewards-for-runes':
    'you may discard {rewards, count, thing.reward} of your heroes to receive 1 dragon rune, at most 1 time in each turn of yours',
  'clause.title.no-desertion': 'your heroes desert only when you have too many',
  'clause.title.runes-for-stronghold':
    'when you win as the attacker and thereby remove a stronghold of an opponent, receive 1 dragon rune, at most 1 time in a season',

  'clause.development-of': 'only for {faction:a}',
  'clause.development.raise-dial-of-area': 'raise the dial of one resource that the area prints by {amount}',
  'clause.development.gain-influence': 'gain {amount, count, thing.influence}',
  'clause.development.draw-tactics': 'draw {amount, count, thing.tactics-card}',
  'clause.development.add-strength': 'the defender has {strength} strength more',
  'clause.development.retreat':
    '{units, count, thing.unit} of the attacker, standing, {units, plural, one {retreats} other {retreat}}',
  'clause.development.damage': 'deal {damage, count, thing.damage} to the units of the attacker',
  'clause.development.rout': 'rout {units, count, thing.unit} of the attacker',
  'clause.city':
    'take {tactics, count, thing.tactics-card}, {influence, count, thing.influence}, {quests, count, thing.quest-card}, or as neutral allies {units, count, thing.unit} of the class',
  'clause.stronghold.strength':
    'a stronghold is worth {undamaged} strength to its defender, and {damaged} when damaged',
  'clause.stronghold.build': 'to build one costs',
  'clause.stronghold.repair': 'to repair it costs',
  'clause.stronghold.development': 'it holds one development, which costs',
  'clause.cost': '{amount} {resource}',
  'clause.cost.nothing': 'nothing',
} as const;
