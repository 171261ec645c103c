import { bilingual, text } from '@runehold/kernel/text/bilingual';
import { bring } from '../text/vocabulary.ts';

/** What is said around puzzles; what is said in them comes with each. */
export const puzzleWords = bilingual({
  'puzzle.about': [
    'One table, one question, one best answer. Play freely; nothing is timed.',
    'Jeden stół, jedno pytanie, jedna najlepsza odpowiedź. Graj swobodnie; nic cię nie goni.',
  ],
  'puzzle.after-lesson': [{ title: text }, 'Puzzle: {title}', 'Zagadka: {title}'],
  'puzzle.card': ['Puzzle', 'Zagadka'],
  'puzzle.dealt': ['Dealt for this puzzle', 'Ułożone do tej zagadki'],
  'puzzle.hint': ['Hint', 'Podpowiedź'],
  'puzzle.from-start': ['From the start', 'Od początku'],
  'puzzle.next': [{ title: text }, 'Next: {title}', 'Dalej: {title}'],
  'puzzle.all': ['All puzzles', 'Wszystkie zagadki'],
  'puzzle.weighing': ['Weighing your answer…', 'Ważymy twoją odpowiedź…'],
  'puzzle.solved': ['Solved', 'Rozwiązana'],
  'puzzle.not-best': ['There is a better answer', 'Jest lepsza odpowiedź'],
  'puzzle.luck': [
    'The answer counts, not the luck: you gave nothing away.',
    'Liczy się odpowiedź, nie szczęście: lepiej się nie dało.',
  ],
  'puzzle.best': ['Best', 'Najlepiej'],
  'puzzle.yours': ['Yours', 'Twoja odpowiedź'],
  'puzzle.yours.none': ['none of it', 'nic z tego'],
  'puzzle.value.chance': [{ n: 'number' }, '{n}%', '{n}%'],
  'puzzle.value.about': [{ n: 'number' }, 'about {n}%', 'około {n}%'],
  'puzzle.games': [
    { n: 'number' },
    'Measured over {n} games played to the end.',
    'Zmierzone w {n} rozegranych próbach.',
  ],
});
bring(puzzleWords);
