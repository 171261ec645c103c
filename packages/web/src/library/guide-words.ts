import { bilingual } from '@runehold/kernel/text/bilingual';

/** Each game in short, for a first evening. */
export const guideWords = bilingual({
  'guide.more': ['The rules', 'Reguły'],
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
    'Each season begins with its card. Then everybody secretly chooses one of eight Orders, all are shown together, and the lowest number goes first. What you have used comes back in spring, so four Orders have to do for a year.',
    'Każda pora zaczyna się od swojej karty. Potem wszyscy w tajemnicy wybierają jeden z ośmiu rozkazów, odkrywają je razem, a najniższy numer zaczyna. Użyte wracają wiosną, więc cztery rozkazy muszą wystarczyć na rok.',
  ],
  'guide.runewars.supremacy': ['Supremacy', 'Starszeństwo'],
  'guide.runewars.supremacy.text': [
    'If the Order you resolve is the highest you have in play, you may use its Supremacy Bonus as well. Whoever starts low keeps the bonus all year.',
    'Jeśli rozpatrywany rozkaz jest najwyższy z twoich w grze, możesz skorzystać także ze Starszeństwa. Kto zaczyna nisko, ma je przez cały rok.',
  ],
  'guide.runewars.orders': ['Eight Orders', 'Osiem rozkazów'],
  'guide.runewars.orders.text': [
    'Strategize shifts armies at home. Mobilize and Conquer lead them into an area that you activate. Harvest sets your dials to what your areas yield, Recruit turns a dial into units. Rally Support asks the cities, Acquire Power brings influence, Fortify builds strongholds.',
    'Rozstawienie przesuwa armie u siebie. Mobilizacja i Podbój prowadzą je na aktywowany obszar. Zbiory ustawiają liczniki na to, co dają obszary, Zaciąg zamienia licznik w jednostki. Zgromadzenie poparcia korzysta z miast, Zdobycie władzy daje wpływy, Umocnienie stawia twierdze.',
  ],
  'guide.runewars.battle': ['Battles', 'Bitwy'],
  'guide.runewars.battle.text': [
    'Units fight in five rounds, by initiative. Each draws a Fate card and reads the quarter of its own shape: damage, a rout, its special ability, or a miss. In the end every unit that still stands counts one, a stronghold adds its number, and a tie goes to the defender.',
    'Jednostki walczą w pięciu rundach według inicjatywy. Każda dobiera kartę losu i czyta ćwiartkę swojego kształtu: obrażenia, rozbicie, zdolność specjalną albo pudło. Na koniec każda stojąca jednostka liczy się za jeden, twierdza dodaje swoją liczbę, a remis wygrywa obrońca.',
  ],
  'guide.runewars.neutral': ['Neutral units', 'Jednostki neutralne'],
  'guide.runewars.neutral.text': [
    'Who marches in on them fights, or spends influence on diplomacy: a Fate card for each, and the destiny of the one you choose decides whether they join, leave or refuse.',
    'Kto wkracza między nie, walczy albo wydaje wpływy na dyplomację: za każdy jedna karta losu, a przeznaczenie wybranej rozstrzyga, czy się przyłączą, odejdą czy odmówią.',
  ],
  'guide.runewars.heroes': ['Heroes', 'Bohaterowie'],
  'guide.runewars.heroes.text': [
    'In summer each may move, heal or train, and where his way ends attempt a quest or challenge another hero. Quests bring Rewards; heroes also see the runes they pass, and support a type of unit in battle.',
    'Latem każdy może się ruszyć, leczyć lub szkolić, a na końcu drogi podjąć misję albo wyzwać innego bohatera. Misje dają nagrody; bohaterowie widzą też mijane runy i wspierają w bitwie jeden rodzaj jednostek.',
  ],
  'guide.runewars.end': ['How it ends', 'Jak się kończy'],
  'guide.runewars.end.text': [
    'With six dragon runes you may lay your Victory card on the deck of the season. If you still have six when that season comes again, you win. Else most runes win after the last year, then influence.',
    'Mając sześć smoczych runów, możesz położyć kartę zwycięstwa na talii pory roku. Jeśli masz ich sześć, gdy ta pora wróci, wygrywasz. Inaczej po ostatnim roku wygrywa najwięcej runów, potem wpływy.',
  ],
  'guide.rune-age.goal': ['What it is about', 'O co chodzi'],
  'guide.rune-age.goal.text': [
    'You build a deck of your people’s units. What wins depends on the scenario: defeat the Dragonlords, outlive the others, outlast the Cataclysm, or build your Monument first.',
    'Budujesz talię jednostek swojego ludu. Co daje zwycięstwo, zależy od scenariusza: pokonać Władców Smoków, przeżyć innych, przetrwać kataklizm albo pierwszym wznieść monument.',
  ],
  'guide.rune-age.turn': ['A turn', 'Tura'],
  'guide.rune-age.turn.text': [
    'From a hand of five cards do as much as you like, in any order: spend gold for units of your own and strongholds, spend influence for neutral cards and more gold, use cards with an action, and attack. Then discard and draw five anew.',
    'Z ręki pięciu kart rób, ile chcesz, w dowolnej kolejności: wydawaj złoto na własne jednostki i twierdze, wpływy na karty neutralne i więcej złota, używaj kart z akcją i atakuj. Potem odrzuć karty i dobierz pięć nowych.',
  ],
  'guide.rune-age.combat': ['Combat', 'Walka'],
  'guide.rune-age.combat.text': [
    'Play units from your hand against a city, an enemy, a stronghold or a rival’s home realm. Abilities are used as a card comes in; then strength is compared. Against enemies the attrition die may cost you units even if you win.',
    'Zagrywaj jednostki z ręki przeciw miastu, wrogowi, twierdzy albo domenie rywala. Zdolności działają, gdy karta wchodzi do gry; potem porównuje się siłę. Walcząc z wrogami, kością strat możesz stracić jednostki nawet po wygranej.',
  ],
  'guide.rune-age.realm': ['Your realm', 'Twoja domena'],
  'guide.rune-age.realm.text': [
    'Strongholds and cities give influence when they are turned on their side, and stand up again in your next turn. Twenty damage on your home realm eliminate you.',
    'Twierdze i miasta dają wpływy, gdy się je obróci, i prostują się w następnej turze. Dwadzieścia obrażeń domeny cię eliminuje.',
  ],
  'guide.rune-age.events': ['Events', 'Wydarzenia'],
  'guide.rune-age.events.text': [
    'After everybody’s turn an Event is drawn: something that happens at once, or an enemy who stays until somebody defeats it, often for a Reward.',
    'Po turach wszystkich dobiera się wydarzenie: coś, co dzieje się od razu, albo wroga, który zostaje, aż ktoś go pokona, często dla nagrody.',
  ],
});
