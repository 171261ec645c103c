import { bilingual, text } from '@runehold/kernel/text/bilingual';

/** What a review says in the terminal. */
export const reviewWords = bilingual({
  'cli.cmd.review': [
    'Go through a finished game: chances, costly decisions, skill and luck',
    'Przeanalizuj zakończoną grę: szanse, kosztowne decyzje, umiejętności i szczęście',
  ],
  'cli.arg.review-steps': [
    'how many answers are played out; more takes longer and is surer (default: 400000)',
    'ile odpowiedzi rozegrać na próbę; im więcej, tym dłużej i pewniej (domyślnie 400000)',
  ],
  'cli.arg.review-seed': [
    'where the playouts start; the same game, seed and steps give the same review (default: 1)',
    'od czego zaczynają się próby; ta sama gra, liczba i długość dają tę samą analizę (domyślnie 1)',
  ],
  'cli.arg.review-seat': [
    'whose decisions, a seat from 0; otherwise those of all people, or of all where only bots play',
    'czyje decyzje, miejsce od 0; w przeciwnym razie wszystkich ludzi albo wszystkich, gdy grają same boty',
  ],
  'cli.error.review-running': [
    { file: text },
    '{file}: the game is not over. Only finished games can be reviewed.',
    '{file}: gra jeszcze trwa. Analizować można tylko gry zakończone.',
  ],
  'cli.error.review-none': [
    { file: text },
    '{file}: no bot can look ahead under the rules of this game, so it cannot be reviewed.',
    '{file}: przy zasadach tej gry żaden bot nie umie patrzeć naprzód, więc nie da się jej przeanalizować.',
  ],
  'cli.review.progress': [{ bar: text, n: 'number' }, '{bar} {n}%', '{bar} {n}%'],
  'cli.review.head': [
    { game: text, entries: 'number', steps: 'number' },
    '{game} · {entries, plural, one {# answer} other {# answers}} · {steps, plural, one {# answer} other {# answers}} played out',
    '{game} · {entries, plural, one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}} · rozegrano na próbę {steps, plural, one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}}',
  ],
  'cli.review.curve': [
    { n: 'number' },
    'Chance to win, all cards open, each moment played out {n, plural, one {once} other {# times}}:',
    'Szansa na zwycięstwo przy odkrytych kartach, każda chwila rozegrana {n, plural, one {raz} few {# razy} many {# razy} other {# razy}}:',
  ],
  'cli.review.line': [
    { line: text, from: 'number', to: 'number', name: text },
    '{line}  {from}% → {to}%  {name}',
    '{line}  {from}% → {to}%  {name}',
  ],
  'cli.review.fared': [
    'Skill and luck apart, in points of winning chance:',
    'Osobno umiejętności i szczęście, w punktach szansy na zwycięstwo:',
  ],
  'cli.review.seat': [
    { name: text, skill: text, error: 'number', luck: text },
    '{name}: skill {skill} (±{error}), luck {luck}',
    '{name}: umiejętności {skill} (±{error}), szczęście {luck}',
  ],
  'cli.review.weighed': [
    { decisions: 'number', usual: 'number', open: 'number', weighed: 'number' },
    '{decisions, plural, one {# decision} other {# decisions}}, {usual} as a Sergeant would make; {weighed} of {open} that could have been otherwise were weighed',
    '{decisions, plural, one {# decyzja} few {# decyzje} many {# decyzji} other {# decyzji}}, w tym takich jak u sierżanta: {usual}; rozważono {weighed} z {open}, w których był wybór',
  ],
  'cli.review.costly': [{ name: text }, 'Costliest decisions: {name}', 'Najkosztowniejsze decyzje: {name}'],
  'cli.review.none': [
    { name: text },
    '{name}: no decision stood out as costly.',
    '{name}: żadna decyzja nie okazała się wyraźnie kosztowna.',
  ],
  'cli.review.decision': [
    { entry: 'number', prompt: text, cost: 'number', error: 'number' },
    'Answer {entry}, −{cost} (±{error}): {prompt}',
    'Odpowiedź {entry}, −{cost} (±{error}): {prompt}',
  ],
  'cli.review.given': [
    { answer: text, percent: 'number' },
    'given: {answer} ({percent}%)',
    'wybrano: {answer} ({percent}%)',
  ],
  'cli.review.better': [
    { answer: text, percent: 'number' },
    'better: {answer} ({percent}%)',
    'lepiej: {answer} ({percent}%)',
  ],
});
