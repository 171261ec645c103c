/** Bohaterowie oraz to, co znajdują: misje, nagrody i żetony odkryć. */
export const clausesHeroes = {
  'clause.quest.setup': 'misja początkowa płytki {setupTile}',
  'clause.place.area': 'na obszarze {area}',
  'clause.place.home-realm-of-another': 'w królestwie innego gracza',
  'clause.place.stronghold-of-another': 'poza swoim królestwem, na obszarze z twierdzą innego gracza',
  'clause.place.enemy-hero-or-city':
    'na obszarze z wrogim bohaterem albo z miastem, które kontroluje inny gracz',
  'clause.place.city': 'na obszarze z miastem',
  'clause.place.facedown-rune': 'na obszarze, którego nie kontrolujesz, z zakrytym żetonem runu',
  'clause.task.test': 'przetestuj {attribute:acc}',
  'clause.task.duel': 'pojedynek (przeciwnik: {units, count, unit})',
  'clause.goal.defeat': 'po pokonaniu przeciwnika',
  'clause.goal.damage': 'gdy do końca rundy zadano {amount, count, thing.damage:acc}',
  'clause.result.none': 'nic się nie dzieje',
  'clause.result.train-any': 'podnieś jedną cechę bohatera o {amount}',

  'clause.quest-unit.nothing': 'nic się nie dzieje',
  'clause.quest-unit.damage': 'bohater otrzymuje {damage, count, thing.damage:acc}',
  'clause.quest-unit.damage-and-draw-fate':
    'bohater otrzymuje {damage, count, thing.damage:acc}, a dla jednostki dobiera się o {cards, count, thing.fate-card:acc} więcej, najwyżej {perDuel, count, thing.time:acc} w pojedynku',
  'clause.quest-unit.set-health': 'jednostka ma Wytrzymałość {health} do końca pojedynku',
  'clause.quest-unit.damage-as-carried':
    'bohater otrzymuje tyle obrażeń, ile jednostka miała na początku rundy',

  'clause.trait.weapon': 'Broń',
  'clause.trait.armor': 'Zbroja',
  'clause.limit.duel': 'raz w pojedynku',
  'clause.limit.battle': 'raz w bitwie',
  'clause.limit.season': 'raz w porze roku',
  'clause.discarded': 'kosztem odrzucenia',
  'clause.reward.runes':
    'dopóki ma ją twój bohater, kontrolujesz o {runes, count, thing.dragon-rune:acc} więcej',
  'clause.reward.hold-runes': 'tej nagrody się nie używa, lecz się ją trzyma',
  'clause.reward.deal-damage': 'ten bohater zadaje',
  'clause.deal.damage': '{damage, count, thing.damage:acc}',
  'clause.deal.attribute': 'tyle obrażeń, ile wynosi jego {damage}',
  'clause.deal.sure': ', a rozbicia tego nie negują',
  'clause.deal.heals':
    ', a jeśli w tej rundzie przeciwnik zostaje pokonany, a ten bohater nie, leczy się ze wszystkich obrażeń',
  'clause.trial.test': 'przetestuj {attribute:acc}; jeśli symbol jest',
  'clause.trial.then-test': 'następnie przetestuj {attribute:acc}; jeśli symbol jest',
  'clause.trial.strikes-opponent': ', ten bohater zadaje {damage, count, thing.damage:acc}',
  'clause.trial.strikes-hero': ', ten bohater otrzymuje {damage, count, thing.damage:acc}',
  'clause.reward.prevent-damage': 'z obrażeń tego bohatera zaneguj',
  'clause.prevent.some': 'najwyżej {damage}',
  'clause.prevent.all': 'wszystkie',
  'clause.prevent.of-special': 'z zadanych przy symbolu specjalnej zdolności',
  'clause.prevent.own-card': 'jeśli jego własna karta losu pokazuje',
  'clause.icon.miss': 'pudło',
  'clause.icon.special': 'symbol specjalnej zdolności',
  'clause.icon.damage': 'obrażenia',
  'clause.icon.rout': 'rozbicie',
  'clause.reward.move-neutral-units':
    'porusz wszystkie jednostki neutralne z obszaru tego bohatera, sprzymierzone lub nie, razem o 1 obszar',
  'clause.reward.stand-figures':
    'postaw wszystkie swoje jednostki i wszystkich bohaterów na obszarze tego bohatera',
  'clause.reward.rout-units':
    'rozbij najwyżej {units, plural, one {# wrogą lub neutralną jednostkę} few {# wrogie lub neutralne jednostki} many {# wrogich lub neutralnych jednostek} other {# wrogiej lub neutralnej jednostki}} na obszarze tego bohatera',
  'clause.reward.demand-influence':
    'gracz wyzywającego wydaje {amount, count, thing.influence:acc} albo nie ma pojedynku',
  'clause.reward.redraw-fate':
    'jeśli ten bohater wspiera ten typ, odrzuć wszystkie te karty i dobierz tyle samo nowych',
  'clause.reward.move-anywhere': 'zamiast ruchu ustaw tego bohatera, jeśli stoi, na dowolnym obszarze',
  'clause.reward.place-neutral-units':
    'ustaw z zasobów na obszarze tego bohatera, jeśli nie kontroluje go inny gracz,',
  'clause.reward.longer-moves':
    'w Fazie misji ten bohater porusza się najwyżej o {areas, count, thing.area:acc} dalej',
  'clause.reward.add-to-attribute': '{attribute} tego bohatera jest o {amount} większa',
  'clause.reward.heal-or-stand': 'wylecz wszystkie obrażenia tego bohatera albo postaw go',

  'clause.hero.good': 'bohater po stronie Dobra',
  'clause.hero.neutral': 'bohater neutralny',
  'clause.hero.evil': 'bohater po stronie Zła',
  'clause.hero-numbers': 'Siła {strength}, Zręczność {agility}, Mądrość {wisdom}, Wytrzymałość {health}',

  'clause.token-kind.event': 'wydarzenie, odrzucane po rozpatrzeniu',
  'clause.token-kind.location': 'miejsce',
  'clause.token-kind.destructible': 'usuwalne miejsce',
  'clause.token-discard':
    'kto kontroluje obszar i ma na nim co najmniej {units, count, thing.unit:acc}, może usunąć to miejsce w swojej turze',
  'clause.token.produce': 'obszar wytwarza o {amount} więcej {resource:gen}',
  'clause.token.count-runes': 'kto kontroluje obszar, ma o {runes, count, thing.dragon-rune:acc} więcej',
  'clause.token.join-areas':
    'za {influence, count, thing.influence:acc} wszystkie obszary z takim miejscem sąsiadują ze sobą podczas jednego rozkazu lub jednej akcji bohatera',
  'clause.token.stop-hero': 'bohater, który tu wejdzie w Fazie misji, już się w niej nie porusza',
  'clause.token.influence-for-action':
    'za każdego bohatera, który kończy tu akcję, jego gracz otrzymuje {amount, count, thing.influence:acc}',
  'clause.token.tactics-for-action':
    'za każdego bohatera, który kończy tu akcję, jego gracz dobiera {amount, count, thing.tactics-card:acc}',
  'clause.token.may-buy-reward':
    'możesz wydać {influence, count, thing.influence:acc}, aby otrzymać {rewards, count, thing.reward:acc}',
  'clause.token.raid':
    'bohater otrzymuje {damage, count, thing.damage:acc}, a jeśli są tu wrogie lub niesprzymierzone jednostki, odrzuca {rewards, count, thing.reward:acc} albo otrzymuje jeszcze {more}',
  'clause.token.look-at-tokens': 'wybierz 1 obszar na planszy i podejrzyj leżące tam zakryte żetony',
  'clause.token.may-train': 'możesz podnieść jedną cechę bohatera o {amount}',
} as const;
