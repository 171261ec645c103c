/** Co znaczą znaki i żetony. */
export const tips = {
  'tip.influence':
    'Płaci się nimi za bohaterów, tytuły, licytacje, pertraktacje i niektóre karty; rozstrzygają też remisy w kolejności.',
  'tip.dragon-rune': 'Sześć z nich wygrywa. Run na obszarze należy do tego, kto kontroluje obszar.',
  'tip.rune-down': 'Smoczy run albo fałszywy: może zajrzeć, kto kontroluje obszar lub ma tam bohatera.',
  'tip.exploration-down':
    'Nikt nie wie, co na nim jest. Odkrywa go bohater, który zakończy tu ruch, i od razu działa.',
  'tip.food': 'Jej licznik daje zaciąg i karty oraz mówi, ile jednostek obszar utrzyma Zimą.',
  'tip.wood': 'Jego licznik daje zaciąg i karty oraz opłaca twierdze i ulepszenia.',
  'tip.ore': 'Jej licznik daje zaciąg i karty oraz opłaca twierdze i ulepszenia.',
  'tip.dial':
    'Wszystkie pola aż do strzałki dają to, co na nich widać. Zbiory ustawiają strzałkę na tyle, ile dają twoje obszary.',
  'tip.water': 'Przez wodę przechodzą tylko latający, póki Zimą nie zamarznie.',
  'tip.mountain': 'Przez góry przechodzą tylko latający, chyba że otworzy je karta.',
  'tip.activation': 'Co tu należy do tego gracza, nie ruszy się do Wiosny.',
  'tip.stronghold': 'Trzyma obszar bez jednostek, wzmacnia obronę, a zwerbowani pojawiają się tutaj.',
  'tip.routed': 'Nie dobiera kart, nie maszeruje i prawie się nie liczy, póki znów nie stanie.',
  'tip.first-player': 'Dobiera karty pór roku i wygrywa ostatni z remisów.',
  'tip.victory-card': 'Wygrywa, gdy ta pora roku znów nadejdzie, a właściciel nadal ma sześć smoczych runów.',
  'tip.supremacy': 'Korzyść rozkazu działa, gdy ma najwyższy numer z rozkazów gracza w tym roku.',
  'tip.spring': 'Żetony aktywacji wracają, rozbite figurki wstają, rozkazy wracają na rękę.',
  'tip.summer': 'Faza misji: każdy bohater może się leczyć, szkolić albo ruszyć i podjąć misję.',
  'tip.fall': 'Talia losu jest tasowana, a każdy bierze wpływy lub kartę taktyki.',
  'tip.winter': 'Żywność ogranicza liczbę jednostek na obszarze; woda zamarza i da się ją przejść.',
  'tip.areas': 'Obszary, które ten gracz kontroluje: jednostkami, twierdzą lub jako królestwo.',
  'tip.rival': 'To, co leży jawnie przed wszystkimi; karty na ręce to tajemnica tego gracza.',
  'tip.tactics-hand': 'Ile kart taktyki ktoś ma, wiedzą wszyscy; jakie, wie tylko on.',
  'tip.quest-hand': 'Misje są tajne, póki się ich nie podejmie.',
  'tip.heroes': 'Bohaterowie służą jednemu graczowi, podejmują misje i wspierają jednostki w bitwie.',
  'tip.rewards': 'Nagrody leżą zakryte pod bohaterami; niektóre liczą się jako smocze runy.',
  'tip.objective': 'Spełniony w swojej turze odrzuca się za smoczy run. Nikt inny go nie zna.',
} as const;
