import type { Text } from '@runehold/school/lesson';
import { useSpeaker } from '../text/use-speaker.ts';
import { textIn } from './text-in.ts';

/** Says a text of the school that has no arguments, in the language that is set. */
export const useText = (): ((text: Text) => string) => {
  const { language } = useSpeaker();
  return text => textIn(language, text);
};
