import { bilingual, text } from '../../../text/bilingual.ts';

/** Building the board by hand. */
export const buildWords = bilingual({
  'rw.build.hand': ['In your hand', 'W twojej ręce'],
  'rw.build.tile': [{ n: 'number' }, 'Tile {n}', 'Płytka {n}'],
  'rw.build.home': ['Home realm', 'Królestwo'],
  'rw.build.marker': ['Setup marker', 'Znacznik przygotowania'],
  'rw.build.stronghold': ['Stronghold', 'Twierdza'],
  'rw.build.held': [
    { name: text, n: 'number' },
    '{name}, turned by {n}°. Drag it to the map, or press to turn it.',
    '{name}, obrót o {n}°. Przeciągnij na mapę albo naciśnij, aby obrócić.',
  ],
  'rw.build.turn-left': ['Turn left', 'Obróć w lewo'],
  'rw.build.turn-right': ['Turn right', 'Obróć w prawo'],
  'rw.build.places': [
    { n: 'number' },
    '{n, plural, one {# place} other {# places}}',
    '{n, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}',
  ],
  'rw.build.where': ['Places where it may lie', 'Miejsca, na których może leżeć'],
  'rw.build.nowhere': ['fits nowhere like this', 'tak nigdzie nie pasuje'],
  'rw.build.keys': ['R turns, arrow keys walk, Enter lays.', 'R obraca, strzałki prowadzą, Enter kładzie.'],
  'rw.build.placed': [{ name: text, area: text }, '{name}, goes to {area}', '{name}, trafi na obszar {area}'],
});
