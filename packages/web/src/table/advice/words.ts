import { bilingual, text } from '@runehold/kernel/text/bilingual';

export const adviceWords = bilingual({
  'advice.odds': ['Odds', 'Szanse'],
  'advice.hint': ['Hint', 'Podpowiedź'],
  'advice.thinking': ['Weighing it up…', 'Rozważam…'],
  'advice.close': ['Close the advice', 'Zamknij poradę'],
  'advice.odds.none': [
    'As it stands, nothing here is left to chance. If you have yet to choose, choose and ask again.',
    'Na razie nic tu nie zależy od losu. Jeśli wybór jeszcze przed tobą, wybierz i zapytaj ponownie.',
  ],
  'advice.odds.exact': ['exact', 'dokładnie'],
  'advice.odds.sampled': [
    { width: text, n: 'number' },
    '± {width}, tried {n, plural, one {# time} other {# times}}',
    '± {width}, {n, plural, one {# próba} few {# próby} many {# prób} other {# próby}}',
  ],
  'advice.odds.unknown': ['What you cannot know', 'Czego nie możesz wiedzieć'],
  'advice.odds.again': ['Ask again with what is chosen now', 'Zapytaj ponownie o obecny wybór'],
  'advice.hint.answer': ['A bot in your place would answer:', 'Bot na twoim miejscu odpowie:'],
  'advice.hint.nothing': ['nothing', 'nic'],
  'advice.hint.place': [{ item: text, place: text }, '{item}: {place}', '{item}: {place}'],
  'advice.hint.take': ['Choose this', 'Wybierz to'],
});
