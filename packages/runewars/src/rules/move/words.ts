import { shown } from '@runehold/kernel/event/event';
import { bilingual } from '@runehold/kernel/text/bilingual';

/** Marches, diplomacy and retreats. */
export const moveWords = bilingual({
  'event.area-activated': [
    { who: 'seat', area: 'area' },
    '{who} {who|activate|activates} {area}.',
    '{who|Aktywujesz|{who} aktywuje} obszar {area}.',
  ],
  'event.portals-opened': [
    { who: 'seat' },
    '{who} {who|open|opens} the Magic Portals.',
    '{who|Otwierasz|{who} otwiera} magiczne portale.',
  ],
  'event.units-marched': [
    { who: 'seat', unit: 'unit', amount: 'number', from: 'area', to: 'area' },
    '{who} {who|move|moves} {amount, count, unit} from {from} to {to}.',
    '{who|Poruszasz|{who} porusza} {amount, count, unit:acc} z obszaru {from} na obszar {to}.',
  ],
  'event.hero-marched': [
    { hero: 'hero', from: 'area', to: 'area' },
    '{hero} moves from {from} to {to}.',
    '{hero} porusza się z obszaru {from} na obszar {to}.',
  ],
  'event.hero-passed': [
    { hero: 'hero', area: 'area' },
    '{hero} passes through {area} and looks at the rune there.',
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
    '{hero} wykonuje odwrót z obszaru {from} na obszar {to} i zostaje {hero, gender, f {rozbita} n {rozbite} other {rozbity}}.',
  ],
  'event.hero-stayed': [
    { hero: 'hero', area: 'area' },
    '{hero} has nowhere to retreat and stays in {area}, routed.',
    '{hero} nie ma dokąd wykonać odwrotu i zostaje na obszarze {area}: {hero, gender, f {rozbita} n {rozbite} other {rozbity}}.',
  ],
  'event.diplomacy-begun': [
    { who: 'seat', area: 'area', influence: 'number' },
    '{who} {who|spend|spends} {influence} influence on diplomacy in {area}.',
    '{who|Wydajesz|{who} wydaje} {influence, count, thing.influence:acc} na pertraktacje na obszarze {area}.',
  ],
  'event.destiny-chosen': [
    { who: 'seat', fate: shown('fate') },
    '{who} {who|choose|chooses} {fate}.',
    '{who|Wybierasz|{who} wybiera} {fate:acc}.',
  ],
  'event.neutrals-allied': [
    { who: 'seat', area: 'area' },
    'The neutral units in {area} ally with {who:obj}.',
    '{who|Sprzymierzasz się|{who} sprzymierza się} z neutralnymi jednostkami na obszarze {area}.',
  ],
  'event.neutrals-driven-off': [
    { who: 'seat', area: 'area' },
    'The neutral units leave {area} to {who:obj}.',
    'Neutralne jednostki opuszczają obszar {area}. {who|Zajmujesz go|Zajmuje go {who}}.',
  ],
  'event.neutrals-refused': [
    { who: 'seat', area: 'area' },
    'The neutral units in {area} refuse. {who:name} must fight or retreat.',
    'Neutralne jednostki na obszarze {area} odmawiają. {who|Musisz|{who} musi} walczyć lub się wycofać.',
  ],

  'reason.activated': [
    { area: 'area' },
    '{area} has your activation token.',
    'Na obszarze {area} leży twój żeton aktywacji.',
  ],
  'reason.unit-routed': ['Routed units cannot move.', 'Rozbite jednostki nie mogą się poruszać.'],
  'reason.hero-routed': ['A routed hero cannot move.', 'Rozbity bohater nie może się poruszać.'],
  'reason.out-of-reach': ['It is out of reach.', 'To poza zasięgiem ruchu.'],
  'reason.cannot-cross-over': [
    { area: 'area' },
    'It cannot be entered from {area} in one step.',
    'Nie można tam wejść jednym krokiem z obszaru {area}.',
  ],
  'reason.no-ground-for-neutrals': [
    'Unallied neutral units move only to uncontrolled areas.',
    'Niesprzymierzone jednostki neutralne ruszają tylko na niekontrolowane obszary.',
  ],
  'reason.area-to-leave': ['They must leave this area.', 'Ten obszar muszą opuścić.'],
  'reason.friendly-first': [
    'They can retreat to a friendly area, which comes first.',
    'Pierwszeństwo ma przyjazny obszar, na który mogą wykonać odwrót.',
  ],
  'reason.not-all-can-go': [
    { area: 'area' },
    'Not all heroes who must leave {area} can go there.',
    'Nie wszyscy bohaterowie, którzy opuszczają obszar {area}, mogą tam dotrzeć.',
  ],
  'reason.not-on-the-way': ['The hero starts or ends there.', 'Bohater tam zaczyna albo kończy drogę.'],
  'reason.nobody-comes': [
    'No figure that can still move can get there.',
    'Nie dotrze tam żadna figurka, która może się jeszcze poruszyć.',
  ],
  'reason.moved-already': [
    'This hero has already moved with this Order.',
    'Ten bohater już się poruszył w tym rozkazie.',
  ],
  'reason.heroes-stay': ['This Order moves only units.', 'Ten rozkaz porusza tylko jednostki.'],
  'reason.allies-rely': [
    { area: 'area' },
    'Allied units are coming to {area} because of these units, which must stay.',
    'Sprzymierzone jednostki idą na obszar {area} dzięki tym, które tam stoją, więc te muszą zostać.',
  ],
  'reason.visited': [
    { area: 'area' },
    'You have already moved figures to {area} with this Order.',
    'W tym rozkazie figurki już ruszyły na obszar {area}.',
  ],
  'reason.not-friendly-or-empty': [
    { area: 'area' },
    '{area} is neither friendly nor empty.',
    'Obszar {area} nie jest ani przyjazny, ani pusty.',
  ],
  'reason.battle-spent': [
    'This Order has already started its battle.',
    'Ten rozkaz doprowadził już do bitwy.',
  ],
  'reason.peace-demanded': [
    'The Council demands peace: you may not start a battle this season.',
    'Rada żąda pokoju: w tej porze roku nie możesz wydać bitwy.',
  ],
  'reason.no-influence': [
    'Diplomacy costs influence, and you have none.',
    'Pertraktacje kosztują wpływy, a nie masz żadnych.',
  ],
  'reason.too-many-to-negotiate': [
    { most: 'number' },
    'Diplomacy is only possible with at most {most, count, thing.unit}.',
    'Pertraktować może najwyżej {most, count, thing.unit}.',
  ],

  'prompt.activate': ['Choose an area to activate.', 'Wybierz obszar do aktywacji.'],
  'prompt.strategize': ['Choose an area to move figures to.', 'Wybierz obszar, na który poruszysz figurki.'],
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
    'Which area does {hero} pass through? You will see its rune.',
    'Przez który obszar idzie {hero}? Zobaczysz leżący tam żeton runu.',
  ],
  'prompt.portals': [
    { price: 'number' },
    'Spend {price} influence to use the Magic Portals?',
    'Czy wydajesz {price, count, thing.influence:acc}, aby użyć magicznych portali?',
  ],
  'prompt.approach': [
    { area: 'area' },
    'Do you fight the neutral units in {area}, or try diplomacy?',
    'Walczysz z neutralnymi jednostkami na obszarze {area} czy pertraktujesz?',
  ],
  'prompt.setback': [
    { area: 'area' },
    'The neutral units in {area} refuse. What do you do?',
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
    'Your units must leave {area}. Choose where they retreat to.',
    'Twoje jednostki muszą opuścić obszar {area}. Wybierz, dokąd wykonują odwrót.',
  ],
  'prompt.retreat-of': [
    { who: 'seat', area: 'area' },
    '{who:s} units must leave {area}. You choose where they retreat to.',
    '{who|Twoje jednostki|Jednostki, którymi gra {who},} muszą opuścić obszar {area}. Wybierz, dokąd wykonują odwrót.',
  ],
  'prompt.retreat-neutrals': [
    { area: 'area' },
    'The neutral units must leave {area}. You decide for them: choose where they retreat to.',
    'Jednostki neutralne muszą opuścić obszar {area}. Decydujesz za nie: wybierz, dokąd wykonują odwrót.',
  ],
  'prompt.retreat-heroes': [
    { area: 'area' },
    'Choose where the supporting heroes retreat to from {area}.',
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
  'crumb.march': [{ target: 'area' }, 'Move to {target}', 'Ruch na obszar {target}'],
  'crumb.negotiate': [{ area: 'area' }, 'Neutral units in {area}', 'Neutralne jednostki na obszarze {area}'],
  'crumb.retreat': [{ origin: 'area' }, 'Retreat from {origin}', 'Odwrót z obszaru {origin}'],
});
