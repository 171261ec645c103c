import { bilingual } from '@runehold/kernel/text/bilingual';
import { bring } from '../../text/vocabulary.ts';

/** Each game on one printed page. Numbers come from its content. */
export const briefWords = bilingual({
  'brief.link': ['In ten minutes', 'W dziesięć minut'],
  'brief.print': ['Print', 'Drukuj'],
  'brief.try': ['Now try it: the first lesson', 'A teraz spróbuj: pierwsza lekcja'],
  'brief.rules': ['All the rules', 'Wszystkie zasady'],
  'brief.rune-age.title': ['Rune Age in ten minutes', 'Rune Age w dziesięć minut'],
  'brief.runewars.title': ['Runewars in ten minutes', 'Runewars w dziesięć minut'],

  'brief.rune-age.goal': ['The goal', 'Cel gry'],
  'brief.rune-age.goal.text': [
    { gold: 'number' },
    'You lead one of four races and build a deck of its units. The scenario says what wins: beat the great Dragonlord, be the last one left, outlive the Cataclysm together, or be the first to build a Monument for {gold} gold.',
    'Prowadzisz jedną z czterech ras i budujesz talię jej jednostek. Scenariusz mówi, co daje zwycięstwo: pokonać wielkiego Władcę Smoków, zostać w grze dłużej niż inni, wspólnie przetrwać kataklizm albo wznieść przed innymi pomnik za {gold, plural, one {# sztukę} few {# sztuki} many {# sztuk} other {# sztuki}} złota.',
  ],
  'brief.rune-age.turn': ['Your turn', 'Twoja tura'],
  'brief.rune-age.turn.text': [
    { hand: 'number' },
    'You hold {hand} cards. Do as much as you like with them, in any order: spend gold, spend influence, use a card’s Action, fight. Then discard the rest and draw {hand} new cards. Nothing is saved up, so use everything.',
    'Masz na ręce {hand, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}. Rób z nimi, ile chcesz, w dowolnej kolejności: wydawaj złoto i wpływy, używaj akcji z kart, walcz. Potem odrzuć resztę i dobierz tyle samo nowych. Niczego się nie gromadzi, więc wykorzystaj wszystko.',
  ],
  'brief.rune-age.gold': ['Gold', 'Złoto'],
  'brief.rune-age.gold.text': [
    { gold: 'number', copies: 'number' },
    'Gold cards pay for units of your own race and for your {copies} strongholds, {gold} gold each. What you buy goes to your discard pile: it reaches your hand when the deck is shuffled. Strongholds come into play at once.',
    'Karty złota płacą za jednostki twojej rasy i za twierdze (masz ich {copies}), każda za {gold, plural, one {# sztukę} few {# sztuki} many {# sztuk} other {# sztuki}} złota. Kupione jednostki trafiają na stos kart odrzuconych: przyjdą na rękę, gdy potasujesz talię. Twierdza wchodzi do gry od razu.',
  ],
  'brief.rune-age.influence': ['Influence', 'Wpływy'],
  'brief.rune-age.influence.text': [
    'Strongholds and cities give influence when you exhaust them; on your next turn they are ready again. Influence buys neutral cards and more gold. At the end of your turn one influence keeps one card in your hand.',
    'Twierdze i miasta dają wpływy, gdy je wyczerpujesz; w następnej turze znów są gotowe. Za wpływy bierzesz karty neutralne i kolejne złoto. Na koniec tury jeden wpływ zatrzymuje na ręce jedną kartę.',
  ],
  'brief.rune-age.battle': ['Battles', 'Bitwy'],
  'brief.rune-age.battle.text': [
    { walls: 'number' },
    'Attack a stronghold of your own (strength {walls}), a city or an Enemy. Play units one at a time, and use what their cards say. If your strength reaches that of the target, you win: a tie is yours. Afterwards your units go to the discard pile.',
    'Atakuj własną twierdzę (siła {walls}), miasto albo wroga. Zagrywaj jednostki po jednej i korzystaj z ich zdolności. Jeśli twoja siła dorówna sile celu, wygrywasz: remis jest twój. Potem jednostki trafiają na stos kart odrzuconych.',
  ],
  'brief.rune-age.enemies': ['Enemies and Events', 'Wrogowie i wydarzenia'],
  'brief.rune-age.enemies.text': [
    'When everybody has had a turn, an Event is drawn. Some strike at once; Enemies stay. Fighting one, you roll the attrition die: each skull destroys a unit of your choice. Many Enemies become Rewards that serve you every turn.',
    'Gdy zagrają wszyscy, dobiera się wydarzenie. Jedne działają od razu; wrogowie zostają. W walce z wrogiem rzucasz kością strat: każda czaszka niszczy jednostkę, którą wskażesz. Wielu wrogów staje się nagrodami, które służą ci co turę.',
  ],
  'brief.rune-age.siege': ['Sieges', 'Oblężenia'],
  'brief.rune-age.siege.text': [
    { damage: 'number' },
    'Against another player you play cards in turn, attacker first, and a tie goes to the defender. A city is taken; a Home Realm suffers the difference as damage, and falls at {damage}. Keep some units in hand for the defence.',
    'Przeciw innemu graczowi zagrywacie karty na zmianę, zaczyna atakujący, a remis wygrywa obrona. Miasto się zdobywa; królestwo otrzymuje obrażenia równe różnicy sił i upada przy {damage}. Zostaw sobie jednostki do obrony.',
  ],
  'brief.rune-age.first': ['Your first turns', 'Pierwsze tury'],
  'brief.rune-age.first.text': [
    { influence: 'number' },
    'Take a stronghold with your first soldiers: {influence} influence a turn soon means more gold. Then buy stronger units and a city. Cheap units shield expensive ones from the die. And count what a rival could bring to your gate.',
    'Pierwszymi żołnierzami zdobądź twierdzę: {influence, plural, one {# wpływ} few {# wpływy} many {# wpływów} other {# wpływu}} co turę to wkrótce więcej złota. Potem kupuj silniejsze jednostki i zajmij miasto. Tanie jednostki osłaniają drogie przed kością. I licz, kogo rywal mógłby przyprowadzić pod twoją bramę.',
  ],

  'brief.runewars.goal': ['The goal', 'Cel gry'],
  'brief.runewars.goal.text': [
    { runes: 'number', years: 'number' },
    'Control {runes} dragon runes. A rune belongs to whoever controls the area it lies in. Most lie facedown and some are false, so nobody is sure who is ahead. After {years} years at the latest, the most runes win.',
    'Kontroluj {runes, plural, one {# smoczy run} few {# smocze runy} many {# smoczych runów} other {# smoczego runu}}. Run należy do tego, kto kontroluje jego obszar. Większość leży zakryta, a część jest fałszywa, więc nikt nie wie na pewno, kto prowadzi. Najpóźniej po {years} latach wygrywa ten, kto ma ich najwięcej.',
  ],
  'brief.runewars.year': ['A year', 'Rok'],
  'brief.runewars.year.text': [
    'Spring, summer, fall, winter. Each begins with a Season card. In spring your Orders come back and the routed stand up; in summer heroes act; in fall you take influence or a Tactics card; in winter an area feeds only as many units as your food.',
    'Wiosna, Lato, Jesień, Zima. Każda pora zaczyna się od swojej karty. Wiosną wracają rozkazy i wstają rozbici, Latem działają bohaterowie, Jesienią bierzesz wpływy albo kartę taktyki, a Zimą obszar wyżywi tylko tyle jednostek, ile masz żywności.',
  ],
  'brief.runewars.orders': ['Orders', 'Rozkazy'],
  'brief.runewars.orders.text': [
    { orders: 'number' },
    'Each season everybody secretly picks one of {orders} Orders; the lowest number goes first. Used Orders return in spring. If yours is the highest number you have played this year, you also get its Supremacy Bonus: so play low ones first.',
    'W każdej porze roku wszyscy potajemnie wybierają jeden z {orders} rozkazów; zaczyna najniższy numer. Użyte wracają Wiosną. Jeśli twój rozkaz ma najwyższy numer z zagranych w tym roku, korzystasz też ze Starszeństwa: zaczynaj więc od niskich.',
  ],
  'brief.runewars.dials': ['Resources', 'Surowce'],
  'brief.runewars.dials.text': [
    { most: 'number' },
    'Harvest sets your three dials to what your areas produce, {most} at most. Recruit turns one dial into units: all those up to the arrow. Acquire Power gives influence in the same way. Units arrive at your strongholds.',
    '„Zbiory” ustawiają trzy liczniki na to, co produkują twoje obszary, najwyżej {most}. „Zaciąg” zamienia jeden licznik w jednostki: wszystkie aż do wskazówki. „Zdobycie władzy” daje tak samo wpływy. Jednostki przybywają do twierdz.',
  ],
  'brief.runewars.march': ['Marching', 'Ruch'],
  'brief.runewars.march.text': [
    { units: 'number' },
    'Mobilize and Conquer activate one area; your units march into it from up to two areas away. Units in an activated area stay there until spring. Mountains bar the way, and so does water until winter. At most {units} units in an area.',
    '„Mobilizacja” i „Podbój” aktywują jeden obszar; twoje jednostki wchodzą na niego z odległości najwyżej dwóch obszarów. Na aktywowanym obszarze zostają do Wiosny. Drogę zamykają góry, a do Zimy także woda. Na obszarze najwyżej {units, plural, one {# jednostka} few {# jednostki} many {# jednostek} other {# jednostki}}.',
  ],
  'brief.runewars.neutral': ['Neutral units', 'Jednostki neutralne'],
  'brief.runewars.neutral.text': [
    'They hold many of the best areas. March in and fight, or pay influence for diplomacy: draw a Fate card for each, choose one. Gold makes them your allies, grey sends them away, red is a refusal.',
    'Zajmują wiele najlepszych obszarów. Wejdź i walcz albo zapłać wpływami za pertraktacje: za każdy dobierz kartę losu i wybierz jedną. Złoty symbol to przymierze, srebrny każe im odejść, czerwony to odmowa.',
  ],
  'brief.runewars.battle': ['Battles', 'Bitwy'],
  'brief.runewars.battle.text': [
    { walls: 'number' },
    'Five rounds, by initiative. Each unit draws a Fate card and reads the quarter of its own shape: damage, rout, its special ability, or nothing. Then every standing unit counts 1 and a stronghold {walls}. The higher sum wins, a tie goes to the defender, and the loser retreats.',
    'Pięć rund, według inicjatywy. Każda jednostka dobiera kartę losu i odczytuje ćwiartkę swojego kształtu: obrażenia, rozbicie, specjalna zdolność albo nic. Potem każda stojąca jednostka liczy się za 1, a twierdza za {walls}. Wygrywa wyższa suma, remis wygrywa obrońca, a przegrany się wycofuje.',
  ],
  'brief.runewars.heroes': ['Heroes', 'Bohaterowie'],
  'brief.runewars.heroes.text': [
    { heroes: 'number' },
    'You have up to {heroes}. In summer each moves, heals or trains; after a move they may attempt a quest or challenge another hero. Quests bring Rewards, and some of those are dragon runes. Heroes also see the runes they pass, and support your units in battle.',
    'Masz ich najwyżej {heroes}. Latem każdy porusza się, leczy albo szkoli; po ruchu może podjąć się misji albo wyzwać innego bohatera. Misje dają nagrody, a niektóre z nich to smocze runy. Bohater podgląda też mijane runy i wspiera jednostki w bitwie.',
  ],
  'brief.runewars.end': ['How to win', 'Jak zwyciężyć'],
  'brief.runewars.end.text': [
    { runes: 'number', last: 'number' },
    'Once you have {runes} runes, lay your Victory card during your turn on the deck of the season, in year {last} at the latest. Everybody has a year to stop you: if you still have {runes} when that season returns, you win. So hide your runes, and guard them.',
    'Gdy w swojej turze masz {runes, plural, one {# run} few {# runy} many {# runów} other {# runu}}, połóż kartę zwycięstwa na talii pory roku, najpóźniej w {last}. roku. Wszyscy mają rok, by cię powstrzymać: jeśli wciąż masz ich tyle, gdy ta pora wróci, zwyciężasz. Ukrywaj więc runy i strzeż ich.',
  ],
});
bring(briefWords);
