import { secret, shown } from '@runehold/kernel/event/event';
import { bilingual } from '@runehold/kernel/text/bilingual';

/** The game itself, what many rules do, and what a turn asks. */
export const coreWords = bilingual({
  'event.year-began': [{ year: 'number' }, 'Year {year} begins.', 'Rozpoczyna się rok {year}.'],
  'event.season-began': [{ season: 'season' }, '{season}.', '{season}.'],
  'event.turn-began': [
    { who: 'seat', order: 'order' },
    '{who} resolves {order}.',
    '{who} rozgrywa rozkaz „{order}”.',
  ],
  'event.turn-ended': [{ who: 'seat' }, '{who} ends the turn.', '{who} kończy turę.'],
  'event.influence-gained': [
    { who: 'seat', amount: 'number', total: 'number' },
    '{who} gains {amount} influence and has {total}.',
    '{who} otrzymuje {amount, count, thing.influence:acc}; razem: {total}.',
  ],
  'event.influence-lost': [
    { who: 'seat', amount: 'number', total: 'number' },
    '{who} loses {amount} influence and has {total}.',
    '{who} traci {amount, count, thing.influence:acc}; zostaje: {total}.',
  ],
  'event.dial-turned': [
    { who: 'seat', resource: 'resource', to: 'number' },
    '{who}: {resource} is now {to}.',
    '{who}: licznik {resource:gen} wskazuje teraz {to}.',
  ],
  'event.fate-shown': [{ fate: shown('fate') }, '{fate} is drawn.', 'Dobrano {fate:acc}.'],
  'event.fate-reshuffled': [
    { cards: 'number' },
    'The Fate deck is whole again: {cards, count, thing.card}.',
    'Talia losu jest znów pełna: {cards, count, thing.card}.',
  ],
  'event.tactics-drawn': [
    { who: 'seat', tactics: secret('tactics') },
    '{who} draws a Tactics card: {tactics}.',
    '{who} dobiera kartę taktyki: {tactics}.',
  ],
  'event.tactics-drawn.hidden': ['{who} draws a Tactics card.', '{who} dobiera kartę taktyki.'],
  'event.tactics-discarded': [
    { who: 'seat', tactics: shown('tactics') },
    '{who} discards a Tactics card: {tactics}.',
    '{who} odrzuca kartę taktyki: {tactics}.',
  ],
  'event.fresh-tactics-discarded': [
    { who: 'seat', tactics: shown('tactics') },
    '{who} discards a Tactics card of this season: {tactics}.',
    '{who} odrzuca kartę taktyki z tej pory roku: {tactics}.',
  ],
  'event.tactics-reshuffled': [
    { cards: 'number' },
    'The Tactics discard pile becomes a new deck of {cards, count, thing.card}.',
    'Odrzucone karty taktyki tworzą nową talię: {cards, count, thing.card}.',
  ],
  'event.quest-drawn': [
    { who: 'seat', quest: secret('quest') },
    '{who} draws a Quest card: {quest}.',
    '{who} dobiera kartę misji: {quest}.',
  ],
  'event.quest-drawn.hidden': ['{who} draws a Quest card.', '{who} dobiera kartę misji.'],
  'event.quest-discarded': [
    { who: 'seat', quest: shown('quest') },
    '{who} discards a Quest card: {quest}.',
    '{who} odrzuca kartę misji: {quest}.',
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
    '{who} controls no area and is eliminated.',
    '{who} nie kontroluje żadnego obszaru i odpada z gry.',
  ],
  'event.runes-counted': [
    { who: 'seat', runes: 'number' },
    '{who} controls {runes, count, thing.dragon-rune}.',
    '{who} kontroluje {runes, count, thing.dragon-rune:acc}.',
  ],
  'event.won': [{ who: 'seat' }, '{who} wins.', '{who} zwycięża.'],
  'event.orders-revealed': [
    { who: 'seat', order: 'order' },
    '{who} reveals {order}.',
    '{who} odkrywa rozkaz „{order}”.',
  ],
  'event.bonus-used': [
    { who: 'seat', order: 'order' },
    '{who} uses the Supremacy Bonus of {order}.',
    '{who} korzysta ze Starszeństwa rozkazu „{order}”.',
  ],

  'reason.order-used': [
    { order: 'order' },
    '{order} is already in play this year.',
    'Rozkaz „{order}” jest już w tym roku w grze.',
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
    '{two, select, 0 {Podnieś jeden licznik o {one}.} other {Podnieś jeden licznik o {one} albo dwa liczniki o {two}.}}',
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
  'prompt.unit-limit': [
    { count: 'number', area: 'area' },
    'Too many units in {area}: destroy {count, count, thing.unit}.',
    'Za dużo jednostek na obszarze {area}: zniszcz {count, count, thing.unit:acc}.',
  ],

  'crumb.runewars': ['Runewars', 'Runewars'],
  'crumb.choose-orders': ['Choice of Orders', 'Wybór kart rozkazów'],
  'crumb.turn': [{ seat: 'seat' }, 'Turn: {seat}', 'Tura: {seat}'],
});
