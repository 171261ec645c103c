import { bilingual } from '@runehold/kernel/text/bilingual';

/** The year: Season cards and what they bring. */
export const seasonWords = bilingual({
  'event.season-card-drawn': [
    { who: 'seat', card: 'seasonCard' },
    '{who} {who|draw|draws} the Season card {card}.',
    '{who|Dobierasz|{who} dobiera} kartę pory roku: {card}.',
  ],
  'event.bid-total': [
    { who: 'seat', total: 'number' },
    '{who} {who|have|has} {total} influence to bid with.',
    '{who|Masz|{who} ma} do licytacji {total, count, thing.influence:acc}.',
  ],
  'event.bid': [
    { who: 'seat', amount: 'number' },
    '{who} {who|bid|bids} {amount} influence.',
    '{who|Stawiasz|{who} stawia} {amount, count, thing.influence:acc}.',
  ],
  'event.bid-won': [
    { who: 'seat' },
    '{who} {who|win|wins} the bid.',
    '{who|Wygrywasz|{who} wygrywa} licytację.',
  ],
  'event.bid-lost': [
    { who: 'seat' },
    '{who} {who|make|makes} the lowest bid.',
    '{who|Dajesz|{who} daje} najniższą stawkę.',
  ],
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
    '{who:name} may not choose Orders that move armies this season.',
    '{who|Nie możesz|{who} nie może} w tej porze roku wybrać rozkazu, który porusza jednostki.',
  ],
  'event.keeps-peace': [
    { who: 'seat' },
    '{who:name} may not start battles this season.',
    '{who|Nie możesz|{who} nie może} w tej porze roku rozpoczynać bitew.',
  ],
  'event.hero-restored': [
    { hero: 'hero' },
    '{hero} stands up, without damage.',
    '{hero} stoi i nie ma obrażeń.',
  ],
  'event.tokens-looked-at': [
    { who: 'seat', area: 'area' },
    '{who} {who|look|looks} at the tokens in {area}.',
    '{who|Podglądasz|{who} podgląda} żetony na obszarze {area}.',
  ],

  'reason.not-tied': [
    { who: 'seat' },
    '{who} {who|are|is} not among the tied bidders.',
    '{who|Nie ma cię|{who} nie jest} wśród remisujących.',
  ],

  'prompt.bid': [
    { card: 'seasonCard' },
    '{card}: how much influence do you bid?',
    '{card}: ile wpływów stawiasz?',
  ],
  'prompt.bid-winner': ['The bid is tied: who wins it?', 'Remis w licytacji: kto wygrywa?'],
  'prompt.bid-loser': [
    'The lowest bid is tied: whose is it?',
    'Remis najniższych stawek: kto ponosi porażkę?',
  ],
  'prompt.fall': ['Take 2 influence or a Tactics card.', 'Weź 2 wpływy albo kartę taktyki.'],
  'fall.influence': ['2 influence', '2 wpływy'],
  'fall.tactics': ['a Tactics card', 'karta taktyki'],

  'crumb.season-step': [{ card: 'seasonCard' }, '{card}', '{card}'],
  'crumb.influence-bid': ['Influence bid', 'Licytacja wpływów'],
  'crumb.fall': ['Fall', 'Jesień'],
  'crumb.winter': ['Winter', 'Zima'],
});
