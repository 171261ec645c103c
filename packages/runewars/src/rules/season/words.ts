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

  'reason.not-tied': [
    { who: 'seat' },
    '{who} has not made one of the tied bids.',
    '{who} nie należy do remisujących.',
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

  'crumb.season-step': [{ card: 'seasonCard' }, '{card}', '{card}'],
  'crumb.influence-bid': ['Influence bid', 'Licytacja wpływów'],
  'crumb.fall': ['Fall', 'Jesień'],
  'crumb.winter': ['Winter', 'Zima'],
});
