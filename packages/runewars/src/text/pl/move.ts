/** Ruchy wojsk, pertraktacje i odwroty. */
export const move = {
  'event.area-activated': '{who} aktywuje obszar {area}.',
  'event.portals-opened': '{who} otwiera magiczne portale.',
  'event.units-marched': '{who} przesuwa {amount, count, unit:acc} z obszaru {from} na obszar {to}.',
  'event.hero-marched': '{hero} idzie z obszaru {from} na obszar {to}.',
  'event.hero-passed': '{hero} przechodzi przez obszar {area} i podgląda leżący tam żeton runu.',
  'event.units-retreated':
    'Odwrót z obszaru {from} na obszar {to}: {amount, count, unit} ({amount, plural, one {jednostka rozbita} few {jednostki rozbite} many {jednostki rozbite} other {jednostki rozbite}}).',
  'event.hero-retreated':
    '{hero} wykonuje odwrót z obszaru {from} na obszar {to} i jest {hero, gender, f {rozbita} n {rozbite} other {rozbity}}.',
  'event.hero-stayed':
    '{hero} nie ma dokąd odejść z obszaru {area} i leży tam {hero, gender, f {rozbita} n {rozbite} other {rozbity}}.',
  'event.diplomacy-begun':
    '{who} wydaje {influence, count, thing.influence:acc} na pertraktacje na obszarze {area}.',
  'event.destiny-chosen': '{who} wybiera {fate:acc}.',
  'event.neutrals-allied':
    'Neutralne jednostki na obszarze {area} zawierają przymierze. Sprzymierza się z nimi {who}.',
  'event.neutrals-driven-off': 'Neutralne jednostki opuszczają obszar {area}. Zajmuje go {who}.',
  'event.neutrals-refused':
    'Neutralne jednostki na obszarze {area} odmawiają. {who} musi walczyć lub odejść.',

  'reason.activated': 'Na obszarze {area} leży twój żeton aktywacji.',
  'reason.unit-routed': 'Rozbite jednostki nie mogą się poruszać.',
  'reason.hero-routed': 'Rozbity bohater nie może się poruszać.',
  'reason.out-of-reach': 'Nie prowadzi tam dość krótka droga.',
  'reason.moved-already': 'Ten bohater już się poruszył w tym rozkazie.',
  'reason.heroes-stay': 'Ten rozkaz przesuwa tylko jednostki.',
  'reason.allies-rely': 'Sprzymierzone jednostki idą na obszar {area} ze względu na te, więc te zostają.',
  'reason.visited': 'W tym rozkazie figurki już ruszyły na obszar {area}.',
  'reason.not-friendly-or-empty': 'Obszar {area} nie jest ani przyjazny, ani pusty.',
  'reason.battle-spent': 'Ten rozkaz doprowadził już do bitwy.',
  'reason.peace-demanded': 'Rada żąda pokoju: w tej porze roku nie możesz wydać bitwy.',
  'reason.no-influence': 'Pertraktacje wymagają wpływów, a nie masz żadnych.',
  'reason.too-many-to-negotiate': 'Pertraktować może najwyżej {most, count, thing.unit}.',

  'prompt.activate': 'Wybierz obszar do aktywacji.',
  'prompt.strategize': 'Wybierz obszar, na który przesuniesz figurki.',
  'prompt.march-units': 'Które z twoich jednostek idą na obszar {area}?',
  'prompt.march-allies': 'Które sprzymierzone jednostki idą na obszar {area}?',
  'prompt.march-heroes': 'Którzy bohaterowie idą na obszar {area}?',
  'prompt.hero-via': 'Przez który obszar idzie {hero}? Zobaczysz leżący tam żeton runu.',
  'prompt.portals': 'Czy wydajesz {price, count, thing.influence:acc}, aby użyć magicznych portali?',
  'prompt.approach': 'Walczysz z neutralnymi jednostkami na obszarze {area} czy pertraktujesz?',
  'prompt.setback': 'Neutralne jednostki na obszarze {area} odmawiają. Co robisz?',
  'prompt.diplomacy': 'Ile wpływów wydajesz na pertraktacje na obszarze {area}?',
  'prompt.destiny': 'Wybierz kartę losu, której przeznaczenie się liczy.',
  'prompt.retreat': 'Wybierz, dokąd jednostki wykonują odwrót z obszaru {area}.',
  'prompt.retreat-heroes': 'Wybierz, dokąd wspierający bohaterowie wykonują odwrót z obszaru {area}.',

  'approach.battle': 'bitwa',
  'approach.diplomacy': 'pertraktacje',
  'setback.battle': 'bitwa',
  'setback.retreat': 'odwrót',

  'crumb.strategize': 'Rozstawienie',
  'crumb.mobilize': 'Mobilizacja',
  'crumb.mobilize-again': 'Druga Mobilizacja',
  'crumb.conquer': 'Podbój',
  'crumb.march': 'Ruch na obszar {target}',
  'crumb.negotiate': 'Neutralne jednostki na obszarze {area}',
  'crumb.retreat': 'Odwrót z obszaru {origin}',
} as const;
