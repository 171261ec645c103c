import { bilingual } from '@runehold/kernel/text/bilingual';

/** What marks and tokens mean that no card explains. */
export const tipWords = bilingual({
  'tip.influence': [
    'Paid for heroes, Titles, bids, diplomacy and some cards; it also settles ties in play order.',
    'Płaci się nimi za bohaterów, tytuły, licytacje, pertraktacje i niektóre karty; rozstrzygają też remisy w kolejności.',
  ],
  'tip.dragon-rune': [
    'Six of them win, or seven with Rise of the Free Cities. A rune in an area belongs to whoever controls the area.',
    'Sześć z nich daje zwycięstwo, a w grze z Wolnymi Miastami – siedem. Run na obszarze należy do tego, kto kontroluje obszar.',
  ],
  'tip.rune-down': [
    'Dragon rune or false one: who controls the area or has a hero there may look.',
    'Smoczy run albo fałszywy: może zajrzeć, kto kontroluje obszar lub ma tam bohatera.',
  ],
  'tip.exploration-down': [
    'Nobody knows what is on it. A hero who ends his move here turns it up, and it happens at once.',
    'Nikt nie wie, co na nim jest. Odkrywa go bohater, który zakończy tu ruch, i od razu działa.',
  ],
  'tip.food': [
    'Its dial gives recruits and cards, and says how many units an area keeps through the winter.',
    'Jej licznik daje zaciąg i karty oraz mówi, ile jednostek obszar utrzyma Zimą.',
  ],
  'tip.wood': [
    'Its dial gives recruits and cards, and pays for strongholds and developments.',
    'Jego licznik daje zaciąg i karty oraz opłaca twierdze i ulepszenia.',
  ],
  'tip.ore': [
    'Its dial gives recruits and cards, and pays for strongholds and developments.',
    'Jej licznik daje zaciąg i karty oraz opłaca twierdze i ulepszenia.',
  ],
  'tip.dial': [
    'All spaces up to the arrow give what they show. Harvest turns the arrow to what your areas yield.',
    'Wszystkie pola aż do strzałki dają to, co na nich widać. Zbiory ustawiają strzałkę na tyle, ile dają twoje obszary.',
  ],
  'tip.water': [
    'Nobody but fliers crosses water until it freezes in winter.',
    'Przez wodę przechodzą tylko latający, póki Zimą nie zamarznie.',
  ],
  'tip.mountain': [
    'Only fliers cross mountains, unless a card opens them.',
    'Przez góry przechodzą tylko latający, chyba że otworzy je karta.',
  ],
  'tip.yellow': [
    'Everybody crosses a yellow border. It may not be laid beside water or mountains, and the Lost City covers it with water.',
    'Żółtą granicę przekracza każdy. Nie wolno jej dołożyć do wody ani gór, a Zaginione Miasto przykrywa ją wodą.',
  ],
  'tip.desolation': [
    'When the token came, whoever controlled the area gained its resources. Now it yields nothing and its city gives nothing, until the token is removed.',
    'Gdy żeton się pojawił, jego surowce otrzymał gracz kontrolujący obszar. Odtąd obszar i miasto nic nie dają, dopóki żeton nie zniknie.',
  ],
  'tip.cryomancy': [
    'The area yields nothing and its city gives nothing, but its water borders are ice that everybody crosses. Each spring one token is removed.',
    'Obszar i miasto nic nie dają, lecz granice wodne obszaru są lodem, po którym przejdzie każdy. Każdej Wiosny znika jeden żeton.',
  ],
  'tip.peasant': [
    'They hold the area without any units, until an activation token is placed here.',
    'Utrzymują obszar bez jednostek, dopóki nie pojawi się na nim żeton aktywacji.',
  ],
  'tip.activation': [
    'What belongs to this player here moves no more until spring.',
    'Co tu należy do tego gracza, nie ruszy się do Wiosny.',
  ],
  'tip.stronghold': [
    'Holds its area without units, strengthens the defence, and recruits appear here.',
    'Trzyma obszar bez jednostek, wzmacnia obronę, a zwerbowani pojawiają się tutaj.',
  ],
  'tip.capital': [
    'A stronghold with higher walls and room for two developments. It stands in its home realm, is never moved, and once lost can be rebuilt with Fortify.',
    'Twierdza o wyższych murach i z miejscem na dwa ulepszenia. Stoi w swoim królestwie, nie zmienia miejsca, a utraconą można odbudować Umocnieniem.',
  ],
  'tip.routed': [
    'It draws no cards, does not march and hardly counts, until it stands up again.',
    'Nie dobiera kart, nie maszeruje i prawie się nie liczy, póki znów nie stanie.',
  ],
  'tip.first-player': [
    'Draws the Season cards and wins the last of all ties.',
    'Dobiera karty pór roku i wygrywa ostatni z remisów.',
  ],
  'tip.victory-card': [
    'It wins when this season comes round again, if its owner still has enough dragon runes.',
    'Wygrywa, gdy ta pora roku znów nadejdzie, a właściciel nadal ma dość smoczych runów.',
  ],
  'tip.supremacy': [
    'The bonus of an Order counts while it has the highest number its player has in play this year.',
    'Korzyść rozkazu działa, gdy ma najwyższy numer z rozkazów gracza w tym roku.',
  ],
  'tip.spring': [
    'Activation tokens are taken back, routed figures stand up, Orders return to hand.',
    'Żetony aktywacji wracają, rozbite figurki wstają, rozkazy wracają na rękę.',
  ],
  'tip.summer': [
    'The Quest Phase: every hero may heal, train or move and attempt a quest.',
    'Faza misji: każdy bohater może się leczyć, szkolić albo ruszyć i podjąć misję.',
  ],
  'tip.fall': [
    'The Fate deck is shuffled, and everybody takes influence or a Tactics card.',
    'Talia losu jest tasowana, a każdy bierze wpływy lub kartę taktyki.',
  ],
  'tip.winter': [
    'Food limits the units in each area; the water is frozen and can be crossed.',
    'Żywność ogranicza liczbę jednostek na obszarze; woda zamarza i da się ją przejść.',
  ],
  'tip.areas': [
    'Areas this player controls: by units, a stronghold or as his home.',
    'Obszary, które ten gracz kontroluje: jednostkami, twierdzą lub jako królestwo.',
  ],
  'tip.rival': [
    'What lies open before everybody; the cards in hand stay this player’s secret.',
    'To, co leży jawnie przed wszystkimi; karty na ręce to tajemnica tego gracza.',
  ],
  'tip.tactics-hand': [
    'How many Tactics cards are held is no secret; which they are is.',
    'Ile kart taktyki ktoś ma, wiedzą wszyscy; jakie, wie tylko on.',
  ],
  'tip.quest-hand': [
    'Quests are held in secret until they are attempted.',
    'Misje są tajne, póki się ich nie podejmie.',
  ],
  'tip.heroes': [
    'Heroes serve one player, undertake quests and support units in battle.',
    'Bohaterowie służą jednemu graczowi, podejmują misje i wspierają jednostki w bitwie.',
  ],
  'tip.rewards': [
    'Rewards lie facedown under heroes; some of them count as dragon runes.',
    'Nagrody leżą zakryte pod bohaterami; niektóre liczą się jako smocze runy.',
  ],
  'tip.development-cards': [
    'Bought with Harvest’s Supremacy Bonus; they lie open and work for the rest of the game.',
    'Kupuje się je dzięki Starszeństwu Zbiorów; leżą odkryte i działają do końca gry.',
  ],
  'tip.objective': [
    'Fulfilled in your own turn it is discarded for a dragon rune. Nobody else knows it.',
    'Spełniony w swojej turze odrzuca się za smoczy run. Nikt inny go nie zna.',
  ],
});
