import { bilingual } from '@runehold/kernel/text/bilingual';

export const replayWords = bilingual({
  'replay.transport': ['Playback', 'Odtwarzanie'],
  'replay.first': ['To the start', 'Na początek'],
  'replay.back': ['One decision back', 'O jedną decyzję wstecz'],
  'replay.play': ['Play', 'Odtwarzaj'],
  'replay.pause': ['Pause', 'Wstrzymaj'],
  'replay.on': ['One decision on', 'O jedną decyzję dalej'],
  'replay.last': ['To the end', 'Na koniec'],
  'replay.decision': [{ n: 'number', of: 'number' }, 'decision {n} of {of}', 'decyzja {n} z {of}'],
  'replay.seen-by': ['Seen by', 'Widok'],
  'replay.seen-by.all': ['everyone, all hands open', 'wszystkich, karty odkryte'],
  'replay.speed': ['Speed', 'Tempo'],
  'replay.charts': ['Charts', 'Wykresy'],
  'replay.table': ['Back to the table', 'Wróć do stołu'],
  'replay.loading': ['Rewinding…', 'Przewijam…'],
  'replay.over-time': ['over the decisions of the game', 'w kolejnych decyzjach gry'],
});
