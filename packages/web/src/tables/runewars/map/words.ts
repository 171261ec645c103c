import { bilingual, text } from '@runehold/kernel/text/bilingual';

/** The map and what is told of its areas. */
export const mapWords = bilingual({
  'rw.map': ['Map', 'Mapa'],
  'rw.map.about': [
    'Map. Arrow keys walk from area to area, I opens all about one, plus and minus zoom, Z goes close up, zero shows all of it.',
    'Mapa. Strzałki prowadzą z obszaru do obszaru, I otwiera wszystko o jednym, plus i minus przybliżają i oddalają, Z pokazuje obszar z bliska, zero pokazuje całość.',
  ],
  'rw.zoom-in': ['Zoom in', 'Przybliż'],
  'rw.zoom-out': ['Zoom out', 'Oddal'],
  'rw.fit': ['Show the whole map', 'Pokaż całą mapę'],
  'rw.borders': ['Borders', 'Granice'],
  'rw.border.water': ['water: closed until winter', 'woda: zamknięta do zimy'],
  'rw.border.water-open': ['water: frozen, open now', 'woda: zamarznięta, teraz otwarta'],
  'rw.border.mountain': ['mountains: fliers only', 'góry: tylko latający'],
  'rw.border.mountain-open': ['mountains: open to you this turn', 'góry: w tej turze dla ciebie otwarte'],
  'rw.area.owner': [{ area: text, owner: text }, '{area}, {owner}', '{area}, {owner}'],
  'rw.area.nobody': ['nobody’s', 'niekontrolowany'],
  'rw.area.yields': [{ list: text }, 'yields {list}', 'daje: {list}'],
  'rw.area.barren': ['yields nothing', 'nic nie daje'],
  'rw.area.room': [
    { n: 'number', most: 'number' },
    '{n} of at most {most} units',
    'jednostki: {n}, najwyżej {most}',
  ],
  'rw.area.token-only': [
    'Token only: none of your units could march here.',
    'Tylko żeton: żadna twoja jednostka nie może tu wymaszerować.',
  ],
  'rw.area.city-space': ['a city will lie here', 'tu będzie miasto'],
  'rw.area.neutrals-come': [{ list: text }, 'will stand here: {list}', 'staną tu: {list}'],
  'rw.reach': ['Could march here now:', 'Mogą tu teraz wymaszerować:'],
  'rw.reach.of': [
    { name: text, n: 'number' },
    '{name}: {n, plural, one {# unit} other {# units}}',
    '{name}: {n, plural, one {# jednostka} few {# jednostki} many {# jednostek} other {# jednostki}}',
  ],
  'rw.reach.nobody': ['Nobody could march here now.', 'Nikt nie może tu teraz wymaszerować.'],
  'rw.amount': [{ n: 'number', name: text }, '{n} {name}', '{name}: {n}'],
  'rw.routed': [{ name: text }, '{name}, routed', '{name} (rozbite)'],
  'rw.underway': [{ name: text }, '{name}, on the march', '{name} (w marszu)'],
  'rw.stronghold': [{ n: 'number' }, 'stronghold, strength {n}', 'twierdza, siła {n}'],
  'rw.stronghold.damaged': [
    { n: 'number' },
    'damaged stronghold, strength {n}',
    'uszkodzona twierdza, siła {n}',
  ],
  'rw.activated': [{ name: text }, 'activated: {name}', 'aktywowany: {name}'],
  'rw.rune.down': ['rune face down', 'zakryty run'],
  'rw.rune.up': [{ name: text }, '{name}, face up', '{name}, odkryty'],
  'rw.rune.known': [{ name: text }, '{name}, known to you', '{name}, znasz go'],
  'rw.token': [{ back: text }, 'exploration token {back}', 'żeton odkryć {back}'],
  'rw.hero.health': [
    { name: text, n: 'number', of: 'number' },
    '{name}, {n} of {of} health',
    '{name}, {n} z {of} zdrowia',
  ],
});
