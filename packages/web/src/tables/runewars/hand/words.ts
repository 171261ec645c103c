import { bilingual, text } from '@runehold/kernel/text/bilingual';
import { bring } from '../../../text/vocabulary.ts';

/** What the Order cards in hand say: what each gives now, on what condition, and whether its bonus counts. */
export const handWords = bilingual({
  'rw.hand.place': [{ season: text }, '{season}: no Order yet', '{season}: jeszcze bez rozkazu'],
  'rw.hand.steps': [
    { n: 'number' },
    '{n, plural, one {# area each} other {# areas each}}',
    '{n, plural, one {po # obszarze} few {po # obszary} many {po # obszarów} other {po # obszaru}}',
  ],
  'rw.hand.steps.if': ['friendly or empty areas', 'obszary przyjazne lub puste'],
  'rw.hand.reach': [
    { n: 'number' },
    '{n, plural, one {# area} other {# areas}} in reach',
    '{n, plural, one {# obszar} few {# obszary} many {# obszarów} other {# obszaru}} w zasięgu',
  ],
  'rw.hand.reach.if': ['march there and fight', 'marsz i walka'],
  'rw.hand.dial': [{ from: 'number', to: 'number' }, '{from} → {to}', '{from} → {to}'],
  'rw.hand.dials.same': ['no change', 'bez zmian'],
  'rw.hand.dials.if': ['what your areas yield', 'ile dają twoje obszary'],
  'rw.hand.recruit': [{ n: 'number' }, '{n}', '{n}'],
  'rw.hand.recruit.none': ['no units now', 'teraz brak'],
  'rw.hand.recruit.if': ['units of one dial', 'jednostki z licznika'],
  'rw.hand.cities': [
    { n: 'number' },
    '{n, plural, one {# benefit} other {# benefits}}',
    '{n, plural, one {# korzyść} few {# korzyści} many {# korzyści} other {# korzyści}}',
  ],
  'rw.hand.cities.if': ['one from each city', 'po jednej z miasta'],
  'rw.hand.influence': [{ n: 'number' }, '+{n}', '+{n}'],
  'rw.hand.influence.if': [
    { from: 'number', to: 'number' },
    'influence {from} → {to}',
    'wpływy: {from} → {to}',
  ],
  'rw.hand.fortify': ['stronghold', 'twierdza'],
  'rw.hand.fortify.if': ['build, repair, or move runes', 'budowa, naprawa lub runy'],
  'rw.hand.defence': [{ n: 'number' }, '+{n} strength', '+{n} siły'],
  'rw.hand.defence.if': ['in defence, this season', 'w obronie, w tej porze'],
  'rw.hand.bonus.tactics': [
    { n: 'number' },
    '{n, plural, one {# Tactics card} other {# Tactics cards}}',
    '{n, plural, one {# karta taktyki} few {# karty taktyki} many {# kart taktyki} other {# karty taktyki}}',
  ],
  'rw.hand.bonus.repeat': ['march a second time', 'drugi marsz'],
  'rw.hand.bonus.stronghold': [{ n: 'number' }, 'enemy stronghold −{n}', 'wroga twierdza −{n}'],
  'rw.hand.bonus.developments': ['use and build developments', 'ulepszenia: użycie i budowa'],
  'rw.hand.bonus.recruit': ['a second dial as well', 'także drugi licznik'],
  'rw.hand.bonus.hero': [
    { least: 'number', most: 'number' },
    'a hero for {least}–{most} influence',
    'bohater za {least}–{most} wpływy',
  ],
  'rw.hand.bonus.title': ['a Title', 'karta tytułu'],
  'rw.hand.bonus.units': [
    { n: 'number' },
    '{n, plural, one {# ▲ unit} other {# ▲ units}}',
    '{n, plural, one {# jednostka} few {# jednostki} many {# jednostek} other {# jednostki}} ▲',
  ],
  'rw.hand.bonus.none': ['no bonus', 'bez Starszeństwa'],
  'rw.hand.bonus.lower': [
    { n: 'number' },
    'no bonus: your {n} is higher',
    'bez Starszeństwa: masz wyższy numer, {n}',
  ],
});
bring(handWords);
