import { secret, shown } from '@runehold/kernel/event/event';
import { spoken } from '@runehold/kernel/spoken';

/** What can happen at the table, but for what only one effect tells. */
const { events, reasons, words } = spoken({
  'event.scenario-set': [{ scenario: 'scenario' }, 'The scenario is {scenario}.', 'Scenariusz: {scenario}.'],
  'event.race-taken': [{ who: 'seat', race: 'race' }, '{who} plays {race:a}.', '{who} gra {race:ins}.'],
  'event.first-player': [{ who: 'seat' }, '{who} is the first player.', 'Pierwszym graczem jest {who}.'],
  'event.round-began': [{ round: 'number' }, 'Round {round}.', 'Runda {round}.'],
  'event.turn-began': [{ who: 'seat' }, 'Turn: {who}.', 'Tura: {who}.'],
  'event.drew': [
    { who: 'seat', card: secret('card') },
    '{who} draws {card:a}.',
    '{who} dobiera kartę: {card}.',
  ],
  'event.drew.hidden': ['{who} draws a card.', '{who} dobiera kartę.'],
  'event.reshuffled': [
    { who: 'seat' },
    '{who} shuffles the discard pile into a new deck.',
    '{who} tasuje stos kart odrzuconych i tworzy nową talię.',
  ],
  'event.revealed': [
    { who: 'seat', card: shown('card') },
    '{who} reveals {card:a}.',
    '{who} odkrywa kartę: {card}.',
  ],
  'event.discarded': [
    { who: 'seat', card: shown('card') },
    '{who} discards {card:a}.',
    '{who} odrzuca kartę: {card}.',
  ],
  'event.kept': [
    { who: 'seat', count: 'number' },
    '{who} keeps {count, count, thing.card}.',
    '{who} zatrzymuje {count, count, thing.card:acc}.',
  ],
  'event.paid-gold': [{ who: 'seat', card: 'card' }, '{who} pays with {card:a}.', '{who} płaci {card:ins}.'],
  'event.exhausted-city': [
    { who: 'seat', city: 'city' },
    '{who} exhausts {city}.',
    '{who} wyczerpuje miasto {city}.',
  ],
  'event.exhausted-stronghold': [
    { who: 'seat' },
    '{who} exhausts a stronghold.',
    '{who} wyczerpuje twierdzę.',
  ],
  'event.exhausted-reward': [
    { who: 'seat', event: 'event' },
    '{who} exhausts a Reward: {event}.',
    '{who} wyczerpuje nagrodę: {event}.',
  ],
  'event.exhausted-rune': [
    { who: 'seat', rune: 'rune' },
    '{who} exhausts {rune:a}.',
    '{who} wyczerpuje {rune:acc}.',
  ],
  'event.refreshed-city': [
    { who: 'seat', city: 'city' },
    '{who} refreshes {city}.',
    '{who} odświeża miasto {city}.',
  ],
  'event.refreshed-stronghold': [
    { who: 'seat' },
    '{who} refreshes a stronghold.',
    '{who} odświeża twierdzę.',
  ],
  'event.refreshed-reward': [
    { who: 'seat', event: 'event' },
    '{who} refreshes a Reward: {event}.',
    '{who} odświeża nagrodę: {event}.',
  ],
  'event.bought': [{ who: 'seat', card: 'card' }, '{who} buys {card:a}.', '{who} kupuje {card:acc}.'],
  'event.bought-stronghold': [{ who: 'seat' }, '{who} buys a stronghold.', '{who} kupuje twierdzę.'],
  'event.built-monument': [
    { who: 'seat', race: 'race' },
    '{who} builds the {race, select, 0 {Beacon of the Lost King} 1 {Gate of the Empyrean} 2 {Pyre of the Ynfernael} other {Throne of the Undying}}.',
    '{who} wznosi pomnik: {race, select, 0 {Latarnia Zaginionego Króla} 1 {Brama Empireum} 2 {Stos Ynfernaelu} other {Tron Nieumarłych}}.',
  ],
  'event.acquired': [
    { who: 'seat', card: 'card' },
    '{who} acquires {card:a}.',
    '{who} pozyskuje {card:acc}.',
  ],
  'event.lost': [
    { who: 'seat', amount: 'number' },
    '{who} does not spend everything: {amount} left over {amount, plural, one {is} other {are}} lost.',
    '{who} nie wydaje wszystkiego: {amount, plural, one {przepada # niewydany punkt} few {przepadają # niewydane punkty} many {przepada # niewydanych punktów} other {przepada # niewydanego punktu}}.',
  ],
  'event.used-action': [
    { who: 'seat', card: 'card' },
    '{who} uses {card:a} as an action.',
    '{who} wykonuje akcję karty: {card}.',
  ],
  'event.attacked-stronghold': [
    { who: 'seat' },
    '{who} attacks a stronghold in the Barracks.',
    '{who} atakuje twierdzę w koszarach.',
  ],
  'event.attacked-city': [
    { who: 'seat', city: 'city' },
    '{who} attacks {city}.',
    '{who} atakuje miasto {city}.',
  ],
  'event.attacked-enemy': [
    { who: 'seat', event: 'event' },
    '{who} attacks {event:a}.',
    '{who} atakuje {event:acc}.',
  ],
  'event.attacked-objective': [
    { who: 'seat' },
    '{who} attacks the objective.',
    '{who} atakuje cel scenariusza.',
  ],
  'event.attacked-home': [
    { who: 'seat', victim: 'seat' },
    '{who} attacks the Home Realm of {victim}.',
    '{who} atakuje królestwo. Broni się {victim}.',
  ],
  'event.played': [
    { who: 'seat', card: 'card', total: 'number' },
    '{who} plays {card:a}: {total} strength in all.',
    '{who} zagrywa {card:acc}; łączna siła: {total}.',
  ],
  'event.passed': [{ who: 'seat' }, '{who} passes.', '{who} pasuje.'],
  'event.used-ability': [
    { who: 'seat', card: 'card' },
    '{who} uses the ability of {card:a}.',
    '{who} wykorzystuje zdolność {card:gen}.',
  ],
  'event.strengthened': [
    { who: 'seat', card: 'card', amount: 'number' },
    '{who}: {card} gains {amount} strength.',
    '{who}: {card} zyskuje {amount} siły.',
  ],
  'event.army-strengthened': [
    { who: 'seat', amount: 'number' },
    '{who}: the strength of the army changes by {amount}.',
    '{who}: siła armii zmienia się o {amount}.',
  ],
  'event.wounded': [{ who: 'seat', card: 'card' }, '{who}: {card} is wounded.', '{who}: {card} odnosi ranę.'],
  'event.destroyed': [
    { who: 'seat', card: 'card' },
    '{who}: {card} is destroyed.',
    '{who} traci {card:acc}.',
  ],
  'event.rolled': [
    { who: 'seat', skulls: 'number' },
    '{who} rolls {skulls, count, thing.skull}.',
    '{who} rzuca kością: {skulls, count, thing.skull}.',
  ],
  'event.rerolled': [
    { who: 'seat', skulls: 'number' },
    '{who} rolls again: {skulls, count, thing.skull}.',
    '{who} ponawia rzut: {skulls, count, thing.skull}.',
  ],
  'event.compared': [
    { who: 'seat', strength: 'number', against: 'number' },
    '{who}: {strength} strength against {against}.',
    '{who}: siła {strength} przeciw {against}.',
  ],
  'event.took-city': [{ who: 'seat', city: 'city' }, '{who} takes {city}.', '{who} zajmuje miasto {city}.'],
  'event.kept-city': [{ who: 'seat', city: 'city' }, '{who} holds {city}.', '{who} utrzymuje miasto {city}.'],
  'event.city-destroyed': [
    { city: 'city' },
    '{city} is destroyed and returns to the central play area.',
    'Miasto {city} zostaje zniszczone i wraca na wspólne pole gry.',
  ],
  'event.took-stronghold': [{ who: 'seat' }, '{who} secures a stronghold.', '{who} zajmuje twierdzę.'],
  'event.claimed-reward': [
    { who: 'seat', event: 'event' },
    '{who} claims a Reward: {event}.',
    '{who} zdobywa nagrodę: {event}.',
  ],
  'event.defeated-enemy': [
    { who: 'seat', event: 'event' },
    '{who} defeats {event:a}.',
    '{who} pokonuje {event:acc}.',
  ],
  'event.defeated-objective': [
    { who: 'seat' },
    '{who} defeats the objective.',
    '{who} pokonuje cel scenariusza.',
  ],
  'event.failed': [{ who: 'seat' }, '{who} does not win the combat.', '{who} nie wygrywa walki.'],
  'event.repelled': [{ who: 'seat' }, '{who} repels the attack.', '{who} odpiera atak.'],
  'event.combat-ended': [
    { who: 'seat' },
    '{who}: the combat is over, and the surviving cards go to the discard piles.',
    '{who}: walka dobiega końca, a ocalałe karty trafiają na stosy kart odrzuconych.',
  ],
  'event.damaged': [
    { who: 'seat', amount: 'number', total: 'number' },
    '{who} suffers {amount, count, thing.damage} ({total} in all).',
    '{who} otrzymuje {amount, count, thing.damage:acc} (razem {total}).',
  ],
  'event.shielded': [
    { who: 'seat', amount: 'number' },
    '{who} prevents {amount, count, thing.damage}.',
    '{who} neguje {amount, count, thing.damage:acc}.',
  ],
  'event.eliminated': [{ who: 'seat' }, '{who} is eliminated.', '{who} odpada z gry.'],
  'event.cards-returned': [
    { who: 'seat', card: 'card', count: 'number' },
    '{who} gives back {count, count, card}.',
    '{who} oddaje: {count} × {card}.',
  ],
  'event.event-drawn': [{ event: 'event' }, 'Event: {event}.', 'Wydarzenie: {event}.'],
  'event.no-event': ['There is no Event left to draw.', 'Nie ma już wydarzenia do dobrania.'],
  'event.event-deck-rebuilt': [
    { count: 'number' },
    'The new Event deck has {count, count, thing.card}.',
    'Nowa talia wydarzeń liczy {count, count, thing.card:acc}.',
  ],
  'event.event-discarded': [
    { event: 'event' },
    '{event}: the Event is discarded.',
    '{event}: wydarzenie zostaje odrzucone.',
  ],
  'event.event-removed': [
    { event: 'event' },
    '{event}: the Event leaves the game.',
    '{event}: wydarzenie opuszcza grę.',
  ],
  'event.token-added': [
    { event: 'event', total: 'number' },
    '{event}: {total, count, thing.token} on the card.',
    '{event}: {total, count, thing.token} na karcie.',
  ],
  'event.got-power': [
    { who: 'seat', rune: 'rune' },
    '{who} receives {rune:a}.',
    '{who} otrzymuje {rune:acc}.',
  ],
  'event.lost-power': [{ rune: 'rune' }, '{rune} leaves the game.', '{rune} opuszcza grę.'],
  'event.resigned': [{ who: 'seat' }, '{who} resigns.', '{who} rezygnuje z gry.'],
  'event.proposed-stop': [
    { who: 'seat' },
    '{who} proposes to stop without a winner.',
    '{who} proponuje zakończyć grę bez zwycięzcy.',
  ],
  'event.stop-refused': [
    'Not everybody agrees: the game goes on.',
    'Nie wszyscy się zgadzają: gra toczy się dalej.',
  ],
  'event.won': [{ who: 'seat' }, '{who} wins.', '{who} zwycięża.'],
  'event.no-winner': ['Nobody wins.', 'Nikt nie zwycięża.'],
  'reason.too-expensive': [
    { need: 'number', have: 'number' },
    'It costs {need}, and you have {have}.',
    'Kosztuje {need}, a masz {have}.',
  ],
  'reason.pile-empty': ['None is left.', 'Nie ma już żadnej.'],
  'reason.attacked-already': [
    'You have attacked it this round already.',
    'Twój atak na ten cel już się w tej rundzie odbył.',
  ],
  'reason.no-unit-in-hand': ['You hold no unit.', 'Nie masz na ręce żadnej jednostki.'],
  'reason.nothing-to-buy': ['There is nothing you could buy.', 'Nie możesz niczego kupić.'],
  'reason.nothing-to-acquire': ['There is nothing you could acquire.', 'Nie możesz niczego pozyskać.'],
  'reason.buy-first': ['You must buy something first.', 'Najpierw musisz coś kupić.'],
  'reason.acquire-first': ['You must acquire something first.', 'Najpierw musisz coś pozyskać.'],
  'reason.play-first': ['You must play a unit first.', 'Najpierw musisz zagrać jednostkę.'],
  'reason.ability-used': [
    'This ability has been used this round.',
    'Tę zdolność wykorzystano już w tej rundzie.',
  ],
  'reason.no-use-now': ['It would do nothing now.', 'Teraz nic by to nie dało.'],
  'reason.not-in-combat': ['It cannot be used during combat.', 'Nie można tego użyć podczas walki.'],
  'reason.indestructible': ['It cannot be destroyed.', 'Tej jednostki nie można zniszczyć.'],
  'reason.too-strong': [
    { limit: 'number' },
    'It is too strong: the limit is {limit, count, thing.strength}.',
    'Ta jednostka jest zbyt silna: najwyżej {limit, count, thing.strength:gen}.',
  ],
  'reason.homes-safe': [
    'Home Realms cannot be attacked in this scenario.',
    'W tym scenariuszu nie można atakować królestw.',
  ],
  'reason.exhausted': ['It is exhausted.', 'Ta karta jest wyczerpana.'],
  'reason.eliminated': ['This player is out of the game.', 'Ta osoba odpadła już z gry.'],
  'reason.not-a-unit': ['This is not a unit.', 'To nie jednostka.'],
  'reason.wounded': ['This unit is wounded.', 'Ta jednostka jest ranna.'],
  'reason.itself': ['It must be another unit.', 'To musi być inna jednostka.'],
  'reason.silenced': ['An opposing unit prevents it.', 'Nie pozwala na to wroga jednostka.'],
  'reason.enemy-first': ['The effect of the Enemy comes first.', 'Najpierw musi zadziałać efekt wroga.'],
  'reason.yourself': ['It must be another player.', 'To musi być inna osoba.'],
  'reason.ready': ['It is ready already.', 'To jest już gotowe.'],
  'reason.no-rune-here': ['A rune does not count here.', 'Run się tu nie liczy.'],
});

/** Why something is not offered, where several rules say so. */

export { events, reasons };
export const tableWords = words;
