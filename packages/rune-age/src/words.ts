import { secret, shown } from '@runehold/kernel/event/event';
import { spoken } from '@runehold/kernel/spoken';

/** What can happen at the table, but for what only one effect tells. */
const { events, reasons, words } = spoken({
  'event.scenario-set': [{ scenario: 'scenario' }, 'The scenario is {scenario}.', 'Scenariusz: {scenario}.'],
  'event.race-taken': [
    { who: 'seat', race: 'race' },
    '{who} {who|play|plays} {race:a}.',
    '{who|Grasz|{who} gra} {race:ins}.',
  ],
  'event.first-player': [
    { who: 'seat' },
    '{who} {who|are|is} the first player.',
    '{who|To ty zaczynasz|Zaczyna {who}}.',
  ],
  'event.round-began': [{ round: 'number' }, 'Round {round}.', 'Runda {round}.'],
  'event.turn-began': [{ who: 'seat' }, '{who:s} turn.', '{who|Twoja tura|Tura: {who}}.'],
  'event.drew': [
    { who: 'seat', card: secret('card') },
    '{who} {who|draw|draws} {card:a}.',
    '{who|Dobierasz|{who} dobiera} {card:acc}.',
  ],
  'event.drew.hidden': ['{who} {who|draw|draws} a card.', '{who|Dobierasz|{who} dobiera} kartę.'],
  'event.reshuffled': [
    { who: 'seat' },
    '{who} {who|shuffle|shuffles} the discard pile into a new deck.',
    '{who|Tasujesz stos kart odrzuconych i tworzysz|{who} tasuje stos kart odrzuconych i tworzy} nową talię.',
  ],
  'event.revealed': [
    { who: 'seat', card: shown('card') },
    '{who} {who|reveal|reveals} {card:a}.',
    '{who|Odkrywasz|{who} odkrywa} {card:acc}.',
  ],
  'event.discarded': [
    { who: 'seat', card: shown('card') },
    '{who} {who|discard|discards} {card:a}.',
    '{who|Odrzucasz|{who} odrzuca} {card:acc}.',
  ],
  'event.kept': [
    { who: 'seat', count: 'number' },
    '{who} {who|keep|keeps} {count, count, thing.card}.',
    '{who|Zatrzymujesz|{who} zatrzymuje} {count, count, thing.card:acc}.',
  ],
  'event.paid-gold': [
    { who: 'seat', card: 'card' },
    '{who} {who|pay|pays} with {card:a}.',
    '{who|Płacisz|{who} płaci} {card:ins}.',
  ],
  'event.exhausted-city': [
    { who: 'seat', city: 'city' },
    '{who} {who|exhaust|exhausts} {city}.',
    '{who|Wyczerpujesz|{who} wyczerpuje} miasto {city}.',
  ],
  'event.exhausted-stronghold': [
    { who: 'seat' },
    '{who} {who|exhaust|exhausts} a stronghold.',
    '{who|Wyczerpujesz|{who} wyczerpuje} twierdzę.',
  ],
  'event.exhausted-reward': [
    { who: 'seat', event: 'event' },
    '{who} {who|exhaust|exhausts} a Reward: {event}.',
    '{who|Wyczerpujesz|{who} wyczerpuje} nagrodę: {event}.',
  ],
  'event.exhausted-rune': [
    { who: 'seat', rune: 'rune' },
    '{who} {who|exhaust|exhausts} {rune:a}.',
    '{who|Wyczerpujesz|{who} wyczerpuje} {rune:acc}.',
  ],
  'event.refreshed-city': [
    { who: 'seat', city: 'city' },
    '{who} {who|refresh|refreshes} {city}.',
    '{who|Odświeżasz|{who} odświeża} miasto {city}.',
  ],
  'event.refreshed-stronghold': [
    { who: 'seat' },
    '{who} {who|refresh|refreshes} a stronghold.',
    '{who|Odświeżasz|{who} odświeża} twierdzę.',
  ],
  'event.refreshed-reward': [
    { who: 'seat', event: 'event' },
    '{who} {who|refresh|refreshes} a Reward: {event}.',
    '{who|Odświeżasz|{who} odświeża} nagrodę: {event}.',
  ],
  'event.bought': [
    { who: 'seat', card: 'card' },
    '{who} {who|buy|buys} {card:a}.',
    '{who|Kupujesz|{who} kupuje} {card:acc}.',
  ],
  'event.bought-stronghold': [
    { who: 'seat' },
    '{who} {who|buy|buys} a stronghold.',
    '{who|Kupujesz|{who} kupuje} twierdzę.',
  ],
  'event.built-monument': [
    { who: 'seat', race: 'race' },
    '{who} {who|build|builds} the {race, select, 0 {Beacon of the Lost King} 1 {Gate of the Empyrean} 2 {Pyre of the Ynfernael} other {Throne of the Undying}}.',
    '{who|Wznosisz|{who} wznosi} pomnik: {race, select, 0 {Latarnia Zaginionego Króla} 1 {Brama Empireum} 2 {Stos Ynfernaelu} other {Tron Nieumarłych}}.',
  ],
  'event.acquired': [
    { who: 'seat', card: 'card' },
    '{who} {who|acquire|acquires} {card:a}.',
    '{who|Pozyskujesz|{who} pozyskuje} {card:acc}.',
  ],
  'event.lost': [
    { who: 'seat', amount: 'number' },
    '{who} {who|leave|leaves} {amount} unspent, which is lost.',
    '{who|Nie wydajesz|{who} nie wydaje} wszystkiego: {amount, plural, one {przepada # niewydany punkt} few {przepadają # niewydane punkty} many {przepada # niewydanych punktów} other {przepada # niewydanego punktu}}.',
  ],
  'event.used-action': [
    { who: 'seat', card: 'card' },
    '{who} {who|use|uses} {card:a} as an action.',
    '{who|Wykonujesz|{who} wykonuje} akcję {card:gen}.',
  ],
  'event.attacked-stronghold': [
    { who: 'seat' },
    '{who} {who|attack|attacks} a stronghold in the Barracks.',
    '{who|Atakujesz|{who} atakuje} twierdzę w koszarach.',
  ],
  'event.attacked-city': [
    { who: 'seat', city: 'city' },
    '{who} {who|attack|attacks} {city}.',
    '{who|Atakujesz|{who} atakuje} miasto {city}.',
  ],
  'event.attacked-enemy': [
    { who: 'seat', event: 'event' },
    '{who} {who|attack|attacks} {event:a}.',
    '{who|Atakujesz|{who} atakuje} {event:acc}.',
  ],
  'event.attacked-objective': [
    { who: 'seat' },
    '{who} {who|attack|attacks} the objective.',
    '{who|Atakujesz|{who} atakuje} cel scenariusza.',
  ],
  'event.attacked-home': [
    { who: 'seat', victim: 'seat' },
    '{who} {who|attack|attacks} {victim:s} Home Realm.',
    '{who|Atakujesz|{who} atakuje} {victim|twoje królestwo|królestwo. Broni się {victim}}.',
  ],
  'event.played': [
    { who: 'seat', card: 'card', total: 'number' },
    '{who} {who|play|plays} {card:a}: {total} strength in total.',
    '{who|Zagrywasz|{who} zagrywa} {card:acc}; łączna siła: {total}.',
  ],
  'event.passed': [{ who: 'seat' }, '{who} {who|pass|passes}.', '{who|Pasujesz|{who} pasuje}.'],
  'event.used-ability': [
    { who: 'seat', card: 'card' },
    '{who} {who|use|uses} the ability of {card:a}.',
    '{who|Wykorzystujesz|{who} wykorzystuje} zdolność {card:gen}.',
  ],
  'event.strengthened': [
    { who: 'seat', card: 'card', amount: 'number' },
    '{who:s} {card} gains {amount} strength.',
    '{who|{card, gender, m {Twój} f {Twoja} other {Twoje}} {card}|{who}: {card}} zyskuje +{amount} do siły.',
  ],
  'event.army-strengthened': [
    { who: 'seat', amount: 'number' },
    '{who:s} army strength changes by {amount}.',
    '{who|Siła twojej armii|{who}: siła armii} zmienia się o {amount}.',
  ],
  'event.wounded': [
    { who: 'seat', card: 'card' },
    '{who:s} {card} is wounded.',
    '{who|{card, gender, m {Twój} f {Twoja} other {Twoje}} {card}|{who}: {card}} odnosi ranę.',
  ],
  'event.destroyed': [
    { who: 'seat', card: 'card' },
    '{who} {who|lose|loses} {card:a}.',
    '{who|Tracisz|{who} traci} {card:acc}.',
  ],
  'event.rolled': [
    { who: 'seat', skulls: 'number' },
    '{who} {who|roll|rolls} {skulls, count, thing.skull}.',
    '{who|Rzucasz|{who} rzuca} kością: {skulls, count, thing.skull}.',
  ],
  'event.rerolled': [
    { who: 'seat', skulls: 'number' },
    '{who} {who|roll|rolls} again: {skulls, count, thing.skull}.',
    '{who|Ponawiasz|{who} ponawia} rzut: {skulls, count, thing.skull}.',
  ],
  'event.compared': [
    { who: 'seat', strength: 'number', against: 'number' },
    '{who:name}: {strength} strength against {against}.',
    '{who:name}: siła {strength} przeciw {against}.',
  ],
  'event.took-city': [
    { who: 'seat', city: 'city' },
    '{who} {who|take|takes} {city}.',
    '{who|Zajmujesz|{who} zajmuje} miasto {city}.',
  ],
  'event.kept-city': [
    { who: 'seat', city: 'city' },
    '{who} {who|hold|holds} {city}.',
    '{who|Utrzymujesz|{who} utrzymuje} miasto {city}.',
  ],
  'event.city-destroyed': [
    { city: 'city' },
    '{city} is destroyed and returns to the central play area.',
    'Miasto {city} zostaje zniszczone i wraca na wspólne pole gry.',
  ],
  'event.took-stronghold': [
    { who: 'seat' },
    '{who} {who|secure|secures} a stronghold.',
    '{who|Zajmujesz|{who} zajmuje} twierdzę.',
  ],
  'event.claimed-reward': [
    { who: 'seat', event: 'event' },
    '{who} {who|claim|claims} a Reward: {event}.',
    '{who|Zdobywasz|{who} zdobywa} nagrodę: {event}.',
  ],
  'event.defeated-enemy': [
    { who: 'seat', event: 'event' },
    '{who} {who|defeat|defeats} {event:a}.',
    '{who|Pokonujesz|{who} pokonuje} {event:acc}.',
  ],
  'event.defeated-objective': [
    { who: 'seat' },
    '{who} {who|defeat|defeats} the objective.',
    '{who|Pokonujesz|{who} pokonuje} cel scenariusza.',
  ],
  'event.failed': [
    { who: 'seat' },
    '{who} {who|do|does} not win the combat.',
    '{who|Nie wygrywasz|{who} nie wygrywa} walki.',
  ],
  'event.repelled': [
    { who: 'seat' },
    '{who} {who|repel|repels} the attack.',
    '{who|Odpierasz|{who} odpiera} atak.',
  ],
  'event.combat-ended': [
    { who: 'seat' },
    '{who:s} combat is over, and the surviving cards go to the discard piles.',
    '{who|Twoja walka|{who}: walka} dobiega końca, a ocalałe karty trafiają na stosy kart odrzuconych.',
  ],
  'event.damaged': [
    { who: 'seat', amount: 'number', total: 'number' },
    '{who} {who|suffer|suffers} {amount, count, thing.damage} ({total} in total).',
    '{who|Otrzymujesz|{who} otrzymuje} {amount, count, thing.damage:acc} (razem {total}).',
  ],
  'event.shielded': [
    { who: 'seat', amount: 'number' },
    '{who} {who|prevent|prevents} {amount, count, thing.damage}.',
    '{who|Negujesz|{who} neguje} {amount, count, thing.damage:acc}.',
  ],
  'event.eliminated': [
    { who: 'seat' },
    '{who} {who|are|is} eliminated.',
    '{who|Odpadasz|{who} odpada} z gry.',
  ],
  'event.cards-returned': [
    { who: 'seat', card: 'card', count: 'number' },
    '{who} {who|give|gives} back {count, count, card}.',
    '{who|Oddajesz|{who} oddaje} {count, count, card:acc}.',
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
    '{who} {who|receive|receives} {rune:a}.',
    '{who|Otrzymujesz|{who} otrzymuje} {rune:acc}.',
  ],
  'event.lost-power': [{ rune: 'rune' }, 'The {rune} leaves the game.', '{rune} opuszcza grę.'],
  'event.resigned': [
    { who: 'seat' },
    '{who} {who|resign|resigns}.',
    '{who|Rezygnujesz|{who} rezygnuje} z gry.',
  ],
  'event.proposed-stop': [
    { who: 'seat' },
    '{who} {who|propose|proposes} to stop without a winner.',
    '{who|Proponujesz|{who} proponuje} zakończyć grę bez zwycięzcy.',
  ],
  'event.stop-refused': [
    'Not everybody agrees: the game goes on.',
    'Nie wszyscy się zgadzają: gra toczy się dalej.',
  ],
  'event.won': [{ who: 'seat' }, '{who} {who|win|wins}.', '{who|Zwyciężasz|{who} zwycięża}.'],
  'event.no-winner': ['Nobody wins.', 'Nikt nie zwycięża.'],
  'reason.too-expensive': [
    { need: 'number', have: 'number' },
    'It costs {need}, and you have {have}.',
    'Kosztuje {need}, a masz {have}.',
  ],
  'reason.pile-empty': ['The pile is empty.', 'Stos jest pusty.'],
  'reason.attacked-already': [
    'You have already attacked it this round.',
    'W tej rundzie masz już za sobą atak na ten cel.',
  ],
  'reason.no-unit-in-hand': ['You have no unit in hand.', 'Nie masz na ręce żadnej jednostki.'],
  'reason.nothing-to-buy': ['There is nothing you can buy.', 'Nie możesz niczego kupić.'],
  'reason.nothing-to-acquire': ['There is nothing you can acquire.', 'Nie możesz niczego pozyskać.'],
  'reason.buy-first': ['You must buy something first.', 'Najpierw musisz coś kupić.'],
  'reason.acquire-first': ['You must acquire something first.', 'Najpierw musisz coś pozyskać.'],
  'reason.play-first': ['You must play a unit first.', 'Najpierw musisz zagrać jednostkę.'],
  'reason.ability-used': [
    'This ability has already been used this round.',
    'Tę zdolność wykorzystano już w tej rundzie.',
  ],
  'reason.no-use-now': ['It would do nothing now.', 'Teraz nic by to nie dało.'],
  'reason.not-in-combat': ['It cannot be used during combat.', 'Nie można tego użyć podczas walki.'],
  'reason.indestructible': ['It cannot be destroyed.', 'Tej jednostki nie można zniszczyć.'],
  'reason.too-strong': [
    { limit: 'number' },
    'It is too strong: the limit is {limit, count, thing.strength}.',
    'Ta jednostka jest zbyt silna: jej siła może wynosić najwyżej {limit}.',
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
  'reason.enemy-first': ['The Enemy’s effect comes first.', 'Najpierw musi zadziałać efekt wroga.'],
  'reason.yourself': ['It must be another player.', 'To musi być inna osoba.'],
  'reason.ready': ['It is not exhausted.', 'Ta karta nie jest wyczerpana.'],
  'reason.no-rune-here': ['A dragon rune does not count here.', 'Smoczy run się tu nie liczy.'],
});

/** Why something is not offered, where several rules say so. */

export { events, reasons };
export const tableWords = words;
