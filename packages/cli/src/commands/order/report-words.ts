import { bilingual, text } from '@runehold/kernel/text/bilingual';

/** What the commands report. */
export const reportWords = bilingual({
  'cli.error.unknown-bot': [
    { name: text, bots: text },
    'This game has no bot {name}. Choose from: {bots}.',
    'Ta gra nie ma bota {name}. Do wyboru: {bots}.',
  ],
  'cli.arena.progress': [
    { bar: text, done: 'number', games: 'number' },
    '{bar} {done} of {games}',
    '{bar} {done} z {games}',
  ],
  'cli.arena.versus': [
    { a: text, b: text, seats: 'number', seed: text },
    '{a} against {b}, {seats, plural, one {# player} other {# players}}, every deal from every seat, seed {seed}',
    '{a} przeciw {b}, {seats, plural, one {# gracz} few {# graczy} many {# graczy} other {# gracza}}, każde rozdanie z każdego miejsca, ziarno {seed}',
  ],
  'cli.arena.together': [
    { a: text, b: text, seats: 'number', seed: text },
    'Tables of {a} against tables of {b}, {seats, plural, one {# player} other {# players}}, the same deals, seed {seed}',
    'Stoły bota {a} przeciw stołom bota {b}, {seats, plural, one {# gracz} few {# graczy} many {# graczy} other {# gracza}}, te same rozdania, ziarno {seed}',
  ],
  'cli.arena.mirror': [{ a: text }, 'Mirror check: {a} against itself', 'Próba lustrzana: {a} przeciw sobie'],
  'cli.arena.score': [
    { agent: text, wins: 'number', games: 'number', interval: text },
    '{agent} wins {wins} of {games, plural, one {# game} other {# games}}: {interval}',
    '{agent} wygrywa {wins} z {games, plural, one {# gry} few {# gier} many {# gier} other {# gry}}: {interval}',
  ],
  'cli.arena.par': [{ par: text }, 'An even score is {par}.', 'Wynik wyrównany to {par}.'],
  'cli.arena.stronger': [
    { agent: text, points: 'number' },
    'Decided: {agent} is stronger. A lead of {points, plural, one {# point} other {# points}} fits these games better than none.',
    'Rozstrzygnięte: {agent} jest silniejszy. Przewaga o {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} pasuje do tych gier lepiej niż żadna.',
  ],
  'cli.arena.no-stronger': [
    { agent: text, points: 'number' },
    'Decided: {agent} is not stronger by {points, plural, one {# point} other {# points}}.',
    'Rozstrzygnięte: {agent} nie jest silniejszy o {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  ],
  'cli.arena.open': [
    { agent: text, points: 'number' },
    'Not decided yet whether {agent} is stronger by {points, plural, one {# point} other {# points}}: it takes more games.',
    'Jeszcze nie wiadomo, czy {agent} jest silniejszy o {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}: potrzeba więcej gier.',
  ],
  'cli.error.sprt-together': [
    'Here all win or lose together, so that nobody plays against anybody: leave out --sprt.',
    'Tu wszyscy razem wygrywają albo przegrywają i nikt nie gra przeciw nikomu: pomiń --sprt.',
  ],
  'cli.arena.ratio': [{ ratio: text }, 'That is {ratio} times as often.', 'To {ratio} razy częściej.'],
  'cli.arena.rest': [
    { none: 'number', shared: 'number', unfinished: 'number' },
    'Without a winner: {none}; shared wins: {shared}; unfinished: {unfinished}',
    'Bez zwycięzcy: {none}; wspólne zwycięstwa: {shared}; przerwane: {unfinished}',
  ],
  'cli.arena.counted': [
    { name: text, own: text, theirs: text },
    '{name}: {own} in a game, {theirs} for the others',
    '{name}: {own} na grę, u pozostałych {theirs}',
  ],
  'cli.arena.by': [
    { name: text, value: text, wins: 'number', games: 'number', interval: text },
    '{name} {value}: {wins} of {games}: {interval}',
    '{name} {value}: {wins} z {games}: {interval}',
  ],
  'cli.fuzz.progress': [{ done: 'number', games: 'number' }, '{done} of {games}', '{done} z {games}'],
  'cli.fuzz.played': [
    { games: 'number', answers: 'number', looks: 'number' },
    '{games, plural, one {# game} other {# games}}, {answers, plural, one {# answer} other {# answers}}, {looks, plural, one {# thorough check} other {# thorough checks}}',
    '{games, plural, one {# gra} few {# gry} many {# gier} other {# gry}}, {answers, plural, one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}}, {looks, plural, one {# dokładne badanie} few {# dokładne badania} many {# dokładnych badań} other {# dokładnego badania}}',
  ],
  'cli.fuzz.speed': [
    { perSecond: 'number', seconds: text },
    '{seconds} s, {perSecond, plural, one {# answer} other {# answers}} a second',
    '{seconds} s, {perSecond, plural, one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}} na sekundę',
  ],
  'cli.fuzz.digest': [{ digest: text }, 'Fingerprint: {digest}', 'Odcisk: {digest}'],
  'cli.fuzz.covered': [
    'Every step and every event of the rules happened.',
    'Zaszły wszystkie kroki i wszystkie zdarzenia zasad.',
  ],
  'cli.fuzz.steps-missed': [
    { names: text },
    'Steps that never happened: {names}',
    'Kroki, które nigdy nie zaszły: {names}',
  ],
  'cli.fuzz.events-missed': [
    { names: text },
    'Events that never happened: {names}',
    'Zdarzenia, które nigdy nie zaszły: {names}',
  ],
  'cli.fuzz.beyond': [
    { names: text, why: text },
    'Not expected: {names} ({why})',
    'Tego się nie oczekuje: {names} ({why})',
  ],
  'cli.fuzz.no-failures': ['No failures.', 'Bez niepowodzeń.'],
  'cli.fuzz.failures': [
    { n: 'number' },
    '{n, plural, one {# failure} other {# failures}}:',
    '{n, plural, one {# niepowodzenie} few {# niepowodzenia} many {# niepowodzeń} other {# niepowodzenia}}:',
  ],
  'cli.fuzz.failure': [{ file: text, problem: text }, '{file}: {problem}', '{file}: {problem}'],
  'cli.fuzz.make-test': [
    { command: text },
    'to make it a test: {command}',
    'aby zrobić z tego test: {command}',
  ],
  'cli.fuzz-test.mended': [
    'Replayed, this game runs well now: the test passes and only keeps the fault from coming back.',
    'Rozegrana ponownie, ta gra przebiega już dobrze: test przechodzi i tylko pilnuje, by błąd nie wrócił.',
  ],
  'cli.replay.at': [
    { at: 'number', entries: 'number' },
    'After {at} of {entries, plural, one {# answer} other {# answers}}',
    'Po {at} z {entries, plural, one {# odpowiedzi} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}}',
  ],
  'cli.replay.seen-by': [{ name: text }, 'as {name} sees it', 'tak, jak to widzi {name}'],
  'cli.replay.seen-by-spectator': ['as a spectator sees it', 'z punktu widzenia widza'],
  'cli.replay.seen-by-all': ['with everything open', 'wszystko odkryte'],
  'cli.replay.earlier': [
    { n: 'number' },
    '({n, plural, one {# earlier line} other {# earlier lines}}: --log)',
    '({n, plural, one {# wcześniejszy wpis} few {# wcześniejsze wpisy} many {# wcześniejszych wpisów} other {# wcześniejszego wpisu}}: --log)',
  ],
  'cli.file.is': [{ game: text, rules: text }, '{game}, rules {rules}', '{game}, zasady {rules}'],
  'cli.file.other-rules': [
    { rules: text, present: text },
    'Rules {rules}, named in the file, are not kept here. The game was replayed under rules {present} and went the same way.',
    'Zasad {rules}, które podaje plik, tu nie ma. Grę rozegrano od nowa według zasad {present} i przebiegła tak samo.',
  ],
  'cli.file.played': [
    { seats: 'number', entries: 'number' },
    '{seats, plural, one {# seat} other {# seats}}, {entries, plural, one {# answer} other {# answers}}',
    '{seats, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}, {entries, plural, one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}}',
  ],
  'cli.file.options': [{ options: text }, 'Options: {options}', 'Opcje: {options}'],
  'cli.file.running': ['The game is not over.', 'Gra nie jest zakończona.'],
  'cli.file.written': [{ file: text }, 'Written: {file}', 'Zapisano: {file}'],
  'cli.file.secret-kept': ['The secret of the deal is in it.', 'Zawiera sekret rozdania.'],
  'cli.file.secret-left-out': ['The secret of the deal was left out.', 'Sekret rozdania został pominięty.'],
  'cli.file.secret-unknown': ['The secret of the deal is not in it.', 'Nie zawiera sekretu rozdania.'],
  'cli.verify.commitment': [
    'the secret is the one that was committed to',
    'sekret jest tym, który zapowiedziano',
  ],
  'cli.verify.outcomes': [
    { outcomes: 'number' },
    '{outcomes, plural, one {# outcome of chance follows} other {# outcomes of chance follow}} from the secret',
    'z sekretu {outcomes, plural, one {wynika # wynik losowania} few {wynikają # wyniki losowania} many {wynika # wyników losowania} other {wynika # wyniku losowania}}',
  ],
  'cli.verify.answers': [
    { entries: 'number' },
    '{entries, plural, one {# answer was} other {# answers were}} allowed by the rules',
    '{entries, plural, one {# odpowiedź była zgodna} few {# odpowiedzi były zgodne} many {# odpowiedzi było zgodnych} other {# odpowiedzi było zgodne}} z zasadami',
  ],
  'cli.verify.hash': ['the table at the end is the one in the file', 'stół na końcu jest taki, jak w pliku'],
  'cli.verify.good': [{ file: text }, '{file}: dealt as promised.', '{file}: rozdanie zgodne z zapowiedzią.'],
  'cli.verify.good-so-far': [
    { file: text },
    '{file}: dealt as promised so far. The game is not over.',
    '{file}: rozdanie jak dotąd zgodne z zapowiedzią. Gra nie jest zakończona.',
  ],
});
