import { bilingual } from '@runehold/kernel/text/bilingual';

/** What Tactics cards do and ask. */
export const cardsWords = bilingual({
  'event.tactics-played': [
    { who: 'seat', card: 'tactics' },
    '{who} plays {card}.',
    '{who} zagrywa kartę „{card}”.',
  ],
  'event.order-taken-back': [
    { who: 'seat', order: 'order' },
    '{who} takes {order} back in hand.',
    '{who} bierze z powrotem na rękę rozkaz „{order}”.',
  ],
  'event.activation-put': [
    { who: 'seat', area: 'area' },
    'An activation token of {who} is put in {area}.',
    '{who} otrzymuje żeton aktywacji na obszarze {area}.',
  ],
  'event.activation-removed': [
    { who: 'seat', area: 'area' },
    '{who} takes an activation token out of {area}.',
    '{who} zdejmuje żeton aktywacji z obszaru {area}.',
  ],
  'event.rune-looked-at': [
    { who: 'seat', area: 'area' },
    '{who} looks at the rune in {area}.',
    '{who} podgląda żeton runu na obszarze {area}.',
  ],
  'event.neutrals-moved': [
    { unit: 'unit', amount: 'number', from: 'area', to: 'area' },
    '{amount, count, unit} {amount, plural, one {moves} other {move}} from {from} to {to}.',
    'Ruch z obszaru {from} na obszar {to}: {amount, count, unit}.',
  ],
  'event.city-destroyed': [
    { who: 'seat', city: 'city', area: 'area' },
    '{who} destroys {city} in {area}.',
    '{who} niszczy miasto {city} na obszarze {area}.',
  ],

  'prompt.choose-opponent': [
    { card: 'tactics' },
    '{card}: choose an opponent.',
    '{card}: wybierz przeciwnika.',
  ],
  'prompt.lower-dial-of': [
    { who: 'seat' },
    'Which dial of {who} goes down?',
    'Który licznik obniżasz? Traci {who}.',
  ],
  'prompt.how-many-tactics': [
    'How many Tactics cards do both of you draw?',
    'Ile kart taktyki dobiera każdy z was?',
  ],
  'prompt.take-back-order': ['Which Order do you take back?', 'Który rozkaz bierzesz z powrotem?'],
  'prompt.activate-for': [
    { who: 'seat' },
    'In which area is {who}’s activation token put?',
    'Na którym obszarze {who} otrzymuje żeton aktywacji?',
  ],
  'prompt.remove-activation': [
    'Which activation token do you take off the board?',
    'Który żeton aktywacji zdejmujesz z planszy?',
  ],
  'prompt.raze-city': ['Which of your cities do you destroy?', 'Które ze swoich miast niszczysz?'],
  'prompt.rally-where': [
    'In which area do routed units stand up?',
    'Na którym obszarze wstają rozbite jednostki?',
  ],
  'prompt.rally-whom': [
    { area: 'area' },
    'Which units in {area} stand up?',
    'Które jednostki na obszarze {area} wstają?',
  ],
  'prompt.scatter': [
    'The neutral units of which area flee?',
    'Jednostki neutralne z którego obszaru uciekają?',
  ],
  'prompt.call-where': ['In which of your areas do they appear?', 'Na którym z twoich obszarów się pojawią?'],
  'prompt.first-neutral': [
    { area: 'area' },
    'Which neutral unit comes to {area} first?',
    'Która jednostka neutralna pierwsza przybywa na obszar {area}?',
  ],
  'prompt.lure-from': [
    'From which area do you lure neutral units?',
    'Z którego obszaru wabisz jednostki neutralne?',
  ],
  'prompt.lure-to': ['Where do they go?', 'Dokąd idą?'],
  'prompt.lure-whom': ['Which of them?', 'Które z nich?'],
  'prompt.scrying': ['At which runes do you look?', 'Które żetony runów podglądasz?'],
  'prompt.lost-city': ['Where does the lost city rise?', 'Gdzie wznosi się zaginione miasto?'],
  'prompt.double-march': ['The units of which area hurry?', 'Jednostki z którego obszaru się spieszą?'],
  'prompt.activation-cards': [
    'The area is activated. Play a card?',
    'Obszar jest aktywowany. Czy zagrywasz kartę?',
  ],
  'prompt.diplomacy-cards': [
    'The influence is spent. Play a card?',
    'Wpływy zostały wydane. Czy zagrywasz kartę?',
  ],
  'prompt.winter-cards': ['Winter takes its toll. Play a card?', 'Zima zbiera żniwo. Czy zagrywasz kartę?'],
  'prompt.winter-provisions': ['Which area is spared?', 'Który obszar zostaje oszczędzony?'],

  'crumb.play-tactics': [{ it: 'tactics' }, '{it}', '{it}'],
  'crumb.play-quest-card': [{ card: 'tactics' }, '{card}', '{card}'],
});
