import type { Catalogue } from '@runehold/kernel/text/catalogue';
import { appWords } from '../app/words.ts';
import { hallWords } from '../hall/words.ts';
import { libraryWords } from '../library/words.ts';
import { newTableWords } from '../new-table/words.ts';
import { replayWords } from '../replay/words.ts';
import { settingsWords } from '../settings/words.ts';
import { barWords } from '../table/bar-words.ts';
import { tableWords } from '../table/words.ts';
import { runeAgeWords } from '../tables/rune-age/words.ts';
import { runewarsWords } from '../tables/runewars/words.ts';

const rooms = [
  appWords,
  hallWords,
  newTableWords,
  settingsWords,
  tableWords,
  barWords,
  runeAgeWords,
  runewarsWords,
  replayWords,
  libraryWords,
] as const;

export type PageSpecs = (typeof appWords)['specs'] &
  (typeof hallWords)['specs'] &
  (typeof newTableWords)['specs'] &
  (typeof settingsWords)['specs'] &
  (typeof tableWords)['specs'] &
  (typeof barWords)['specs'] &
  (typeof runeAgeWords)['specs'] &
  (typeof runewarsWords)['specs'] &
  (typeof replayWords)['specs'] &
  (typeof libraryWords)['specs'];

export type PageKey = keyof PageSpecs & string;

const joined = (language: 'en' | 'pl'): Catalogue => ({
  language,
  messages: Object.assign({}, ...rooms.map(room => room[language].messages)),
  nouns: {},
});

/** Everything the page itself says. */
export const pageWords = {
  specs: Object.assign({}, ...rooms.map(room => room.specs)) as PageSpecs,
  en: joined('en'),
  pl: joined('pl'),
};
