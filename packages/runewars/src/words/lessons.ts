import { bilingual } from '@runehold/kernel/text/bilingual';

/** What a newcomer is told at a decision that he meets for the first time. */
export const lessonWords = bilingual({
  'lesson.choose-faction.title': ['Choose a people', 'Wybierz lud'],
  'lesson.choose-faction': [
    'Each people has units and dials of its own. Look at the dials: they say what every resource will bring you, so choose one whose units you like.',
    'Każdy lud ma własne jednostki i liczniki. Spójrz na liczniki: mówią, co da ci każdy surowiec, więc wybierz lud, którego jednostki ci odpowiadają.',
  ],
  'lesson.lay-tile.title': ['Building the board', 'Budowa planszy'],
  'lesson.lay-tile': [
    'Drag a tile to where it glows, or pick the place below. Cities and resources near your home are worth having; mountains and water keep neighbours away.',
    'Przeciągnij kafelek tam, gdzie świeci, albo wybierz miejsce poniżej. Miasta i surowce blisko domu są cenne, a góry i woda trzymają sąsiadów z dala.',
  ],
  'lesson.choose-order.title': ['Four Orders a year', 'Cztery rozkazy w roku'],
  'lesson.choose-order': [
    'One Order each season, chosen in secret; you may change it until everybody has chosen. Orders stay on the table until winter is over, so each comes once a year. If your numbers rise through the year, every bonus counts.',
    'Jeden rozkaz w każdej porze roku, wybrany potajemnie; możesz go zmienić, póki wszyscy nie wybrali. Rozkazy leżą do końca Zimy, więc każdy zagrasz raz w roku. Gdy numery rosną, działa każda korzyść.',
  ],
  'lesson.turn.title': ['Your turn', 'Twoja tura'],
  'lesson.turn': [
    'First resolve the Order itself. If it is the highest you have played this year you may use its bonus too. With six dragon runes you can lay down your Victory card here.',
    'Najpierw rozpatrz sam rozkaz. Jeśli to najwyższy z twoich w tym roku, możesz użyć też jego korzyści. Mając sześć smoczych runów, wyłożysz tu kartę zwycięstwa.',
  ],
  'lesson.activate.title': ['Activating an area', 'Aktywacja obszaru'],
  'lesson.activate': [
    'Choose where to go, not who goes: that comes next. Areas that glow can be reached; dashed ones can be activated, but nobody of yours could march there.',
    'Wybierz, dokąd idziesz; kto pójdzie, wskażesz za chwilę. Obszary świecące są w zasięgu; przerywane można aktywować, lecz nikt twój tam nie dojdzie.',
  ],
  'lesson.march-units.title': ['Who marches', 'Kto rusza'],
  'lesson.march-units': [
    'Tap an army on the map to bring all of it, or a single unit to bring one. The bar counts how many would stand there then. Two areas are an ordinary march, three for fast units.',
    'Dotknij armii na mapie, by ruszyła cała, albo jednej jednostki, by ruszyła sama. Pasek liczy, ilu tam wtedy stanie. Zwykły marsz to dwa obszary, szybkie jednostki idą trzy.',
  ],
  'lesson.strategize.title': ['Moving without fighting', 'Ruch bez walki'],
  'lesson.strategize': [
    'Strategize rearranges what you have: every figure may go one area into friendly or empty land. It is the quiet way to look at runes and bring reinforcements.',
    'Strategia przestawia to, co masz: każda figurka może przejść o jeden obszar na przyjazny lub pusty teren. To cichy sposób, by obejrzeć runy i ściągnąć posiłki.',
  ],
  'lesson.approach.title': ['Neutral units', 'Jednostki neutralne'],
  'lesson.approach': [
    'They hold their area until somebody talks or fights. Diplomacy spends influence and draws Fate cards; won over, they march with you. Ask for the odds before you decide.',
    'Trzymają swój obszar, póki ktoś z nimi nie pomówi lub nie zawalczy. Pertraktacje kosztują wpływy i ciągną karty losu; pozyskane, pójdą z tobą. Zapytaj o szanse, zanim zdecydujesz.',
  ],
  'lesson.attack-with.title': ['How battles go', 'Jak przebiega bitwa'],
  'lesson.attack-with': [
    'Five rounds, one for each initiative. Units that act draw one Fate card each and the result at the corner of their own shape counts. After that the side with more strength holds the area.',
    'Pięć rund, po jednej na inicjatywę. Działające jednostki dobierają po karcie losu, a liczy się wynik przy ich własnym kształcie. Potem obszar bierze strona o większej sile.',
  ],
  'lesson.assign-damage.title': ['Taking damage', 'Obrażenia'],
  'lesson.assign-damage': [
    'Touch the unit that takes the next damage. Who is hurt already goes first; else choose where it kills least: tough units can carry damage and live.',
    'Dotknij jednostki, która otrzyma następne obrażenie. Najpierw ranni; poza tym kładź je tam, gdzie najmniej zabije: wytrzymałe jednostki mogą je nieść i przeżyć.',
  ],
  'lesson.support.title': ['Heroes in battle', 'Bohaterowie w bitwie'],
  'lesson.support': [
    'A hero who stands in the area may support one type of unit. Its Fate cards get better, and the hero risks nothing before the battle is lost.',
    'Bohater stojący na obszarze może wesprzeć jeden typ jednostek. Ich karty losu będą lepsze, a bohater nic nie ryzykuje, póki bitwa nie jest przegrana.',
  ],
  'lesson.act-with.title': ['The Quest Phase', 'Faza misji'],
  'lesson.act-with': [
    'In summer your heroes act one after another. Point at a quest among your cards and the map shows where it is attempted.',
    'Latem twoi bohaterowie działają jeden po drugim. Wskaż misję wśród swoich kart, a mapa pokaże, gdzie się ją podejmuje.',
  ],
  'lesson.test-choice.title': ['Testing an attribute', 'Test cechy'],
  'lesson.test-choice': [
    'You drew as many Fate cards as the attribute is high. Choose the destiny you want: gold is best, grey is middling, red is bad.',
    'Dobierasz tyle kart losu, ile wynosi cecha. Wybierz przeznaczenie: złote jest najlepsze, szare średnie, czerwone złe.',
  ],
  'lesson.bid.title': ['Bidding influence', 'Licytacja wpływów'],
  'lesson.bid': [
    'All bids are secret and all of them are paid. Look at what the others have: nobody can bid more than that.',
    'Wszystkie stawki są tajne i wszystkie przepadają. Spójrz, ile mają inni: nikt nie postawi więcej.',
  ],
  'lesson.recruit-dial.title': ['Recruiting', 'Zaciąg'],
  'lesson.recruit-dial': [
    'One dial gives all the units on its spaces up to the arrow. Under each dial you see who would come now.',
    'Jeden licznik daje wszystkie jednostki z pól aż do strzałki. Pod każdym licznikiem widać, kto by teraz przybył.',
  ],
  'lesson.city-benefit.title': ['What a city gives', 'Co daje miasto'],
  'lesson.city-benefit': [
    'Units appear in the city at once. Tactics and Quests go to your hand, influence to your sheet.',
    'Jednostki pojawiają się w mieście od razu. Taktyka i misje idą na rękę, wpływy na twoją kartę frakcji.',
  ],
  'lesson.fall.title': ['Autumn gifts', 'Dary Jesieni'],
  'lesson.fall': [
    'Every fall you take one of the two. Influence is spent on heroes, Titles, bids and diplomacy.',
    'Każdej Jesieni bierzesz jedno z dwojga. Wpływy wydaje się na bohaterów, tytuły, licytacje i pertraktacje.',
  ],
  'lesson.title-price.title': ['Holding a Title', 'Władanie tytułem'],
  'lesson.title-price': [
    'A Title is yours until somebody spends more on it than you did. Spend enough that it hurts to take it.',
    'Tytuł jest twój, póki ktoś nie wyda na niego więcej. Wydaj tyle, by odebranie bolało.',
  ],
  'lesson.fortify.title': ['Strongholds', 'Twierdze'],
  'lesson.fortify': [
    'A stronghold keeps its area without units, strengthens its defenders and is where recruits appear.',
    'Twierdza trzyma obszar bez jednostek, wzmacnia obrońców i to w niej pojawiają się zwerbowani.',
  ],
  'lesson.prove-runes.title': ['Claiming victory', 'Ogłoszenie zwycięstwa'],
  'lesson.prove-runes': [
    'Your Victory card lies on this season for a whole year. If you still have six dragon runes when it comes round again, you win; everybody knows it and will come for them.',
    'Twoja karta zwycięstwa leży na tej porze roku przez cały rok. Jeśli gdy znów nadejdzie, nadal masz sześć smoczych runów, wygrywasz; wszyscy to wiedzą i przyjdą po nie.',
  ],
});
