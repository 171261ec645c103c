import type { Text } from '@runehold/school/lesson';
import { useSpeaker } from '../text/use-speaker.ts';

/** Says a text of the school that has no arguments, in the language that is set. */
export const useText = (): ((text: Text) => string) => {
  const { language } = useSpeaker();
  return ([en, pl]) => (language === 'pl' ? pl : en);
};
