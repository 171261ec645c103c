import { seasonIds } from '../pools.ts';
import { events } from '../words.ts';
import { procedure } from './rules.ts';
import { season } from './season/year.ts';
import { setUp } from './setup/setup.ts';
import { byEdition } from './table/edition.ts';
import { endAfterLastYear } from './table/winning.ts';

/** The whole game: set-up, then years of four seasons until somebody wins. (RW-SEASON-02, RW-SEASON-03) */
export const runewars = procedure('runewars', {}, steps =>
  steps
    .call(() => setUp)
    .repeatWhile(
      t => t.year < byEdition.years(t),
      years =>
        years
          .do(t => {
            t.year++;
            t.season = 0;
            t.emit(events['year-began'], t.year);
          })
          .call(() => season)
          .repeatWhile(
            t => t.season < seasonIds.length - 1,
            seasons =>
              seasons
                .do(t => {
                  t.season++;
                })
                .call(() => season),
          ),
    )
    .do(endAfterLastYear),
);
