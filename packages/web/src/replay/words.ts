import { bilingual } from '@runehold/kernel/text/bilingual';
import { bring } from '../text/vocabulary.ts';

export const replayWords = bilingual({
  'replay.transport': ['Playback', 'Odtwarzanie'],
  'replay.first': ['To the start', 'Na początek'],
  'replay.back': ['One decision back', 'O jedną decyzję wstecz'],
  'replay.play': ['Play', 'Odtwarzaj'],
  'replay.pause': ['Pause', 'Wstrzymaj'],
  'replay.on': ['One decision forward', 'O jedną decyzję dalej'],
  'replay.last': ['To the end', 'Na koniec'],
  'replay.decision': [{ n: 'number', of: 'number' }, 'decision {n} of {of}', 'decyzja {n} z {of}'],
  'replay.seen-by': ['Seen by', 'Widok'],
  'replay.seen-by.all': ['everyone, all hands open', 'wszystkie karty odkryte'],
  'replay.speed': ['Speed', 'Tempo'],
  'replay.charts': ['Charts', 'Wykresy'],
  'replay.table': ['Back to the table', 'Wróć do stołu'],
  'replay.go': ['Go to', 'Przejdź do'],
  'replay.go.chapters': ['From the beginning of', 'Od początku'],
  'replay.go.fights': ['Battles', 'Bitwy'],
  'replay.play-on': ['Play on from here', 'Graj dalej od tej chwili'],
  'replay.loading': ['Rewinding…', 'Przewijanie…'],
  'replay.other-rules': [
    'This page doesn’t have the rules this game was played by. You see the game as its host remembers it, from your own seat. Reload the page: a newer version may have them.',
    'Ta strona nie zna zasad, według których rozegrano tę grę. Widzisz ją tak, jak pamięta ją gospodarz, ze swojego miejsca. Wczytaj stronę ponownie: nowsza wersja może je znać.',
  ],
  'replay.over-time': ['decision by decision', 'decyzja po decyzji'],
});
bring(replayWords);
