import { bilingual } from '@runehold/kernel/text/bilingual';

/** What a decision is about, in one sentence, by the key of its prompt. */
export const aboutWords = bilingual({
  'about.choose-order': [
    'The lower number acts first; the Supremacy Bonus counts only for the highest number you have in play this year.',
    'Niższy numer działa pierwszy; Korzyść starszeństwa działa tylko przy najwyższym numerze, jaki masz w tym roku w grze.',
  ],
  'about.turn': [
    'Resolve your Order when you are ready; cards and Rewards that say “during your turn” may come before or after it.',
    'Rozpatrz rozkaz, gdy zechcesz; karty i nagrody do użycia w swojej turze możesz zagrać przed nim lub po nim.',
  ],
  'about.activate': [
    'Your token is laid there: until spring nothing of yours that stands there moves again.',
    'Kładziesz tam swój żeton: do Wiosny nic twojego, co tam stoi, już się nie ruszy.',
  ],
  'about.strategize': [
    'Each figure goes one area, into friendly or empty ones; nothing is activated and nobody fights.',
    'Każda figurka idzie o jeden obszar, na przyjazny lub pusty; nic nie jest aktywowane i nikt nie walczy.',
  ],
  'about.march-units': [
    'Bring as many as you like of those in reach; whoever stays behind keeps the area he stands in.',
    'Wyślij tylu, ilu zechcesz spośród tych w zasięgu; kto zostaje, trzyma swój obszar.',
  ],
  'about.march-allies': [
    'Allied neutral units go only where units of your own go with them or are already.',
    'Sprzymierzone jednostki neutralne idą tylko tam, gdzie idą lub są twoje własne.',
  ],
  'about.march-heroes': [
    'Heroes do not fight among the units; they may support them and look at runes.',
    'Bohaterowie nie walczą w szeregach; mogą wspierać jednostki i oglądać runy.',
  ],
  'about.approach': [
    'Diplomacy costs influence and may win them over without a fight; a battle costs units.',
    'Pertraktacje kosztują wpływy i mogą pozyskać jednostki bez walki; bitwa kosztuje jednostki.',
  ],
  'about.setback': [
    'They refused: fight them now, or go back where you came from.',
    'Odmówiły: walcz z nimi albo wróć, skąd przyszły twoje jednostki.',
  ],
  'about.diplomacy': [
    'One Fate card is drawn for each influence spent, and you choose whose destiny counts.',
    'Za każdy wydany wpływ dobierasz kartę losu i wybierasz tę, której przeznaczenie się liczy.',
  ],
  'about.destiny': [
    'Gold wins them over, grey makes them leave, red makes them refuse.',
    'Złote: zawierają przymierze; szare: odchodzą; czerwone: odmawiają.',
  ],
  'about.retreat': [
    'Retreating units arrive routed; with nowhere to go they are destroyed.',
    'Jednostki w odwrocie docierają rozbite; bez drogi odwrotu giną.',
  ],
  'about.retreat-heroes': [
    'Supporting heroes leave with the losers and arrive routed.',
    'Wspierający bohaterowie odchodzą z przegranymi i docierają rozbici.',
  ],
  'about.withdraw': [
    'Nobody fights: your units leave before the first card is drawn.',
    'Nikt nie walczy: twoje jednostki odchodzą, nim padnie pierwsza karta.',
  ],
  'about.unit-limit': [
    'At most eight units stay in an area; you choose who goes, old or new, own or allied.',
    'Na obszarze zostaje najwyżej osiem jednostek; wybierasz, kto odchodzi: starzy czy nowi, własni czy sprzymierzeni.',
  ],
  'about.recruit-dial': [
    'You get a unit for every unit icon at the arrow and below, at your strongholds.',
    'Za każdą ikonę jednostki przy strzałce i poniżej dostajesz jednostkę w swojej twierdzy.',
  ],
  'about.place-recruits': [
    'Each recruit goes to one of your strongholds, or stays in the supply.',
    'Każda zwerbowana jednostka trafia do jednej z twoich twierdz albo zostaje w zasobach.',
  ],
  'about.use-development': [
    'Each development works once; then you may build one.',
    'Każde ulepszenie działa raz; potem możesz jedno zbudować.',
  ],
  'about.build-development': [
    'A development stands at a stronghold and costs what your dials show.',
    'Ulepszenie stoi przy twierdzy i kosztuje tyle, ile zejdzie z liczników.',
  ],
  'about.development-site': ['One development to a stronghold.', 'Na twierdzę przypada jedno ulepszenie.'],
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
    'Only you see who is passed over; the others go back into the deck.',
    'Tylko ty widzisz, kogo nie wybrano; pozostali wracają do talii.',
  ],
  'about.hero-place': [
    'A new hero appears at one of your strongholds.',
    'Nowy bohater pojawia się przy jednej z twoich twierdz.',
  ],
  'about.hero-deserts': [
    'There is a limit to the heroes who serve you.',
    'Liczba służących ci bohaterów jest ograniczona.',
  ],
  'about.title': [
    'A Title costs more influence than lies on it, and stays until somebody pays more.',
    'Tytuł kosztuje więcej wpływów, niż na nim leży, i zostaje, póki ktoś nie zapłaci więcej.',
  ],
  'about.title-price': [
    'What you spend lies on the Title: the more, the dearer it is to take away.',
    'Wydane wpływy leżą na tytule: im więcej, tym drożej go odebrać.',
  ],
  'about.fortify': [
    'Build, repair and mix runes: each once, in any order.',
    'Budowa, naprawa i przekładanie runów: każde raz, w dowolnej kolejności.',
  ],
  'about.stronghold-site': [
    'A stronghold holds its area even when no unit is there, and recruits appear in it.',
    'Twierdza trzyma obszar nawet bez jednostek i to w niej pojawiają się zwerbowani.',
  ],
  'about.repair': [
    'A whole stronghold counts for more than a damaged one.',
    'Cała twierdza liczy się za więcej niż uszkodzona.',
  ],
  'about.mix-first': [
    'You take up the runes of two of your areas and put them back as you like.',
    'Bierzesz runy z dwóch swoich obszarów i odkładasz je, jak chcesz.',
  ],
  'about.bid': [
    'Everybody bids in secret, and all that was bid is lost, by whoever does not win too.',
    'Wszyscy licytują potajemnie, a postawione wpływy przepadają, także przegranym.',
  ],
  'about.bid-winner': [
    'The bids are equal: who holds the Primarch’s title, or has most left, names the winner.',
    'Stawki są równe: zwycięzcę wskazuje Patriarcha albo najbogatszy z remisujących.',
  ],
  'about.bid-loser': [
    'The lowest bids are equal: one of them must be named.',
    'Najniższe stawki są równe: trzeba wskazać jedną z nich.',
  ],
  'about.fall': [
    'Influence buys heroes, Titles and friends; Tactics cards can be used from the next season on.',
    'Wpływy kupują bohaterów, tytuły i sprzymierzeńców; kart taktyki użyjesz od następnej pory roku.',
  ],
  'about.support': [
    'A hero supports one type of unit and betters the Fate cards drawn for it.',
    'Bohater wspiera jeden typ jednostek i poprawia dobierane dla nich karty losu.',
  ],
  'about.battle-start': [
    'Cards for the start of a battle are played now or not at all.',
    'Karty na początek bitwy zagrywa się teraz albo wcale.',
  ],
  'about.battle-round': [
    'Cards for a round are played before its Fate cards are drawn.',
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
    'Units of one initiative draw a Fate card each; their shape says which result counts.',
    'Jednostki o tej samej inicjatywie dobierają po karcie losu; kształt podstawki mówi, który wynik się liczy.',
  ],
  'about.assign-damage': [
    'Whoever is hurt already takes it first; a unit with as much damage as health is destroyed.',
    'Najpierw przyjmuje je ten, kto już ma obrażenia; jednostka, której obrażenia sięgną zdrowia, ginie.',
  ],
  'about.assign-routs': [
    'A routed unit draws no more cards and does not count, but it is not lost.',
    'Rozbita jednostka nie dobiera już kart i się nie liczy, ale nie jest stracona.',
  ],
  'about.act-with': [
    'In the Quest Phase each of your heroes takes one action.',
    'W fazie misji każdy twój bohater wykonuje jedną akcję.',
  ],
  'about.hero-action': [
    'Move and look for a quest or a duel, heal all damage, or train.',
    'Idź i szukaj misji lub pojedynku, wylecz wszystkie obrażenia albo szkol się.',
  ],
  'about.hero-step': [
    'Heroes pass through anybody’s areas and see the runes where they stop.',
    'Bohaterowie przechodzą przez cudze obszary i widzą runy tam, gdzie staną.',
  ],
  'about.hero-deed': [
    'A quest is attempted where its card says; a duel needs an enemy hero in the same area.',
    'Misję podejmuje się tam, gdzie mówi karta; pojedynek wymaga wrogiego bohatera na tym samym obszarze.',
  ],
  'about.test-choice': [
    'The destiny of the card you choose says how the test ends.',
    'Przeznaczenie wybranej karty mówi, jak kończy się test.',
  ],
  'about.test-cards': [
    'Some Tactics cards let you draw more for a test.',
    'Niektóre karty taktyki pozwalają dobrać więcej kart na test.',
  ],
  'about.train': [
    'A trained attribute draws one card more in tests.',
    'Wyszkolona cecha daje w testach jedną kartę więcej.',
  ],
  'about.discard-tactics': [
    'There is a limit to the cards you may hold.',
    'Liczba kart na ręce jest ograniczona.',
  ],
  'about.discard-quests': [
    'There is a limit to the quests you may hold.',
    'Liczba misji na ręce jest ograniczona.',
  ],
  'about.prove-runes': [
    'You show dragon runes until six are seen; false ones stay facedown.',
    'Odsłaniasz smocze runy, aż będzie widać sześć; fałszywe zostają zakryte.',
  ],
  'about.claim-after-battle': [
    'An Objective that is fulfilled is discarded for a dragon rune.',
    'Spełniony cel odrzuca się za smoczy run.',
  ],
  'about.activation-cards': [
    'Now or not at all for cards that name an activation.',
    'Karty mówiące o aktywacji zagrywa się teraz albo wcale.',
  ],
  'about.diplomacy-cards': [
    'Cards for diplomacy come before the Fate cards.',
    'Karty do pertraktacji zagrywa się przed kartami losu.',
  ],
  'about.winter-cards': [
    'In winter each area feeds only as many units as your food dial shows.',
    'Zimą każdy obszar wyżywi tylko tyle jednostek, ile wskazuje licznik żywności.',
  ],
  'about.duel-special': [
    'The icon lets the hero use what his card or a Reward says.',
    'Ikona pozwala bohaterowi użyć tego, co mówi jego karta lub nagroda.',
  ],
  'about.loot': [
    'The winner’s side takes what the loser carried.',
    'Strona zwycięzcy bierze to, co niósł przegrany.',
  ],
  'about.trade': [
    'Heroes in one area may hand Rewards to one another.',
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
    'The board grows tile by tile; every player lays those dealt to him.',
    'Plansza rośnie kafelek po kafelku; każdy dokłada swoje.',
  ],
  'about.lay-tile': [
    'A tile must touch the board on enough edges; the reason is given where it may not lie.',
    'Kafelek musi dotykać planszy dość wieloma krawędziami; gdzie nie może leżeć, podany jest powód.',
  ],
  'about.lay-marker': [
    'Your home realm will be joined to the board at your marker.',
    'Przy twoim znaczniku dołączysz królestwo do planszy.',
  ],
  'about.lay-home': [
    'Any rotation that fits at your marker; the entrance decides who your neighbours are.',
    'Dowolny obrót pasujący przy znaczniku; wejście decyduje, kto będzie sąsiadem.',
  ],
  'about.lay-runes': [
    'One is true and one is false, and only you know which lies where.',
    'Jeden jest prawdziwy, drugi fałszywy, a tylko ty wiesz, który gdzie leży.',
  ],
  'about.lay-home-runes': [
    'A rune in each area of your home: what lies deepest is hardest to take.',
    'Run na każdym obszarze królestwa: ten najgłębiej najtrudniej zabrać.',
  ],
  'about.first-stronghold': [
    'Recruits appear at strongholds, so build where you mean to march from.',
    'Zwerbowani pojawiają się w twierdzach, więc buduj tam, skąd wyruszysz.',
  ],
  'about.starting-units': [
    'They may stand together or apart, at most eight to an area.',
    'Mogą stać razem lub osobno, najwyżej osiem na obszarze.',
  ],
  'about.starting-hero': [
    'Heroes act in summer; from the border the way to quests is shorter.',
    'Bohaterowie działają Latem; z pogranicza mają bliżej do misji.',
  ],
});
