import { bilingual, text } from '@runehold/kernel/text/bilingual';
import { bring } from '../text/vocabulary.ts';

const n = 'number' as const;

export const peopleWords = bilingual({
  'people.at-table': ['Player profiles', 'Profile graczy'],
  'people.no-server': [
    'The server can’t be reached, so there are no profiles to show right now.',
    'Brak połączenia z serwerem, więc nie ma teraz czego pokazać.',
  ],
  'people.since': [{ when: text }, 'first game {when}', 'pierwsza gra: {when}'],
  'people.new': ['no finished game yet', 'jeszcze żadnej skończonej gry'],
  'people.finishes': [
    { percent: n, of: n },
    'finished {percent}% of the last {of, plural, one {# game} other {# games}} with others',
    'ukończone: {percent}% z {of, plural, one {# ostatniej gry} few {# ostatnich gier} many {# ostatnich gier} other {# ostatniej gry}} z innymi',
  ],
  'people.count.games': [
    { n },
    '{n, plural, one {game} other {games}}',
    '{n, plural, one {gra} few {gry} many {gier} other {gry}}',
  ],
  'people.count.won': ['won', 'wygranych'],
  'people.count.pace': ['per decision', 'na decyzję'],
  'people.seconds': [{ n }, '{n} s', '{n} s'],
  'people.percent': [{ n }, '{n}%', '{n}%'],
  'people.players': [
    { n },
    '{n, plural, one {# player} other {# players}}',
    '{n, plural, one {# gracz} few {# graczy} many {# graczy} other {# gracza}}',
  ],
  'people.games': [
    { n },
    '{n, plural, one {# game} other {# games}}',
    '{n, plural, one {# gra} few {# gry} many {# gier} other {# gry}}',
  ],
  'people.ratings': ['Ratings', 'Oceny siły'],
  'people.ratings.none': [
    'No rating yet. Games with a clock, played to the end against other people, are rated.',
    'Jeszcze bez oceny. Liczą się gry z zegarem, rozegrane do końca z innymi ludźmi.',
  ],
  'people.provisional': ['provisional', 'wstępna'],
  'people.provisional.about': [
    'A question mark: too few games to be sure.',
    'Znak zapytania: za mało gier, by mieć pewność.',
  ],
  'people.curve': ['Rating over time', 'Ocena w czasie'],
  'people.curve.about': ['last 50 rated games each', 'po 50 ostatnich ocenianych gier'],
  'people.fares': ['Wins', 'Zwycięstwa'],
  'people.fares.about': [
    'wins out of games played; the mark is the fair share, the line the 95% interval',
    'wygrane z rozegranych; znacznik to wynik przy równych szansach, kreska to przedział 95%',
  ],
  'people.fares.none': ['Nothing to count yet.', 'Jeszcze nie ma czego liczyć.'],
  'people.share': [
    { percent: n, low: n, high: n, par: n },
    '{percent}%, between {low} and {high}; fair share {par}%',
    '{percent}%, od {low} do {high}; przy równych szansach {par}%',
  ],
  'people.interval': [{ low: n, high: n }, '{low}–{high}', '{low}–{high}'],
  'people.any-faction': ['all colours', 'wszystkie barwy'],
  'people.ladder': ['Bot ladder', 'Drabinka botów'],
  'people.ladder.about': [
    'games alone; the weakest bot at the table counts',
    'gry solo; liczy się najsłabszy bot przy stole',
  ],
  'people.ladder.beaten': ['beaten', 'pokonany'],
  'people.ladder.not-yet': ['not yet', 'jeszcze nie'],
  'people.ladder.score': [{ won: n, games: n }, '{won} of {games}', '{won} z {games}'],
  'people.last': ['Recent games', 'Ostatnie gry'],
  'people.last.none': ['No public games here yet.', 'Nie ma tu jeszcze publicznych gier.'],
  'people.last.none-own': [
    'Games you finish on the server will appear here.',
    'Tu pojawią się gry ukończone na serwerze.',
  ],
  'people.last.place': [{ place: n, of: n }, 'place {place} of {of}', 'miejsce {place} z {of}'],
  'people.last.won': ['won', 'wygrana'],
  'people.last.left': ['left early', 'opuszczona'],
  'people.last.ended': ['ended by agreement', 'zakończona za zgodą graczy'],
  'people.last.against': [{ names: text }, 'with {names}', 'przy stole: {names}'],
  'people.last.replay': ['Replay', 'Powtórka'],
  'people.change': [{ change: text }, 'rating {change}', 'ocena {change}'],
  'people.bot': [{ level: text }, '{level} (bot)', '{level} (bot)'],
  'people.someone': ['Someone', 'Ktoś'],
  'people.game': ['Game', 'Gra'],
  'people.seats': ['Number of players', 'Liczba graczy'],
  'people.board.about': [
    'Players with enough recent games, ranked by the rating they almost certainly deserve.',
    'Osoby, które grały niedawno i dość często; kolejność według oceny, na którą niemal na pewno zasługują.',
  ],
  'people.board.none': [
    'Nobody is on this board yet. It takes about twenty rated games, the last of them within 60 days.',
    'W tym rankingu nie ma jeszcze nikogo. Trzeba około dwudziestu ocenianych gier, ostatniej w ciągu 60 dni.',
  ],
  'people.board.place': ['Place', 'Miejsce'],
  'people.board.name': ['Player', 'Gracz'],
  'people.board.rating': ['Rating', 'Ocena'],
  'people.board.games': ['Rated games', 'Oceniane gry'],
  'people.you': ['you', 'ty'],
  'people.stats.about': [
    'Games played by people on this server, counted once a day; open books, shared screens and content packs are left out.',
    'Gry ludzi na tym serwerze, podliczane raz na dobę; bez gier z odkrytymi kartami, przy wspólnym ekranie i z pakietem kart.',
  ],
  'people.stats.none': ['No game has been finished here yet.', 'Nie ukończono tu jeszcze żadnej gry.'],
  'people.stats.by-faction': ['Wins by faction', 'Zwycięstwa według frakcji'],
  'people.stats.by-seat': ['Wins by seat', 'Zwycięstwa według miejsca'],
  'people.stats.seat': [{ n }, 'Seat {n}', 'Miejsce {n}'],
  'people.stats.length': ['Length', 'Długość'],
  'people.stats.answers': [
    { low: n, middle: n, high: n },
    '{middle} decisions; half of all games took {low} to {high}',
    '{middle, plural, one {# decyzja} few {# decyzje} many {# decyzji} other {# decyzji}}; w połowie gier od {low} do {high}',
  ],
  'people.stats.minutes': [
    { low: n, middle: n, high: n },
    '{middle} minutes with a clock; half of all games took {low} to {high}',
    '{middle} min z zegarem; połowa gier od {low} do {high}',
  ],
  'people.block': ['Block', 'Zablokuj'],
  'people.unblock': ['Unblock', 'Odblokuj'],
  'people.block.about': [
    'You no longer read them, they cannot invite you, and they cannot sit at your tables. They are not told.',
    'Nie zobaczysz, co pisze ta osoba; nie zaprosi cię i nie usiądzie przy twoich stołach. Nie dowie się o tym.',
  ],
  'people.blocked': ['You have blocked this person.', 'Ta osoba jest przez ciebie zablokowana.'],
});
bring(peopleWords);
