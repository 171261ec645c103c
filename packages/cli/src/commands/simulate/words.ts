import { bilingual, text } from '@runehold/kernel/text/bilingual';

/** What a report of many games says. */
export const simulateWords = bilingual({
  'cli.cmd.simulate': [
    'Let bots play many games and report how balanced the game is, with charts',
    'Rozegraj wiele gier między botami i sprawdź na wykresach, jak wyrównana jest gra',
  ],
  'cli.arg.simulate-bots': [
    'who plays: one level for all, or several, separated by commas, that change seats with every game (default: the usual bot)',
    'kto gra: jeden poziom dla wszystkich albo kilka po przecinku, ze zmianą miejsc co grę (domyślnie zwykły bot)',
  ],
  'cli.arg.simulate-chart': [
    'also write the whole report as a page with charts (HTML)',
    'zapisz też cały raport jako stronę z wykresami (HTML)',
  ],
  'cli.simulate.head': [
    { game: text, games: 'number', seats: 'number', bots: text, seed: text, rules: text },
    '{game}: {games, plural, one {# game} other {# games}} among bots ({bots}), {seats} players each, rules {rules}, seed {seed}',
    '{game}: {games, plural, one {# gra} few {# gry} many {# gier} other {# gry}} botów ({bots}), liczba graczy: {seats}, zasady {rules}, seria {seed}',
  ],
  'cli.simulate.answers': [
    { n: text },
    'An average game took {n} answers.',
    'Gra trwała średnio {n} odpowiedzi.',
  ],
  'cli.simulate.wins': [
    { name: text, par: text },
    'Wins by {name}, with the 95% interval (even: {par})',
    'Zwycięstwa ({name}), z przedziałem 95% (po równo: {par})',
  ],
  'cli.simulate.seat': [{ n: 'number' }, 'seat {n}', 'miejsce {n}'],
  'cli.simulate.by.seat': ['seat', 'miejsce'],
  'cli.simulate.by.bot': ['bot', 'bot'],
  'cli.simulate.by.faction': ['faction', 'frakcja'],
  'cli.simulate.by.race': ['race', 'rasa'],
  'cli.simulate.by.scenario': ['scenario', 'scenariusz'],
  'cli.simulate.by.year': ['The year in which games ended', 'Rok, w którym gra się skończyła'],
  'cli.simulate.by.round': ['The round in which games ended', 'Runda, w której gra się skończyła'],
  'cli.simulate.by.end': ['How games ended', 'Jak gry się kończyły'],
  'cli.simulate.by.tactics': ['Tactics cards', 'Karty taktyki'],
  'cli.simulate.by.seasonCard': ['Season cards', 'Karty pór roku'],
  'cli.simulate.by.objective': ['Objective cards', 'Karty celów'],
  'cli.simulate.by.reward': ['Reward cards', 'Karty nagród'],
  'cli.simulate.by.developmentCard': ['Development cards', 'Karty ulepszeń'],
  'cli.simulate.by.commanderCard': ['Commander cards', 'Karty dowódców'],
  'cli.simulate.ending.end.victory-card': ['Victory card', 'karta zwycięstwa'],
  'cli.simulate.ending.end.last-year': ['last year', 'ostatni rok'],
  'cli.simulate.ending.end.last-one-left': ['last realm left', 'ostatnie królestwo'],
  'cli.simulate.ending.end.broken-off': ['broken off', 'przerwana'],
  'cli.simulate.counted': ['Each seat, in an average game:', 'Przeciętnie na miejsce w jednej grze:'],
  'cli.simulate.things': [
    { kind: text },
    '{kind}, those used the most and the least:',
    '{kind}, używane najczęściej i najrzadziej:',
  ],
  'cli.simulate.thing': [
    { name: text, had: text, used: text, wins: text },
    '{name}: per game it came up {had} times and was used {used} times; those who used it won {wins}',
    '{name}: wystąpień na grę {had}, użyć {used}; wygrane po użyciu: {wins}',
  ],
  'cli.simulate.column.card': ['card', 'karta'],
  'cli.simulate.column.had': ['came up, per game', 'wystąpień na grę'],
  'cli.simulate.column.used': ['used, per game', 'użyć na grę'],
  'cli.simulate.column.won': ['wins of those who used it', 'wygrane po użyciu'],
});
