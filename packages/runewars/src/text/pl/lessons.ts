/** Co usłyszy raz ten, kto gra po raz pierwszy. */
export const lessons = {
  'lesson.choose-faction.title': 'Wybierz lud',
  'lesson.choose-faction':
    'Każdy lud ma własne jednostki i liczniki. Spójrz na liczniki: mówią, co da ci każdy surowiec, więc wybierz lud, którego jednostki ci odpowiadają.',
  'lesson.lay-tile.title': 'Budowa planszy',
  'lesson.lay-tile':
    'Przeciągnij kafelek tam, gdzie świeci, albo wybierz miejsce poniżej. Miasta i surowce blisko domu są cenne, a góry i woda trzymają sąsiadów z dala.',
  'lesson.choose-order.title': 'Cztery rozkazy w roku',
  'lesson.choose-order':
    'Jeden rozkaz w każdej porze roku, wybrany potajemnie; możesz go zmienić, póki wszyscy nie wybrali. Rozkazy leżą do końca Zimy, więc każdy zagrasz raz w roku. Gdy numery rosną, działa każda korzyść.',
  'lesson.turn.title': 'Twoja tura',
  'lesson.turn':
    'Najpierw rozpatrz sam rozkaz. Jeśli to najwyższy z twoich w tym roku, możesz użyć też jego korzyści. Mając sześć smoczych runów, wyłożysz tu kartę zwycięstwa.',
  'lesson.activate.title': 'Aktywacja obszaru',
  'lesson.activate':
    'Wybierz, dokąd idziesz; kto pójdzie, wskażesz za chwilę. Obszary świecące są w zasięgu; przerywane można aktywować, lecz nikt twój tam nie dojdzie.',
  'lesson.march-units.title': 'Kto rusza',
  'lesson.march-units':
    'Dotknij armii na mapie, by ruszyła cała, albo jednej jednostki, by ruszyła sama. Pasek liczy, ilu tam wtedy stanie. Zwykły marsz to dwa obszary, szybkie jednostki idą trzy.',
  'lesson.strategize.title': 'Ruch bez walki',
  'lesson.strategize':
    'Strategia przestawia to, co masz: każda figurka może przejść o jeden obszar na przyjazny lub pusty teren. To cichy sposób, by obejrzeć runy i ściągnąć posiłki.',
  'lesson.approach.title': 'Jednostki neutralne',
  'lesson.approach':
    'Trzymają swój obszar, póki ktoś z nimi nie pomówi lub nie zawalczy. Pertraktacje kosztują wpływy i ciągną karty losu; pozyskane, pójdą z tobą. Zapytaj o szanse, zanim zdecydujesz.',
  'lesson.attack-with.title': 'Jak przebiega bitwa',
  'lesson.attack-with':
    'Pięć rund, po jednej na inicjatywę. Działające jednostki dobierają po karcie losu, a liczy się wynik przy ich własnym kształcie. Potem obszar bierze strona o większej sile.',
  'lesson.assign-damage.title': 'Obrażenia',
  'lesson.assign-damage':
    'Dotknij jednostki, która otrzyma następne obrażenie. Najpierw ranni; poza tym kładź je tam, gdzie najmniej zabije: wytrzymałe jednostki mogą je nieść i przeżyć.',
  'lesson.support.title': 'Bohaterowie w bitwie',
  'lesson.support':
    'Bohater stojący na obszarze może wesprzeć jeden typ jednostek. Ich karty losu będą lepsze, a bohater nic nie ryzykuje, póki bitwa nie jest przegrana.',
  'lesson.act-with.title': 'Faza misji',
  'lesson.act-with':
    'Latem twoi bohaterowie działają jeden po drugim. Wskaż misję wśród swoich kart, a mapa pokaże, gdzie się ją podejmuje.',
  'lesson.test-choice.title': 'Test cechy',
  'lesson.test-choice':
    'Dobierasz tyle kart losu, ile wynosi cecha. Wybierz przeznaczenie: złote jest najlepsze, szare średnie, czerwone złe.',
  'lesson.bid.title': 'Licytacja wpływów',
  'lesson.bid':
    'Wszystkie stawki są tajne i wszystkie przepadają. Spójrz, ile mają inni: nikt nie postawi więcej.',
  'lesson.recruit-dial.title': 'Zaciąg',
  'lesson.recruit-dial':
    'Jeden licznik daje wszystkie jednostki z pól aż do strzałki. Pod każdym licznikiem widać, kto by teraz przybył.',
  'lesson.city-benefit.title': 'Co daje miasto',
  'lesson.city-benefit':
    'Jednostki pojawiają się w mieście od razu. Taktyka i misje idą na rękę, wpływy na twoją kartę frakcji.',
  'lesson.fall.title': 'Dary Jesieni',
  'lesson.fall':
    'Każdej Jesieni bierzesz jedno z dwojga. Wpływy wydaje się na bohaterów, tytuły, licytacje i pertraktacje.',
  'lesson.title-price.title': 'Władanie tytułem',
  'lesson.title-price':
    'Tytuł jest twój, póki ktoś nie wyda na niego więcej. Wydaj tyle, by odebranie bolało.',
  'lesson.fortify.title': 'Twierdze',
  'lesson.fortify':
    'Twierdza trzyma obszar bez jednostek, wzmacnia obrońców i to w niej pojawiają się zwerbowani.',
  'lesson.prove-runes.title': 'Ogłoszenie zwycięstwa',
  'lesson.prove-runes':
    'Twoja karta zwycięstwa leży na tej porze roku przez cały rok. Jeśli gdy znów nadejdzie, nadal masz sześć smoczych runów, wygrywasz; wszyscy to wiedzą i przyjdą po nie.',
} as const;
