import { NONE } from '@runehold/kernel/layout/zones';
import { cityPool, developmentIds, resourceIds } from '@runehold/runewars/pools';
import {
  developmentsIn,
  hasPeasantIn,
  isCapitalIn,
  isDamagedIn,
  strongholdFace,
  strongholdIn,
  yieldsIn,
} from '@runehold/runewars/rules/view/areas';
import { cityIn, landTokenIn, printedYields } from '@runehold/runewars/rules/view/land';
import type { Drawing } from '../use-drawing.ts';
import { type AreaEntry, developmentKey, type EntriesIn } from './entry.ts';

export const city: EntriesIn = ({ sight, speaker }, area) => {
  const token = cityIn(sight, area);
  if (token === undefined) return [];
  const { city: it, runes, isCovered } = token;
  const line = [
    speaker.noun('city', cityPool.cards[it]),
    ...(runes === 0 ? [] : [speaker.say('rw.city.rune')]),
    ...(isCovered ? [speaker.say('rw.city.covered')] : []),
  ];
  return [{ piece: 'city', line: line.join(', '), about: { kind: 'city', it } }];
};

export const landToken: EntriesIn = ({ sight, speaker }, area) => {
  const token = landTokenIn(sight, area);
  if (token === undefined) return [];
  const { face, count } = token;
  return [
    {
      piece: 'land-token',
      line: speaker.times(speaker.say(`rw.token.${face}`), count),
      about: { kind: 'mark', mark: face },
    },
  ];
};

const keepWords = {
  stronghold: ['rw.stronghold', 'rw.stronghold.damaged'],
  capital: ['rw.capital', 'rw.capital.damaged'],
} as const;

export const stronghold: EntriesIn = ({ sight, speaker }, area) => {
  if (strongholdIn(sight, area) === NONE) return [];
  const n = strongholdFace(sight, area);
  const mark = isCapitalIn(sight, area) ? 'capital' : 'stronghold';
  return [
    {
      piece: 'stronghold',
      line: speaker.say(keepWords[mark][Number(isDamagedIn(sight, area))], { n }),
      about: { kind: 'mark', mark },
    },
    ...developmentsIn(sight, area).map(
      (it, place): AreaEntry => ({
        piece: developmentKey(place),
        line: speaker.noun('development', developmentIds[it]),
        about: { kind: 'development', it },
      }),
    ),
  ];
};

export const peasants: EntriesIn = ({ sight, speaker }, area) =>
  hasPeasantIn(sight, area)
    ? [{ piece: 'peasant', line: speaker.say('rw.token.peasant'), about: { kind: 'mark', mark: 'peasant' } }]
    : [];

/** So much of each resource, in words. */
const amounts = ({ speaker }: Drawing, of: readonly number[]): string =>
  of
    .flatMap((n, resource) =>
      n === 0 ? [] : [speaker.say('rw.amount', { n, name: speaker.noun('resource', resourceIds[resource]) })],
    )
    .join(', ');

export const yields: EntriesIn = (drawing, area) => {
  const { sight, speaker } = drawing;
  const list = amounts(drawing, yieldsIn(sight, area));
  const under = landTokenIn(sight, area) === undefined ? '' : amounts(drawing, printedYields(sight, area));
  return [
    { line: list === '' ? speaker.say('rw.area.barren') : speaker.say('rw.area.yields', { list }) },
    ...(under === '' ? [] : [{ line: speaker.say('rw.area.covered', { list: under }) }]),
  ];
};
