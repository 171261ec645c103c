import { bilingual, text } from '@runehold/kernel/text/bilingual';
import { bring } from '../../../text/vocabulary.ts';

/** Building the board by hand. */
export const buildWords = bilingual({
  'rw.build.hand': ['In your hand', 'Na twojej ręce'],
  'rw.build.tile': [{ n: 'number' }, 'Tile {n}', 'Płytka {n}'],
  'rw.build.marker': ['Setup marker', 'Znacznik przygotowania'],
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
  'rw.build.where': ['Where it can go', 'Gdzie może leżeć'],
  'rw.build.nowhere': ['fits nowhere like this', 'tak nigdzie nie pasuje'],
  'rw.build.keys': [
    'R turns it, arrow keys move it, Enter places it.',
    'R obraca, strzałki przesuwają, Enter kładzie.',
  ],
  'rw.build.first': ['in the middle of the table', 'na środku stołu'],
  'rw.build.on': [{ area: text }, 'on {area}', 'na {area}'],
  'rw.build.n': [{ area: text }, 'north of {area}', 'na północ od {area}'],
  'rw.build.nne': [
    { area: text },
    'north and a little east of {area}',
    'na północ i lekko na wschód od {area}',
  ],
  'rw.build.ne': [{ area: text }, 'north-east of {area}', 'na północny wschód od {area}'],
  'rw.build.e': [{ area: text }, 'east of {area}', 'na wschód od {area}'],
  'rw.build.se': [{ area: text }, 'south-east of {area}', 'na południowy wschód od {area}'],
  'rw.build.sse': [
    { area: text },
    'south and a little east of {area}',
    'na południe i lekko na wschód od {area}',
  ],
  'rw.build.s': [{ area: text }, 'south of {area}', 'na południe od {area}'],
  'rw.build.ssw': [
    { area: text },
    'south and a little west of {area}',
    'na południe i lekko na zachód od {area}',
  ],
  'rw.build.sw': [{ area: text }, 'south-west of {area}', 'na południowy zachód od {area}'],
  'rw.build.w': [{ area: text }, 'west of {area}', 'na zachód od {area}'],
  'rw.build.nw': [{ area: text }, 'north-west of {area}', 'na północny zachód od {area}'],
  'rw.build.nnw': [
    { area: text },
    'north and a little west of {area}',
    'na północ i lekko na zachód od {area}',
  ],
  'rw.build.far': [
    { place: text, n: 'number' },
    '{n, plural, one {# space} other {# spaces}} {place}',
    '{n, plural, one {# pole} few {# pola} many {# pól} other {# pola}} {place}',
  ],
  'rw.build.turned': [{ place: text, n: 'number' }, '{place}, turned by {n}°', '{place}, obrót o {n}°'],
  'rw.build.upright': [{ place: text }, '{place}, upright', '{place}, pionowo'],
  'rw.build.rising': [{ place: text }, '{place}, rising to the east', '{place}, ku wschodowi w górę'],
  'rw.build.falling': [{ place: text }, '{place}, falling to the east', '{place}, ku wschodowi w dół'],
  'rw.build.placed': [{ name: text, area: text }, '{name}, goes to {area}', '{name}, trafi na obszar {area}'],
});
bring(buildWords);
