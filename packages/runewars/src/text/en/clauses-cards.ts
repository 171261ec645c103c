/** Season, Tactics and Objective cards. */
export const clausesCards = {
  'clause.season.wizards-council': 'Wizards’ Council',
  'clause.whom.everybody': 'each player',
  'clause.whom.highest': 'influence bid: the highest bidder',
  'clause.whom.all-but-highest': 'influence bid: everybody but the highest bidder',
  'clause.whom.lowest': 'influence bid: the lowest bidder',
  'clause.whom.below': 'influence bid: everybody who bids less than {bid}',
  'clause.season.set-dials':
    '{upwards, select, 0 {turns every dial that shows more than the areas they control produce down to that amount} other {sets every dial to what the areas they control produce}}',
  'clause.season.then-raise': ', then raises the {resource} dial by {amount}',
  'clause.season.ban-orders': 'may not choose for this season',
  'clause.season.may-exchange-objective':
    'may exchange their Objective, and decides before seeing the new one',
  'clause.season.recruit':
    'recruits, at a stronghold and of their own faction, {units, count, thing.unit} of the class',
  'clause.season.raise-dials': 'raises',
  'clause.season.gain-hero-or-train':
    'gains 1 hero if they have none, and otherwise may raise one attribute of one of their heroes by {training}',
  'clause.season.gain-influence':
    'gains {amount, count, thing.influence}{perCity, select, 0 {} other { and {perCity} more for each city they control}}',
  'clause.season.ban-battles': 'may not start battles until the season ends',
  'clause.season.longer-moves':
    'may move each of their heroes {areas, count, thing.area} farther in this Quest Phase',
  'clause.season.restore-heroes': 'heals all damage of their heroes and stands them up',
  'clause.season.may-trade-dials': 'may turn one dial down by {down} and then another one up by {up}',
  'clause.season.draw-quests': 'draws {amount, count, thing.quest-card}',
  'clause.season.draw-tactics': 'draws {amount, count, thing.tactics-card}',
  'clause.season.look-at-tokens': 'looks at the facedown rune and exploration tokens of 1 area anywhere',
  'clause.season.destroy-city': 'destroys 1 city anywhere on the board',
  'clause.season.move-runes-from-home':
    'moves {runes, count, thing.rune-token} out of their home realm, to friendly or uncontrolled areas outside all home realms',
  'clause.season.desert-unless-paid':
    'pays {influence, count, thing.influence} for each of their heroes of the opposite alignment, or that hero deserts',
  'clause.season.lower-highest-dial': 'turns their highest dial down by {amount}',
  'clause.season.discard-tactics-or-lower-dials':
    'discards {tactics, count, thing.tactics-card} and, for each one missing, turns a dial down by {perMissing}',
  'clause.season.may-move-unallied':
    'may move all unallied neutral units out of 1 area together into an uncontrolled area at most 1 area away; none is moved twice',
  'clause.season.rout-in-crowds':
    'routs {units, count, thing.unit} of theirs in every area where they have {from} or more',
  'clause.season.receive-runes': 'receives 1 dragon rune',
  'clause.season.place-runes': 'puts 1 dragon rune from the supply facedown into an uncontrolled area',
  'clause.season.desert-on-destiny':
    'draws a Fate card for each of their heroes who does not match their alignment:',
  'clause.deserts.neutral': 'a neutral one deserts on',
  'clause.deserts.opposite': 'one of the opposite alignment on',
  'clause.season.lower-unit-limit':
    'has a unit limit lower by {by} in this winter if their food dial shows {foodFrom} or more',
  'clause.season.shorter-moves':
    'moves units by Mobilize and Conquer {areas, count, thing.area} less far until the season ends',
  'clause.season.destroy-in-largest':
    'destroys {units, count, thing.unit} of theirs in the area where they have most, if those are {from} or more',
  'clause.season.reveal-runes': 'reveals {runes, count, thing.rune-token} in the areas they control',

  'clause.side.attacker': 'as the attacker',
  'clause.side.defender': 'as the defender',
  'clause.side.receiver': 'if you are the one to suffer them',
  'clause.side.participant': 'with a unit in it',
  'clause.tactics.call-off-battle':
    'the battle is called off and nobody wins it; all your units there withdraw, without being routed, to an adjacent friendly area, or an empty one if there is none, and the attacker keeps the area: a stronghold there is gone, and he may build one of his own',
  'clause.tactics.damage-both-sides': 'deal {damage, count, thing.damage} to the units of each side',
  'clause.tactics.stand-units': 'stand up to {units, count, thing.unit} of yours in one area',
  'clause.tactics.pay-winner':
    'a player who wins this battle gains {influence, count, thing.influence} and draws {tactics, count, thing.tactics-card}',
  'clause.tactics.place-activation-of-opponent':
    'put 1 activation token of an opponent into an area they do not control',
  'clause.tactics.destroy-own-city': 'destroy 1 city that you control',
  'clause.tactics.found-stronghold':
    'in an uncontrolled area without a city where you have a hero, drive off the neutral units and put 1 stronghold of yours, damaged side up',
  'clause.tactics.take-back-orders': 'take 1 Order card of yours, but not the active one, back in hand',
  'clause.tactics.draw-tactics-together':
    'you and an opponent draw the same number of Tactics cards, from {least} to {most} as you say',
  'clause.tactics.scatter-neutral-units':
    'all neutral units of 1 area retreat, routed, to an adjacent uncontrolled area, or are destroyed if there is none',
  'clause.tactics.open-mountains': 'mountain borders do not stop your units and heroes in this turn',
  'clause.tactics.start-duel':
    'a standing hero of yours duels an enemy hero at most 1 area away, besides what the hero does otherwise; that hero goes on no quest afterwards in this Quest Phase',
  'clause.tactics.place-neutral-units': 'put from the supply into an area you control',
  'clause.tactics.lure-neutral-units':
    'move out of one area into any adjacent one {least} to {most} unallied neutral units of the class',
  'clause.tactics.make-units-fast':
    'your units that start in 1 area of your choice are fast in this activation',
  'clause.tactics.remove-activation': 'take 1 activation token of yours off the board',
  'clause.tactics.draw-more-for-diplomacy': 'draw {cards, count, thing.fate-card} more',
  'clause.tactics.take-influence':
    'take {amount, count, thing.influence} from an opponent, or all if they have less',
  'clause.tactics.gain-influence': 'gain {amount, count, thing.influence}',
  'clause.tactics.raise-dials': 'raise',
  'clause.tactics.lower-dial-of-opponent':
    'turn one dial of an opponent down by {amount}, or by {withHero} if you have a hero in an area they control',
  'clause.tactics.cancel-routs': 'cancel up to {routs, count, thing.rout} from Fate cards',
  'clause.tactics.remove-damage': 'remove up to {damage, count, thing.damage} from your units in the battle',
  'clause.tactics.draw-more-for-unit':
    'when you draw for one of your unit types, which you name now, draw {cards, count, thing.fate-card} more',
  'clause.tactics.weaken-stronghold':
    'the defender’s stronghold is worth {strength} strength less, though never below 0',
  'clause.tactics.look-at-runes': 'look at the facedown rune tokens of {least} to {most} areas',
  'clause.tactics.mix-runes':
    'take up the rune tokens of 2 areas you control, look at them and put them back facedown, at most 1 in an area',
  'clause.tactics.draw-more-for-test':
    'draw {cards, count, thing.fate-card} more, of which one is still chosen',
  'clause.tactics.keep-unit-limit': 'the usual limit holds for your units in 1 area you control',

  'clause.objective.good': 'good Objective',
  'clause.objective.evil': 'evil Objective',
  'clause.claim.own-turn': 'claim it in your turn for a dragon rune when',
  'clause.claim.after-battle': 'claim it right after a battle for a dragon rune when',
  'clause.objective.escape': 'if this can no longer come true, you may exchange it in your turn',
  'clause.without.good': 'none of them good',
  'clause.without.evil': 'none of them evil',
  'clause.condition.all-allied-with-players': 'players are allied with all units on the board of the type',
  'clause.condition.all-allied-with-you':
    'you are allied with all units on the board, at least {least}, of the type',
  'clause.condition.influence': 'you have at least {least, count, thing.influence}',
  'clause.condition.titles': 'you own at least {least, count, thing.title}',
  'clause.condition.cities':
    'you control at least {least, count, thing.city}, or every city if there are fewer but some',
  'clause.condition.heroes': 'you control at least {least, count, thing.hero}',
  'clause.condition.allied-types':
    'neutral units of at least {least, plural, one {# type} other {# different types}} are allied with you',
  'clause.condition.won-as-defender': 'you won it as the defender against another player',
  'clause.condition.ruined-or-took-city':
    'at least {least, plural, one {# city was} other {# cities were}} destroyed by your choice in this game, or you won as many in battle from other players in this turn',
  'clause.condition.destroyed-in-battle':
    'one of your battles in this turn destroyed at least {least, count, thing.unit} of the enemy',
  'clause.condition.enemy-home-realms':
    'you control areas in the home realms of at least {least} other players or, against a single opponent, at least {areasOfOne} areas there',
  'clause.condition.took-stronghold':
    'in this turn you won as the attacker against at least {least, count, thing.stronghold} of other players',
  'clause.condition.areas': 'you control at least {least, count, thing.area}',
  'clause.condition.destroyed-and-gone':
    'your battles in this game destroyed at least {least}, and the board now holds none, of the type',
  'clause.condition.defeated-heroes':
    'your heroes defeated at least {least, count, thing.hero} of other players in duels of this game',
} as const;
