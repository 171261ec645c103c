import { bilingual } from '@runehold/kernel/text/bilingual';

/** What a battle asks: prompts, labels and breadcrumbs. */
export const battleAskWords = bilingual({
  'prompt.support': [{ hero: 'hero' }, 'Which units does {hero} support?', 'Które jednostki wspiera {hero}?'],
  'prompt.battle-start': [
    'The battle begins: play a card, use a Reward, or pass.',
    'Początek bitwy: zagraj kartę, użyj nagrody lub spasuj.',
  ],
  'prompt.battle-round': [
    { round: 'number' },
    'Combat round {round} begins: play a card, or pass.',
    'Początek rundy walki {round}: zagraj kartę lub spasuj.',
  ],
  'prompt.battle-routs': [
    { routs: 'number' },
    'You are dealt {routs, plural, one {# rout} other {# routs}}: play a card, or pass.',
    'Otrzymujesz {routs, plural, one {# rozbicie} few {# rozbicia} many {# rozbić} other {# rozbicia}}: zagraj kartę lub spasuj.',
  ],
  'prompt.battle-tally': [
    'Strength is about to be tallied: play a card, or pass.',
    'Przed podsumowaniem siły: zagraj kartę lub spasuj.',
  ],
  'prompt.battle-marker': [
    'Your area is under attack: play a card before the units line up, or pass.',
    'Twój obszar jest atakowany: zagraj kartę, zanim jednostki staną w rzędach, lub spasuj.',
  ],
  'prompt.attack-with': [
    { round: 'number' },
    'Combat round {round}: which of your units attack now?',
    'Runda walki {round}: które z twoich jednostek atakują teraz?',
  ],
  'prompt.support-draw': [
    { unit: 'unit' },
    'Draw one more Fate card for the {unit:other} and discard one?',
    'Czy dobierasz o jedną kartę losu więcej ({unit}) i jedną odrzucasz?',
  ],
  'prompt.support-draw-many': [
    { unit: 'unit', draws: 'number', discards: 'number' },
    'Draw {draws, plural, one {# more Fate card} other {# more Fate cards}} for the {unit:other} and discard {discards}?',
    'Czy dobierasz o {draws, count, thing.fate-card:acc} więcej ({unit}) i odrzucasz {discards}?',
  ],
  'prompt.support-discard': [
    { unit: 'unit' },
    'Discard a Fate card drawn for the {unit:other}.',
    'Odrzuć jedną z dobranych kart losu ({unit}).',
  ],
  'prompt.support-discard-many': [
    { unit: 'unit', discards: 'number' },
    'Discard {discards, plural, one {one} other {#}} of the cards drawn for the {unit:other}.',
    'Odrzuć {discards, plural, one {jedną z dobranych kart} few {# z dobranych kart} many {# z dobranych kart} other {# z dobranych kart}} ({unit}).',
  ],
  'prompt.redraw': [
    { unit: 'unit' },
    'Discard all Fate cards drawn for the {unit:other} and draw again?',
    'Czy odrzucasz wszystkie dobrane karty losu ({unit}) i dobierasz nowe?',
  ],
  'prompt.stand-in-battle': [
    { count: 'number' },
    'Stand up to {count} of your units.',
    'Postaw swoje jednostki (najwyżej {count}).',
  ],
  'prompt.assign-damage': [
    { amount: 'number' },
    'Assign damage to one of your units ({amount} left).',
    'Przydziel obrażenie jednej ze swoich jednostek (pozostało: {amount}).',
  ],
  'prompt.assign-routs': [
    { amount: 'number' },
    'Rout one of your units ({amount} left).',
    'Rozbij jedną ze swoich jednostek (pozostało: {amount}).',
  ],
  'prompt.pick-damaged': [
    { amount: 'number' },
    'Choose an enemy unit to take the damage ({amount} left).',
    'Wybierz wrogą jednostkę, która otrzyma obrażenie (pozostało: {amount}).',
  ],
  'prompt.pick-routed': [
    { amount: 'number' },
    'Choose an enemy unit to rout ({amount} left).',
    'Wybierz wrogą jednostkę do rozbicia (pozostało: {amount}).',
  ],
  'prompt.pick-destroyed': [
    { amount: 'number' },
    'Choose an enemy unit to destroy ({amount} left).',
    'Wybierz wrogą jednostkę do zniszczenia (pozostało: {amount}).',
  ],
  'prompt.give-up': [
    { amount: 'number' },
    'Choose one of your units to be destroyed ({amount} left).',
    'Wybierz swoją jednostkę, która zostanie zniszczona (pozostało: {amount}).',
  ],
  'prompt.fortification': [
    { development: 'development' },
    'Use this development: {development}?',
    'Czy wykorzystujesz ulepszenie: {development}?',
  ],
  'prompt.ward-off': [
    'Choose the unit that the wards drive off.',
    'Wybierz jednostkę, która musi wykonać odwrót.',
  ],
  'prompt.surplus': [
    { count: 'number', area: 'area' },
    'Choose units that must leave {area} ({count}).',
    'Wybierz jednostki, które muszą opuścić obszar {area} ({count}).',
  ],
  'prompt.withdraw': [
    { area: 'area' },
    'Choose where your units withdraw to from {area}.',
    'Wybierz, dokąd wycofują się twoje jednostki z obszaru {area}.',
  ],
  'battleCard.battle': [{ it: 'tactics' }, '{it}', '{it}'],
  'battleCard.turn': [{ it: 'tactics' }, '{it} (during your turn)', '{it} (w swojej turze)'],
  'battleCard.command': [{ it: 'commanderCard' }, '{it}', '{it}'],
  'battleCard.reward': [{ it: 'reward' }, 'use {it:a}', 'użyj {it:gen}'],

  'crumb.battle': [{ area: 'area' }, 'Battle in {area}', 'Bitwa na obszarze {area}'],
  'crumb.combat': [{ round: 'number' }, 'Combat round {round}', 'Runda walki {round}'],
  'crumb.special-ability': [
    { unit: 'unit' },
    'The {unit}’s special ability',
    'Specjalna zdolność {unit:gen}',
  ],
  'crumb.tally-strength': ['Tallying strength', 'Podsumowanie siły'],
  'crumb.resolve-battle': ['Resolution', 'Rozstrzygnięcie'],
});
