import { bilingual } from '@runehold/kernel/text/bilingual';
import { bring } from '../text/vocabulary.ts';

export const soundWords = bilingual({
  'sound.on': ['Sound is on. Switch it off', 'Dźwięk włączony. Wyłącz'],
  'sound.off': ['Sound is off. Switch it on', 'Dźwięk wyłączony. Włącz'],
  'sound.volume': ['Sound', 'Dźwięk'],
  'sound.volume.off': ['off', 'wyłączony'],
  'sound.volume.quiet': ['quiet', 'cicho'],
  'sound.volume.medium': ['medium', 'średnio'],
  'sound.volume.loud': ['loud', 'głośno'],
});
bring(soundWords);
