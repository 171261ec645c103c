import { bilingual, text } from '@runehold/kernel/text/bilingual';
import { bring } from '../../../text/vocabulary.ts';

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
  'rw.score.heading': ['Where every dragon rune came from', 'Skąd wziął się każdy smoczy run'],
  'rw.score.battles': [
    { won: 'number', of: 'number' },
    'battles won: {won} of {of}',
    'wygrane bitwy: {won} z {of}',
  ],
  'rw.score.weight': ['Balance of power', 'Układ sił'],
  'rw.score.weight.about': [
    'Each realm’s share of the whole: a dragon rune weighs as much as eight units, an area as two, two points of influence as one.',
    'Udział każdego królestwa w całości: smoczy run waży tyle co osiem jednostek, obszar co dwie, dwa punkty wpływów co jedna.',
  ],
  'rw.score.from.setup': ['at the start', 'od początku'],
  'rw.score.from.objective': [{ it: text }, 'Objective: {it}', 'cel: {it}'],
  'rw.score.from.seasonCard': [{ it: text }, 'Season card: {it}', 'karta pory roku: {it}'],
  'rw.score.from.title': [{ it: text }, 'Title: {it}', 'tytuł: {it}'],
  'rw.score.from.other': [
    { cause: text, who: 'seat' },
    '{cause}, laid by {who:obj}',
    '{cause}; {who|układasz go ty|układa go {who}}',
  ],
  'rw.score.from.reward': [{ hero: text }, '{hero}’s Reward', 'nagroda (ma ją {hero})'],
  'rw.score.from.city': ['a city with a dragon rune', 'miasto ze smoczym runem'],
  'rw.score.from.location': ['a place that counts as a rune', 'miejsce liczone jako run'],
  'rw.score.by.victory-card': [
    'A Victory card held for a year: enough dragon runes when its season came again.',
    'Karta zwycięstwa przeleżała rok: dość smoczych runów, gdy jej pora wróciła.',
  ],
  'rw.score.by.at-once': [
    'Enough dragon runes at once, as in the original edition.',
    'Dość smoczych runów od razu, jak w pierwszej edycji.',
  ],
  'rw.score.by.runes': [
    'The most dragon runes after the last year.',
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
  'rw.score.by.survival': ['Everybody else was eliminated.', 'Wszyscy inni odpadli z gry.'],
});
bring(scoreWords);
