import { bilingual } from '@runehold/kernel/text/bilingual';

/** What a newcomer is told at a decision that he meets for the first time. */
export const lessonWords = bilingual({
  'lesson.lay-tile.title': ['Building the board', 'Budowa planszy'],
  'lesson.lay-tile': [
    'Drag the tile to a place that glows, or pick a place below. Cities and resources near your home realm are valuable; mountains and water keep neighbours away.',
    'Przeciągnij płytkę tam, gdzie świeci, albo wybierz miejsce poniżej. Miasta i surowce blisko królestwa są cenne, a góry i woda trzymają sąsiadów z dala.',
  ],
  'lesson.choose-order.title': ['Four Orders a year', 'Cztery rozkazy w roku'],
  'lesson.choose-order': [
    'You choose one Order each season, in secret; you may change it until everyone has chosen. Orders stay on the table until winter ends, so each can be used once a year. If your numbers rise through the year, you get every Supremacy Bonus.',
    'W każdej porze roku wybierasz potajemnie jeden rozkaz; możesz go zmienić, dopóki wszyscy nie wybiorą. Rozkazy leżą na stole do końca Zimy, więc każdego użyjesz raz w roku. Jeśli ich numery rosną, działa Starszeństwo każdego z nich.',
  ],
  'lesson.turn.title': ['Your turn', 'Twoja tura'],
  'lesson.turn': [
    'First resolve the Order itself. If it is the highest you have played this year, you may use its Supremacy Bonus too. With six dragon runes you can lay down your Victory card here.',
    'Najpierw rozegraj sam rozkaz. Jeśli jest najwyższy z twoich w tym roku, możesz skorzystać też ze Starszeństwa. Mając sześć smoczych runów, wyłożysz tu kartę zwycięstwa.',
  ],
  'lesson.activate.title': ['Activating an area', 'Aktywacja obszaru'],
  'lesson.activate': [
    'First choose where to go; you choose who goes next. Glowing areas are within reach; dashed ones can be activated, but none of your figures can get there.',
    'Najpierw wybierz, dokąd; kto pójdzie, wskażesz za chwilę. Świecące obszary są w zasięgu; te z przerywaną linią można aktywować, lecz żadna twoja figurka tam nie dotrze.',
  ],
  'lesson.march-units.title': ['Who moves', 'Kto rusza'],
  'lesson.march-units': [
    'Tap an army on the map to move all of it, or a single unit to move just that one. The bar shows how many units would then stand there. Units move up to two areas, fast ones three.',
    'Dotknij armii na mapie, by ruszyła cała, albo jednej jednostki, by ruszyła sama. Pasek pokazuje, ile jednostek tam wtedy stanie. Jednostki poruszają się o dwa obszary, a Szybkie o trzy.',
  ],
  'lesson.strategize.title': ['Moving without fighting', 'Ruch bez walki'],
  'lesson.strategize': [
    'Strategize rearranges what you have: each figure may move one area, into a friendly or empty one. It is the quiet way to look at runes and bring up reinforcements.',
    'Rozstawienie przesuwa to, co masz: każda figurka może się poruszyć o jeden obszar, na przyjazny lub pusty. To cichy sposób, by podejrzeć runy i ściągnąć posiłki.',
  ],
  'lesson.approach.title': ['Neutral units', 'Jednostki neutralne'],
  'lesson.approach': [
    'They hold their area until someone negotiates with them or fights them. Diplomacy costs influence and draws Fate cards; once allied, they move with you. Check the odds before you decide.',
    'Zajmują swój obszar, dopóki ktoś z nimi nie pertraktuje lub nie zawalczy. Pertraktacje kosztują wpływy i wymagają dobrania kart losu; sprzymierzone jednostki pójdą z tobą. Zanim zdecydujesz, sprawdź szanse.',
  ],
  'lesson.attack-with.title': ['How battles go', 'Jak przebiega bitwa'],
  'lesson.attack-with': [
    'Five rounds, one for each initiative. Each attacking unit draws a Fate card, and the result in the section with its base shape counts. Then the side with more strength holds the area.',
    'Pięć rund, po jednej na każdą inicjatywę. Atakujące jednostki dobierają po karcie losu, a liczy się wynik z ćwiartki z kształtem ich podstawki. Potem obszar zajmuje strona o większej sile.',
  ],
  'lesson.assign-damage.title': ['Taking damage', 'Obrażenia'],
  'lesson.assign-damage': [
    'Tap the unit that takes the next damage. Damaged units come first; otherwise choose where it costs you least: tough units can take damage and survive.',
    'Dotknij jednostki, która otrzyma następne obrażenie. Najpierw jednostki z obrażeniami; poza tym wybieraj tak, by stracić najmniej: jednostki o większej Wytrzymałości mogą je przetrwać.',
  ],
  'lesson.support.title': ['Heroes in battle', 'Bohaterowie w bitwie'],
  'lesson.support': [
    'A hero in the area may support one type of unit. Its Fate cards get better, and the hero risks nothing unless the battle is lost.',
    'Bohater na tym obszarze może wesprzeć jeden typ jednostek. Ich karty losu będą lepsze, a bohater ryzykuje tylko wtedy, gdy bitwa zakończy się porażką.',
  ],
  'lesson.act-with.title': ['The Quest Phase', 'Faza misji'],
  'lesson.act-with': [
    'In summer your heroes act one after another. Point at one of your quests and the map shows where it can be attempted.',
    'Latem twoi bohaterowie wykonują akcje jeden po drugim. Wskaż misję wśród swoich kart, a mapa pokaże, gdzie można się jej podjąć.',
  ],
  'lesson.test-choice.title': ['Testing an attribute', 'Test cechy'],
  'lesson.test-choice': [
    'You drew as many Fate cards as the attribute’s value. Choose the destiny you want: gold is best, grey is middling, red is bad.',
    'Dobierasz tyle kart losu, ile wynosi cecha. Wybierz symbol przeznaczenia: złoty jest najlepszy, srebrny średni, czerwony zły.',
  ],
  'lesson.bid.title': ['Bidding influence', 'Licytacja wpływów'],
  'lesson.bid': [
    'All bids are secret, and every bid is paid. See how much the others have: nobody can bid more than that.',
    'Wszystkie stawki są tajne i wszystkie przepadają. Sprawdź, ile mają inni: nikt nie postawi więcej.',
  ],
  'lesson.recruit-dial.title': ['Recruiting', 'Zaciąg'],
  'lesson.recruit-dial': [
    'One dial gives all the units on its spaces up to the arrow. Below each dial you see which units it would give now.',
    'Jeden licznik daje wszystkie jednostki z pól aż do wskazówki. Pod każdym licznikiem widać, jakie jednostki da teraz.',
  ],
  'lesson.city-benefit.title': ['What a city gives', 'Co daje miasto'],
  'lesson.city-benefit': [
    'Units appear in the city at once. Tactics and Quest cards go to your hand, influence to your faction sheet.',
    'Jednostki pojawiają się w mieście od razu. Karty taktyki i misji trafiają na rękę, a wpływy na twój arkusz frakcji.',
  ],
  'lesson.fall.title': ['The gifts of fall', 'Dary Jesieni'],
  'lesson.fall': [
    'Each fall you take one of the two. Influence is spent on heroes, Titles, bids and diplomacy.',
    'Każdej Jesieni bierzesz jedno z dwojga. Wpływy wydaje się na bohaterów, tytuły, licytacje i pertraktacje.',
  ],
  'lesson.title-price.title': ['Holding a Title', 'Karty tytułów'],
  'lesson.title-price': [
    'A Title is yours until someone spends more on it than you did. Spend enough to make it costly to take.',
    'Tytuł jest twój, dopóki ktoś nie wyda na niego więcej. Wydaj tyle, by trudno było go odebrać.',
  ],
  'lesson.fortify.title': ['Strongholds', 'Twierdze'],
  'lesson.fortify': [
    'A stronghold holds its area without units and strengthens its defenders, and recruits appear there.',
    'Twierdza kontroluje obszar bez jednostek i wzmacnia obrońców, a zwerbowane jednostki pojawiają się właśnie w niej.',
  ],
  'lesson.prove-runes.title': ['Claiming victory', 'Ogłoszenie zwycięstwa'],
  'lesson.prove-runes': [
    'Your Victory card lies on this season’s deck for a whole year. If you still have six dragon runes when the season comes around again, you win; everyone knows it and will come for them.',
    'Twoja karta zwycięstwa leży na talii tej pory roku przez cały rok. Jeśli nadal masz sześć smoczych runów, gdy ta pora roku nadejdzie ponownie, zwyciężasz; wszyscy o tym wiedzą i po nie przyjdą.',
  ],
});
