import { bilingual } from '@runehold/kernel/text/bilingual';

/** What a decision is about, in one sentence, by the key of its prompt. */
export const aboutWords = bilingual({
  'about.choose-order': [
    'Lower numbers act first; the Supremacy Bonus works only for the highest number you have in play this year.',
    'Niższe numery działają wcześniej; Starszeństwo działa tylko przy najwyższym numerze, jaki masz w tym roku w grze.',
  ],
  'about.turn': [
    'Resolve your Order when you are ready; cards and Rewards used during your turn may come before or after it.',
    'Rozegraj rozkaz, gdy zechcesz; karty i nagrody używane w swojej turze możesz zagrać przed nim lub po nim.',
  ],
  'about.activate': [
    'Your activation token goes there: your figures in that area cannot move again until spring.',
    'Układasz tam swój żeton aktywacji: twoje figurki na tym obszarze nie poruszą się już do Wiosny.',
  ],
  'about.strategize': [
    'Each figure moves one area, into a friendly or empty one; nothing is activated and nobody fights.',
    'Każda figurka porusza się o jeden obszar, na przyjazny lub pusty; niczego się nie aktywuje i nikt nie walczy.',
  ],
  'about.march-units': [
    'Move as many of the units in reach as you like; those that stay behind hold their area.',
    'Porusz tyle jednostek w zasięgu, ile chcesz; te, które zostają, kontrolują swój obszar.',
  ],
  'about.march-allies': [
    'Allied neutral units go only where your own units go with them or already are.',
    'Sprzymierzone jednostki neutralne idą tylko tam, gdzie idą lub już są twoje własne.',
  ],
  'about.march-heroes': [
    'Heroes do not fight as units; they may support them and look at runes.',
    'Bohaterowie nie walczą jak jednostki; mogą je wspierać i podglądać runy.',
  ],
  'about.approach': [
    'Diplomacy costs influence and may win them over without a fight; a battle costs units.',
    'Pertraktacje kosztują wpływy i mogą zakończyć się przymierzem bez walki; bitwa kosztuje jednostki.',
  ],
  'about.setback': [
    'They refused: fight them now, or go back where you came from.',
    'Odmówiły: walcz z nimi teraz albo wróć, skąd przyszły twoje jednostki.',
  ],
  'about.diplomacy': [
    'You draw one Fate card for each influence spent, and choose the one whose destiny counts.',
    'Za każdy wydany wpływ dobierasz kartę losu i wybierasz tę, której przeznaczenie się liczy.',
  ],
  'about.destiny': [
    'Gold makes them allies, grey makes them leave, red makes them refuse.',
    'Złoty: sprzymierzają się; srebrny: odchodzą; czerwony: odmawiają.',
  ],
  'about.retreat': [
    'Retreating units arrive routed; with nowhere to go they are destroyed.',
    'Jednostki w odwrocie docierają rozbite; bez drogi odwrotu giną.',
  ],
  'about.retreat-heroes': [
    'Supporting heroes leave with the losing side and arrive routed.',
    'Wspierający bohaterowie odchodzą ze stroną pokonaną i docierają rozbici.',
  ],
  'about.withdraw': [
    'Nobody fights: your units leave before the first card is drawn.',
    'Nikt nie walczy: twoje jednostki odchodzą przed dobraniem pierwszej karty.',
  ],
  'about.winter-limit': [
    'In winter every area keeps as many units as your food dial shows; heroes do not count.',
    'Zimą na każdym obszarze zostaje tyle jednostek, ile wskazuje licznik żywności; bohaterów się nie liczy.',
  ],
  'about.retreat-of': [
    'Retreating units arrive routed; with nowhere to go they are destroyed.',
    'Jednostki w odwrocie docierają rozbite; bez drogi odwrotu giną.',
  ],
  'about.retreat-neutrals': [
    'Retreating units arrive routed; with nowhere to go they are destroyed.',
    'Jednostki w odwrocie docierają rozbite; bez drogi odwrotu giną.',
  ],
  'about.unit-limit': [
    'At most eight units stay in an area; you choose which ones go, old or new, your own or allied.',
    'Na obszarze zostaje najwyżej osiem jednostek; wybierasz, które giną: dawne czy nowe, własne czy sprzymierzone.',
  ],
  'about.recruit-dial': [
    'You get a unit at your strongholds for every unit icon up to the arrow.',
    'Za każdy symbol jednostki aż do wskazówki otrzymujesz jednostkę w swoich twierdzach.',
  ],
  'about.place-recruits': [
    'Each recruit goes to one of your strongholds, or stays in the supply.',
    'Każda zwerbowana jednostka trafia do jednej z twoich twierdz albo zostaje na stosie nieużywanych.',
  ],
  'about.use-development': [
    'Each development works once; then you may build one.',
    'Każde ulepszenie działa raz; potem możesz jedno zbudować.',
  ],
  'about.build-development': [
    'A development is built at a stronghold and lowers your dials by its cost.',
    'Ulepszenie buduje się w twierdzy; jego koszt obniża twoje liczniki.',
  ],
  'about.development-site': ['One development per stronghold.', 'Na twierdzę przypada jedno ulepszenie.'],
  'about.city': [
    'Each of your cities gives one of its benefits, in the order you like.',
    'Każde twoje miasto daje jedną ze swoich korzyści, w dowolnej kolejności.',
  ],
  'about.city-benefit': [
    'One of the four: neutral units, Tactics cards, influence or Quests.',
    'Jedno z czterech: jednostki neutralne, karty taktyki, wpływy lub misje.',
  ],
  'about.hire-price': [
    'You draw one Hero card for each influence and keep one of them.',
    'Za każdy wpływ dobierasz kartę bohatera i zatrzymujesz jedną z nich.',
  ],
  'about.keep-hero': [
    'Only you see which heroes you pass over; they go back into the deck.',
    'Tylko ty widzisz, których bohaterów odrzucasz; ich karty wracają do talii.',
  ],
  'about.hero-place': [
    'A new hero appears at one of your strongholds.',
    'Nowy bohater pojawia się w jednej z twoich twierdz.',
  ],
  'about.hero-deserts': [
    'The number of heroes who serve you is limited.',
    'Liczba służących ci bohaterów jest ograniczona.',
  ],
  'about.title': [
    'A Title costs more influence than lies on it, and stays yours until someone pays more.',
    'Tytuł kosztuje więcej wpływów, niż na nim leży, i jest twój, dopóki ktoś nie wyda więcej.',
  ],
  'about.title-price': [
    'What you spend lies on the Title: the more there is, the more it costs to take away.',
    'Wydane wpływy leżą na tytule: im więcej, tym drożej go odebrać.',
  ],
  'about.fortify': [
    'Build, repair and move runes: each once, in any order.',
    'Budowa, naprawa i przesunięcie runów: każde raz, w dowolnej kolejności.',
  ],
  'about.stronghold-site': [
    'A stronghold holds its area even without units, and recruits appear there.',
    'Twierdza kontroluje obszar nawet bez jednostek i to w niej pojawiają się zwerbowane jednostki.',
  ],
  'about.repair': [
    'An undamaged stronghold has more strength than a damaged one.',
    'Nieuszkodzona twierdza ma więcej siły niż uszkodzona.',
  ],
  'about.mix-first': [
    'You pick up the runes in two of your areas and put them back as you like.',
    'Bierzesz runy z dwóch swoich obszarów i odkładasz je, jak chcesz.',
  ],
  'about.bid': [
    'Everyone bids in secret, and all influence bid is lost, losing bids included.',
    'Wszyscy licytują potajemnie, a postawione wpływy przepadają, także w przegranych stawkach.',
  ],
  'about.bid-winner': [
    'The bids are tied: the Primarch, or the tied player with the most influence left, names the winner.',
    'Remis stawek: zwycięzcę wskazuje Patriarcha albo ten z remisujących, komu zostało najwięcej wpływów.',
  ],
  'about.bid-loser': [
    'The lowest bids are tied: one of them must be named.',
    'Remis najniższych stawek: trzeba wskazać jedną z nich.',
  ],
  'about.fall': [
    'Influence buys heroes, Titles and allies; a Tactics card can be used from next season on.',
    'Za wpływy zyskasz bohaterów, tytuły i sprzymierzone jednostki; karty taktyki użyjesz od następnej pory roku.',
  ],
  'about.support': [
    'A hero supports one type of unit and improves the Fate cards drawn for it.',
    'Bohater wspiera jeden typ jednostek i poprawia dobierane dla nich karty losu.',
  ],
  'about.battle-start': [
    'Cards used at the start of a battle are played now or not at all.',
    'Karty na początek bitwy zagrywa się teraz albo wcale.',
  ],
  'about.battle-round': [
    'Cards used in a round are played before its Fate cards are drawn.',
    'Karty na rundę zagrywa się, zanim dobierze się karty losu.',
  ],
  'about.battle-routs': [
    'A card may keep some of your units on their feet.',
    'Karta może utrzymać część twoich jednostek na nogach.',
  ],
  'about.battle-tally': [
    'The last moment to add to what your side counts.',
    'Ostatnia chwila, by dodać coś do siły twojej strony.',
  ],
  'about.attack-with': [
    'Units of one initiative draw a Fate card each; their base shape shows which result counts.',
    'Jednostki o tej samej inicjatywie dobierają po karcie losu; kształt podstawki wskazuje, który wynik się liczy.',
  ],
  'about.assign-damage': [
    'Damaged units take it first; a unit with as much damage as health is destroyed.',
    'Najpierw otrzymują je jednostki z obrażeniami; jednostka, której obrażenia dorównują Wytrzymałości, zostaje zniszczona.',
  ],
  'about.assign-routs': [
    'A routed unit draws no more cards and adds no strength, but it is not lost.',
    'Rozbita jednostka nie dobiera już kart i nie dodaje siły, ale nie jest stracona.',
  ],
  'about.act-with': [
    'In the Quest Phase each of your heroes takes one action.',
    'W Fazie misji każdy twój bohater wykonuje jedną akcję.',
  ],
  'about.hero-action': [
    'Move, then attempt a quest or a duel; heal all damage; or train.',
    'Rusz i podejmij się misji lub pojedynku, wylecz wszystkie obrażenia albo szkol się.',
  ],
  'about.hero-step': [
    'Heroes can pass through anyone’s areas and look at the runes where they stop.',
    'Bohaterowie przechodzą przez cudze obszary i podglądają runy tam, gdzie staną.',
  ],
  'about.hero-deed': [
    'A quest is attempted where its card says; a duel needs an enemy hero in the same area.',
    'Misji podejmuje się tam, gdzie mówi karta; pojedynek wymaga wrogiego bohatera na tym samym obszarze.',
  ],
  'about.test-choice': [
    'The destiny of the card you choose decides how the test ends.',
    'Symbol przeznaczenia na wybranej karcie decyduje, jak kończy się test.',
  ],
  'about.test-cards': [
    'Some Tactics cards let you draw more for a test.',
    'Niektóre karty taktyki pozwalają dobrać więcej kart na test.',
  ],
  'about.train': [
    'A trained attribute draws one more card in tests.',
    'Wyszkolona cecha daje w testach o jedną kartę więcej.',
  ],
  'about.discard-tactics': [
    'The number of cards in your hand is limited.',
    'Liczba kart na ręce jest ograniczona.',
  ],
  'about.discard-quests': [
    'The number of quests in your hand is limited.',
    'Liczba misji na ręce jest ograniczona.',
  ],
  'about.prove-runes': [
    'You reveal dragon runes until six are faceup; false ones stay facedown.',
    'Odkrywasz smocze runy, aż będzie ich widać sześć; fałszywe zostają zakryte.',
  ],
  'about.claim-after-battle': [
    'A fulfilled Objective is discarded for a dragon rune.',
    'Wypełniony cel odrzuca się za smoczy run.',
  ],
  'about.activation-cards': [
    'Cards used on an activation are played now or not at all.',
    'Karty używane przy aktywacji zagrywa się teraz albo wcale.',
  ],
  'about.diplomacy-cards': [
    'Cards for diplomacy are played before Fate cards are drawn.',
    'Karty do pertraktacji zagrywa się przed dobraniem kart losu.',
  ],
  'about.winter-cards': [
    'In winter each area feeds only as many units as your food dial shows.',
    'Zimą każdy obszar wyżywi tylko tyle jednostek, ile wskazuje licznik żywności.',
  ],
  'about.duel-special': [
    'The icon lets the hero use what their card or a Reward says.',
    'Symbol pozwala bohaterowi użyć tego, co mówi jego karta lub nagroda.',
  ],
  'about.loot': [
    'The winning side takes the defeated hero’s Rewards.',
    'Strona zwycięska bierze nagrody pokonanego bohatera.',
  ],
  'about.trade': [
    'Heroes in the same area may hand Rewards to each other.',
    'Bohaterowie na jednym obszarze mogą przekazywać sobie nagrody.',
  ],
  'about.captain': [
    'The Captain may turn Rewards into a dragon rune.',
    'Kapitan może zamienić nagrody na smoczy run.',
  ],
  'about.choose-faction': [
    'Each faction has its own units, dials and starting hand.',
    'Każda frakcja ma własne jednostki, liczniki i początkową rękę.',
  ],
  'about.choose-tile': [
    'The board grows tile by tile; each player lays the tiles dealt to them.',
    'Plansza rośnie płytka po płytce; każdy układa swoje.',
  ],
  'about.lay-tile': [
    'A tile must touch enough edges of the board; where it may not go, you are told why.',
    'Płytka musi dotykać planszy odpowiednią liczbą krawędzi; tam, gdzie nie może leżeć, widać dlaczego.',
  ],
  'about.lay-marker': [
    'Your home realm will be joined to the board at your marker.',
    'Przy swoim znaczniku dołączysz do planszy królestwo.',
  ],
  'about.lay-home': [
    'Any rotation that fits at your marker is allowed; the entrance decides who your neighbours are.',
    'Obrót dowolny, byle pasował przy znaczniku; wejście decyduje, z kim sąsiadujesz.',
  ],
  'about.lay-runes': [
    'One is a dragon rune and one is false, and only you know which is which.',
    'Jeden jest smoczy, drugi fałszywy, i tylko ty wiesz, który gdzie leży.',
  ],
  'about.lay-home-runes': [
    'One rune in each area of your home realm: the deeper it lies, the harder it is to take.',
    'Po jednym runie na każdym obszarze królestwa: im głębiej leży, tym trudniej go zabrać.',
  ],
  'about.first-stronghold': [
    'Recruits appear at strongholds, so build where you want to set out from.',
    'Zwerbowane jednostki pojawiają się w twierdzach, więc buduj tam, skąd chcesz wyruszać.',
  ],
  'about.starting-units': [
    'They may stand together or apart, at most eight per area.',
    'Mogą stać razem lub osobno, najwyżej osiem na obszarze.',
  ],
  'about.starting-hero': [
    'Heroes act in summer; from the border it is not as far to quests.',
    'Bohaterowie wykonują akcje Latem; z pogranicza mają bliżej do misji.',
  ],
});
