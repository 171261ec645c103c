import { bilingual } from '@runehold/kernel/text/bilingual';
import { sayer } from '@runehold/kernel/text/message';

/** Why the Rune Age bot answers as it does. Names of cards are the game's own words. */
export const botWords = bilingual({
  'bot.win': ['This should win the game.', 'To powinno dać zwycięstwo.'],
  'bot.take-stronghold': [
    'A stronghold gives influence every turn and cannot be taken away.',
    'Twierdza daje wpływy co turę i nikt jej nie odbierze.',
  ],
  'bot.take-city': [
    { city: 'city' },
    'The hand is strong enough to take {city}, and its influence pays off every turn.',
    'Siły na ręce wystarczy, by zająć miasto {city}, a jego wpływy przydadzą się co turę.',
  ],
  'bot.fight-enemy': [
    { event: 'event' },
    'Defeating {event:a} is worth the losses.',
    'Pokonanie tego wroga jest warte strat ({event}).',
  ],
  'bot.besiege': [
    { victim: 'seat' },
    'Spare units can harm {victim:obj}.',
    'Wolne jednostki mogą {victim|ci zaszkodzić|zaatakować królestwo. Cel: {victim}}.',
  ],
  'bot.finish-off': [
    { victim: 'seat' },
    '{victim:name} may not survive this.',
    '{victim|Możesz|{victim} może} tego nie przetrwać.',
  ],
  'bot.use-card': [
    { card: 'card' },
    'As an action, {card:a} does more than in hand.',
    'Jako akcja {card} da więcej niż na ręce.',
  ],
  'bot.use-rune': ['The rune will be ready again next round.', 'W następnej rundzie run znów będzie gotowy.'],
  'bot.spend-gold': ['Gold in hand is lost at the end of the turn.', 'Złoto z ręki przepada na koniec tury.'],
  'bot.spend-influence': ['Unspent influence would be wasted.', 'Niewydane wpływy by przepadły.'],
  'bot.nothing-left': ['Nothing else is worth doing this turn.', 'W tej turze nic więcej się nie opłaca.'],
  'bot.buy': [
    { card: 'card' },
    'The best this much can buy: {card}.',
    'Najlepszy zakup za te środki: {card}.',
  ],
  'bot.buy-stronghold': [
    'A stronghold is worth its gold: it gives influence every turn.',
    'Twierdza jest warta złota: daje wpływy co turę.',
  ],
  'bot.build-monument': ['The Monument wins the game.', 'Pomnik daje zwycięstwo.'],
  'bot.pay': ['This is needed for the purchase.', 'To jest potrzebne do zakupu.'],
  'bot.keep-good': [
    { count: 'number' },
    '{count, plural, one {# card is} other {# cards are}} worth keeping for the next turn.',
    'Warto zatrzymać {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} na następną turę.',
  ],
  'bot.keep-none': ['No card is worth keeping.', 'Żadnej karty nie warto zatrzymywać.'],
  'bot.discard-least': ['It is the least useful.', 'Z tego jest najmniejszy pożytek.'],
  'bot.strength-needed': [
    { missing: 'number' },
    'The army still needs {missing} more strength.',
    'Armii wciąż brakuje siły: {missing}.',
  ],
  'bot.strong-enough': [
    'The army is strong enough; save the rest.',
    'Armia jest dość silna; resztę lepiej zachować.',
  ],
  'bot.hopeless': ['More cards would not win this.', 'Kolejne karty nic tu nie zmienią.'],
  'bot.save-cards': [
    'These cards are better saved for something bigger.',
    'Te karty lepiej zachować na coś większego.',
  ],
  'bot.ability-helps': ['The ability helps here.', 'Zdolność się tu przyda.'],
  'bot.ability-not-worth': [
    'The ability would cost more than it gives.',
    'Zdolność kosztowałaby więcej, niż daje.',
  ],
  'bot.lose-weakest': ['The weakest can be spared.', 'Najsłabsze jednostki można poświęcić.'],
  'bot.strike-strongest': ['That is their strongest.', 'To ich najsilniejsza jednostka.'],
  'bot.roll-again': ['It can hardly get worse.', 'Gorzej raczej nie będzie.'],
  'bot.lucky-roll': ['That roll should stand.', 'Ten wynik niech zostanie.'],
  'bot.avoid-damage': [
    { amount: 'number' },
    'This saves the Home Realm from {amount} damage.',
    'To chroni królestwo przed obrażeniami: {amount}.',
  ],
  'bot.bear-damage': [
    { amount: 'number' },
    'The Home Realm can bear {amount} damage.',
    'Królestwo zniesie obrażenia: {amount}.',
  ],
  'bot.help-all': [
    'One for all: if one realm falls, all lose.',
    'Jeden za wszystkich: gdy padnie jedno królestwo, przegrają wszyscy.',
  ],
  'bot.plan-gather': [
    { now: 'number', needed: 'number' },
    'The plan: keep the best cards in hand until an army of {needed} is together; the deck holds one of {now}.',
    'Plan: zatrzymuj najlepsze karty na ręce, aż zbierze się armia o sile {needed}; najlepsza armia z talii ma siłę {now}.',
  ],
  'bot.plan-grow': [
    { now: 'number', needed: 'number' },
    'The plan: buy strong units until the deck holds an army of {needed}; so far it holds one of {now}.',
    'Plan: kupuj mocne jednostki, aż talia pomieści armię o sile {needed}; na razie najlepsza ma siłę {now}.',
  ],
  'bot.plan-war': [
    { left: 'number' },
    'The plan: attack the Home Realms of others with everything to spare; the weakest bears {left} more damage.',
    'Plan: atakuj królestwa rywali wszystkim, co zbędne; najsłabsze zniesie jeszcze obrażenia: {left}.',
  ],
  'bot.plan-survive': [
    { left: 'number' },
    'The plan: defeat the Enemies before they wear a realm down; yours bears {left} more damage.',
    'Plan: pokonuj wrogów, zanim zmęczą któreś królestwo; twoje zniesie jeszcze obrażenia: {left}.',
  ],
  'bot.plan-gold': [
    { now: 'number', needed: 'number' },
    'The plan: {needed} gold in one turn; the richest hand of your deck brings {now}.',
    'Plan: {needed} złota w jednej turze; najbogatsza ręka z twojej talii daje {now}.',
  ],
  'bot.seen-ahead': [
    'Looking ahead, this comes out best.',
    'Po przejrzeniu dalszej gry to wypada najlepiej.',
  ],
  'bot.best-for-us': ['It serves the realm best.', 'To najlepiej służy temu królestwu.'],
});

export const because = sayer(botWords.specs);
