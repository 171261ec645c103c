/** The sentences of which the texts of cards are made. */
export const clauses = {
  'clause.card.gold': 'A card worth {gold, count, thing.gold}.',
  'clause.card.unit': 'A neutral unit of {strength, count, thing.strength}.',
  'clause.card.race-unit': 'A unit of {race:a} with {strength, count, thing.strength}.',
  'clause.card.tactic': 'A tactic.',
  'clause.cost.gold': 'It costs {gold, count, thing.gold}.',
  'clause.cost.influence': 'It costs {influence, count, thing.influence}.',
  'clause.no-ability': 'It has no ability.',

  'clause.timing.when-played': 'When played:',
  'clause.timing.resolution': 'In the Resolution step:',
  'clause.timing.end-of-combat': 'At the end of combat:',
  'clause.timing.action': 'As an action, discarding this card:',
  'clause.price.discard-card': 'discard {amount, count, thing.card} from hand, then',
  'clause.price.destroy-card': 'destroy {amount, count, thing.card} from hand, then',
  'clause.price.influence': 'pay {amount, count, thing.influence}, then',
  'clause.price.wound-friendly':
    'wound {amount, count, thing.unit} of your own{isUnit, select, 0 {} other { (this one may be it)}}, then',
  'clause.effect.draw': 'draw {amount, count, thing.card}.',
  'clause.effect.destroy-opposing':
    'destroy an opposing unit{atAnyRate, select, 0 {} other {; in a battle you may pay for nothing}}.',
  'clause.effect.destroy-outnumbered':
    'destroy an opposing unit no stronger than all cards of this name in the combat together.',
  'clause.effect.opponent-destroys-unit':
    'your opponent, if any, picks one of their own units and destroys it.',
  'clause.effect.opponent-destroys-card': 'your opponent, if any, picks a card from hand and destroys it.',
  'clause.effect.reveal-own-kind':
    'turn up the top card of your deck. One of the same name comes to your hand; any other you discard or leave on top.',
  'clause.effect.reveal-up-to':
    'turn up the top card of your deck. A unit stronger than {limit} is discarded; anything else comes to your hand.',
  'clause.effect.reveal-one-of':
    'turn up {amount, count, thing.card} from your deck and take one of these in hand:',
  'clause.listed.one': '{card},',
  'clause.listed.last': '{card};',
  'clause.discard-rest': 'discard the rest.',
  'clause.effect.summon-own-kind':
    'another card of this name joins your army from your discard pile, without using this ability.',
  'clause.effect.strengthen':
    '{ifWounded, select, 0 {this unit} other {if this unit is wounded, it}} gains {amount, count, thing.strength}.',
  'clause.effect.strengthen-by-wounds':
    'wound as many of your other units as you like; this one gains {amount, count, thing.strength} for each.',
  'clause.effect.strengthen-by-others':
    'this unit gains {amount, count, thing.strength} for each other unit of your army.',
  'clause.effect.strengthen-all': 'each of your units gains {amount, count, thing.strength}.',
  'clause.effect.refresh-stronghold':
    '{ifSurvived, select, 0 {} other {if this unit survived unwounded, }}refresh one of your strongholds.',
  'clause.effect.refresh-any': 'refresh one of your cities, strongholds or influence Rewards.',
  'clause.effect.return-unit':
    '{ifSurvived, select, 0 {} other {if this unit survived unwounded, }}take another of your units that came through unwounded back in hand.',
  'clause.effect.pillage':
    'another player discards {discards, count, thing.card} of their own choice from hand, or all if they hold fewer; then draw {draws, count, thing.card}.',
  'clause.effect.take-card': 'look at the hand of another player and take a card from it for good.',
  'clause.trait.indestructible':
    'During a combat it can be neither wounded nor destroyed, not even out of a hand.',
  'clause.trait.silencing':
    'While it fights for you, neither the units and tactics of your opponent nor the Event you fight can use Resolution abilities.',

  'clause.event.enemy':
    'Enemy of stage {stage} with {strength, count, thing.strength}{attrition, select, 0 {} other {, {attrition, count, thing.icon}}}.',
  'clause.event.instant': 'Instant of stage {stage}.',
  'clause.event.attrition': 'A battle against it takes {attrition, count, thing.icon}.',
  'clause.event.no-reward': 'Once defeated, it is discarded.',
  'clause.event.discovery':
    'Whoever defeats it receives a random dragon rune and keeps only one, or draws {drawsInstead, count, thing.card} if none is left; this card leaves the game.',
  'clause.event.not-alone': 'It is not used when one plays alone.',
  'clause.event.not-cooperative': 'It is not used in the cooperative game.',
  'clause.instant.each-draws': 'Each player draws {amount, count, thing.card}, also above five.',
  'clause.instant.damage-each': 'Each Home Realm suffers {amount, count, thing.damage}.',
  'clause.instant.damage-each-by-enemies':
    'Each Home Realm suffers {amount, count, thing.damage} and 1 more for each Enemy in play.',
  'clause.instant.attack.least-damaged':
    'It attacks with {strength, count, thing.strength} the least damaged Home Realm, or all that share this place.',
  'clause.instant.attack.each': 'It attacks every Home Realm with {strength, count, thing.strength}.',
  'clause.instant.attack.chosen':
    'It attacks with {strength, count, thing.strength} one Home Realm, which the players choose together: most proposals decide, of equally many the first player’s.',
  'clause.instant.reward-or-damage':
    'Each player with a Reward destroys one or suffers {amount, count, thing.damage}.',
  'clause.instant.unit-or-damage':
    'Each player destroys a unit from hand or suffers {amount, count, thing.damage}.',
  'clause.instant.influence-or-damage':
    'Each player spends {influence, count, thing.influence} or suffers {amount, count, thing.damage}.',
  'clause.instant.discard-value-or-damage':
    'Each player discards cards from hand whose gold and strength come to at least {amount}, or all that have any; what is missing is suffered as damage.',
  'clause.instant.gain-cheapest-unit':
    'Each player may take a unit of their cheapest kind from the Barracks in hand, if one is left.',
  'clause.instant.give-as-reward': 'The first player gives it to another player as a Reward.',
  'clause.instant.destroy-chosen-city':
    'The players choose together a city of one of them: most proposals decide, of equally many the first player’s. It is destroyed. If there is none, each Home Realm suffers {otherwiseDamage, count, thing.damage}.',
  'clause.instant.traitor':
    'The most damaged player (of several, the first in play order who agrees) may turn traitor, and then wins alone as soon as another is eliminated, but loses when the Events run out. If the traitor is eliminated, the others play on.',
  'clause.instant.remove-gold': 'Each player removes a gold card of the central play area from the game.',
  'clause.instant.reverse-order':
    'From the next round on turns go the other way round; the last player is first.',
  'clause.instant.gold-or-exhaust-cities':
    'Each player destroys the most valuable gold card of their hand, or exhausts all their cities, which stay exhausted through their next turn.',
  'clause.instant.units-or-city':
    'Each player with a city discards units from hand with at least {strength, count, thing.strength} in all, or chooses one of their cities, which is destroyed.',
  'clause.instant.next-round.siege-attack-bonus':
    'In the next round the attacker of every siege has {amount, count, thing.strength} more.',
  'clause.instant.next-round.city-influence-less':
    'In the next round each city gives {amount, count, thing.influence} less.',
  'clause.instant.next-round.gold-cards-cheaper':
    'In the next round gold cards worth more than 1 cost {amount, count, thing.influence} less.',
  'clause.phase.damage-each':
    'Each Event phase begins with {amount, count, thing.damage} to every Home Realm.',
  'clause.phase.damage-least':
    'Each Event phase begins with {amount, count, thing.damage} to the least damaged Home Realm, the first of several in play order.',
  'clause.phase.add-tokens':
    'Each Event phase begins with {amount, count, thing.token} on this card, each worth 1 strength to it.',
  'clause.lasting.other-enemies-stronger':
    'While it is in play, every other Enemy has {amount, count, thing.strength} more, the objective too.',
  'clause.lasting.rewards-give-no-gold': 'While it is in play, Rewards give no gold.',
  'clause.enemy.weaken-army':
    'In the Resolution step the army that fights it loses {amount, count, thing.strength}.',
  'clause.reward.heading': 'Whoever defeats it keeps it as a Reward.',
  'clause.reward.gold': 'Exhaust it for {amount, count, thing.gold}.',
  'clause.reward.influence': 'Exhaust it for {amount, count, thing.influence}.',
  'clause.reward.reroll-objective':
    'Its owner may roll the attrition die again once in each battle against the objective.',
  'clause.reward.strength-against-objective':
    'Its owner has {amount, count, thing.strength} more against the objective.',
  'clause.reward.siege-train':
    'Cities that its owner besieges add nothing to their defender; against Home Realms its owner has {amount, count, thing.strength} more.',
  'clause.reward.shield':
    'Exhaust it when an Event damages any Home Realm to prevent up to {amount, count, thing.damage}.',
  'clause.rune.strength':
    '{defending, select, 0 {In any combat in which you have a unit} other {When you defend in a siege}}: exhaust it in the Resolution step for {amount, count, thing.strength}.',
  'clause.rune.gold': 'While you spend gold, exhaust it for {amount, count, thing.gold}.',
  'clause.rune.influence':
    'While you spend influence or keep cards, exhaust it for {amount, count, thing.influence}.',
  'clause.rune.draw-discard':
    'Exhaust it as an action: draw {draws, count, thing.card}, then discard {discards, count, thing.card}.',
  'clause.rune.destroy-weak':
    'In a siege, exhaust it right after you played a unit: destroy an opposing unit of at most {limit, count, thing.strength}.',

  'clause.city':
    'A city taken with {strength, count, thing.strength}. It gives {influence, count, thing.influence} and adds {defense, count, thing.strength} to its defender.',
  'clause.stronghold':
    'A stronghold bought for {gold, count, thing.gold} or secured with {strength, count, thing.strength}. It gives {influence, count, thing.influence}.',
  'clause.home-realm': 'A Home Realm. Its player is eliminated at {damage, count, thing.damage}.',
  'clause.monument':
    'The Monument of {race:a}, {race, select, 0 {the Beacon of the Lost King} 1 {the Gate of the Empyrean} 2 {the Pyre of the Ynfernael} other {the Throne of the Undying}}: it is built for {gold, count, thing.gold} in one go.',
  'clause.objective':
    'The objective has {strength, count, thing.strength} and {attrition, count, thing.icon}.',
  'scenario-about.resurgence':
    'The Dragonlords return. Whoever is first to defeat the objective wins, alone or against each other. Outliving the others is not enough: if all are eliminated, everybody loses.',
  'scenario-about.runewars': 'War for the dragon runes. The last player who is not eliminated wins.',
  'scenario-about.cataclysm':
    'The end is near. The Event deck is never made anew: all win together when a card is due and none is left, and all lose as soon as one is eliminated, unless there is a traitor. A city taken from another player arrives exhausted.',
  'scenario-about.monument':
    'A race in gold. Whoever builds their Monument wins at the end of the round. Home Realms cannot be attacked.',
} as const;
