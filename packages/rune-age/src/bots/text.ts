import { bilingual } from '@runehold/kernel/text/bilingual';
import { sayer } from '@runehold/kernel/text/message';

/** Why the Rune Age bot answers as it does. Names of cards are the game's own words. */
export const botWords = bilingual({
  'bot.win': ['This should win the game.', 'To powinno wygrać grę.'],
  'bot.take-stronghold': [
    'A stronghold gives influence every turn and cannot be taken away.',
    'Twierdza daje wpływy co turę i nikt jej nie odbierze.',
  ],
  'bot.take-city': [
    { city: 'city' },
    'The hand is strong enough for {city}, and its influence pays for years.',
    'Ręka jest dość silna na cel: {city}, a jego wpływy będą się zwracać.',
  ],
  'bot.fight-enemy': [
    { event: 'event' },
    'Defeating {event} is worth more than the losses.',
    'Pokonanie wroga jest warte strat: {event}.',
  ],
  'bot.besiege': [
    { victim: 'seat' },
    'Units that are left over can harm {victim}.',
    'Zbędne jednostki mogą zaszkodzić graczowi {victim}.',
  ],
  'bot.finish-off': [
    { victim: 'seat' },
    '{victim} may not survive this.',
    '{victim} może tego nie przetrwać.',
  ],
  'bot.use-card': [
    { card: 'card' },
    '{card} is of more use as an action than in the hand.',
    '{card} przyda się bardziej jako akcja niż na ręce.',
  ],
  'bot.use-rune': ['The rune is ready again next round.', 'Runa w następnej rundzie znów będzie gotowa.'],
  'bot.spend-gold': ['Gold in hand is lost at the end of the turn.', 'Złoto z ręki przepada na koniec tury.'],
  'bot.spend-influence': ['Influence left over would be wasted.', 'Niewydane wpływy by się zmarnowały.'],
  'bot.nothing-left': ['Nothing else is worth doing this turn.', 'W tej turze nic więcej się nie opłaca.'],
  'bot.buy': [
    { card: 'card' },
    '{card} is the best this purse can buy.',
    '{card}: najlepszy zakup za te środki.',
  ],
  'bot.buy-stronghold': [
    'A stronghold is worth its gold: it gives influence every turn.',
    'Twierdza jest warta złota: daje wpływy co turę.',
  ],
  'bot.build-monument': ['The Monument wins the game.', 'Monument wygrywa grę.'],
  'bot.pay': ['This is needed for the purchase.', 'To jest potrzebne do zakupu.'],
  'bot.keep-good': [
    { count: 'number' },
    'Worth keeping for the next turn: {count, plural, one {# card} other {# cards}}.',
    'Warto zatrzymać na następną turę: {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.',
  ],
  'bot.keep-none': ['No card is worth keeping.', 'Żadnej karty nie warto zatrzymywać.'],
  'bot.discard-least': ['It is of the least use.', 'Z tego jest najmniejszy pożytek.'],
  'bot.strength-needed': [
    { missing: 'number' },
    'The army still lacks {missing}.',
    'Armii wciąż brakuje siły: {missing}.',
  ],
  'bot.strong-enough': [
    'The army is strong enough; the rest is saved.',
    'Armia jest dość silna; resztę lepiej zachować.',
  ],
  'bot.hopeless': ['More cards would not win this.', 'Kolejne karty tego nie wygrają.'],
  'bot.save-cards': ['These cards are saved for something greater.', 'Te karty czekają na coś większego.'],
  'bot.ability-helps': ['The ability helps here.', 'Zdolność się tu przyda.'],
  'bot.ability-not-worth': [
    'The ability would cost more than it gives.',
    'Zdolność kosztowałaby więcej, niż daje.',
  ],
  'bot.lose-weakest': ['The weakest can be spared.', 'Najsłabszych można poświęcić.'],
  'bot.strike-strongest': ['That is their strongest.', 'To ich najsilniejsza jednostka.'],
  'bot.roll-again': ['It can hardly get worse.', 'Gorzej raczej nie będzie.'],
  'bot.lucky-roll': ['That roll should stand.', 'Ten wynik niech zostanie.'],
  'bot.avoid-damage': [
    { amount: 'number' },
    'This saves the Home Realm from {amount} damage.',
    'To chroni Krainę przed obrażeniami: {amount}.',
  ],
  'bot.bear-damage': [
    { amount: 'number' },
    'The Home Realm can bear {amount} damage.',
    'Kraina zniesie obrażenia: {amount}.',
  ],
  'bot.help-all': [
    'One for all: if one falls, all lose.',
    'Jeden za wszystkich: gdy jeden padnie, przegrają wszyscy.',
  ],
  'bot.best-for-us': ['It serves this realm best.', 'To najlepiej służy tej krainie.'],
});

export const because = sayer(botWords.specs);
