import { joinBilingual } from '@runehold/kernel/text/bilingual';
import { accountWords } from '../account/words.ts';
import { adminWords } from '../admin/words.ts';
import { appWords } from '../app/words.ts';
import { hallWords } from '../hall/words.ts';
import { inviteWords } from '../invite/words.ts';
import { doorWords } from '../join/words.ts';
import { briefWords } from '../library/brief/words.ts';
import { guideWords } from '../library/guide-words.ts';
import { packsWords } from '../library/packs/words.ts';
import { libraryWords } from '../library/words.ts';
import { newTableWords } from '../new-table/words.ts';
import { peopleWords } from '../people/words.ts';
import { programWords } from '../programs/words.ts';
import { puzzleWords } from '../puzzles/words.ts';
import { replayWords } from '../replay/words.ts';
import { reviewWords } from '../review/words.ts';
import { roomWords } from '../room/words.ts';
import { schoolWords } from '../school/words.ts';
import { noticesWords } from '../settings/notices/words.ts';
import { settingsWords } from '../settings/words.ts';
import { soundWords } from '../sound/words.ts';
import { adviceWords } from '../table/advice/words.ts';
import { aheadWords } from '../table/ahead/words.ts';
import { barWords } from '../table/bar/words.ts';
import { ceremonyWords } from '../table/ceremony/words.ts';
import { coachingWords } from '../table/coach/words.ts';
import { companyWords } from '../table/company/words.ts';
import { problemWords } from '../table/menu/words.ts';
import { momentWords } from '../table/moments/words.ts';
import { tableWords } from '../table/words.ts';
import { runeAgeGoalWords } from '../tables/rune-age/goal/words.ts';
import { runeAgeWords } from '../tables/rune-age/words.ts';
import { buildWords } from '../tables/runewars/build/words.ts';
import { cardWords } from '../tables/runewars/cards/words.ts';
import { chooseWords } from '../tables/runewars/choose/words.ts';
import { handWords } from '../tables/runewars/hand/words.ts';
import { mapWords } from '../tables/runewars/map/words.ts';
import { runewarsMomentWords } from '../tables/runewars/moments/words.ts';
import { railWords } from '../tables/runewars/rail/words.ts';
import { scoreWords } from '../tables/runewars/score/words.ts';
import { toldWords } from '../tables/runewars/stage/told/words.ts';
import { stageWords } from '../tables/runewars/stage/words.ts';
import { runewarsWords } from '../tables/runewars/words.ts';

/** Everything the page itself says. */
export const pageWords = joinBilingual(
  appWords,
  hallWords,
  doorWords,
  inviteWords,
  roomWords,
  newTableWords,
  settingsWords,
  noticesWords,
  accountWords,
  programWords,
  adminWords,
  soundWords,
  tableWords,
  aheadWords,
  barWords,
  adviceWords,
  ceremonyWords,
  coachingWords,
  companyWords,
  momentWords,
  problemWords,
  runeAgeWords,
  runeAgeGoalWords,
  runewarsWords,
  stageWords,
  toldWords,
  buildWords,
  chooseWords,
  mapWords,
  railWords,
  handWords,
  cardWords,
  runewarsMomentWords,
  scoreWords,
  replayWords,
  reviewWords,
  libraryWords,
  packsWords,
  guideWords,
  schoolWords,
  puzzleWords,
  peopleWords,
  briefWords,
);

export type PageSpecs = typeof pageWords.specs;
export type PageKey = keyof PageSpecs & string;
