import { joinBilingual } from '@runehold/kernel/text/bilingual';
import { appWords } from '../app/words.ts';
import { hallWords } from '../hall/words.ts';
import { doorWords } from '../join/words.ts';
import { guideWords } from '../library/guide-words.ts';
import { libraryWords } from '../library/words.ts';
import { newTableWords } from '../new-table/words.ts';
import { replayWords } from '../replay/words.ts';
import { settingsWords } from '../settings/words.ts';
import { adviceWords } from '../table/advice/words.ts';
import { barWords } from '../table/bar/words.ts';
import { tableWords } from '../table/words.ts';
import { runeAgeWords } from '../tables/rune-age/words.ts';
import { buildWords } from '../tables/runewars/build/words.ts';
import { cardWords } from '../tables/runewars/cards/words.ts';
import { mapWords } from '../tables/runewars/map/words.ts';
import { railWords } from '../tables/runewars/rail/words.ts';
import { scoreWords } from '../tables/runewars/score/words.ts';
import { stageWords } from '../tables/runewars/stage/words.ts';
import { runewarsWords } from '../tables/runewars/words.ts';

/** Everything the page itself says. */
export const pageWords = joinBilingual(
  appWords,
  hallWords,
  doorWords,
  newTableWords,
  settingsWords,
  tableWords,
  barWords,
  adviceWords,
  runeAgeWords,
  runewarsWords,
  stageWords,
  buildWords,
  mapWords,
  railWords,
  cardWords,
  scoreWords,
  replayWords,
  libraryWords,
  guideWords,
);

export type PageSpecs = typeof pageWords.specs;
export type PageKey = keyof PageSpecs & string;
