import { bilingual } from '@runehold/kernel/text/bilingual';

/** The year: Season cards and what they bring. */
export const seasonWords = bilingual({
  'event.season-card-drawn': [
    { who: 'seat', card: 'seasonCard' },
    '{who} draws the Season card {card}.',
    '{who} dobiera kartę pory roku: {card}.',
  ],
  'event.bid-total': [
    { who: 'seat', total: 'number' },
    '{who} has {total} influence to bid with.',
    '{who} ma do licytacji {total, count, thing.influence:acc}.',
  ],
  'event.bid': [
    { who: 'seat', amount: 'number' },
    '{who} bids {amount}.',
    '{who} licytuje. Stawka: {amount, count, thing.influence}.',
  ],
  'event.bid-won': [{ who: 'seat' }, '{who} wins the bid.', '{who} wygrywa licytację.'],
  'event.bid-lost': [{ who: 'seat' }, '{who} has bid least.', '{who} licytuje najmniej.'],
  'event.orders-returned': [
    'Orders and activation tokens return to their players.',
    'Rozkazy i żetony aktywacji wracają do graczy.',
  ],
  'event.hero-stood': [{ hero: 'hero' }, '{hero} stands up.', '{hero} wstaje.'],
  'event.water-frozen': [
    'Water borders freeze until the end of winter.',
    'Granice wodne zamarzają do końca Zimy.',
  ],
  'event.storm-bound': [
    { who: 'seat' },
    '{who} may not choose Orders that move armies this season.',
    '{who} nie może w tej porze roku wybrać rozkazu, który porusza jednostki.',
  ],
  'event.keeps-peace': [
    { who: 'seat' },
    '{who} may not start battles this season.',
    '{who} nie może w tej porze roku wydawać bitew.',
  ],
  'event.hero-restored': [
    { hero: 'hero' },
    '{hero} stands, without damage.',
    '{hero} stoi i nie ma obrażeń.',
  ],
  'event.tokens-looked-at': [
    { who: 'seat', area: 'area' },
    '{who} looks at the tokens in {area}.',
    '{who} podgląda żetony na obszarze {area}.',
  ],

  'prompt.bid': [
    { card: 'seasonCard' },
    '{card}: how much influence do you bid?',
    '{card}: ile wpływów licytujesz?',
  ],
  'prompt.bid-winner': ['The bid is tied: who wins it?', 'Remis w licytacji: kto wygrywa?'],
  'prompt.bid-loser': ['The lowest bid is tied: whose is it?', 'Remis najniższych stawek: kto przegrywa?'],
  'prompt.fall': ['Take 2 influence or a Tactics card.', 'Weź 2 wpływy albo kartę taktyki.'],
  'fall.influence': ['2 influence', '2 wpływy'],
  'fall.tactics': ['a Tactics card', 'karta taktyki'],
  'prompt.recruit-whom': [
    { card: 'seasonCard' },
    '{card}: which unit do you recruit?',
    '{card}: którą jednostkę rekrutujesz?',
  ],
  'prompt.raise-dial': [
    { card: 'seasonCard' },
    '{card}: which dial goes up?',
    '{card}: który licznik rośnie?',
  ],
  'prompt.lower-dial': [
    { card: 'seasonCard' },
    '{card}: which dial goes down?',
    '{card}: który licznik spada?',
  ],
  'prompt.pay-for-hero': [
    { hero: 'hero', influence: 'number' },
    'Pay {influence} influence to keep {hero}?',
    'Czy wydajesz {influence, count, thing.influence:acc}, by zatrzymać {hero:acc}?',
  ],
  'prompt.train-whom': [
    { card: 'seasonCard' },
    '{card}: which hero trains?',
    '{card}: który bohater się szkoli?',
  ],
  'prompt.doom-city': ['Which city is destroyed?', 'Które miasto zostaje zniszczone?'],
  'prompt.beasts-from': [
    'From which area do neutral units move?',
    'Z którego obszaru odchodzą jednostki neutralne?',
  ],
  'prompt.beasts-to': ['Where do they go?', 'Dokąd idą?'],
  'prompt.fever-where': ['Which army does the fever strike?', 'Na którym obszarze szerzy się gorączka?'],
  'prompt.fever-whom': [
    { area: 'area' },
    'Which unit in {area} dies?',
    'Która jednostka na obszarze {area} ginie?',
  ],
  'prompt.mutiny': [
    { area: 'area' },
    'Which units in {area} are routed?',
    'Które jednostki na obszarze {area} zostają rozbite?',
  ],
  'prompt.look-where': ['At the tokens of which area do you look?', 'Żetony którego obszaru podglądasz?'],
  'prompt.unearth': ['Where do you lay the dragon rune?', 'Gdzie kładziesz smoczy run?'],
  'prompt.flee-from': ['Which rune leaves your home realm?', 'Który run opuszcza twoje królestwo?'],
  'prompt.flee-to': ['Where does it go?', 'Dokąd trafia?'],
  'prompt.exchange-objective': [
    'Exchange your Objective for an unseen one?',
    'Czy wymieniasz kartę celu na nieznaną?',
  ],
  'prompt.levy': [
    { count: 'number' },
    'Discard {count, count, thing.tactics-card}.',
    'Odrzuć {count, count, thing.tactics-card:acc}.',
  ],

  'crumb.season-step': [{ card: 'seasonCard' }, '{card}', '{card}'],
  'crumb.influence-bid': ['Influence bid', 'Licytacja wpływów'],
  'crumb.fall': ['Fall', 'Jesień'],
  'crumb.winter': ['Winter', 'Zima'],
});
