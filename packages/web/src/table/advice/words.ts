import { bilingual, text } from '@runehold/kernel/text/bilingual';
import { bring } from '../../text/vocabulary.ts';

export const adviceWords = bilingual({
  'advice.odds': ['Odds', 'Szanse'],
  'advice.hint': ['Hint', 'Podpowiedź'],
  'advice.thinking': ['Weighing it up…', 'Rozważam…'],
  'advice.close': ['Close the advice', 'Zamknij poradę'],
  'advice.odds.none': [
    'As things stand, nothing here is left to chance. If you still have a choice to make, make it and ask again.',
    'Na razie nic tu nie zależy od losu. Jeśli wybór jeszcze przed tobą, wybierz i zapytaj ponownie.',
  ],
  'advice.odds.exact': ['exact', 'dokładnie'],
  'advice.odds.sampled': [
    { width: text, n: 'number' },
    '± {width}, {n, plural, one {# trial} other {# trials}}',
    '± {width}, {n, plural, one {# próba} few {# próby} many {# prób} other {# próby}}',
  ],
  'advice.odds.unknown': ['What you cannot know', 'Czego nie możesz wiedzieć'],
  'advice.odds.again': ['Ask again about this choice', 'Zapytaj ponownie o obecny wybór'],
  'advice.hint.answer': ['A bot in your place would choose:', 'Bot na twoim miejscu wybrałby:'],
  'advice.hint.nothing': ['nothing', 'nic'],
  'advice.hint.place': [{ item: text, place: text }, '{item}: {place}', '{item}: {place}'],
  'advice.hint.chance': [
    { percent: 'number', n: 'number' },
    'Having played on from here {n, plural, one {once} other {# times}} in its head, the bot puts the chance of winning at {percent} in 100.',
    'Bot rozegrał to w myślach {n, plural, one {# raz} few {# razy} many {# razy} other {# razu}} i tak ocenia szansę na zwycięstwo: {percent} na 100.',
  ],
  'advice.hint.next': [
    { answer: text, points: 'number' },
    'The next best: {answer}. It would cost you about {points, plural, one {# chance} other {# chances}} in 100.',
    'Następny co do siły wybór: {answer}. Jest gorszy o około {points, plural, one {# szansę} few {# szanse} many {# szans} other {# szansy}} na 100.',
  ],
  'advice.hint.take': ['Choose this', 'Wybierz to'],
});
bring(adviceWords);
