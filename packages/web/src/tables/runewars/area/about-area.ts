import { NONE } from '@runehold/kernel/layout/zones';
import { areaIds, commanderCardIds, explorationIds, factionIds, unitIds } from '@runehold/runewars/pools';
import { activatorsOf, holderOf, isFinished, tokenIn } from '@runehold/runewars/rules/view/areas';
import { troopsIn } from '@runehold/runewars/rules/view/fighters';
import { commandOf, healthLeftOf, heroesIn } from '@runehold/runewars/rules/view/heroes';
import { runeIn } from '@runehold/runewars/rules/view/runes';
import { printedOn, underwayIn } from '../pieces/pieces.ts';
import type { Drawing } from '../use-drawing.ts';
import type { AreaEntry, EntriesIn } from './entry.ts';
import { city, landToken, peasants, stronghold, yields } from './land-entries.ts';

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
  const command = commandOf(sight, hero);
  return [
    speaker.say('rw.hero.health', {
      name: speaker.noun('hero', id),
      n: healthLeftOf(sight, hero),
      of: health,
    }),
    ...(command === NONE
      ? []
      : [
          speaker.say('rw.hero.commands', { name: speaker.noun('commanderCard', commanderCardIds[command]) }),
        ]),
  ].join(', ');
};

const heroes: EntriesIn = (drawing, area) =>
  heroesIn(drawing.sight, area).map(hero => ({
    piece: `hero/${hero}`,
    line: heroLine(drawing, hero),
    about: { kind: 'hero', it: hero },
  }));

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

const activations: EntriesIn = (drawing, area) => {
  const { sight, speaker } = drawing;
  return activatorsOf(sight, area).map(seat => ({
    piece: `seal/${seat}`,
    line: speaker.say('rw.activated', { who: seat }),
    about: { kind: 'mark', mark: 'activation' },
  }));
};

/** What will come to an area when the board is finished. (RW-BOARD-31, RW-BOARD-33) */
const coming: EntriesIn = (drawing, area) => {
  const { sight, speaker } = drawing;
  if (isFinished(sight)) return [];
  return printedOn(sight, area).flatMap((piece): AreaEntry[] => {
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
  peasants,
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
