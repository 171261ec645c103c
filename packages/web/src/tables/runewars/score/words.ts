import { bilingual, text } from '@runehold/kernel/text/bilingual';

/** The final score. */
export const scoreWords = bilingual({
  'rw.score.runes': [
    { n: 'number' },
    '{n, plural, one {# dragon rune} other {# dragon runes}}',
    '{n, plural, one {# smoczy run} few {# smocze runy} many {# smoczych runów} other {# smoczego runu}}',
  ],
  'rw.score.none': ['No dragon runes', 'Bez smoczych runów'],
  'rw.score.start': [{ n: 'number' }, 'starting influence {n}', 'początkowe wpływy: {n}'],
  'rw.score.influence': [{ n: 'number' }, 'influence {n}', 'wpływy: {n}'],
  'rw.score.place': [{ n: 'number' }, 'Place {n}', 'Miejsce {n}'],
  'rw.score.winner': ['Winner', 'Zwycięstwo'],
  'rw.score.from.setup': [{ name: text }, 'laid by {name} at the start', 'ułożony na początku: {name}'],
  'rw.score.from.objective': [
    { name: text, it: text },
    'received by {name} for an Objective: {it}',
    'otrzymany za cel „{it}”: {name}',
  ],
  'rw.score.from.seasonCard': [
    { name: text, it: text },
    'laid by {name} for a Season card: {it}',
    'ułożony za kartę pory roku „{it}”: {name}',
  ],
  'rw.score.from.title': [
    { name: text, it: text },
    'received by {name} for a Title: {it}',
    'otrzymany za tytuł „{it}”: {name}',
  ],
  'rw.score.from.reward': [{ hero: text }, 'a Reward of {hero}', 'nagroda, którą ma {hero}'],
  'rw.score.from.city': ['a city with a dragon rune', 'miasto ze smoczym runem'],
  'rw.score.from.location': ['a place that counts as a rune', 'miejsce liczone jako run'],
  'rw.score.by.victory-card': [
    'A Victory card held for a year: enough dragon runes when its season came again.',
    'Karta zwycięstwa leżała rok: dość smoczych runów, gdy jej pora wróciła.',
  ],
  'rw.score.by.at-once': [
    'Enough dragon runes at once, as in the original edition.',
    'Dość smoczych runów od razu, jak w pierwszej edycji.',
  ],
  'rw.score.by.runes': [
    'Most dragon runes after the last year.',
    'Najwięcej smoczych runów po ostatnim roku.',
  ],
  'rw.score.by.influence': [
    'A tie in dragon runes after the last year, decided by influence.',
    'Remis w smoczych runach po ostatnim roku, rozstrzygnęły wpływy.',
  ],
  'rw.score.by.start': [
    'A tie in dragon runes and influence, decided by the higher starting influence.',
    'Remis w smoczych runach i wpływach, rozstrzygnęły wyższe początkowe wpływy.',
  ],
  'rw.score.by.shared': [
    'A tie in dragon runes, influence and starting influence: the victory is shared.',
    'Remis w smoczych runach, wpływach i początkowych wpływach: zwycięstwo jest wspólne.',
  ],
  'rw.score.by.survival': ['Everybody else is eliminated.', 'Wszyscy inni są wyeliminowani.'],
});
