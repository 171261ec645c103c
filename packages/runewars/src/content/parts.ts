import { likeness, type Manner, restored, spokenOf } from '@runehold/kernel/content/likeness';
import type { Part } from '@runehold/kernel/content/overlay';
import { isObject } from '@runehold/kernel/content/shape';
import { countsOf, type Universe } from './box.ts';
import type { Common, Lists } from './content.ts';
import type { Dial, Resource, Timing } from './types.ts';
import type { Counts, EditionDifferences } from './types-box.ts';
import type { MapArea, MapPiece } from './types-map.ts';

/** Fields of a thing by which it is numbered, named or laid into a deck: in every pack they are as shipped. */
const fixedIn = {
  units: ['owner'],
  factions: ['colour', 'alignment', 'defensive'],
  cities: [],
  developments: ['faction'],
  orders: [],
  titles: [],
  heroes: [],
  seasonCards: ['season'],
  tacticsCards: [],
  questCards: ['setupTile'],
  rewardCards: [],
  objectiveCards: ['alignment'],
  explorationTokens: ['back', 'kind'],
  developmentCards: ['faction', 'unit'],
  commanderCards: ['timing'],
} as const satisfies Partial<Record<keyof Lists, readonly string[]>>;
type ListName = keyof typeof fixedIn;
const listNames = Object.keys(fixedIn) as ListName[];

const always = ['id', 'name', 'key', 'sources'];

const resources = ['food', 'wood', 'ore'] as const satisfies readonly Resource[];
const onAreas = ['resources', 'neutral', 'city'] as const satisfies readonly (keyof MapArea)[];
const timings = (content: Universe): Timing[] => [
  ...[...content.tacticsCards, ...content.rewardCards].flatMap(card => card.timings),
  ...content.heroes.map(({ ability }) => ability.timing),
];

/** How the things of the game are read. What a number or a word may be beyond that the validators say. */
const mannerOf = (content: Universe): Manner => ({
  kept: always,
  kindFixed: ['effect', 'primary', 'bonus', 'condition', 'task', 'or', 'special'],
  families: [
    content.units.filter(({ owner }) => owner === 'neutral').map(({ id }) => id),
    content.units.filter(({ owner }) => owner !== 'neutral').map(({ id }) => id),
    content.orders.map(({ id }) => id),
    content.tiles.flatMap(({ areas }) => areas.map(({ id }) => id)),
    timings(content),
    ['triangle', 'circle', 'rectangle', 'hexagon'],
    ['strength', 'agility', 'wisdom'],
    ['red', 'grey', 'gold'],
    ['fast', 'flying'],
    resources,
  ],
});

const without = (value: unknown, fields: readonly string[]): unknown =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).filter(([name]) => !fields.includes(name)))
    : value;

type Sources = Readonly<Record<string, unknown>>;

/** How sure the fields of a thing are. */
const sourcesOf = (value: unknown): Sources | undefined =>
  isObject(value) && isObject(value['sources']) ? value['sources'] : undefined;

/** Parts that are alike, by name; each may be given what others of them, or some examples, have. */
const alike = (
  content: Universe,
  fixed: readonly string[],
  values: readonly (readonly [name: string, value: unknown, sources?: Sources])[],
  examples: readonly unknown[] = [],
): Part[] => {
  const manner = mannerOf(content);
  const spoken = values.map(([name, value, sources = sourcesOf(value)]) => ({
    ...{ name, value: without(spokenOf(value, manner), fixed) },
    ...(sources !== undefined && { sources }),
  }));
  const shape = likeness([...spoken.map(({ value }) => value), ...examples], manner);
  return spoken.map(part => ({ ...part, shape, fixed: [...always, ...fixed] }));
};

const pick = <T extends object>(thing: T, fields: readonly (keyof T)[]): Partial<T> =>
  Object.fromEntries(
    fields.filter(field => field in thing).map(field => [field, thing[field]]),
  ) as Partial<T>;

const gainsOfDial = ({ start, spaces }: Dial): object => ({ start, spaces: spaces.map(({ gain }) => gain) });

/** What there is once, with the fields of it on which layout and domains are built. */
const sections = {
  limits: ['dial', 'softLimited'],
  startingSet: [],
  stronghold: [],
  victoryCards: ['factions'],
  editions: [],
  heroDuel: [],
  unitsToDiscardLocation: [],
} as const satisfies Partial<Record<keyof Common, readonly string[]>>;
type SectionName = keyof typeof sections;
const sectionNames = Object.keys(sections) as SectionName[];

/** Each difference may be in one edition what it is in the other. */
const exchanged = (editions: EditionDifferences): object =>
  Object.fromEntries(
    Object.entries(editions).map(([name, { revised, original }]) => [
      name,
      { revised: original, original: revised },
    ]),
  );

/** What rules count of the components of the first box besides cards and figures, which say how many they are. */
const counted = ({ boxes: [{ counts }] }: Universe) => ({
  strongholds: counts.perFaction.strongholds,
  runes: counts.tokens.runes,
});

const recounted = (counts: Counts, { strongholds, runes }: ReturnType<typeof counted>): Counts => ({
  ...counts,
  perFaction: { ...counts.perFaction, strongholds },
  tokens: { ...counts.tokens, runes },
});

/** The content cut into the parts that a pack can name: things by id, areas, Fate cards, dials, then the sections. */
export const parts = (content: Universe): readonly Part[] => [
  ...listNames.flatMap(list =>
    alike(
      content,
      fixedIn[list],
      content[list].map(thing => [thing.id, thing]),
    ),
  ),
  ...alike(
    content,
    ['unit'],
    content.questUnits.map(one => [`questUnits.${one.unit}`, one]),
  ),
  ...alike(
    content,
    ['q', 'r', 'borders'],
    [...content.tiles, ...content.homeRealms].flatMap(({ areas }) =>
      areas.map(area => [area.id, pick(area, onAreas), { ...area.sources }] as const),
    ),
  ),
  ...alike(
    content,
    ['number'],
    content.fate.cards.map(card => [`fate.${card.number}`, card]),
  ),
  ...alike(
    content,
    [],
    content.factions.flatMap(({ id }) =>
      resources.map(
        resource => [`dials.${id}.${resource}`, gainsOfDial(content.dials[id][resource])] as const,
      ),
    ),
  ),
  ...sectionNames.flatMap(name =>
    alike(
      content,
      sections[name],
      [[name, content[name]]],
      name === 'editions' ? [exchanged(content.editions)] : [],
    ),
  ),
  ...alike(content, Object.keys(content.counts), [['counts', counted(content)]]),
  // What decides whether pieces fit together can be named, and stays.
  ...alike(content, ['tilesPerPlayer', 'contact', 'marker'], [['boardBuilding', {}]]),
];

/** The content with its changed parts in place. */
export const assembled = (content: Universe, changed: ReadonlyMap<string, unknown>): Universe => {
  const manner = mannerOf(content);
  const part = <T>(name: string, value: T, fixed: readonly string[] = []): T => {
    if (!changed.has(name)) return value;
    const made = restored(value, changed.get(name), manner);
    const kept = isObject(value)
      ? Object.fromEntries(Object.entries(value).filter(([one]) => fixed.includes(one)))
      : {};
    return (isObject(made) ? { ...made, ...kept } : made) as T;
  };
  const listed = <List extends ListName>(list: List): Universe[List] =>
    content[list].map(thing => part(thing.id, thing, fixedIn[list])) as unknown as Universe[List];
  const laid = (pieces: readonly MapPiece[]): MapPiece[] =>
    pieces.map(piece => ({
      ...piece,
      areas: piece.areas.map(area => {
        const { neutral: _neutral, ...rest } = area;
        return changed.has(area.id) ? { ...rest, ...part(area.id, pick(area, onAreas)) } : area;
      }),
    }));
  const turned = (name: string, dial: Dial): Dial => {
    const made = changed.get(name) as { start: number; spaces: Dial['spaces'][number]['gain'][] } | undefined;
    return made === undefined
      ? dial
      : {
          ...dial,
          start: made.start,
          spaces: made.spaces.map((gain, space) => ({ sources: dial.spaces[space]?.sources ?? {}, gain })),
        };
  };
  const [first, ...added] = content.boxes;
  const boxes = [{ ...first, counts: recounted(first.counts, part('counts', counted(content))) }, ...added];
  return {
    ...content,
    boxes,
    counts: countsOf(boxes),
    ...(Object.fromEntries(
      sectionNames.map(name => [name, part<unknown>(name, content[name], sections[name])]),
    ) as Pick<Universe, SectionName>),
    ...(Object.fromEntries(listNames.map(list => [list, listed(list)])) as Pick<Universe, ListName>),
    questUnits: content.questUnits.map(one => part(`questUnits.${one.unit}`, one, ['unit'])),
    tiles: laid(content.tiles),
    homeRealms: laid(content.homeRealms),
    fate: {
      ...content.fate,
      cards: content.fate.cards.map(card => part(`fate.${card.number}`, card, ['number'])),
    },
    dials: Object.fromEntries(
      Object.entries(content.dials).map(([faction, dials]) => [
        faction,
        Object.fromEntries(
          resources.map(resource => [resource, turned(`dials.${faction}.${resource}`, dials[resource])]),
        ),
      ]),
    ) as unknown as Universe['dials'],
  };
};
