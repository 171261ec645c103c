import { secret, shown } from '@runehold/kernel/event/event';
import { bilingual } from '@runehold/kernel/text/bilingual';

/** The game itself, what many rules do, and what a turn asks. */
export const coreWords = bilingual({
  'event.year-began': [{ year: 'number' }, 'Year {year} begins.', 'Rozpoczyna się rok {year}.'],
  'event.season-began': [{ season: 'season' }, '{season}.', '{season}.'],
  'event.turn-began': [
    { who: 'seat', order: 'order' },
    '{who} {who|resolve|resolves} {order}.',
    '{who|Rozgrywasz|{who} rozgrywa} rozkaz „{order}”.',
  ],
  'event.turn-ended': [
    { who: 'seat' },
    '{who} {who|end|ends} {who|your|their} turn.',
    '{who|Kończysz|{who} kończy} turę.',
  ],
  'event.influence-gained': [
    { who: 'seat', amount: 'number', total: 'number' },
    '{who} {who|gain|gains} {amount} influence and now {who|have|has} {total}.',
    '{who|Otrzymujesz|{who} otrzymuje} {amount, count, thing.influence:acc}; razem: {total}.',
  ],
  'event.influence-lost': [
    { who: 'seat', amount: 'number', total: 'number' },
    '{who} {who|lose|loses} {amount} influence and now {who|have|has} {total}.',
    '{who|Tracisz|{who} traci} {amount, count, thing.influence:acc}; zostaje: {total}.',
  ],
  'event.dial-turned': [
    { who: 'seat', resource: 'resource', to: 'number' },
    '{who:s} {resource} dial now shows {to}.',
    '{who|Twój licznik|{who}: licznik} {resource:gen} wskazuje teraz {to}.',
  ],
  'event.fate-shown': [{ fate: shown('fate') }, '{fate} is drawn.', 'Dobrano {fate:acc}.'],
  'event.fate-reshuffled': [
    { cards: 'number' },
    'The Fate deck is full again: {cards, count, thing.card}.',
    'Talia losu jest znów pełna: {cards, count, thing.card}.',
  ],
  'event.tactics-drawn': [
    { who: 'seat', tactics: secret('tactics') },
    '{who} {who|draw|draws} a Tactics card: {tactics}.',
    '{who|Dobierasz|{who} dobiera} kartę taktyki: {tactics}.',
  ],
  'event.tactics-drawn.hidden': [
    '{who} {who|draw|draws} a Tactics card.',
    '{who|Dobierasz|{who} dobiera} kartę taktyki.',
  ],
  'event.tactics-discarded': [
    { who: 'seat', tactics: shown('tactics') },
    '{who} {who|discard|discards} a Tactics card: {tactics}.',
    '{who|Odrzucasz|{who} odrzuca} kartę taktyki: {tactics}.',
  ],
  'event.fresh-tactics-discarded': [
    { who: 'seat', tactics: shown('tactics') },
    '{who} {who|discard|discards} a Tactics card drawn this season: {tactics}.',
    '{who|Odrzucasz|{who} odrzuca} kartę taktyki dobraną w tej porze roku: {tactics}.',
  ],
  'event.tactics-reshuffled': [
    { cards: 'number' },
    'The Tactics discard pile becomes a new deck of {cards, count, thing.card}.',
    'Odrzucone karty taktyki tworzą nową talię: {cards, count, thing.card}.',
  ],
  'event.quest-drawn': [
    { who: 'seat', quest: secret('quest') },
    '{who} {who|draw|draws} a Quest card: {quest}.',
    '{who|Dobierasz|{who} dobiera} kartę misji: {quest}.',
  ],
  'event.quest-drawn.hidden': [
    '{who} {who|draw|draws} a Quest card.',
    '{who|Dobierasz|{who} dobiera} kartę misji.',
  ],
  'event.quest-discarded': [
    { who: 'seat', quest: shown('quest') },
    '{who} {who|discard|discards} a Quest card: {quest}.',
    '{who|Odrzucasz|{who} odrzuca} kartę misji: {quest}.',
  ],
  'event.quests-reshuffled': [
    { cards: 'number' },
    'The Quest discard pile becomes a new deck of {cards, count, thing.card}.',
    'Odrzucone karty misji tworzą nową talię: {cards, count, thing.card}.',
  ],
  'event.units-destroyed': [
    { unit: 'unit', amount: 'number', area: 'area' },
    '{amount, count, unit} {amount, plural, one {is} other {are}} destroyed in {area}.',
    'Zniszczono {amount, count, unit:acc} na obszarze {area}.',
  ],
  'event.units-routed': [
    { unit: 'unit', amount: 'number', area: 'area' },
    '{amount, count, unit} {amount, plural, one {is} other {are}} routed in {area}.',
    'Rozbito {amount, count, unit:acc} na obszarze {area}.',
  ],
  'event.units-stood': [
    { unit: 'unit', amount: 'number', area: 'area' },
    '{amount, count, unit} {amount, plural, one {stands} other {stand}} up in {area}.',
    'Postawiono z powrotem {amount, count, unit:acc} na obszarze {area}.',
  ],
  'event.units-placed': [
    { unit: 'unit', amount: 'number', area: 'area' },
    '{amount, count, unit} {amount, plural, one {is} other {are}} placed in {area}.',
    'Ustawiono {amount, count, unit:acc} na obszarze {area}.',
  ],
  'event.eliminated': [
    { who: 'seat' },
    '{who} {who|control|controls} no areas and {who|are|is} eliminated.',
    '{who|Nie kontrolujesz żadnego obszaru i odpadasz|{who} nie kontroluje żadnego obszaru i odpada} z gry.',
  ],
  'event.runes-counted': [
    { who: 'seat', runes: 'number' },
    '{who} {who|control|controls} {runes, count, thing.dragon-rune}.',
    '{who|Kontrolujesz|{who} kontroluje} {runes, count, thing.dragon-rune:acc}.',
  ],
  'event.won': [{ who: 'seat' }, '{who} {who|win|wins}.', '{who|Zwyciężasz|{who} zwycięża}.'],
  'event.orders-revealed': [
    { who: 'seat', order: 'order' },
    '{who} {who|reveal|reveals} {order}.',
    '{who|Odkrywasz|{who} odkrywa} rozkaz „{order}”.',
  ],
  'event.bonus-used': [
    { who: 'seat', order: 'order' },
    '{who} {who|use|uses} {order}’s Supremacy Bonus.',
    '{who|Korzystasz|{who} korzysta} ze Starszeństwa rozkazu „{order}”.',
  ],

  'reason.order-used': [
    { order: 'order' },
    '{order} is already in play this year.',
    'Rozkaz „{order}” jest w tym roku już w grze.',
  ],
  'reason.storm-bound': [
    { order: 'order' },
    'The storm forbids {order} this season.',
    'Burza nie pozwala w tej porze roku na rozkaz „{order}”.',
  ],

  'game.name': ['Runewars', 'Runewars'],
  'game.about': [
    'Lead a people of Terrinoth through years of war, quests and intrigue for the dragon runes.',
    'Poprowadź jeden z ludów Terrinoth przez lata wojen, misji i intryg o smocze runy.',
  ],
  'prompt.choose-order': ['Choose an Order for this season.', 'Wybierz rozkaz na tę porę roku.'],
  'prompt.turn': [{ order: 'order' }, '{order}: what do you do?', '{order}: co robisz?'],
  'prompt.discard-tactics': [
    { count: 'number' },
    'You hold too many Tactics cards: discard {count, count, thing.card}.',
    'Masz za dużo kart taktyki: odrzuć {count, count, thing.card:acc}.',
  ],
  'prompt.discard-quests': [
    { count: 'number' },
    'You hold too many Quest cards: discard {count, count, thing.card}.',
    'Masz za dużo kart misji: odrzuć {count, count, thing.card:acc}.',
  ],
  'prompt.raise-dials': [
    { one: 'number', two: 'number' },
    '{two, select, 0 {Raise one dial by {one}.} other {Raise one dial by {one}, or two dials by {two} each.}}',
    '{two, select, 0 {Podnieś jeden licznik o {one}.} other {Podnieś jeden licznik o {one} albo dwa liczniki po {two}.}}',
  ],
  'prompt.give-up-stronghold': [
    { area: 'area' },
    'Give up a stronghold elsewhere to place one in {area}?',
    'Czy oddajesz inną twierdzę, by ułożyć jej żeton na obszarze {area}?',
  ],
  'prompt.raise-on-site': [
    { area: 'area' },
    'Place a damaged stronghold in {area}?',
    'Czy układasz żeton uszkodzonej twierdzy na obszarze {area}?',
  ],
  'prompt.winter-limit': [
    { count: 'number', area: 'area', food: 'number' },
    'It is winter and your food dial shows {food}: {count, count, thing.unit} in {area} {count, plural, one {starves} other {starve}}. Choose {count, plural, one {it} other {them}}.',
    'Zima: twój licznik żywności wskazuje {food}, więc na obszarze {area} {count, plural, one {ginie # jednostka} few {giną # jednostki} many {ginie # jednostek} other {ginie # jednostki}}. Wybierz {count, plural, one {ją} few {je} many {je} other {je}}.',
  ],
  'prompt.unit-limit': [
    { count: 'number', area: 'area' },
    'Too many units in {area}: destroy {count, count, thing.unit}.',
    'Za dużo jednostek na obszarze {area}: zniszcz {count, count, thing.unit:acc}.',
  ],

  'crumb.runewars': ['Runewars', 'Runewars'],
  'crumb.choose-orders': ['Choosing Orders', 'Wybór kart rozkazów'],
  'crumb.turn': [{ seat: 'seat' }, '{seat:s} turn', '{seat|Twoja tura|Tura: {seat}}'],
});
