import { bilingual } from '@runehold/kernel/text/bilingual';
import { sayer } from '@runehold/kernel/text/message';

/** Why the Runewars bot answers as it does. Names of areas, units and cards are the game's own words. */
export const botWords = bilingual({
  'bot.win': ['Six dragon runes win the game.', 'Sześć smoczych runów wygrywa grę.'],
  'bot.objective': [
    'The Objective is fulfilled: that is a dragon rune.',
    'Cel jest spełniony: to smoczy run.',
  ],
  'bot.order': [
    { order: 'order' },
    '{order} does most as things stand.',
    '{order}: w tej sytuacji da najwięcej.',
  ],
  'bot.resolve-order': ['First the Order itself.', 'Najpierw sam rozkaz.'],
  'bot.bonus': ['The supremacy bonus costs nothing.', 'Premia supremacji nic nie kosztuje.'],
  'bot.play-card': [{ card: 'tactics' }, '{card} helps most right now.', '{card}: teraz pomoże najbardziej.'],
  'bot.save-card': ['The cards will be worth more later.', 'Karty będą więcej warte później.'],
  'bot.nothing-left': ['Nothing else is worth doing this turn.', 'W tej turze nic więcej się nie opłaca.'],
  'bot.march-for-rune': [
    { area: 'area' },
    'A dragon rune may lie in {area}.',
    'Tam może leżeć smoczy run: {area}.',
  ],
  'bot.march': [
    { area: 'area', chance: 'number' },
    '{area} is worth the march; the chance is {chance} %.',
    'Obszar wart marszu: {area}; szansa {chance} %.',
  ],
  'bot.advance': [{ area: 'area' }, 'From {area} the goals are nearer.', 'Stąd bliżej do celów: {area}.'],
  'bot.take-empty': [{ area: 'area' }, 'Nobody holds {area}.', 'Nikt nie kontroluje tego obszaru: {area}.'],
  'bot.no-target': [
    'No area can be taken at a fair price.',
    'Żadnego obszaru nie da się zająć za rozsądną cenę.',
  ],
  'bot.force': [
    { count: 'number' },
    'So many units can be spared: {count}.',
    'Tyle jednostek można wysłać: {count}.',
  ],
  'bot.stay': ['Everybody is needed where they are.', 'Wszyscy są potrzebni na miejscu.'],
  'bot.talk': [
    { chance: 'number' },
    'They will listen with a chance of {chance} %.',
    'Szansa, że posłuchają: {chance} %.',
  ],
  'bot.fight': [
    { chance: 'number' },
    'The battle is won with a chance of {chance} %.',
    'Szansa na zwycięstwo w bitwie: {chance} %.',
  ],
  'bot.leave': ['This battle would cost too much.', 'Ta bitwa kosztowałaby zbyt wiele.'],
  'bot.pay': [
    { influence: 'number' },
    'It is worth {influence} influence.',
    'Warto zapłacić wpływami: {influence}.',
  ],
  'bot.save-influence': ['Influence is better spent elsewhere.', 'Wpływy lepiej wydać gdzie indziej.'],
  'bot.best-destiny': ['That destiny serves best.', 'Ten los służy najlepiej.'],
  'bot.lose-least': ['Those can be spared most easily.', 'Tych najłatwiej poświęcić.'],
  'bot.strike': ['That hurts the enemy most.', 'To najbardziej boli wroga.'],
  'bot.retreat': [
    { area: 'area' },
    '{area} is the safest refuge.',
    'Najbezpieczniejsze schronienie: {area}.',
  ],
  'bot.safe-rune': ['There a dragon rune lies safest.', 'Tam smoczy run leży najbezpieczniej.'],
  'bot.recruit': ['These are the most useful recruits.', 'Ci rekruci przydadzą się najbardziej.'],
  'bot.mixed-army': ['A mixed army is ready for any enemy.', 'Mieszana armia jest gotowa na każdego wroga.'],
  'bot.harvest': ['That dial gives the most.', 'Ten licznik daje najwięcej.'],
  'bot.build': ['It is worth its price here.', 'Tutaj jest to warte swojej ceny.'],
  'bot.keep-land': [
    'The land that the army leaves stays with the realm.',
    'Ziemia, którą opuszcza armia, zostanie przy królestwie.',
  ],
  'bot.nothing-lost': ['Nothing worth keeping is lost here.', 'Nie traci się tu nic, co warto zatrzymać.'],
  'bot.quest': [
    { quest: 'quest', chance: 'number' },
    '{quest} succeeds with a chance of {chance} %.',
    '{quest}: szansa powodzenia {chance} %.',
  ],
  'bot.to-quest': [{ quest: 'quest' }, 'This way leads to {quest}.', 'Ta droga prowadzi do misji: {quest}.'],
  'bot.train': ['Training makes the next quest easier.', 'Trening ułatwi następną misję.'],
  'bot.heal': ['The wounds are too deep to go on.', 'Rany są zbyt głębokie, by iść dalej.'],
  'bot.rest': ['There is nothing to do here.', 'Nie ma tu nic do zrobienia.'],
  'bot.hurt-leader': ['It weakens the strongest rival.', 'To osłabia najsilniejszego rywala.'],
  'bot.best-for-us': ['It serves this realm best.', 'To najlepiej służy tej krainie.'],
  'bot.bar-card': [
    { card: 'tactics' },
    '{card} would hurt us most.',
    '{card}: ta karta zaszkodziłaby nam najbardziej.',
  ],
  'bot.lead-army': ['The commander goes with the army.', 'Dowódca idzie z armią.'],
  'bot.name-commander': [
    'This hero leads best and is missed least on quests.',
    'Ten bohater najlepiej nadaje się na dowódcę, a misje najmniej na tym ucierpią.',
  ],
  'bot.keep-command': ['Nobody would lead better.', 'Nikt nie dowodziłby lepiej.'],
  'bot.better-command': ['That card does more in battles.', 'Ta karta da więcej w bitwach.'],
  'bot.sure-icon': [
    { card: 'tactics' },
    '{card} does more than a drawn card can be expected to.',
    '{card}: da więcej, niż można się spodziewać po dobranej karcie.',
  ],
  'bot.draw-fate': [
    'A drawn card promises at least as much.',
    'Dobrana karta obiecuje co najmniej tyle samo.',
  ],
});

export const because = sayer(botWords.specs);
