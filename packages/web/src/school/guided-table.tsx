import { seenTable } from '@runehold/kernel/match/seen-table';
import { joinBilingual } from '@runehold/kernel/text/bilingual';
import { courseOf } from '@runehold/school/courses';
import type { GuidedGame } from '@runehold/school/guided';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { goTo } from '../app/route.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { useTable } from '../table/session/table-context.ts';
import type { LoadedGame } from '../table/use-game.ts';
import styles from './guided-table.module.css';
import { keepGuided, keepProgress, useSchool } from './progress.ts';
import { useText } from './use-text.ts';
import './words.ts';

/** The game of the school by which a table is guided, once it is fetched. */
const useGuided = (table: string): GuidedGame | undefined => {
  const id = useSchool(({ guided }) => guided[table]?.id);
  const [guided, setGuided] = useState<GuidedGame>();
  useEffect(() => {
    let wanted = true;
    if (id !== undefined)
      void courseOf(id)
        ?.guided?.load()
        .then(loaded => {
          if (wanted) setGuided(loaded);
        });
    return () => {
      wanted = false;
    };
  }, [id]);
  return guided;
};

/** A game with what its coach says more where it is guided. */
const guidedBy = ({ pack, art }: LoadedGame, { guidance }: GuidedGame): LoadedGame => {
  if (guidance === undefined) return { pack, art };
  const words = joinBilingual(pack.words, guidance.words);
  return { art, pack: { ...pack, words, ...(pack.coach && { coach: guidance.with(pack.coach) }) } };
};

/** The learner knows enough: whether to play on is asked once. */
const Rest = ({ guided, table }: { guided: GuidedGame; table: string }): ReactNode => {
  const { pack, view, ask, speaker } = useTable();
  const text = useText();
  const isRested = useSchool(({ guided: tables }) => tables[table]?.isRested === true);
  const { rest, id, game } = guided;
  const card = courseOf(id)?.guided;
  if (rest === undefined || card === undefined || isRested || ask === undefined || view.over)
    return undefined;
  const { table: t } = seenTable(pack.game, view);
  if (!rest.isReached(t as never)) return undefined;
  const goOn = (isOver: boolean): void => {
    keepGuided(table, { id, isRested: true });
    keepProgress(id, { state: 'done', lesson: 1, step: 1, steps: 1 });
    if (isOver) goTo('learn', game);
  };
  return (
    <Dialog title={text(card.title)} open onClose={() => goOn(false)}>
      <p data-rest>{speaker.message(rest.said(t as never))}</p>
      <div className={styles.go}>
        <Button look="brass" data-play-on onClick={() => goOn(false)}>
          {speaker.say('school.rest.play-on')}
        </Button>
        <Button look="paper" data-stop-here onClick={() => goOn(true)}>
          {speaker.say('school.rest.stop')}
        </Button>
      </div>
    </Dialog>
  );
};

/** A game as it is played at a table, guided if the table is, and what is laid over it then. */
export const useGuidedTable = (
  table: string,
  game: LoadedGame | undefined,
): { readonly game: LoadedGame | undefined; readonly over: ReactNode } => {
  const guided = useGuided(table);
  return useMemo(
    () =>
      guided === undefined || game === undefined
        ? { game, over: undefined }
        : { game: guidedBy(game, guided), over: <Rest guided={guided} table={table} /> },
    [guided, game, table],
  );
};
