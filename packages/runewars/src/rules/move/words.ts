import { shown } from '@runehold/kernel/event/event';
import { bilingual } from '@runehold/kernel/text/bilingual';

/** Marches, diplomacy and retreats. */
export const moveWords = bilingual({
  'event.area-activated': [
    { who: 'seat', area: 'area' },
    '{who} activates {area}.',
    '{who} aktywuje obszar {area}.',
  ],
  'event.portals-opened': [
    { who: 'seat' },
    '{who} opens the Magic Portals.',
    '{who} otwiera magiczne portale.',
  ],
  'event.units-marched': [
    { who: 'seat', unit: 'unit', amount: 'number', from: 'area', to: 'area' },
    '{who}: {amount, count, unit} {amount, plural, one {marches} other {march}} from {from} to {to}.',
    '{who} przesuwa {amount, count, unit:acc} z obszaru {from} na obszar {to}.',
  ],
  'event.hero-marched': [
    { hero: 'hero', from: 'area', to: 'area' },
    '{hero} goes from {from} to {to}.',
    '{hero} idzie z obszaru {from} na obszar {to}.',
  ],
  'event.hero-passed': [
    { hero: 'hero', area: 'area' },
    '{hero} passes {area} and looks at the rune there.',
    '{hero} przechodzi przez obszar {area} i podgląda leżący tam żeton runu.',
  ],
  'event.units-retreated': [
    { unit: 'unit', amount: 'number', from: 'area', to: 'area' },
    '{amount, count, unit} {amount, plural, one {retreats} other {retreat}} from {from} to {to}, routed.',
    'Odwrót z obszaru {from} na obszar {to}: {amount, count, unit} ({amount, plural, one {jednostka rozbita} few {jednostki rozbite} many {jednostki rozbite} other {jednostki rozbite}}).',
  ],
  'event.hero-retreated': [
    { hero: 'hero', from: 'area', to: 'area' },
    '{hero} retreats from {from} to {to}, routed.',
    '{hero} wykonuje odwrót z obszaru {from} na obszar {to} i jest {hero, gender, f {rozbita} n {rozbite} other {rozbity}}.',
  ],
  'event.hero-stayed': [
    { hero: 'hero', area: 'area' },
    '{hero} finds no way out of {area} and stays, routed.',
    '{hero} nie ma dokąd odejść z obszaru {area} i leży tam {hero, gender, f {rozbita} n {rozbite} other {rozbity}}.',
  ],
  'event.diplomacy-begun': [
    { who: 'seat', area: 'area', influence: 'number' },
    '{who} spends {influence} influence on diplomacy in {area}.',
    '{who} wydaje {influence, count, thing.influence:acc} na pertraktacje na obszarze {area}.',
  ],
  'event.destiny-chosen': [
    { who: 'seat', fate: shown('fate') },
    '{who} chooses {fate}.',
    '{who} wybiera {fate:acc}.',
  ],
  'event.neutrals-allied': [
    { who: 'seat', area: 'area' },
    'The neutral units in {area} ally with {who}.',
    'Neutralne jednostki na obszarze {area} zawierają przymierze. Sprzymierza się z nimi {who}.',
  ],
  'event.neutrals-driven-off': [
    { who: 'seat', area: 'area' },
    'The neutral units leave {area} to {who}.',
    'Neutralne jednostki opuszczają obszar {area}. Zajmuje go {who}.',
  ],
  'event.neutrals-refused': [
    { who: 'seat', area: 'area' },
    'The neutral units in {area} refuse. {who} must fight or retreat.',
    'Neutralne jednostki na obszarze {area} odmawiają. {who} musi walczyć lub odejść.',
  ],

  'reason.activated': [
    { area: 'area' },
    'Your activation token lies in {area}.',
    'Na obszarze {area} leży twój żeton aktywacji.',
  ],
  'reason.unit-routed': ['Routed units cannot move.', 'Rozbite jednostki nie mogą się poruszać.'],
  'reason.hero-routed': ['A routed hero cannot move.', 'Rozbity bohater nie może się poruszać.'],
  'reason.out-of-reach': ['There is no way that is short enough.', 'Nie prowadzi tam dość krótka droga.'],
  'reason.cannot-cross-over': [
    { area: 'area' },
    'It cannot be entered from {area} in one step.',
    'Nie można tam wejść jednym krokiem z obszaru {area}.',
  ],
  'reason.no-ground-for-neutrals': [
    'Unallied neutral units go to uncontrolled areas only.',
    'Niesprzymierzone jednostki neutralne idą tylko na niekontrolowane obszary.',
  ],
  'reason.area-to-leave': ['This is where they have to leave.', 'Ten obszar muszą opuścić.'],
  'reason.friendly-first': [
    'There is a friendly area to go to, which comes first.',
    'Pierwszeństwo ma przyjazny obszar, na który mogą odejść.',
  ],
  'reason.not-all-can-go': [
    { area: 'area' },
    'Not all heroes who have to leave {area} can go there.',
    'Nie wszyscy bohaterowie, którzy opuszczają obszar {area}, mogą tam dotrzeć.',
  ],
  'reason.not-on-the-way': ['The hero starts or ends there.', 'Bohater tam zaczyna albo kończy drogę.'],
  'reason.nobody-comes': [
    'Nobody who may still move can get there.',
    'Nie dotrze tam nikt, kto może się jeszcze poruszyć.',
  ],
  'reason.moved-already': [
    'This hero has already moved in this order.',
    'Ten bohater już się poruszył w tym rozkazie.',
  ],
  'reason.heroes-stay': ['This order moves units only.', 'Ten rozkaz przesuwa tylko jednostki.'],
  'reason.allies-rely': [
    { area: 'area' },
    'Allied units are going to {area} because of these, so they stay.',
    'Sprzymierzone jednostki idą na obszar {area} ze względu na te, więc te zostają.',
  ],
  'reason.visited': [
    { area: 'area' },
    'You have already sent figures to {area} in this order.',
    'W tym rozkazie figurki już ruszyły na obszar {area}.',
  ],
  'reason.not-friendly-or-empty': [
    { area: 'area' },
    '{area} is neither friendly nor empty.',
    'Obszar {area} nie jest ani przyjazny, ani pusty.',
  ],
  'reason.battle-spent': [
    'This order has already started its battle.',
    'Ten rozkaz doprowadził już do bitwy.',
  ],
  'reason.peace-demanded': [
    'The Council demands peace: you may not start a battle this season.',
    'Rada żąda pokoju: w tej porze roku nie możesz wydać bitwy.',
  ],
  'reason.no-influence': [
    'Diplomacy takes influence, and you have none.',
    'Pertraktacje wymagają wpływów, a nie masz żadnych.',
  ],
  'reason.too-many-to-negotiate': [
    { most: 'number' },
    'No more than {most} units may negotiate.',
    'Pertraktować może najwyżej {most, count, thing.unit}.',
  ],

  'prompt.activate': ['Choose an area to activate.', 'Wybierz obszar do aktywacji.'],
  'prompt.strategize': [
    'Choose an area to move figures to.',
    'Wybierz obszar, na który przesuniesz figurki.',
  ],
  'prompt.march-units': [
    { area: 'area' },
    'Which of your units go to {area}?',
    'Które z twoich jednostek idą na obszar {area}?',
  ],
  'prompt.march-allies': [
    { area: 'area' },
    'Which allied units go to {area}?',
    'Które sprzymierzone jednostki idą na obszar {area}?',
  ],
  'prompt.march-heroes': [
    { area: 'area' },
    'Which heroes go to {area}?',
    'Którzy bohaterowie idą na obszar {area}?',
  ],
  'prompt.hero-via': [
    { hero: 'hero' },
    'Through which area does {hero} go? You will see its rune.',
    'Przez który obszar idzie {hero}? Zobaczysz leżący tam żeton runu.',
  ],
  'prompt.portals': [
    { price: 'number' },
    'Spend {price} influence to use the Magic Portals?',
    'Czy wydajesz {price, count, thing.influence:acc}, aby użyć magicznych portali?',
  ],
  'prompt.approach': [
    { area: 'area' },
    'Fight the neutral units in {area}, or try diplomacy?',
    'Walczysz z neutralnymi jednostkami na obszarze {area} czy pertraktujesz?',
  ],
  'prompt.setback': [
    { area: 'area' },
    'The neutral units in {area} refuse. What will you do?',
    'Neutralne jednostki na obszarze {area} odmawiają. Co robisz?',
  ],
  'prompt.diplomacy': [
    { area: 'area' },
    'How much influence do you spend on diplomacy in {area}?',
    'Ile wpływów wydajesz na pertraktacje na obszarze {area}?',
  ],
  'prompt.destiny': [
    'Choose the Fate card whose destiny counts.',
    'Wybierz kartę losu, której przeznaczenie się liczy.',
  ],
  'prompt.retreat': [
    { area: 'area' },
    'Choose where the units retreat from {area}.',
    'Wybierz, dokąd jednostki wykonują odwrót z obszaru {area}.',
  ],
  'prompt.retreat-heroes': [
    { area: 'area' },
    'Choose where the supporting heroes retreat from {area}.',
    'Wybierz, dokąd wspierający bohaterowie wykonują odwrót z obszaru {area}.',
  ],
  'approach.battle': ['battle', 'bitwa'],
  'approach.diplomacy': ['diplomacy', 'pertraktacje'],
  'setback.battle': ['battle', 'bitwa'],
  'setback.retreat': ['retreat', 'odwrót'],

  'crumb.strategize': ['Strategize', 'Rozstawienie'],
  'crumb.mobilize': ['Mobilize', 'Mobilizacja'],
  'crumb.mobilize-again': ['Mobilize again', 'Druga Mobilizacja'],
  'crumb.conquer': ['Conquer', 'Podbój'],
  'crumb.march': [{ target: 'area' }, 'March to {target}', 'Ruch na obszar {target}'],
  'crumb.negotiate': [{ area: 'area' }, 'Neutral units in {area}', 'Neutralne jednostki na obszarze {area}'],
  'crumb.retreat': [{ origin: 'area' }, 'Retreat from {origin}', 'Odwrót z obszaru {origin}'],
});
