import type { Catalogue } from '../catalogue.ts';
import type { kernelSpecs } from '../kernel.ts';

export const kernelPl: Catalogue<typeof kernelSpecs> = {
  language: 'pl',
  messages: {
    'label.pass': 'Pas',
    'label.skip': 'Pomiń',
    'label.done': 'Gotowe',
    'label.only-choice': '(jedyna możliwość)',
    'label.number': '{n}',
    'label.yes': 'Tak',
    'label.no': 'Nie',
    'file.not-json': 'Ten plik nie jest grą: nie da się go w ogóle odczytać.',
    'file.not-a-game': 'Ten plik nie jest grą Runehold.',
    'file.other-format': 'Tę grę zapisała inna wersja Runehold.',
    'file.other-game': 'Ten plik należy do innej gry.',
    'file.broken': 'Ten plik gry jest uszkodzony.',
    'file.no-secret': 'Sekretu tej gry nie ujawniono, więc nie można sprawdzić jej losowości.',
    'file.other-rules': 'Tę grę rozegrano według innych zasad i według obecnych potoczyłaby się inaczej.',
    'file.other-content':
      'W tej grze użyto pakietu kart, a nie kart takich jak tutaj. Otworzy ją terminal: runehold play --resume.',
    'refusal.unknown-ask': 'Nie ma takiego pytania.',
    'refusal.wrong-seat': 'Odpowiedź na to pytanie nie należy do ciebie.',
    'refusal.stale': 'Gra potoczyła się już dalej.',
    'refusal.not-offered': 'Teraz nie jest to możliwe.',
    'refusal.too-few': 'To za mało.',
    'refusal.too-many': 'To za dużo.',
    'refusal.wrong-shape': 'Ta odpowiedź nie pasuje do pytania.',
    'refusal.game-over': 'Gra jest zakończona.',
    'refusal.frozen': 'Ta gra stanęła z powodu błędu w zasadach. Nic nie przepadło.',
    'refusal.nothing-to-undo': 'Nie ma czego cofnąć.',
    'refusal.barrier': 'Tego nie można już cofnąć: od tej pory coś ujawniono, dobrano lub zrobiono.',
    'refusal.seats': 'Ta gra jest dla {min}–{max} graczy.',
    'refusal.unknown-option': 'Ta gra nie ma takiej opcji.',
    'refusal.option-value': 'Ta opcja nie może mieć takiej wartości.',
  },
  nouns: {},
};
