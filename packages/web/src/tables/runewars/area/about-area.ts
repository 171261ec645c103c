import { NONE } from '@runehold/kernel/layout/zones';
import {
  areaIds,
  cityPool,
  developmentIds,
  explorationIds,
  factionIds,
  resourceIds,
  unitIds,
} from '@runehold/runewars/pools';
import {
  activatorsOf,
  holderOf,
  isDamagedIn,
  isFinished,
  strongholdFace,
  strongholdIn,
  tokenIn,
  yieldsIn,
} from '@runehold/runewars/rules/view/areas';
import { troopsIn } from '@runehold/runewars/rules/view/fighters';
import { healthLeftOf, heroesIn } from '@runehold/runewars/rules/view/heroes';
import { cityIn, landTokenIn, printedYields } from '@runehold/runewars/rules/view/land';
import { runeIn } from '@runehold/runewars/rules/view/runes';
import { printedIn, underwayIn } from '../pieces/pieces.ts';
import type { MarkKind } from '../tip-rules.ts';
import type { Drawing } from '../use-drawing.ts';

/** The card or the mark that says more about a thing. */
export type About =
  | { readonly kind: 'unit' | 'hero' | 'city' | 'development' | 'exploration'; readonly it: number }
  | { readonly kind: 'mark'; readonly mark: MarkKind };

/** One thing in an area, in words, with the piece that it is on the map and with what says more about it. */
export type AreaEntry = { readonly line: string; readonly piece?: string; readonly about?: About };

/** The round mark on a stronghold. */
export const DEVELOPMENT = 'development';

/** Whose an area is, in words: a people, or nobody. */
const ownerName = ({ sight, speaker }: Drawing, area: number): string => {
  const seat = holderOf(sight, area);
  return seat === NONE ? speaker.say('rw.area.nobody') : peopleName({ sight, speaker }, seat);
};

/** What a seat's people is called. */
export const peopleName = ({ sight, speaker }: Drawing, seat: number): string => {
  const faction = sight.t.faction.get(seat);
  return faction === 0 ? speaker.seat(seat) : speaker.noun('faction', factionIds[faction - 1]);
};

const timesOf = ({ speaker }: Drawing, type: number, count: number): string =>
  speaker.times(speaker.noun('unit', unitIds[type]), count);

type EntriesIn = (drawing: Drawing, area: number) => AreaEntry[];

const troops: EntriesIn = (drawing, area) =>
  troopsIn(drawing.sight, area).map(({ type, count, isRouted }) => {
    const name = timesOf(drawing, type, count);
    return {
      piece: `units/${type}/${isRouted}`,
      line: isRouted ? drawing.speaker.say('rw.routed', { name }) : name,
      about: { kind: 'unit', it: type },
    };
  });

const underway: EntriesIn = (drawing, area) =>
  underwayIn(drawing.sight, area).flatMap(piece =>
    piece.kind === 'units'
      ? [
          {
            piece: piece.key,
            line: drawing.speaker.say('rw.underway', { name: timesOf(drawing, piece.type, piece.count) }),
            about: { kind: 'unit', it: piece.type },
          },
        ]
      : [],
  );

export const heroLine = ({ sight, speaker }: Drawing, hero: number): string => {
  const { id, health } = sight.content.heroes[hero];
  return speaker.say('rw.hero.health', {
    name: speaker.noun('hero', id),
    n: healthLeftOf(sight, hero),
    of: health,
  });
};

const heroes: EntriesIn = (drawing, area) =>
  heroesIn(drawing.sight, area).map(hero => ({
    piece: `hero/${hero}`,
    line: heroLine(drawing, hero),
    about: { kind: 'hero', it: hero },
  }));

const stronghold: EntriesIn = ({ sight, speaker }, area) => {
  if (strongholdIn(sight, area) === NONE) return [];
  const n = strongholdFace(sight, area);
  const development = sight.t.development.get(area) - 1;
  return [
    {
      piece: 'stronghold',
      line: isDamagedIn(sight, area)
        ? speaker.say('rw.stronghold.damaged', { n })
        : speaker.say('rw.stronghold', { n }),
      about: { kind: 'mark', mark: 'stronghold' },
    },
    ...(development < 0
      ? []
      : [
          {
            piece: DEVELOPMENT,
            line: speaker.noun('development', developmentIds[development]),
            about: { kind: 'development', it: development },
          } as const,
        ]),
  ];
};

const rune: EntriesIn = ({ sight, speaker }, area) => {
  const seen = runeIn(sight, area);
  if (seen === 'none') return [];
  const name = seen === 'facedown' ? '' : speaker.noun('rune', seen);
  const line =
    seen === 'facedown'
      ? speaker.say('rw.rune.down')
      : sight.t.runeUp.get(area) === 1
        ? speaker.say('rw.rune.up', { name })
        : speaker.say('rw.rune.known', { name });
  return [
    { piece: 'rune', line, about: { kind: 'mark', mark: seen === 'dragon' ? 'dragon-rune' : 'rune-down' } },
  ];
};

const token: EntriesIn = ({ sight, speaker }, area) => {
  const lying = tokenIn(sight, area);
  if (lying === undefined) return [];
  const { back, seen } = lying;
  return [
    seen === NONE
      ? {
          piece: 'token',
          line: speaker.say('rw.token', { back }),
          about: { kind: 'mark', mark: 'exploration-down' },
        }
      : {
          piece: 'token',
          line: speaker.noun('exploration', explorationIds[seen]),
          about: { kind: 'exploration', it: seen },
        },
  ];
};

/** So much of each resource, in words. */
const amounts = ({ speaker }: Drawing, of: readonly number[]): string =>
  of
    .flatMap((n, resource) =>
      n === 0 ? [] : [speaker.say('rw.amount', { n, name: speaker.noun('resource', resourceIds[resource]) })],
    )
    .join(', ');

const yields: EntriesIn = (drawing, area) => {
  const { sight, speaker } = drawing;
  const list = amounts(drawing, yieldsIn(sight, area));
  const under = landTokenIn(sight, area) === undefined ? '' : amounts(drawing, printedYields(sight, area));
  return [
    { line: list === '' ? speaker.say('rw.area.barren') : speaker.say('rw.area.yields', { list }) },
    ...(under === '' ? [] : [{ line: speaker.say('rw.area.covered', { list: under }) }]),
  ];
};

const activations: EntriesIn = (drawing, area) => {
  const { sight, speaker } = drawing;
  return activatorsOf(sight, area).map(seat => ({
    piece: `seal/${seat}`,
    line: speaker.say('rw.activated', { name: peopleName(drawing, seat) }),
    about: { kind: 'mark', mark: 'activation' },
  }));
};

const city: EntriesIn = ({ sight, speaker }, area) => {
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

const landToken: EntriesIn = ({ sight, speaker }, area) => {
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

/** What will come to an area when the board is finished. (RW-BOARD-31, RW-BOARD-33) */
const coming: EntriesIn = (drawing, area) => {
  const { sight, speaker } = drawing;
  if (isFinished(sight)) return [];
  return printedIn(sight, area).flatMap((piece): AreaEntry[] => {
    if (piece.kind === 'city') return [{ line: speaker.say('rw.area.city-space') }];
    if (piece.kind !== 'units') return [];
    const list = timesOf(drawing, piece.type, piece.count);
    return [
      {
        piece: piece.key,
        line: speaker.say('rw.area.neutrals-come', { list }),
        about: { kind: 'unit', it: piece.type },
      },
    ];
  });
};

/** What an area is called, with whose it is. */
export const areaTitle = (drawing: Drawing, area: number): string =>
  drawing.speaker.say('rw.area.owner', { area: areaIds[area], owner: ownerName(drawing, area) });

const parts = [
  coming,
  city,
  landToken,
  stronghold,
  troops,
  underway,
  heroes,
  rune,
  token,
  activations,
  yields,
] as const;

/** Everything that can be seen in an area, thing by thing. */
export const areaEntries = (drawing: Drawing, area: number): readonly AreaEntry[] =>
  parts.flatMap(part => part(drawing, area));

/** An area in one line, for those who do not see the map. */
export const aboutArea = (drawing: Drawing, area: number): string =>
  [areaTitle(drawing, area), ...areaEntries(drawing, area).map(({ line }) => line)].join('; ');
