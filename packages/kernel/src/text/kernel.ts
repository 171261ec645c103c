import { bilingual } from './bilingual.ts';

/** What the kernel itself has to say: the words every game shares. */
export const kernelWords = bilingual({
  'label.pass': ['Pass', 'Pas'],
  'label.skip': ['Skip', 'Pomiń'],
  'label.done': ['Done', 'Gotowe'],
  'label.only-choice': ['(the only choice)', '(jedyna możliwość)'],
  'label.number': [{ n: 'number' }, '{n}', '{n}'],
  'label.yes': ['Yes', 'Tak'],
  'label.no': ['No', 'Nie'],
  'file.not-json': [
    'This file is not a saved game: it cannot be read at all.',
    'Ten plik nie jest zapisem gry: nie da się go w ogóle odczytać.',
  ],
  'file.not-a-game': ['This file is not a saved Runehold game.', 'Ten plik nie jest zapisem gry Runehold.'],
  'file.other-format': [
    'This game was saved by another version of Runehold.',
    'Tę grę zapisała inna wersja Runehold.',
  ],
  'file.other-game': ['This file belongs to another game.', 'Ten plik należy do innej gry.'],
  'file.broken': ['This game file is damaged.', 'Ten plik gry jest uszkodzony.'],
  'file.no-secret': [
    'The secret of this game has not been revealed, so its randomness cannot be checked.',
    'Sekretu tej gry nie ujawniono, więc nie można sprawdzić jej losowości.',
  ],
  'file.other-rules': [
    'This game was played under other rules and would go differently under these.',
    'Tę grę rozegrano według innych zasad i według obecnych potoczyłaby się inaczej.',
  ],
  'file.other-content': [
    'This game was played with a content pack, not with the cards as they are here.',
    'W tej grze użyto pakietu kart, a nie kart takich jak tutaj.',
  ],
  'refusal.unknown-ask': ['There is no such question.', 'Nie ma takiego pytania.'],
  'refusal.wrong-seat': ['This question is not yours to answer.', 'To nie jest pytanie do ciebie.'],
  'refusal.stale': ['The game has moved on since then.', 'Gra potoczyła się już dalej.'],
  'refusal.not-offered': ['That is not possible now.', 'Teraz nie jest to możliwe.'],
  'refusal.too-few': ['That is too few.', 'To za mało.'],
  'refusal.too-many': ['That is too many.', 'To za dużo.'],
  'refusal.wrong-shape': ['That answer does not fit the question.', 'Ta odpowiedź nie pasuje do pytania.'],
  'refusal.game-over': ['The game is over.', 'Gra jest zakończona.'],
  'refusal.frozen': [
    'This game has stopped because of a fault in the rules. Nothing is lost.',
    'Ta gra stanęła z powodu błędu w zasadach. Nic nie przepadło.',
  ],
  'refusal.nothing-to-undo': ['There is nothing to undo.', 'Nie ma czego cofnąć.'],
  'refusal.barrier': [
    'That can no longer be undone: something was revealed, drawn or done since.',
    'Tego nie można już cofnąć: od tej pory coś ujawniono, dobrano lub zrobiono.',
  ],
  'refusal.seats': [
    { max: 'number', min: 'number' },
    'This game is for {min} to {max} players.',
    'Ta gra jest dla {min}–{max} graczy.',
  ],
  'refusal.unknown-option': ['This game has no such option.', 'Ta gra nie ma takiej opcji.'],
  'refusal.option-value': ['That option cannot have this value.', 'Ta opcja nie może mieć takiej wartości.'],
});
