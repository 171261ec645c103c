import { MAX_SEATS } from '@runehold/kernel/layout/seats';
import type { Game } from '@runehold/kernel/procedure/game';
import { listLocals, stackNeeded } from '@runehold/testkit/room';
import { describe, expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import type { Content } from '../../src/content/content.ts';
import { HIGHEST, ROOM, ROOM_OF } from '../../src/content/room.ts';
import type { Dial } from '../../src/content/types.ts';
import { game } from '../../src/game.ts';
import { AREAS, cityPool, resourceIds, runePool } from '../../src/pools.ts';
import { worlds } from '../../src/trials/worlds.ts';

type Effect = { readonly kind: string } & Readonly<Record<string, unknown>>;

const effectsOf = (content: Content): readonly Effect[] =>
  [
    ...content.seasonCards.map(({ effect }) => effect),
    ...content.tacticsCards.map(({ effect }) => effect),
    ...content.rewardCards.map(({ effect }) => effect),
    ...content.units.map(({ ability }) => ability.effect),
    ...content.titles.flatMap(({ effects }) => effects),
  ] as readonly Effect[];

/** The highest number in a place of an effect, over all cards, units and Titles that have such an effect. */
const highest =
  (kind: string, place: string) =>
  (content: Content): number => {
    const found = effectsOf(content)
      .filter(effect => effect.kind === kind)
      .map(effect => effect[place]);
    if (!found.every(value => typeof value === 'number') || found.length === 0)
      throw new Error(`no effect ${kind} with a number ${place}`);
    return Math.max(...found);
  };

/** The most that a pack may say of an effect of which no shipped box has a card yet. */
const allowed = (kind: string, place: string) => (): number => ROOM_OF[kind]?.[place] ?? HIGHEST;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

const figures = ({ units }: Content, isMeant: (owner: string) => boolean): number =>
  sum(units.filter(({ owner }) => isMeant(owner)).map(unit => unit.figures));

const neutralFigures = (content: Content): number => figures(content, owner => owner === 'neutral');

const ownFigures = (content: Content): number =>
  Math.max(...content.factions.map(({ id }) => figures(content, owner => owner === id)));

const everyFigure = (content: Content): number => ownFigures(content) + neutralFigures(content);

/** Unit icons of each dial up to a space. */
const unitIcons = ({ dials }: Content, upTo: (start: number) => number): number[][] =>
  Object.values(dials).map(({ food, wood, ore }) =>
    [food, wood, ore].map(
      ({ start, spaces }) =>
        spaces.slice(1, 1 + upTo(start)).filter(({ gain }) => gain.kind === 'unit').length,
    ),
  );

const startingRunes = ({ editions }: Content): number =>
  Math.max(...Object.values(editions.startingRunes).map(runes => runes.dragon + runes.false));

const groups = (content: Content): number =>
  Math.max(
    ...effectsOf(content).flatMap(({ choices }) =>
      ((choices ?? []) as readonly { readonly count?: number }[]).map(({ count = 0 }) => count - 1),
    ),
  );

const words = (): number => Math.ceil(AREAS / 15);
const heroWords = ({ heroes }: Content): number => Math.ceil(heroes.length / 15);
const rewards = ({ counts }: Content): number => counts.cards.rewards;

const supportDiscards = ({ editions }: Content): number =>
  Math.max(...Object.values(editions.heroSupport).map(({ discards }) => discards));

type Bound = readonly [why: string, most: (content: Content) => number];

/**
 * Why no list local of Runewars is ever too short: what it holds at most, out of what the box holds and the cards say.
 * Whoever adds a local says so here.
 */
const bounds: Readonly<Record<string, Bound>> = {
  'lay-runes.places': ['the starting runes of an edition', startingRunes],
  'lay-home-runes.places': ['the starting runes of an edition', startingRunes],
  'settle-homes.places': [
    'the unit icons of all dials at their red numbers',
    content => Math.max(...unitIcons(content, start => start).map(sum)),
  ],
  'settle-homes.types': [
    'the unit icons of all dials at their red numbers',
    content => Math.max(...unitIcons(content, start => start).map(sum)),
  ],
  'choose-recruits.types': [
    'the unit icons of all dials at their red numbers',
    content => Math.max(...unitIcons(content, start => start).map(sum)),
  ],
  'choose-recruits.picks': [
    'the unit icons of all dials at their red numbers',
    content => Math.max(...unitIcons(content, start => start).map(sum)),
  ],
  'raise-dials.dials': ['each dial once', () => resourceIds.length],
  'keep-dials.kept': ['each dial once', () => resourceIds.length],
  'recruit-class.types': ['what an Order recruits of a class', () => ROOM_OF['recruit-class']['units']],
  'gain-quests.discards': ['every Quest card', ({ counts }) => counts.cards.quests],
  'gain-tactics.discards': ['every Tactics card', ({ counts }) => counts.cards.tactics],
  'receive-rune.discarded': ['two, whatever the table looks like (RW-RUNE-05)', () => 2],
  'receive-rune.places': ['one token of each face', () => runePool.cards.length],
  'recruit-from-dial.types': [
    'the unit icons of one dial',
    content => Math.max(...unitIcons(content, () => content.limits.dial).flat()),
  ],
  'recruit-units.types': [
    'the unit icons of one dial, or what a Season card recruits',
    content =>
      Math.max(...unitIcons(content, () => content.limits.dial).flat(), highest('recruit', 'units')(content)),
  ],
  'recruit-units.places': [
    'the unit icons of one dial, or what a Season card recruits',
    content =>
      Math.max(...unitIcons(content, () => content.limits.dial).flat(), highest('recruit', 'units')(content)),
  ],
  'unit-limit.losses': ['every figure that one player could lead', everyFigure],
  'season-levy.discards': ['what the card takes', highest('discard-tactics-or-lower-dials', 'tactics')],
  'season-may-move-unallied.moved': ['one group for each player', () => MAX_SEATS],
  'season-mutiny.routed': ['what the card routs in an area', highest('rout-in-crowds', 'units')],
  'season-place.taken': ['the areas that a card names', () => ROOM_OF['may-place-land-tokens']['areas']],
  'season-suffer.routed': ['what a card routs', () => ROOM_OF['lose-dial-or-rout']['units']],
  'season-fever.losses': ['what the card destroys', highest('destroy-in-largest', 'units')],
  'reveal-runes.chosen': [
    'what a card or an Objective reveals',
    content => Math.max(highest('reveal-runes', 'runes')(content), 1),
  ],
  'hero-action.trained': ['two increases (RW-QUEST-22)', () => 2],
  'trade-rewards.heirs': ['every Reward', rewards],
  'loot.places': ['every Reward', rewards],
  'loot.heirs': ['every Reward', rewards],
  'reward-ice-storm.units': ['what the card routs', highest('rout-units', 'units')],
  'reward-ice-storm-in-battle.units': ['what the card routs', highest('rout-units', 'units')],
  'command-cover.units': ['what a card keeps standing', () => ROOM_OF['retreat-standing']['units']],
  'command-redraw.cards': ['what a card exchanges', () => ROOM_OF['redraw-fate']['cards']],
  'command-return.units': ['what a card brings back', () => ROOM_OF['return-destroyed']['units']],
  'stand-up.units': ['what a card may let stand', () => ROOM_OF['stand-in-battle']['units']],
  'muster-neutrals.units': [
    'the neutral units of a city, or of a group after its first',
    content => Math.max(...content.cities.map(({ units }) => units), groups(content)),
  ],
  'strategize.friendly': ['a bit for each area', words],
  'strategize.visited': ['a bit for each area', words],
  'march.friendly': ['a bit for each area', words],
  'march.units': ['every figure of a faction', ownFigures],
  'march.allies': ['every neutral figure', neutralFigures],
  'march.moved': ['a bit for each hero', heroWords],
  'strategize.moved': ['a bit for each hero', heroWords],
  'retreat-side.heroes': ['a bit for each hero', heroWords],
  'retreat-heroes.heroes': ['a bit for each hero', heroWords],
  'march.heroes': ['every hero', ({ heroes }) => heroes.length],
  'tactics-rally-in-battle.stood': ['what the card stands', highest('stand-units', 'units')],
  'tactics-rally.stood': ['what the card stands', highest('stand-units', 'units')],
  'tactics-lure.lured': ['what the card lures', highest('lure-neutral-units', 'most')],
  'tactics-scrying.areas': ['what the card looks at', highest('look-at-runes', 'most')],
  'tactics-flanking-strike.routed': ['what the card routs', allowed('rout-chosen', 'units')],
  'tactics-hidden-reserves.units': ['what the card brings', allowed('join-battle', 'units')],
  'tactics-city-riots.routed': ['what the card routs', allowed('pay-or-rout', 'units')],
  'tactics-forced-march.units': ['what the card moves', allowed('move-units', 'units')],
  'tactics-forced-march.allies': ['what the card moves', allowed('move-units', 'units')],
  'tactics-omens.areas': ['what the card looks at', allowed('look-ahead', 'areas')],
  'leave-peasants.areas': ['what a card brings', allowed('leave-peasants', 'peasants')],
  'quest-look-at-runes.areas': ['the most that a pack may let a card look at', () => 4],
  'move-runes.places': ['the tokens of two areas', () => 2],
  'retreat-surplus.picks': ['every figure that one player could lead', everyFigure],
  'draw-fate.dropped': ['what support discards in an edition', supportDiscards],
  'drop-drawn.dropped': ['what support discards in an edition', supportDiscards],
  'damage-each.picks': ['what the ability strikes', highest('damage-each-of', 'units')],
  'rout-or-destroy.picks': ['what the ability frightens', highest('rout-or-destroy', 'units')],
  'rout-chosen.picks': ['what an ability may rout', () => ROOM_OF['rout-chosen']['units']],
  'damage-each-chosen.picks': ['what an ability may strike', () => ROOM_OF['damage-each-chosen']['units']],
  'damage-any-chosen.picks': ['what an ability may strike', () => ROOM_OF['damage-any-chosen']['units']],
  'destroy-own-for-damage.picks': [
    'what an ability may give',
    () => ROOM_OF['destroy-own-for-damage']['units'],
  ],
  'rout-own-for-damage.picks': ['what an ability may give', () => ROOM_OF['rout-own-for-damage']['units']],
  'rally-support.used': ['every city', () => cityPool.cards.length],
  'use-developments.used': ['every stronghold of a player', ({ counts }) => counts.perFaction.strongholds],
  'claim-victory.proofs': [
    'the runes that win, one more with free cities',
    ({ victoryCards }) => victoryCards.runes + 1,
  ],
  'captain-exchange.rewards': ['what the Title costs', highest('rewards-for-runes', 'rewards')],
};

/** A value with every number as high as a content pack may have it there. */
const filled = <T>(value: T, name = '', kind = ''): T => {
  if (typeof value === 'number') return (ROOM_OF[kind]?.[name] ?? HIGHEST) as T;
  if (Array.isArray(value)) return value.map(one => filled(one, name, kind)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const own = 'kind' in value ? String(value.kind) : kind;
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => [field, filled(one, field, own)]),
  ) as T;
};

const fullDial = ({ spaces, ...dial }: Dial, { dial: top }: Content['limits']): Dial => ({
  ...dial,
  start: top,
  spaces: spaces.map(space => ({ ...space, gain: { kind: 'unit', unit: 'unit-knight' } })),
});

/** The most that a content pack can ask for. */
const fullest: Content = {
  ...universe,
  seasonCards: universe.seasonCards.map(card => ({ ...card, effect: filled(card.effect) })),
  tacticsCards: universe.tacticsCards.map(card => ({ ...card, effect: filled(card.effect) })),
  rewardCards: universe.rewardCards.map(card => ({ ...card, effect: filled(card.effect) })),
  units: universe.units.map(unit => ({ ...unit, ability: filled(unit.ability) })),
  titles: universe.titles.map(title => ({ ...title, effects: filled(title.effects) })),
  cities: universe.cities.map(city => ({ ...city, units: ROOM.neutrals })),
  dials: Object.fromEntries(
    Object.entries(universe.dials).map(([faction, { food, wood, ore }]) => [
      faction,
      {
        food: fullDial(food, universe.limits),
        wood: fullDial(wood, universe.limits),
        ore: fullDial(ore, universe.limits),
      },
    ]),
  ) as unknown as Content['dials'],
  victoryCards: { ...universe.victoryCards, runes: ROOM.proofs },
  editions: {
    ...universe.editions,
    startingRunes: {
      revised: { place: 'map', dragon: ROOM.startingRunes, false: 0 },
      original: { place: 'home-realm', dragon: 0, false: ROOM.startingRunes },
    },
    heroSupport: {
      revised: { draws: HIGHEST, discards: ROOM.dropped },
      original: { draws: HIGHEST, discards: ROOM.dropped },
    },
  },
};

/**
 * The numbers of the game as shipped, those of the trials' worlds, and the most that a pack can ask for: all that any of
 * them says must fit.
 */
const contents: readonly Content[] = [universe, ...Object.values(worlds), fullest];

/** What an effect that no card of a world has would need there is nothing. */
const mostOf = (most: (content: Content) => number, content: Content): number => {
  try {
    return most(content);
  } catch (error) {
    if (content === universe) throw error;
    return 0;
  }
};

describe('the room of Runewars', () => {
  it('has a reason for every list local', () => {
    const names = listLocals(game as Game).map(({ name }) => name);
    expect(new Set(names)).toEqual(new Set(Object.keys(bounds)));
  });

  it.each(listLocals(game as Game))('is large enough in $name', ({ name, room }) => {
    const [, most] = bounds[name] ?? ['', () => Number.POSITIVE_INFINITY];
    expect(room).toBeGreaterThanOrEqual(Math.max(...contents.map(content => mostOf(most, content))));
  });

  it('is large enough on the stack for the longest chain of rules', () => {
    expect(stackNeeded(game as Game)).toBeLessThanOrEqual(game.layout.stackSize);
  });
});
