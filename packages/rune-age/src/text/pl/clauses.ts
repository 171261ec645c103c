/** Zdania, z których składają się teksty kart. */
export const clauses = {
  'clause.card.gold': 'Karta warta {gold, count, thing.gold:acc}.',
  'clause.card.unit': 'Neutralna jednostka o sile {strength}.',
  'clause.card.race-unit': 'Jednostka {race:gen} o sile {strength}.',
  'clause.card.tactic': 'Karta taktyki.',
  'clause.cost.gold': 'Kosztuje {gold, count, thing.gold:acc}.',
  'clause.cost.influence': 'Kosztuje {influence, count, thing.influence:acc}.',
  'clause.no-ability': 'Nie ma zdolności.',

  'clause.timing.when-played': 'Po zagraniu:',
  'clause.timing.resolution': 'W kroku rozstrzygnięcia:',
  'clause.timing.end-of-combat': 'Na koniec walki:',
  'clause.timing.action': 'Akcja, po której odrzucasz tę kartę:',
  'clause.price.discard-card': 'odrzuć {amount, count, thing.card:acc} z ręki, a następnie',
  'clause.price.destroy-card': 'zniszcz {amount, count, thing.card:acc} z ręki, a następnie',
  'clause.price.influence': 'zapłać {amount, count, thing.influence:acc}, a następnie',
  'clause.price.wound-friendly':
    'zrań {amount, plural, one {# swoją jednostkę} few {# swoje jednostki} many {# swoich jednostek} other {# swojej jednostki}}{isUnit, select, 0 {} other { (może to być ta)}}, a następnie',
  'clause.effect.draw': 'dobierz {amount, count, thing.card:acc}.',
  'clause.effect.destroy-opposing':
    'zniszcz wrogą jednostkę{atAnyRate, select, 0 {} other {; w bitwie możesz zapłacić na próżno}}.',
  'clause.effect.destroy-outnumbered':
    'zniszcz wrogą jednostkę nie silniejszą niż wszystkie karty o tej nazwie w tej walce razem.',
  'clause.effect.opponent-destroys-unit':
    'przeciwnik, jeśli jest, wybiera i niszczy jedną ze swoich jednostek.',
  'clause.effect.opponent-destroys-card': 'przeciwnik, jeśli jest, wybiera i niszczy kartę ze swojej ręki.',
  'clause.effect.reveal-own-kind':
    'odkryj wierzchnią kartę swojej talii. Kartę o tej samej nazwie weź na rękę; inną odrzuć albo zostaw na wierzchu.',
  'clause.effect.reveal-up-to':
    'odkryj wierzchnią kartę swojej talii. Jednostkę o sile większej niż {limit} odrzuć; każdą inną kartę weź na rękę.',
  'clause.effect.reveal-one-of':
    'odkryj {amount, count, thing.card:acc} z wierzchu swojej talii i weź na rękę jedną z tych kart:',
  'clause.listed.one': '{card},',
  'clause.listed.last': '{card};',
  'clause.discard-rest': 'resztę odrzuć.',
  'clause.effect.summon-own-kind':
    'inna karta o tej nazwie z twojego stosu kart odrzuconych dołącza do twojej armii, bez użycia tej zdolności.',
  'clause.effect.strengthen':
    '{ifWounded, select, 0 {ta jednostka} other {jeśli ta jednostka jest ranna,}} zyskuje {amount, count, thing.strength:gen}.',
  'clause.effect.strengthen-by-wounds':
    'zrań dowolnie wiele swoich innych jednostek; za każdą z nich ta zyskuje {amount, count, thing.strength:gen}.',
  'clause.effect.strengthen-by-others':
    'ta jednostka zyskuje {amount, count, thing.strength:gen} za każdą inną jednostkę twojej armii.',
  'clause.effect.strengthen-all': 'każda z twoich jednostek zyskuje {amount, count, thing.strength:gen}.',
  'clause.effect.refresh-stronghold':
    '{ifSurvived, select, 0 {} other {jeśli ta jednostka przetrwała bez ran, }}odśwież jedną ze swoich twierdz.',
  'clause.effect.refresh-any':
    'odśwież jedno ze swoich miast albo jedną z twierdz lub nagród dających wpływy.',
  'clause.effect.return-unit':
    '{ifSurvived, select, 0 {} other {jeśli ta jednostka przetrwała bez ran, }}weź z powrotem na rękę inną swoją jednostkę, która wyszła z walki bez ran.',
  'clause.effect.pillage':
    'inny gracz wybiera i odrzuca {discards, count, thing.card:acc} ze swojej ręki, a jeśli ma ich mniej, wszystkie; następnie dobierz {draws, count, thing.card:acc}.',
  'clause.effect.take-card': 'obejrzyj rękę innego gracza i zabierz mu na zawsze jedną kartę.',
  'clause.trait.indestructible': 'Podczas walki nie można jej zranić ani zniszczyć, nawet z ręki.',
  'clause.trait.silencing':
    'Gdy walczy po twojej stronie, ani jednostki i karty taktyki przeciwnika, ani wydarzenie, z którym walczysz, nie mogą używać zdolności kroku rozstrzygnięcia.',

  'clause.event.enemy':
    'Wróg etapu {stage} o sile {strength}{attrition, select, 0 {} other {, {attrition, count, thing.icon}}}.',
  'clause.event.instant': 'Nagłe wydarzenie etapu {stage}.',
  'clause.event.attrition': 'Straty w bitwie przeciw niemu: {attrition, count, thing.icon}.',
  'clause.event.no-reward': 'Po pokonaniu zostaje odrzucony.',
  'clause.event.discovery':
    'Kto go pokona, otrzymuje losowy smoczy run i zatrzymuje tylko jeden albo, gdy żadnego już nie ma, dobiera {drawsInstead, count, thing.card:acc}; ta karta opuszcza grę.',
  'clause.event.not-alone': 'Nie używa się go w grze w pojedynkę.',
  'clause.event.not-cooperative': 'Nie używa się go w grze kooperacyjnej.',
  'clause.instant.each-draws': 'Każdy gracz dobiera {amount, count, thing.card:acc}, także ponad pięć.',
  'clause.instant.damage-each': 'Każde królestwo otrzymuje {amount, count, thing.damage:acc}.',
  'clause.instant.damage-each-by-enemies':
    'Każde królestwo otrzymuje {amount, count, thing.damage:acc} i po jednym więcej za każdego wroga w grze.',
  'clause.instant.attack.least-damaged':
    'Atakuje z siłą {strength} królestwo, które ma najmniej obrażeń, a przy remisie każde z takich królestw.',
  'clause.instant.attack.each': 'Atakuje każde królestwo z siłą {strength}.',
  'clause.instant.attack.chosen':
    'Atakuje z siłą {strength} jedno królestwo, które gracze wybierają wspólnie: decyduje najczęstsza propozycja, a przy remisie pierwszy gracz.',
  'clause.instant.reward-or-damage':
    'Każdy gracz z nagrodą niszczy jedną z nich albo otrzymuje {amount, count, thing.damage:acc}.',
  'clause.instant.unit-or-damage':
    'Każdy gracz niszczy jednostkę z ręki albo otrzymuje {amount, count, thing.damage:acc}.',
  'clause.instant.influence-or-damage':
    'Każdy gracz wydaje {influence, count, thing.influence:acc} albo otrzymuje {amount, count, thing.damage:acc}.',
  'clause.instant.discard-value-or-damage':
    'Każdy gracz odrzuca z ręki karty, których złoto i siła dają razem co najmniej {amount}, albo wszystkie, które coś dają; czego zabraknie, otrzymuje jako obrażenia.',
  'clause.instant.gain-cheapest-unit':
    'Każdy gracz może wziąć na rękę ze swoich koszar jednostkę najtańszego rodzaju, jeśli jakaś tam została.',
  'clause.instant.give-as-reward': 'Pierwszy gracz oddaje tę kartę innemu graczowi jako nagrodę.',
  'clause.instant.destroy-chosen-city':
    'Gracze wybierają wspólnie jedno ze swoich miast (decyduje najczęstsza propozycja, a przy remisie pierwszy gracz) i zostaje ono zniszczone. Jeśli żadnego nie ma, każde królestwo otrzymuje {otherwiseDamage, count, thing.damage:acc}.',
  'clause.instant.traitor':
    'Gracz z największą liczbą obrażeń (przy remisie pierwszy w kolejności rozgrywki, który się zgodzi) może zdradzić pozostałych: zwycięża sam, gdy ktoś inny odpadnie z gry, a przegrywa, gdy skończą się wydarzenia. Jeśli zdrajca odpadnie z gry, pozostali grają dalej.',
  'clause.instant.remove-gold': 'Każdy gracz usuwa z gry jedną kartę złota ze wspólnego pola gry.',
  'clause.instant.reverse-order':
    'Od następnej rundy tury biegną w przeciwną stronę, a ostatni gracz staje się pierwszym.',
  'clause.instant.gold-or-exhaust-cities':
    'Każdy gracz niszczy najcenniejszą kartę złota z ręki albo wyczerpuje wszystkie swoje miasta, które pozostają wyczerpane przez jego następną turę.',
  'clause.instant.units-or-city':
    'Każdy gracz, który ma miasto, odrzuca z ręki jednostki o łącznej sile co najmniej {strength} albo wybiera jedno ze swoich miast, które zostaje zniszczone.',
  'clause.instant.next-round.siege-attack-bonus':
    'W następnej rundzie atakujący w każdym oblężeniu ma o {amount} siły więcej.',
  'clause.instant.next-round.city-influence-less':
    'W następnej rundzie każde miasto daje o {amount, count, thing.influence:acc} mniej.',
  'clause.instant.next-round.gold-cards-cheaper':
    'W następnej rundzie karty złota warte więcej niż 1 kosztują o {amount, count, thing.influence:acc} mniej.',
  'clause.phase.damage-each':
    'Na początku każdej fazy wydarzeń każde królestwo otrzymuje {amount, count, thing.damage:acc}.',
  'clause.phase.damage-least':
    'Na początku każdej fazy wydarzeń królestwo z najmniejszą liczbą obrażeń, przy remisie pierwsze w kolejności rozgrywki, otrzymuje {amount, count, thing.damage:acc}.',
  'clause.phase.add-tokens':
    'Na początku każdej fazy wydarzeń dołóż na tę kartę {amount, count, thing.token:acc}; każdy dodaje jej 1 siły.',
  'clause.lasting.other-enemies-stronger':
    'Dopóki jest w grze, każdy inny wróg, także cel scenariusza, ma o {amount} siły więcej.',
  'clause.lasting.rewards-give-no-gold': 'Dopóki jest w grze, nagrody nie dają złota.',
  'clause.enemy.weaken-army': 'W kroku rozstrzygnięcia walcząca z nim armia traci {amount} siły.',
  'clause.reward.heading': 'Kto go pokona, zatrzymuje go jako nagrodę.',
  'clause.reward.gold': 'Wyczerp, aby otrzymać {amount, count, thing.gold:acc}.',
  'clause.reward.influence': 'Wyczerp, aby otrzymać {amount, count, thing.influence:acc}.',
  'clause.reward.reroll-objective':
    'Właściciel może raz w każdej bitwie przeciw celowi scenariusza ponowić rzut kością strat.',
  'clause.reward.strength-against-objective':
    'Armia właściciela ma o {amount} siły więcej przeciw celowi scenariusza.',
  'clause.reward.siege-train':
    'Miasta oblegane przez właściciela nie dodają obrońcy siły; przeciw królestwom armia właściciela ma o {amount} siły więcej.',
  'clause.reward.shield':
    'Wyczerp, gdy wydarzenie zadaje obrażenia dowolnemu królestwu, aby zanegować najwyżej {amount, count, thing.damage:acc}.',
  'clause.rune.strength':
    '{defending, select, 0 {W każdej walce, w której masz jednostkę} other {Gdy bronisz się w oblężeniu}}: wyczerp w kroku rozstrzygnięcia, a twoja armia zyskuje {amount, count, thing.strength:gen}.',
  'clause.rune.gold': 'Wyczerp podczas wydawania złota, aby otrzymać {amount, count, thing.gold:acc}.',
  'clause.rune.influence':
    'Wyczerp podczas wydawania wpływów lub zatrzymywania kart, aby otrzymać {amount, count, thing.influence:acc}.',
  'clause.rune.draw-discard':
    'Wyczerp w ramach akcji: dobierz {draws, count, thing.card:acc}, a następnie odrzuć {discards, count, thing.card:acc}.',
  'clause.rune.destroy-weak':
    'W oblężeniu wyczerp tuż po zagraniu jednostki: zniszcz wrogą jednostkę o sile najwyżej {limit}.',

  'clause.city':
    'Miasto, które zajmuje armia o sile {strength}. Daje {influence, count, thing.influence:acc} i dodaje obrońcy {defense} siły.',
  'clause.stronghold':
    'Twierdza, którą można kupić za {gold, count, thing.gold:acc} albo zająć armią o sile {strength}. Daje {influence, count, thing.influence:acc}.',
  'clause.home-realm':
    'Królestwo. Gracz odpada z gry, gdy jego królestwo ma {damage, count, thing.damage:acc}.',
  'clause.monument':
    'Pomnik {race:gen}, {race, select, 0 {Latarnia Zaginionego Króla} 1 {Brama Empireum} 2 {Stos Ynfernaelu} other {Tron Nieumarłych}}: wznosi się go naraz za {gold, count, thing.gold:acc}.',
  'clause.objective': 'Cel scenariusza ma siłę {strength} i zadaje straty: {attrition, count, thing.icon}.',
  'scenario-about.resurgence':
    'Władcy Smoków powracają. Zwycięża, kto pierwszy pokona cel scenariusza; dla jednej osoby lub kilku rywali. Przeżyć pozostałych to za mało: jeśli wszyscy odpadną z gry, wszyscy przegrywają.',
  'scenario-about.runewars': 'Wojna o smocze runy. Zwycięża ostatni gracz, który nie odpadnie z gry.',
  'scenario-about.cataclysm':
    'Koniec jest bliski. Talii wydarzeń nigdy nie tworzy się od nowa: wszyscy zwyciężają, gdy trzeba dobrać wydarzenie, a żadnego już nie ma, i wszyscy przegrywają, gdy tylko ktoś odpadnie z gry, chyba że pojawi się zdrajca. Miasto odebrane innemu graczowi jest wyczerpane.',
  'scenario-about.monument':
    'Wyścig po złoto. Kto wzniesie swój pomnik, zwycięża na koniec rundy. Królestw nie można atakować.',
} as const;
