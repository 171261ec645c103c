import { bilingual } from '@runehold/kernel/text/bilingual';

const ofHero = { hero: 'hero' } as const;

/** What heroes ask: prompts, labels and breadcrumbs. */
export const heroesAskWords = bilingual({
  'prompt.act-with': ['Which hero acts now?', 'Który bohater wykonuje teraz akcję?'],
  'prompt.hero-action': [ofHero, 'What does {hero} do?', '{hero}: jaka akcja?'],
  'prompt.hero-step': [
    { hero: 'hero', left: 'number' },
    'Where does {hero} go? {left, plural, one {# area is} other {# areas are}} left.',
    'Dokąd idzie {hero}? {left, plural, one {Pozostał # obszar} few {Pozostały # obszary} many {Pozostało # obszarów} other {Pozostało # obszaru}}.',
  ],
  'prompt.hero-deed': [
    ofHero,
    '{hero} has arrived. A duel, a quest or nothing?',
    '{hero} jest na miejscu. Pojedynek, misja czy nic?',
  ],
  'prompt.extra-step': [
    ofHero,
    'Does {hero} slip into one more area?',
    'Czy {hero} przemyka jeszcze o jeden obszar?',
  ],
  'prompt.train': [
    ofHero,
    'What does {hero} train? One attribute twice, or two once each.',
    'Co szkoli {hero}? Jedną cechę dwa razy albo dwie po razie.',
  ],
  'prompt.train-one': [ofHero, 'Which of {hero}’s attributes rises?', 'Która cecha rośnie? ({hero})'],
  'prompt.shield': [
    { hero: 'hero', amount: 'number' },
    '{hero} is dealt {amount} damage. Use a Reward?',
    '{hero} otrzymuje {amount, count, thing.damage:acc}. Czy używasz nagrody?',
  ],
  'prompt.test-again': [
    { hero: 'hero', attribute: 'attribute' },
    '{hero} tests {attribute}. Draw all the cards again?',
    '{hero} testuje {attribute:acc}. Czy dobierasz wszystkie karty od nowa?',
  ],
  'prompt.test-choice': [
    { hero: 'hero', attribute: 'attribute' },
    '{hero} tests {attribute}. Which card counts?',
    '{hero} testuje {attribute:acc}. Która karta się liczy?',
  ],
  'prompt.other-player': [
    { quest: 'quest' },
    '{quest}: which player does it concern?',
    '{quest}: którego gracza dotyczy misja?',
  ],
  'prompt.buy-reward': [
    { amount: 'number' },
    'Spend {amount} influence to receive a Reward?',
    'Czy wydajesz {amount, count, thing.influence:acc}, aby otrzymać nagrodę?',
  ],
  'prompt.lose-reward': [ofHero, 'Which Reward does {hero} lose?', 'Którą nagrodę traci {hero}?'],
  'prompt.reward-or-damage': [
    { hero: 'hero', amount: 'number' },
    'Which Reward does {hero} give up? Without one, {hero} takes {amount} more damage.',
    'Którą nagrodę oddaje {hero}? Bez tego otrzymuje jeszcze {amount, count, thing.damage:acc}.',
  ],
  'decline.damage': [
    { amount: 'number' },
    'Keep all and take {amount} damage',
    'Zachowaj wszystkie i przyjmij {amount, count, thing.damage:acc}',
  ],
  'prompt.look-around': [
    ofHero,
    'Which area next to {hero} do you look at?',
    '{hero}: na którym sąsiednim obszarze podglądasz żetony?',
  ],
  'prompt.heal-other': [ofHero, 'Who is healed along with {hero}?', 'Kto leczy się razem z {hero:ins}?'],
  'prompt.take-up': [
    { marker: 'hero' },
    'Who takes {marker}’s Rewards?',
    'Kto zabiera nagrody {marker:gen}?',
  ],
  'prompt.trade-where': [
    'In which area do your heroes trade?',
    'Na którym obszarze twoi bohaterowie wymieniają nagrody?',
  ],
  'prompt.trade': [
    { area: 'area' },
    'Which hero in {area} gets which Reward?',
    'Który bohater na obszarze {area} dostaje którą nagrodę?',
  ],
  'prompt.choose-task': [
    { hero: 'hero', quest: 'quest' },
    '{quest}: how does {hero} attempt it?',
    '{quest}: w jaki sposób {hero} podejmuje misję?',
  ],
  'questWay.test': [{ it: 'attribute' }, 'test {it}', 'test cechy: {it}'],
  'questWay.duel': ['duel', 'pojedynek'],
  'questWay.spend-influence': ['spend influence', 'zapłata żetonami wpływów'],
  'questWay.take-damage': ['take damage', 'przyjęcie obrażeń'],
  'heroAction.move': ['move', 'ruch'],
  'heroAction.heal': ['heal', 'leczenie'],
  'heroAction.train': ['train', 'szkolenie'],
  'heroAction.end': ['done', 'koniec'],
  'heroAction.trade': ['trade Rewards', 'wymiana nagród'],
  'heroAction.reward': [{ it: 'reward' }, 'use {it:a}', 'użyj {it:gen}'],
  'heroAction.tactics': [{ it: 'tactics' }, 'play {it}', 'zagraj kartę „{it}”'],
  'heroStep.to': [{ it: 'area' }, 'to {it}', 'na obszar {it}'],
  'heroStep.stop': ['stop here', 'koniec ruchu'],
  'heroStep.trade': ['trade Rewards', 'wymiana nagród'],
  'heroStep.reward': [{ it: 'reward' }, 'use {it:a}', 'użyj {it:gen}'],
  'heroDeed.duel': [{ it: 'hero' }, 'duel {it}', 'pojedynek: {it}'],
  'heroDeed.quest': [{ it: 'quest' }, 'attempt {it}', 'misja: {it}'],
  'heroDeed.nothing': ['nothing', 'nic'],
  'heroDeed.trade': ['trade Rewards', 'wymiana nagród'],
  'heroDeed.reward': [{ it: 'reward' }, 'use {it:a}', 'użyj {it:gen}'],

  'crumb.quest-phase': ['Quest Phase', 'Faza misji'],
  'crumb.hero-action': [ofHero, '{hero}', '{hero}'],
  'crumb.move-action': ['Move', 'Ruch'],
  'crumb.test': [{ attribute: 'attribute' }, 'Testing {attribute}', 'Test cechy: {attribute}'],
  'crumb.attempt': [{ quest: 'quest' }, 'Quest: {quest}', 'Misja: {quest}'],
  'crumb.explore': ['Exploration', 'Odkrycie'],
  'crumb.trade-rewards': ['Trading Rewards', 'Wymiana nagród'],
  'crumb.use-reward': [{ it: 'reward' }, '{it}', '{it}'],
});
