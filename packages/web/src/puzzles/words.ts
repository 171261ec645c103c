import { bilingual, text } from '@runehold/kernel/text/bilingual';

/** What is said around puzzles; what is said in them comes with each. */
export const puzzleWords = bilingual({
  'puzzle.title': ['Puzzles', 'Zagadki'],
  'puzzle.about': [
    'One table, one question, one best answer. Play freely; nothing is timed.',
    'Jeden stół, jedno pytanie, jedna najlepsza odpowiedź. Graj swobodnie; nic cię nie goni.',
  ],
  'puzzle.of-the-day': ['Puzzle of the day', 'Zagadka dnia'],
  'puzzle.solve': ['Solve', 'Rozwiąż'],
  'puzzle.solve.this': [{ title: text }, 'Solve: {title}', 'Rozwiąż: {title}'],
  'puzzle.after-lesson': [{ title: text }, 'Puzzle: {title}', 'Zagadka: {title}'],
  'puzzle.stars': [{ n: 'number' }, '{n} of 3 stars', 'Gwiazdki: {n} z 3'],
  'puzzle.unsolved': ['not solved yet', 'jeszcze nierozwiązana'],
  'puzzle.new': ['new', 'nowa'],
  'puzzle.card': ['Puzzle', 'Zagadka'],
  'puzzle.dealt': ['Dealt for this puzzle', 'Ułożone do tej zagadki'],
  'puzzle.hint': ['Hint', 'Podpowiedź'],
  'puzzle.again': ['Try again', 'Spróbuj ponownie'],
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
