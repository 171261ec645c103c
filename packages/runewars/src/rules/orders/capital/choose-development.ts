import { count } from '@runehold/kernel/layout/locals';
import { developmentDomain } from '../../../domains.ts';
import { procedure } from '../../rules.ts';
import { used } from '../developments/development.ts';
import { worksIn } from '../developments/in-harvest.ts';
import { bringForward, secondAt } from './developments.ts';
import { sayOfCapital } from './words.ts';

/** Of the two developments of a capital its owner says which is used first: they are used in any order. (RW-O4-06, BW-CAP-07) */
export const chooseDevelopment = procedure('choose-development', { ...used, kind: count }, steps =>
  steps
    .ask('kind', {
      kind: 'one',
      seat: 'seat',
      from: developmentDomain,
      options: (t, f, offer) => {
        const [front, second] = [t.development.get(f.area), secondAt(t, f.area)];
        offer.consider(front - 1, worksIn(t, f.area, front));
        if (second !== front) offer.consider(second - 1, worksIn(t, f.area, second));
      },
      about: (_t, f) => ({ area: f.area }),
      prompt: (_t, f) => sayOfCapital('prompt.development-of-two', { area: f.area }),
      rule: 'BW-CAP-07',
    })
    .do((t, f) => bringForward(t, f.area, f.kind)),
);
