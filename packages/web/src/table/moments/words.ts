import { bilingual, text } from '@runehold/kernel/text/bilingual';
import { bring } from '../../text/vocabulary.ts';

export const momentWords = bilingual({
  'moment.you': ['What it means for you', 'Co to znaczy dla ciebie'],
  'moment.others': ['And for the others', 'A dla pozostałych'],
  'moment.all': ['What it means', 'Co to znaczy'],
  'moment.spared': ['Nothing changes for you', 'Dla ciebie nic się nie zmienia'],
  'moment.hold': ['Hold', 'Zatrzymaj'],
  'moment.held': ['Held', 'Zatrzymane'],
  'moment.next': ['Next', 'Dalej'],
  'moment.space': ['Space', 'Spacja'],
  'moment.more': [
    { n: 'number' },
    '{n, plural, one {one more moment} other {# more moments}}',
    '{n, plural, one {jeszcze # chwila} few {jeszcze # chwile} many {jeszcze # chwil} other {jeszcze # chwili}}',
  ],
  'moment.label': [{ title: text }, 'Moment: {title}', 'Ważna chwila: {title}'],
});
bring(momentWords);
