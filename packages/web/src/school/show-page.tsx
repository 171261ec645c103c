import { lessonOf } from '@runehold/school/shown/showing';
import { showingsOf } from '@runehold/school/shown/shown';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { NotFound } from '../app/not-found.tsx';
import { TablePage } from './lesson-page.tsx';
import { linkToRule } from './links.ts';
import './words.ts';

/** A statement of the rules at a table where it can be tried. */
export const ShowPage = ({ game, rule }: { game: string; rule: string }): ReactNode => {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    let wanted = true;
    void showingsOf(game).then(all => {
      if (wanted) setShown(all.some(showing => showing.rule === rule));
    });
    return () => {
      wanted = false;
    };
  }, [game, rule]);
  const entry = useMemo(
    () => ({
      game,
      book: () => ({ home: linkToRule(game, rule), keep: () => undefined }),
      load: async () => {
        const found = (await showingsOf(game)).find(showing => showing.rule === rule);
        if (found === undefined) throw new Error(`${rule} is not shown`);
        return lessonOf(game, found);
      },
    }),
    [game, rule],
  );
  return isShown ? <TablePage entry={entry} /> : <NotFound rest={[]} />;
};
