import { bilingual } from '@runehold/kernel/text/bilingual';

/** What marks and tokens mean that no card explains. */
export const tipWords = bilingual({
  'tip.influence': [
    'Spent on heroes, Titles, bids, diplomacy and some cards; it also breaks ties in play order.',
    'Wydaje się je na bohaterów, tytuły, licytacje, pertraktacje i niektóre karty; rozstrzygają też remisy w kolejności rozgrywki.',
  ],
  'tip.dragon-rune': [
    'Six of them win the game (seven with Rise of the Free Cities). A rune in an area belongs to the area’s controller.',
    'Sześć daje zwycięstwo, a w grze z Wolnymi Miastami – siedem. Run na obszarze należy do gracza kontrolującego ten obszar.',
  ],
  'tip.rune-down': [
    'A dragon rune or a false one. If you control the area or have a hero there, you may look.',
    'Smoczy run albo fałszywy. Jeśli kontrolujesz obszar lub masz tam bohatera, możesz go podejrzeć.',
  ],
  'tip.exploration-down': [
    'Nobody knows what is on it. A hero who ends a move here turns it faceup, and it takes effect at once.',
    'Nikt nie wie, co na nim jest. Odkrywa go bohater, który zakończy tu ruch; żeton działa od razu.',
  ],
  'tip.food': [
    'Its dial gives recruits and cards, and limits how many units an area can feed in winter.',
    'Jej licznik daje zaciąg i karty oraz mówi, ile jednostek obszar wyżywi Zimą.',
  ],
  'tip.wood': [
    'Its dial gives recruits and cards, and pays for strongholds and developments.',
    'Jego licznik daje zaciąg i karty; z niego opłaca się twierdze i ulepszenia.',
  ],
  'tip.ore': [
    'Its dial gives recruits and cards, and pays for strongholds and developments.',
    'Jej licznik daje zaciąg i karty; z niego opłaca się twierdze i ulepszenia.',
  ],
  'tip.dial': [
    'Every space up to the arrow gives what it shows. Harvest sets the arrow to what your areas produce.',
    'Każde pole aż do wskazówki daje to, co pokazuje. Zbiory ustawiają wskazówkę na tyle, ile produkują twoje obszary.',
  ],
  'tip.water': [
    'Only flying figures cross water, until it freezes in winter.',
    'Granicę wodną przekraczają tylko Latające figurki, dopóki woda nie zamarznie Zimą.',
  ],
  'tip.mountain': [
    'Only flying figures cross mountains, unless a card opens them.',
    'Granicę górską przekraczają tylko Latające figurki, chyba że otworzy ją karta.',
  ],
  'tip.yellow': [
    'Anyone can cross a yellow border. It may not be laid against water or mountains, and the Lost City turns it into water.',
    'Żółtą granicę przekracza każdy. Nie wolno jej dołożyć do granicy wodnej ani górskiej, a Zaginione Miasto przykrywa ją wodą.',
  ],
  'tip.desolation': [
    'When the token was placed, the area’s controller gained its resources. Until it is removed, the area produces nothing and its city gives nothing.',
    'Gdy żeton się pojawił, surowce obszaru otrzymał gracz, który go kontrolował. Dopóki żeton tu leży, obszar nic nie produkuje, a miasto nic nie daje.',
  ],
  'tip.cryomancy': [
    'The area produces nothing and its city gives nothing, but its water borders are frozen and anyone can cross them. One token is removed each spring.',
    'Obszar nic nie produkuje, a miasto nic nie daje, lecz granice wodne obszaru są zamarznięte i może je przekroczyć każdy. Każdej Wiosny znika jeden żeton.',
  ],
  'tip.peasant': [
    'They hold the area without any units until an activation token is placed here.',
    'Utrzymują obszar bez jednostek, dopóki nie pojawi się na nim żeton aktywacji.',
  ],
  'tip.activation': [
    'This player’s figures here cannot move again until spring.',
    'Figurki tego gracza nie ruszą się stąd do Wiosny.',
  ],
  'tip.stronghold': [
    'It holds its area without units and strengthens the defence, and recruits appear here.',
    'Kontroluje obszar bez jednostek, wzmacnia obronę, a zwerbowane jednostki pojawiają się tutaj.',
  ],
  'tip.capital': [
    'A stronghold with higher walls and room for two developments. It stands in its home realm, cannot be moved and, if lost, can be rebuilt with Fortify.',
    'Twierdza o wyższych murach, z miejscem na dwa ulepszenia. Stoi w swoim królestwie i nie zmienia miejsca, a utraconą można odbudować rozkazem „Umocnienie”.',
  ],
  'tip.routed': [
    'It draws no cards, cannot move and hardly counts until it stands up again.',
    'Nie dobiera kart, nie porusza się i prawie się nie liczy, dopóki znów nie wstanie.',
  ],
  'tip.first-player': [
    'Draws the Season cards and wins ties that nothing else breaks.',
    'Dobiera karty pór roku i wygrywa remisy, których nie rozstrzygnęło nic innego.',
  ],
  'tip.victory-card': [
    'Its owner wins when this season comes around again, if they still have enough dragon runes.',
    'Daje zwycięstwo, gdy ta pora roku nadejdzie ponownie, a właściciel nadal ma dość smoczych runów.',
  ],
  'tip.supremacy': [
    'An Order’s bonus works only if its number is higher than those of the player’s other Orders this year.',
    'Starszeństwo działa, gdy numer rozkazu jest wyższy od numerów pozostałych rozkazów gracza w tym roku.',
  ],
  'tip.spring': [
    'Activation tokens are removed, routed figures stand up, and Orders return to hand.',
    'Żetony aktywacji znikają z planszy, rozbite figurki wstają, a rozkazy wracają na rękę.',
  ],
  'tip.summer': [
    'The Quest Phase: each hero may heal, train, or move and attempt a quest.',
    'Faza misji: każdy bohater może się leczyć, szkolić albo poruszyć się i podjąć misji.',
  ],
  'tip.fall': [
    'The Fate deck is shuffled, and each player takes influence or a Tactics card.',
    'Talia losu jest tasowana, a każdy gracz bierze wpływy lub kartę taktyki.',
  ],
  'tip.winter': [
    'Food limits the units in each area; water is frozen and can be crossed.',
    'Żywność ogranicza liczbę jednostek na obszarze; woda zamarza i można przez nią przejść.',
  ],
  'tip.areas': [
    'The areas this player controls with units, with a stronghold or as a home realm.',
    'Obszary, które ten gracz kontroluje: dzięki jednostkom, twierdzy albo jako królestwo.',
  ],
  'tip.rival': [
    'What everyone can see; the cards in hand stay secret.',
    'To, co widzą wszyscy; karty na ręce pozostają tajne.',
  ],
  'tip.tactics-hand': [
    'Everyone may know how many Tactics cards a player holds, but not which.',
    'Wszyscy wiedzą, ile kart taktyki ma gracz, lecz nie jakie.',
  ],
  'tip.quest-hand': [
    'Quests stay secret until they are attempted.',
    'Misje są tajne, dopóki bohater się ich nie podejmie.',
  ],
  'tip.heroes': [
    'Heroes serve one player, attempt quests and support units in battle.',
    'Bohaterowie służą jednemu graczowi, podejmują się misji i wspierają jednostki w bitwie.',
  ],
  'tip.rewards': [
    'Rewards lie facedown under heroes; some count as dragon runes.',
    'Nagrody leżą zakryte pod bohaterami; niektóre liczą się jako smocze runy.',
  ],
  'tip.development-cards': [
    'Bought with Harvest’s Supremacy Bonus; they lie faceup and last for the rest of the game.',
    'Kupuje się je dzięki Starszeństwu Zbiorów; leżą odkryte i działają do końca gry.',
  ],
  'tip.objective': [
    'Fulfil it during your turn and discard it for a dragon rune. Nobody else knows it.',
    'Wypełnij go w swojej turze i odrzuć, a otrzymasz smoczy run. Nikt inny go nie zna.',
  ],
});
