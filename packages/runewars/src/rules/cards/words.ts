import { bilingual } from '@runehold/kernel/text/bilingual';

/** What Tactics cards do and ask. */
export const cardsWords = bilingual({
  'event.tactics-played': [
    { who: 'seat', card: 'tactics' },
    '{who} {who|play|plays} {card}.',
    '{who|Zagrywasz|{who} zagrywa} kartę „{card}”.',
  ],
  'event.order-taken-back': [
    { who: 'seat', order: 'order' },
    '{who} {who|return|returns} {order} to {who|your|their} hand.',
    '{who|Bierzesz|{who} bierze} z powrotem na rękę rozkaz „{order}”.',
  ],
  'event.activation-put': [
    { who: 'seat', area: 'area' },
    '{who} {who|get|gets} an activation token in {area}.',
    '{who|Otrzymujesz|{who} otrzymuje} żeton aktywacji na obszarze {area}.',
  ],
  'event.activation-removed': [
    { who: 'seat', area: 'area' },
    '{who} {who|remove|removes} an activation token from {area}.',
    '{who|Zdejmujesz|{who} zdejmuje} żeton aktywacji z obszaru {area}.',
  ],
  'event.rune-looked-at': [
    { who: 'seat', area: 'area' },
    '{who} {who|look|looks} at the rune in {area}.',
    '{who|Podglądasz|{who} podgląda} żeton runu na obszarze {area}.',
  ],
  'event.neutrals-moved': [
    { unit: 'unit', amount: 'number', from: 'area', to: 'area' },
    '{amount, count, unit} {amount, plural, one {moves} other {move}} from {from} to {to}.',
    'Ruch z obszaru {from} na obszar {to}: {amount, count, unit}.',
  ],
  'event.city-destroyed': [
    { who: 'seat', city: 'city', area: 'area' },
    '{who} {who|destroy|destroys} {city} in {area}.',
    '{who|Niszczysz|{who} niszczy} miasto {city} na obszarze {area}.',
  ],

  'reason.card-at-another-time': ['This card cannot be played now.', 'Tej karty nie można teraz zagrać.'],
  'reason.card-barred': [
    'A spy has named this card: it may not be used in this battle.',
    'Wskazał ją szpieg: w tej bitwie nie można jej użyć.',
  ],
  'reason.card-of-no-use': ['It would do nothing now.', 'Teraz nic by nie dała.'],
  'reason.no-objective': ['You have no Objective.', 'Nie masz celu.'],
  'reason.objective-after-battle': [
    'Your Objective is claimed right after a battle.',
    'Wypełnienie twojego celu ogłasza się zaraz po bitwie.',
  ],
  'reason.objective-open': ['Your Objective is not fulfilled yet.', 'Twój cel nie jest jeszcze wypełniony.'],

  'prompt.first-neutral': [
    { area: 'area' },
    'Which neutral unit comes to {area} first?',
    'Która jednostka neutralna pierwsza przybywa na obszar {area}?',
  ],

  'crumb.play-tactics': [{ it: 'tactics' }, '{it}', '{it}'],
});
