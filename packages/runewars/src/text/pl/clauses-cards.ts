/** Karty pór roku, taktyki i celów. */
export const clausesCards = {
  'clause.season.wizards-council': 'Rada Czarodziejów',
  'clause.whom.everybody': 'każdy gracz',
  'clause.whom.highest': 'licytacja wpływów: gracz z najwyższą stawką',
  'clause.whom.all-but-highest': 'licytacja wpływów: każdy oprócz gracza z najwyższą stawką',
  'clause.whom.lowest': 'licytacja wpływów: gracz z najniższą stawką',
  'clause.whom.below': 'licytacja wpływów: każdy gracz ze stawką niższą niż {bid}',
  'clause.season.set-dials':
    '{upwards, select, 0 {obniża każdy licznik, który wskazuje więcej, niż wytwarzają obszary pod jego kontrolą, do tej wartości} other {ustawia każdy licznik na tyle, ile wytwarzają obszary pod jego kontrolą}}',
  'clause.season.then-raise': ', a następnie podnosi licznik {resource:gen} o {amount}',
  'clause.season.ban-orders': 'nie może w tej porze roku wybrać rozkazu',
  'clause.season.may-exchange-objective': 'może wymienić swój cel, a decyduje, zanim zobaczy nowy',
  'clause.season.recruit':
    'werbuje, w twierdzy i ze swojej frakcji, {units, count, thing.unit:acc} kategorii',
  'clause.season.raise-dials': 'podnosi',
  'clause.season.gain-hero-or-train':
    'pozyskuje 1 bohatera, jeśli nie ma żadnego, a w przeciwnym razie może podnieść o {training} jedną cechę jednego ze swoich bohaterów',
  'clause.season.gain-influence':
    'otrzymuje {amount, count, thing.influence:acc}{perCity, select, 0 {} other { i jeszcze {perCity} za każde miasto pod swoją kontrolą}}',
  'clause.season.ban-battles': 'nie może wydawać bitew do końca tej pory roku',
  'clause.season.longer-moves':
    'może w tej Fazie misji poruszyć każdego swojego bohatera o {areas, count, thing.area:acc} dalej',
  'clause.season.restore-heroes':
    'leczy wszystkie obrażenia swoich bohaterów i stawia tych, którzy są rozbici',
  'clause.season.may-trade-dials': 'może obniżyć jeden licznik o {down}, a następnie podnieść inny o {up}',
  'clause.season.draw-quests': 'dobiera {amount, count, thing.quest-card:acc}',
  'clause.season.draw-tactics': 'dobiera {amount, count, thing.tactics-card:acc}',
  'clause.season.look-at-tokens':
    'wybiera 1 obszar na planszy i podgląda leżące tam zakryte żetony runów i odkryć',
  'clause.season.destroy-city': 'niszczy 1 miasto w dowolnym miejscu planszy',
  'clause.season.move-runes-from-home':
    'przesuwa {runes, count, thing.rune-token:acc} ze swojego królestwa na przyjazne lub niekontrolowane obszary poza wszystkimi królestwami',
  'clause.season.desert-unless-paid':
    'za każdego swojego bohatera o przeciwnej przynależności wydaje {influence, count, thing.influence:acc} albo ten bohater go opuszcza',
  'clause.season.lower-highest-dial': 'obniża swój najwyższy licznik o {amount}',
  'clause.season.discard-tactics-or-lower-dials':
    'odrzuca {tactics, count, thing.tactics-card:acc}, a za każdą brakującą obniża jeden licznik o {perMissing}',
  'clause.season.may-move-unallied':
    'może wybrać 1 obszar i poruszyć stamtąd wszystkie niesprzymierzone jednostki neutralne razem na niekontrolowany obszar, najwyżej o 1 obszar; żadnej nie porusza się dwa razy',
  'clause.season.rout-in-crowds':
    'rozbija {units, count, thing.unit:acc} na każdym obszarze, na którym ma ich co najmniej {from}',
  'clause.season.receive-runes': 'otrzymuje 1 smoczy run',
  'clause.season.place-runes': 'układa z zasobów 1 smoczy run, zakryty, na niekontrolowanym obszarze',
  'clause.season.desert-on-destiny':
    'dobiera kartę losu za każdego swojego bohatera, którego przynależność jest inna niż jego własna:',
  'clause.deserts.neutral': 'neutralny go opuszcza, gdy symbol jest',
  'clause.deserts.opposite': 'a bohater o przeciwnej przynależności, gdy symbol jest',
  'clause.season.lower-unit-limit':
    'ma tej Zimy limit jednostek niższy o {by}, jeśli jego licznik żywności wskazuje co najmniej {foodFrom}',
  'clause.season.shorter-moves':
    'do końca tej pory roku porusza jednostki rozkazami „Mobilizacja” i „Podbój” o {areas, count, thing.area:acc} bliżej',
  'clause.season.destroy-in-largest':
    'niszczy {units, count, thing.unit:acc} na obszarze, na którym ma ich najwięcej, jeśli jest ich tam co najmniej {from}',
  'clause.season.reveal-runes':
    'odkrywa {runes, count, thing.rune-token:acc} na obszarach pod swoją kontrolą',

  'clause.side.attacker': 'jako atakujący',
  'clause.side.defender': 'jako obrońca',
  'clause.side.receiver': 'gdy dotyczy ono ciebie',
  'clause.side.participant': 'jeśli masz w niej jednostkę',
  'clause.tactics.call-off-battle':
    'bitwa zostaje odwołana i nikt w niej nie zwycięża; wszystkie twoje tamtejsze jednostki wycofują się, bez rozbicia, na sąsiedni przyjazny obszar, a jeśli takiego nie ma, na pusty; obszar przypada atakującemu: tamtejsza twierdza przepada, a atakujący może zbudować własną',
  'clause.tactics.damage-both-sides': 'zadaj {damage, count, thing.damage:acc} jednostkom każdej ze stron',
  'clause.tactics.stand-units':
    'postaw najwyżej {units, plural, one {# swoją jednostkę} few {# swoje jednostki} many {# swoich jednostek} other {# swojej jednostki}} na jednym obszarze',
  'clause.tactics.pay-winner':
    'gracz, który zwycięży w tej bitwie, otrzymuje {influence, count, thing.influence:acc} i dobiera {tactics, count, thing.tactics-card:acc}',
  'clause.tactics.place-activation-of-opponent':
    'ułóż 1 żeton aktywacji przeciwnika na obszarze, którego on nie kontroluje',
  'clause.tactics.destroy-own-city': 'zniszcz 1 miasto pod swoją kontrolą',
  'clause.tactics.found-stronghold':
    'na niekontrolowanym obszarze bez miasta, na którym masz bohatera, przepędź jednostki neutralne i ułóż 1 swoją twierdzę uszkodzoną stroną do góry',
  'clause.tactics.take-back-orders': 'weź z powrotem do ręki 1 kartę rozkazu, ale nie aktywną',
  'clause.tactics.draw-tactics-together':
    'ty i wybrany przeciwnik dobieracie tyle samo kart taktyki, od {least} do {most}, ile powiesz',
  'clause.tactics.scatter-neutral-units':
    'wybierz 1 obszar; wszystkie tamtejsze jednostki neutralne zostają rozbite i wykonują odwrót na sąsiedni niekontrolowany obszar, a jeśli takiego nie ma, zostają zniszczone',
  'clause.tactics.open-mountains': 'w tej turze granice górskie nie zatrzymują twoich jednostek i bohaterów',
  'clause.tactics.start-duel':
    'twój stojący bohater wyzywa na pojedynek wrogiego bohatera oddalonego najwyżej o 1 obszar, niezależnie od swojej akcji; potem nie podejmuje już misji w tej Fazie misji',
  'clause.tactics.place-neutral-units': 'ustaw z zasobów na obszarze pod swoją kontrolą',
  'clause.tactics.lure-neutral-units':
    'porusz z jednego obszaru na dowolny sąsiedni od {least} do {most} niesprzymierzonych jednostek neutralnych kategorii',
  'clause.tactics.make-units-fast':
    'wybierz 1 obszar; w tej aktywacji twoje jednostki, które stamtąd ruszają, są Szybkie',
  'clause.tactics.remove-activation': 'usuń z planszy 1 swój żeton aktywacji',
  'clause.tactics.draw-more-for-diplomacy': 'dobierz o {cards, count, thing.fate-card:acc} więcej',
  'clause.tactics.take-influence':
    'zabierz przeciwnikowi {amount, count, thing.influence:acc} albo wszystkie, jeśli ma mniej',
  'clause.tactics.gain-influence': 'otrzymujesz {amount, count, thing.influence:acc}',
  'clause.tactics.raise-dials': 'podnieś',
  'clause.tactics.lower-dial-of-opponent':
    'obniż jeden licznik przeciwnika o {amount} albo o {withHero}, jeśli masz bohatera na obszarze pod jego kontrolą',
  'clause.tactics.cancel-routs': 'anuluj najwyżej {routs, count, thing.rout:acc} z kart losu',
  'clause.tactics.remove-damage':
    'usuń najwyżej {damage, count, thing.damage:acc} ze swoich jednostek w bitwie',
  'clause.tactics.draw-more-for-unit':
    'wskaż typ swoich jednostek; gdy będziesz dla niego dobierać, dobierz o {cards, count, thing.fate-card:acc} więcej',
  'clause.tactics.weaken-stronghold': 'twierdza obrońcy dodaje o {strength} siły mniej, lecz nie mniej niż 0',
  'clause.tactics.look-at-runes':
    'podejrzyj zakryte żetony runów na wybranych obszarach (od {least} do {most})',
  'clause.tactics.mix-runes':
    'wybierz 2 obszary pod swoją kontrolą, weź stamtąd żetony runów, obejrzyj je i ułóż z powrotem zakryte, najwyżej 1 na obszarze',
  'clause.tactics.draw-more-for-test':
    'dobierz o {cards, count, thing.fate-card:acc} więcej i nadal wybierz jedną',
  'clause.tactics.keep-unit-limit':
    'wybierz 1 obszar pod swoją kontrolą; obowiązuje tam zwykły limit jednostek',

  'clause.objective.good': 'cel Dobra',
  'clause.objective.evil': 'cel Zła',
  'clause.claim.own-turn': 'ogłoś jego wypełnienie w swojej turze i otrzymaj smoczy run, jeśli',
  'clause.claim.after-battle': 'ogłoś jego wypełnienie zaraz po bitwie i otrzymaj smoczy run, jeśli',
  'clause.objective.escape': 'jeśli nie da się go już wypełnić, możesz go wymienić w swojej turze',
  'clause.without.good': 'w tym żadnego po stronie Dobra',
  'clause.without.evil': 'w tym żadnego po stronie Zła',
  'clause.condition.all-allied-with-players':
    'z graczami sprzymierzone są wszystkie jednostki na planszy typu',
  'clause.condition.all-allied-with-you':
    'z tobą sprzymierzone są wszystkie jednostki na planszy, co najmniej {least}, typu',
  'clause.condition.influence': 'masz co najmniej {least, count, thing.influence:acc}',
  'clause.condition.titles': 'masz co najmniej {least, count, thing.title:acc}',
  'clause.condition.cities':
    'kontrolujesz co najmniej {least, count, thing.city:acc} albo wszystkie miasta, jeśli jest ich mniej, lecz są',
  'clause.condition.heroes': 'kontrolujesz co najmniej {least, count, thing.hero:acc}',
  'clause.condition.allied-types':
    'masz wśród sprzymierzonych jednostek neutralnych co najmniej {least, plural, one {# typ} few {# różne typy} many {# różnych typów} other {# typu}}',
  'clause.condition.won-as-defender': 'zwyciężasz w niej jako obrońca przeciw innemu graczowi',
  'clause.condition.ruined-or-took-city':
    'z twojego wyboru zniszczono w tej grze co najmniej {least, count, thing.city:acc} albo w tej turze odbierasz tyle w bitwach innym graczom',
  'clause.condition.destroyed-in-battle':
    'w jednej z twoich bitew w tej turze zniszczono co najmniej {least, plural, one {# wrogą jednostkę} few {# wrogie jednostki} many {# wrogich jednostek} other {# wrogiej jednostki}}',
  'clause.condition.enemy-home-realms':
    'kontrolujesz obszary w królestwach co najmniej {least, plural, one {# innego gracza} few {# innych graczy} many {# innych graczy} other {# innego gracza}}, a w grze z jednym przeciwnikiem co najmniej tyle obszarów jego królestwa: {areasOfOne}',
  'clause.condition.took-stronghold':
    'w tej turze zwyciężasz jako atakujący tam, gdzie stoi twierdza innego gracza, co najmniej {least, count, thing.time:acc}',
  'clause.condition.areas': 'kontrolujesz co najmniej {least, count, thing.area:acc}',
  'clause.condition.destroyed-and-gone':
    'w twoich bitwach w tej grze zniszczono co najmniej {least}, a na planszy nie ma już żadnej jednostki typu',
  'clause.condition.defeated-heroes':
    'twoi bohaterowie pokonali w pojedynkach w tej grze co najmniej {least, plural, one {# wrogiego bohatera} few {# wrogich bohaterów} many {# wrogich bohaterów} other {# wrogiego bohatera}}',
} as const;
