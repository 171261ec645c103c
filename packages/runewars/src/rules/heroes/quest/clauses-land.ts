import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { YES } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import { areaDomain } from '../../../domains.ts';
import { areaIds } from '../../../pools.ts';
import { speech } from '../../../text/speech.ts';
import {
  anyMayClear,
  anyMayFreeze,
  clearBlight,
  desolate,
  freeze,
  mayClear,
  mayDesolate,
  mayFreeze,
} from '../../map/blight.ts';
import { areas } from '../../map/offer-areas.ts';
import { procedure } from '../../rules.ts';
import { atOnce, clause, type Result } from './clause.ts';

const { words, say } = speech({
  'prompt.quest-freeze': ['Where do you place a cryomancy token?', 'Gdzie układasz żeton kriomancji?'],
  'prompt.quest-clear': ['From which area do you remove a token?', 'Z którego obszaru usuwasz żeton?'],
});

/** Nothing where it may not lie. (Ashes of the Old Shrine) */
export const desolatesArea: Result<'desolate-area', { area: string }> = {
  clause: [
    'place a desolation token in {area}, if it may lie there',
    'ułóż żeton spustoszenia na obszarze {area}, jeśli może tam leżeć',
  ],
  rule: atOnce('desolate-area', (t, _f, { area }) => {
    const number = areaIds.indexOf(area);
    if (mayDesolate(t, number) === YES) desolate(t, number);
  }),
  words,
};

/** Nothing where it may not lie. (The Frost Tower) */
export const freezesArea: Result<'freeze-area', { area: string }> = {
  clause: [
    'place a cryomancy token in {area}, if it may lie there',
    'ułóż żeton kriomancji na obszarze {area}, jeśli może tam leżeć',
  ],
  rule: atOnce('freeze-area', (t, _f, { area }) => {
    const number = areaIds.indexOf(area);
    if (mayFreeze(t, number) === YES) freeze(t, number);
  }),
};

export const freezesAnyArea: Result<'freeze-any-area'> = {
  clause: ['place a cryomancy token in any area', 'ułóż żeton kriomancji na dowolnym obszarze'],
  rule: procedure('quest-freeze', { ...clause, area: count }, steps =>
    steps.when(anyMayFreeze, may =>
      may
        .ask('area', {
          kind: 'one',
          seat: 'seat',
          from: areaDomain,
          options: areas((t, _f, area) => mayFreeze(t, area)),
          prompt: () => say('prompt.quest-freeze'),
          rule: 'BW-CRYO-11',
        })
        .do((t, f) => freeze(t, f.area)),
    ),
  ),
  bot: { answers: { 'quest-freeze.area': 'blightRival' } },
};

/** One of either side, anywhere. */
export const clearsArea: Result<'may-clear-area'> = {
  clause: [
    'you may remove any 1 desolation or cryomancy token',
    'możesz usunąć 1 żeton spustoszenia lub kriomancji z dowolnego obszaru',
  ],
  rule: procedure('quest-clear', { ...clause, area: count }, steps =>
    steps.when(anyMayClear, may =>
      may
        .ask('area', {
          kind: 'one',
          seat: 'seat',
          from: areaDomain,
          options: areas((t, _f, area) => mayClear(t, area)),
          optional: true,
          pass: skipping,
          prompt: () => say('prompt.quest-clear'),
          rule: 'BW-DESO-12',
        })
        .do((t, f) => {
          if (f.area !== PASS) clearBlight(t, f.area);
        }),
    ),
  ),
  bot: { answers: { 'quest-clear.area': 'ownArea' } },
};
