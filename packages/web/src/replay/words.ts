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
  'replay.other-rules': [
    'This page does not have the rules that this game was played by. You see it as its host remembers it, from your own place. Load the page again: a newer one may have them.',
    'Ta strona nie ma zasad, według których rozegrano tę grę. Widzisz ją tak, jak pamięta ją gospodarz, ze swojego miejsca. Wczytaj stronę ponownie: nowsza może je mieć.',
  ],
  'replay.over-time': ['over the decisions of the game', 'w kolejnych decyzjach gry'],
});
