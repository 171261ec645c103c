import { bilingual } from '@runehold/kernel/text/bilingual';
import { sayer } from '@runehold/kernel/text/message';

/** Why the Runewars bot answers as it does. Names of areas, units and cards are the game's own words. */
export const botWords = bilingual({
  'bot.win': ['Six dragon runes win the game.', 'Sześć smoczych runów daje zwycięstwo.'],
  'bot.objective': [
    'The Objective is fulfilled: that is a dragon rune.',
    'Cel jest wypełniony: to smoczy run.',
  ],
  'bot.order': [{ order: 'order' }, '{order} does the most right now.', '{order}: teraz da najwięcej.'],
  'bot.resolve-order': ['First the Order itself.', 'Najpierw sam rozkaz.'],
  'bot.bonus': ['The Supremacy Bonus costs nothing.', 'Starszeństwo nic nie kosztuje.'],
  'bot.play-card': [{ card: 'tactics' }, '{card} helps most right now.', '{card}: teraz pomoże najbardziej.'],
  'bot.save-card': ['The cards will be worth more later.', 'Karty będą więcej warte później.'],
  'bot.nothing-left': ['Nothing else is worth doing this turn.', 'W tej turze nic więcej się nie opłaca.'],
  'bot.march-for-rune': [
    { area: 'area' },
    'A dragon rune may lie in {area}.',
    '{area}: tam może leżeć smoczy run.',
  ],
  'bot.march': [
    { area: 'area', chance: 'number' },
    '{area} is worth moving into; the chance is {chance}%.',
    '{area}: warto tam ruszyć; szansa {chance}%.',
  ],
  'bot.advance': [{ area: 'area' }, '{area} is closer to our goals.', '{area}: stąd bliżej do celów.'],
  'bot.take-empty': [
    { area: 'area' },
    'Nobody controls {area}.',
    '{area}: nikt nie kontroluje tego obszaru.',
  ],
  'bot.no-target': [
    'No area can be taken at a fair price.',
    'Żadnego obszaru nie da się zająć za rozsądną cenę.',
  ],
  'bot.force': [
    { count: 'number' },
    'We can spare {count, plural, one {# unit} other {# units}}.',
    '{count, plural, one {Można wysłać # jednostkę} few {Można wysłać # jednostki} many {Można wysłać # jednostek} other {Można wysłać # jednostki}}.',
  ],
  'bot.stay': ['Everyone is needed where they are.', 'Każdy jest potrzebny na miejscu.'],
  'bot.talk': [
    { chance: 'number' },
    'The chance that they listen is {chance}%.',
    'Szansa, że się zgodzą: {chance}%.',
  ],
  'bot.fight': [
    { chance: 'number' },
    'The chance of winning the battle is {chance}%.',
    'Szansa na zwycięstwo w bitwie: {chance}%.',
  ],
  'bot.leave': ['This battle would cost too much.', 'Ta bitwa kosztowałaby zbyt wiele.'],
  'bot.pay': [
    { influence: 'number' },
    'It is worth {influence} influence.',
    'Warto wydać {influence, plural, one {# wpływ} few {# wpływy} many {# wpływów} other {# wpływu}}.',
  ],
  'bot.save-influence': ['Influence is better spent elsewhere.', 'Wpływy lepiej wydać gdzie indziej.'],
  'bot.best-destiny': ['That destiny is the best one.', 'Ten symbol jest najlepszy.'],
  'bot.lose-least': ['These can be spared most easily.', 'Te najłatwiej poświęcić.'],
  'bot.strike': ['That hurts the enemy most.', 'To najbardziej osłabi wroga.'],
  'bot.retreat': [
    { area: 'area' },
    '{area} is the safest refuge.',
    'Najbezpieczniejsze schronienie: {area}.',
  ],
  'bot.safe-rune': ['A dragon rune is safest there.', 'Tam smoczy run jest najbezpieczniejszy.'],
  'bot.recruit': ['These are the most useful recruits.', 'Te jednostki przydadzą się najbardziej.'],
  'bot.mixed-army': ['A mixed army is ready for any enemy.', 'Mieszana armia jest gotowa na każdego wroga.'],
  'bot.harvest': ['That dial gives the most.', 'Ten licznik daje najwięcej.'],
  'bot.build': ['It is worth its cost here.', 'Tutaj jest to warte kosztu.'],
  'bot.keep-land': ['The land the army leaves stays ours.', 'Obszar, który opuszcza armia, pozostanie nasz.'],
  'bot.nothing-lost': ['Nothing worth keeping is lost here.', 'Nie traci się tu nic, co warto zatrzymać.'],
  'bot.quest': [
    { quest: 'quest', chance: 'number' },
    '{quest} has a {chance}% chance of success.',
    '{quest}: szansa powodzenia {chance}%.',
  ],
  'bot.to-quest': [{ quest: 'quest' }, 'This way leads to {quest}.', 'Ta droga prowadzi do misji: {quest}.'],
  'bot.train': ['Training makes the next quest easier.', 'Szkolenie ułatwi następną misję.'],
  'bot.heal': ['The damage is too heavy to go on.', 'Obrażenia są zbyt poważne, by iść dalej.'],
  'bot.rest': ['There is nothing to do here.', 'Nie ma tu nic do zrobienia.'],
  'bot.hurt-leader': ['It weakens the strongest opponent.', 'To osłabia najsilniejszego przeciwnika.'],
  'bot.best-for-us': ['It serves us best.', 'To służy nam najlepiej.'],
  'bot.bar-card': [
    { card: 'tactics' },
    '{card} would hurt us most.',
    '{card}: ta karta zaszkodziłaby nam najbardziej.',
  ],
  'bot.lead-army': ['The commander goes with the army.', 'Dowódca idzie z armią.'],
  'bot.name-commander': [
    'This hero leads best and will be missed least on quests.',
    'Ten bohater najlepiej nadaje się na dowódcę, a misje najmniej na tym ucierpią.',
  ],
  'bot.keep-command': ['Nobody would lead better.', 'Nikt nie dowodziłby lepiej.'],
  'bot.better-command': ['That card does more in battles.', 'Ta karta da więcej w bitwach.'],
  'bot.sure-icon': [
    { card: 'tactics' },
    '{card} does more than a drawn card is likely to.',
    '{card}: da więcej niż przeciętna dobrana karta.',
  ],
  'bot.plan-rune': [
    { now: 'number', needed: 'number', area: 'area', chance: 'number' },
    'The plan: you have {now} of {needed} dragon runes, and the next one to take is in {area}, with a {chance}% chance.',
    'Plan: masz {now} z {needed} smoczych runów, a następny jest do zdobycia tutaj: {area}, szansa {chance}%.',
  ],
  'bot.plan-gather': [
    { now: 'number', needed: 'number', area: 'area' },
    'The plan: you have {now} of {needed} dragon runes and none is in reach yet, so gather an army and move toward {area}.',
    'Plan: masz {now} z {needed} smoczych runów, a żadnego nie ma jeszcze w zasięgu. Zbierz armię i idź w stronę tego obszaru: {area}.',
  ],
  'bot.plan-quests': [
    { now: 'number', needed: 'number' },
    'The plan: you have {now} of {needed} dragon runes and there are none to take on the map, so look to quests, Objectives and the Council.',
    'Plan: masz {now} z {needed} smoczych runów, a na mapie nie ma już czego zdobyć. Zostają misje, cele i wpływy.',
  ],
  'bot.plan-hold': [
    { now: 'number', needed: 'number' },
    'The plan: keep your dragon runes safe. You have {now}, and {needed} win.',
    'Plan: utrzymaj swoje smocze runy. Masz {now}, a zwycięstwo daje {needed}.',
  ],
  'bot.draw-fate': [
    'A drawn card promises at least as much.',
    'Dobrana karta obiecuje co najmniej tyle samo.',
  ],
});

export const because = sayer(botWords.specs);
