/** Jednostki, rozkazy, tytuły oraz to, co stoi na planszy. */
export const clausesRealm = {
  'clause.unit.class': 'jednostka kategorii',
  'clause.unit.numbers': 'Wytrzymałość {health}, inicjatywa {initiative}',
  'clause.unit.special': 'symbol specjalnej zdolności',
  'clause.chooser.controller': 'według twojego wyboru',
  'clause.chooser.opponent': 'według wyboru przeciwnika',
  'clause.destroy.controller':
    'zniszcz, według swojego wyboru, najwyżej {units, count, thing.unit:acc} kategorii',
  'clause.destroy.opponent':
    'przeciwnik niszczy, najpierw spośród stojących, {units, count, thing.unit:acc} kategorii',
  'clause.ability.damage-tougher':
    '{damage, count, thing.damage}, o ile to możliwe jednostce o Wytrzymałości większej niż {healthAbove}',
  'clause.ability.damage-again':
    '{damage, count, thing.damage}; jednostka, która je przetrwa, otrzymuje jeszcze {again}',
  'clause.ability.damage-chosen':
    '{damage, count, thing.damage} wybranej przez ciebie jednostce, stojącej lub rozbitej',
  'clause.ability.damage-or-destroy-weakened':
    '{damage, count, thing.damage} albo zniszcz {units, plural, one {# wybraną jednostkę} few {# wybrane jednostki} many {# wybranych jednostek} other {# wybranej jednostki}} z obrażeniami lub w rozbiciu',
  'clause.ability.sacrifice-for-damage':
    'możesz zniszczyć 1 swoją stojącą jednostkę tego typu, aby zadać {damage, count, thing.damage:acc}',
  'clause.ability.damage-in-numbers':
    '{damage, count, thing.damage}, jeśli jednostek tego typu stoi po twojej stronie co najmniej {standing}',
  'clause.ability.damage-and-draw-fate':
    '{damage, count, thing.damage}, a następnie dobierz dla tej jednostki o {cards, count, thing.fate-card:acc} więcej, najwyżej {perBattle, count, thing.time:acc} w bitwie',
  'clause.ability.damage-each-of':
    'przeciwnik wybiera {units, plural, one {# swoją stojącą jednostkę} few {# swoje różne stojące jednostki} many {# swoich różnych stojących jednostek} other {# swojej stojącej jednostki}} i przydziela każdej {damage, count, thing.damage:acc}',
  'clause.ability.damage-as-carried': 'tyle obrażeń, ile ma jedna z twoich jednostek tego typu',
  'clause.ability.rout-and-draw':
    '{routs, count, thing.rout}, a następnie dobierz {tactics, count, thing.tactics-card:acc}',
  'clause.ability.rout-one-class': 'rozbij, według swojego wyboru, najwyżej',
  'clause.ability.opponent-routs':
    'przeciwnik rozbija {units, plural, one {# swoją jednostkę} few {# swoje jednostki} many {# swoich jednostek} other {# swojej jednostki}}{initiativeFrom, select, 0 {} other { o inicjatywie co najmniej {initiativeFrom}}}',
  'clause.ability.rout-or-destroy':
    'wybierz {units, plural, one {# wrogą jednostkę} few {# wrogie jednostki} many {# wrogich jednostek} other {# wrogiej jednostki}}; stojące zostają rozbite, a rozbite zniszczone',
  'clause.ability.retreat':
    '{units, plural, one {# wroga jednostka natychmiast wykonuje} few {# wrogie jednostki natychmiast wykonują} many {# wrogich jednostek natychmiast wykonuje} other {# wrogiej jednostki natychmiast wykonuje}} odwrót z bitwy',
  'clause.ability.opponent-destroys-one-class': 'przeciwnik niszczy',
  'clause.ability.set-health':
    'wszystkie twoje jednostki tego typu mają Wytrzymałość {health} do końca bitwy',
  'clause.ability.summon':
    'ustaw z zasobów w bitwie, jako stojące jednostki, najwyżej {units, count, unit:acc}',
  'clause.ability.add-strength': 'podczas podsumowania siły masz o {strength} siły więcej',

  'clause.order.number': 'rozkaz {number}',
  'clause.order.declined': 'możesz z tego zrezygnować, w całości lub w części',
  'clause.order.bonus': 'Starszeństwo',
  'clause.order.no-bonus': 'nie ma efektu Starszeństwa',
  'clause.mover.units': 'swoje jednostki',
  'clause.mover.heroes': 'swoich bohaterów',
  'clause.primary.move-figures':
    'porusz najwyżej o {areas, count, thing.area:acc}, na przyjazne lub puste obszary i bez aktywacji,',
  'clause.primary.activate-and-move':
    'aktywuj obszar i porusz tam, najwyżej o {areas, count, thing.area:acc}, a Szybkie o {fastAreas},',
  'clause.primary.set-dials': 'ustaw każdy licznik na tyle, ile wytwarzają obszary pod twoją kontrolą',
  'clause.primary.recruit': 'wybierz 1 licznik i zwerbuj stamtąd jednostki w swoich twierdzach',
  'clause.primary.city-benefits': 'z każdego miasta pod swoją kontrolą weź 1 korzyść',
  'clause.primary.collect-influence':
    'otrzymujesz 1 wpływ za każdy symbol wpływów, do którego sięgają twoje liczniki',
  'clause.primary.fortify': 'wykonaj najwyżej raz, w dowolnej kolejności:',
  'clause.fortify.build-stronghold': 'budowę twierdzy',
  'clause.fortify.repair-stronghold': 'naprawę twierdzy',
  'clause.fortify.mix-runes':
    'wymieszanie żetonów runów (wybierz 2 obszary pod swoją kontrolą, weź żetony i ułóż je z powrotem zakryte, najwyżej 1 na obszarze)',
  'clause.bonus.collect-tactics':
    'dobierz 1 kartę taktyki za każdą ilustrację karty taktyki, do której sięgają twoje liczniki',
  'clause.bonus.repeat':
    'zrób to jeszcze 1 raz, wydając łącznie najwyżej {battles, plural, one {# bitwę} few {# bitwy} many {# bitew} other {# bitwy}}',
  'clause.bonus.weaken-stronghold':
    'w twojej bitwie wroga twierdza dodaje o {strength} siły mniej, lecz nie mniej niż 0',
  'clause.bonus.use-developments':
    'użyj wszystkich swoich ulepszeń, a następnie możesz zbudować 1 ulepszenie',
  'clause.bonus.recruit-again': 'wybierz jeszcze 1 licznik i zwerbuj stamtąd jednostki',
  'clause.bonus.hire-hero':
    'możesz wydać wpływy, od {least} do {most}, dobrać tyle samo kart bohaterów i zatrzymać 1',
  'clause.bonus.take-title': 'możesz przejąć 1 tytuł za co najmniej 1 wpływ więcej, niż na nim leży',

  'clause.title.settle-bid-ties': 'rozstrzygasz każdy remis w licytacji wpływów',
  'clause.title.influence-on-tag':
    'otrzymujesz {amount, count, thing.influence:acc}, gdy dobrana zostaje karta Rady Czarodziejów',
  'clause.title.rewards-for-runes':
    'możesz odrzucić {rewards, count, thing.reward:acc} swoich bohaterów, aby otrzymać 1 smoczy run, najwyżej 1 raz w każdej swojej turze',
  'clause.title.no-desertion': 'bohaterowie opuszczają cię tylko wtedy, gdy masz ich za wielu',
  'clause.title.runes-for-stronghold':
    'gdy zwyciężysz jako atakujący i usuniesz przez to twierdzę przeciwnika, otrzymujesz 1 smoczy run, najwyżej 1 raz w porze roku',

  'clause.development-of': 'ma je tylko ta frakcja: {faction}',
  'clause.development.raise-dial-of-area':
    'podnieś o {amount} licznik jednego z surowców pokazanych na obszarze',
  'clause.development.gain-influence': 'otrzymujesz {amount, count, thing.influence:acc}',
  'clause.development.draw-tactics': 'dobierz {amount, count, thing.tactics-card:acc}',
  'clause.development.add-strength': 'obrońca ma o {strength} siły więcej',
  'clause.development.retreat':
    '{units, plural, one {# stojąca jednostka atakującego wykonuje} few {# stojące jednostki atakującego wykonują} many {# stojących jednostek atakującego wykonuje} other {# stojącej jednostki atakującego wykonuje}} odwrót',
  'clause.development.damage': 'zadaj {damage, count, thing.damage:acc} jednostkom atakującego',
  'clause.development.rout': 'rozbij {units, count, thing.unit:acc} atakującego',
  'clause.city':
    'weź {tactics, count, thing.tactics-card:acc}, {influence, count, thing.influence:acc}, {quests, count, thing.quest-card:acc} albo, jako neutralnych sprzymierzeńców, {units, count, thing.unit:acc} kategorii',
  'clause.stronghold.strength': 'twierdza dodaje obrońcy {undamaged} siły, a uszkodzona {damaged}',
  'clause.stronghold.build': 'koszt budowy:',
  'clause.stronghold.repair': 'koszt naprawy:',
  'clause.stronghold.development': 'mieści jedno ulepszenie; koszt ulepszenia:',
  'clause.cost': '{amount} {resource:gen}',
  'clause.cost.nothing': 'brak',
} as const;
