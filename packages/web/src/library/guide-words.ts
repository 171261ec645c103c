import { bilingual } from '@runehold/kernel/text/bilingual';
import { bring } from '../text/vocabulary.ts';

/** Each game in short, for a first evening. */
export const guideWords = bilingual({
  'guide.more': ['The rules', 'Zasady'],
  'guide.cards': ['The cards', 'Karty'],
  'guide.runewars': ['Runewars in short', 'Runewars w skrócie'],
  'guide.rune-age': ['Rune Age in short', 'Rune Age w skrócie'],
  'guide.runewars.goal': ['What it is about', 'O co chodzi'],
  'guide.runewars.goal.text': [
    'You lead a people that gathers dragon runes. A rune belongs to whoever controls its area; some Rewards count as runes too. Most lie facedown, and half of them are false.',
    'Prowadzisz lud, który zbiera smocze runy. Run należy do tego, kto kontroluje jego obszar; runami są też niektóre nagrody. Większość leży zakryta, a połowa jest fałszywa.',
  ],
  'guide.runewars.year': ['A year has four seasons', 'Rok ma cztery pory'],
  'guide.runewars.year.text': [
    'Each season begins with its card. Then everybody secretly chooses one of eight Orders, all are shown together, and the lowest number goes first. Used Orders come back in spring, so four have to last a year.',
    'Każda pora zaczyna się od swojej karty. Potem wszyscy w tajemnicy wybierają jeden z ośmiu rozkazów, odkrywają je razem, a najniższy numer zaczyna. Użyte wracają Wiosną, więc cztery rozkazy muszą wystarczyć na rok.',
  ],
  'guide.runewars.supremacy': ['Supremacy', 'Starszeństwo'],
  'guide.runewars.supremacy.text': [
    'If the Order you resolve has the highest number you have in play, you may use its Supremacy Bonus as well. Start low, and you keep the bonus all year.',
    'Jeśli rozgrywany rozkaz ma najwyższy numer z twoich w grze, możesz skorzystać także ze Starszeństwa. Kto zaczyna od niskich numerów, ma je przez cały rok.',
  ],
  'guide.runewars.orders': ['Eight Orders', 'Osiem rozkazów'],
  'guide.runewars.orders.text': [
    'Strategize shifts armies at home. Mobilize and Conquer lead them into an area that you activate. Harvest sets your dials to what your areas yield, Recruit turns a dial into units. Rally Support asks the cities, Acquire Power brings influence, Fortify builds strongholds.',
    'Rozstawienie przesuwa armie u siebie. Mobilizacja i Podbój prowadzą je na aktywowany obszar. Zbiory ustawiają liczniki na to, co dają obszary, Zaciąg zamienia licznik w jednostki. Zgromadzenie poparcia korzysta z miast, Zdobycie władzy daje wpływy, Umocnienie stawia twierdze.',
  ],
  'guide.runewars.battle': ['Battles', 'Bitwy'],
  'guide.runewars.battle.text': [
    'Units fight in five rounds, by initiative. Each draws a Fate card and reads the quarter of its own shape: damage, a rout, its special ability, or a miss. At the end every standing unit counts 1, a stronghold adds its strength, and a tie goes to the defender.',
    'Jednostki walczą w pięciu rundach według inicjatywy. Każda dobiera kartę losu i odczytuje ćwiartkę swojego kształtu: obrażenia, rozbicie, specjalną zdolność albo pudło. Na koniec każda stojąca jednostka daje 1 siły, twierdza dodaje swoją siłę, a remis wygrywa obrońca.',
  ],
  'guide.runewars.neutral': ['Neutral units', 'Jednostki neutralne'],
  'guide.runewars.neutral.text': [
    'If you march in on them, you fight, or you spend influence on diplomacy: one Fate card for each influence, and the destiny of the card you choose decides whether they join you, leave or refuse.',
    'Gdy wkraczasz na ich obszar, walczysz albo wydajesz wpływy na pertraktacje: za każdy wpływ dobierasz jedną kartę losu, a symbol przeznaczenia wybranej karty rozstrzyga, czy jednostki się przyłączą, odejdą, czy odmówią.',
  ],
  'guide.runewars.heroes': ['Heroes', 'Bohaterowie'],
  'guide.runewars.heroes.text': [
    'In summer each may move, heal or train, and at the end of a move attempt a quest or challenge another hero. Quests bring Rewards; heroes also see the runes they pass, and support one type of unit in battle.',
    'Latem każdy może się poruszyć, leczyć lub szkolić, a na końcu ruchu podjąć się misji albo wyzwać innego bohatera na pojedynek. Misje dają nagrody; bohaterowie podglądają też mijane runy i wspierają w bitwie jeden typ jednostek.',
  ],
  'guide.runewars.end': ['How it ends', 'Jak się kończy'],
  'guide.runewars.end.text': [
    'With six dragon runes you may lay your Victory card on the deck of the season. If you still have six when that season comes round again, you win. Otherwise the most runes win after the last year, then influence.',
    'Mając sześć smoczych runów, możesz położyć kartę zwycięstwa na talii pory roku. Jeśli masz ich sześć, gdy ta pora wróci, zwyciężasz. W przeciwnym razie po ostatnim roku liczy się, kto ma najwięcej runów, a potem wpływów.',
  ],
  'guide.rune-age.goal': ['What it is about', 'O co chodzi'],
  'guide.rune-age.goal.text': [
    'You build a deck of your people’s units. What wins depends on the scenario: defeat the Dragonlords, outlive the others, outlast the Cataclysm, or build your Monument before the others.',
    'Budujesz talię jednostek swojej rasy. Co daje zwycięstwo, zależy od scenariusza: pokonać Władców Smoków, pozostać w grze dłużej niż inni, przetrwać kataklizm albo wznieść pomnik przed innymi.',
  ],
  'guide.rune-age.turn': ['A turn', 'Tura'],
  'guide.rune-age.turn.text': [
    'With a hand of five cards do as much as you like, in any order: spend gold on your own units and strongholds, spend influence on neutral cards and more gold, use cards with an action, and attack. Then discard and draw five new cards.',
    'Mając na ręce pięć kart, wykonujesz tyle akcji, ile chcesz, w dowolnej kolejności: wydajesz złoto na własne jednostki i twierdze, wpływy na karty neutralne i kolejne złoto, używasz kart z akcją i atakujesz. Potem odrzucasz karty i dobierasz pięć nowych.',
  ],
  'guide.rune-age.combat': ['Combat', 'Walka'],
  'guide.rune-age.combat.text': [
    'Play units from your hand against a city, an enemy, a stronghold or a rival’s home realm. Abilities work as a card is played; then strength is compared. Against enemies the attrition die may cost you units even if you win.',
    'Zagrywaj jednostki z ręki przeciw miastu, wrogowi, twierdzy albo królestwu rywala. Zdolności działają, gdy zagrywasz kartę; potem porównuje się siłę. W walce z wrogiem kość strat może cię kosztować jednostki nawet po wygranej.',
  ],
  'guide.rune-age.realm': ['Your realm', 'Twoje królestwo'],
  'guide.rune-age.realm.text': [
    'Strongholds and cities give influence when you exhaust them, and are ready again on your next turn. Twenty damage on your Home Realm eliminates you.',
    'Twierdze i miasta dają wpływy, gdy je wyczerpujesz, a w następnej turze znów są gotowe. Przy dwudziestu obrażeniach królestwa odpadasz z gry.',
  ],
  'guide.rune-age.events': ['Events', 'Wydarzenia'],
  'guide.rune-age.events.text': [
    'After everybody has had a turn an Event is drawn: something that happens at once, or an Enemy that stays until somebody defeats it, often for a Reward.',
    'Po turach wszystkich graczy dobiera się wydarzenie: coś, co dzieje się od razu, albo wroga, który zostaje, aż ktoś go pokona, często dla nagrody.',
  ],
});
bring(guideWords);
