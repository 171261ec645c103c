import { base } from '../../src/boxes/base/box.ts';
import type { Box } from '../../src/content/box.ts';
import type { Dial, FactionSheet, FactionUnit, Unit } from '../../src/content/types.ts';
import type { Counts } from '../../src/content/types-box.ts';
import type { Faction, MapPiece, NeutralUnit } from '../../src/content/types-map.ts';
import { another, toy } from './toy.ts';

const FOLK = 'folk' as Faction;
const { units, tiles, homeRealms, factions } = base.brings;

const counts: Counts = {
  ...toy.counts,
  units: { daqan: 0, latari: 0, uthuk: 0, waiqar: 0, [FOLK]: 36, neutral: 4 } as Counts['units'],
  mapTiles: { numbered: 1, homeRealms: 1 },
  tokens: { ...toy.counts.tokens, runes: { dragon: 0, false: 2 } },
  perFaction: { ...toy.counts.perFaction, strongholds: 1, developments: 1 },
};

/** Of the four types of the Daqan the first two are one: a faction with fewer types than the others. */
const own: readonly Unit[] = units
  .filter(({ owner }) => owner === 'daqan')
  .slice(1)
  .map(unit => ({
    ...unit,
    id: `${unit.id}-folk` as Unit['id'],
    owner: FOLK,
    figures: 12,
    ability: { ...unit.ability, id: `${unit.ability.id}-folk` },
  }));

const recruited = (dial: Dial): Dial => ({
  ...dial,
  spaces: dial.spaces.map(({ gain, sources }) => {
    if (gain.kind !== 'unit') return { gain, sources };
    const unit = own.find(({ id }) => id === `${gain.unit}-folk`) ?? own[0];
    return { gain: { ...gain, unit: unit.id as FactionUnit }, sources };
  }),
});
const { food, wood, ore } = base.common.dials.daqan;

const wolf = { ...units.filter(({ owner }) => owner === 'neutral')[0], id: 'unit-wolf-folk' as NeutralUnit };

const renamed = (piece: MapPiece, id: string, from: string, to: string): MapPiece => ({
  ...piece,
  id,
  areas: piece.areas.map(area => ({ ...area, id: area.id.replace(from, to) })),
});

/** What the tile has of the base game, and units of this box in another area. */
const wild = renamed(tiles[0], '21', '1', '21');

/** A box with a faction of its own, and a second card of many a kind of which the base game has one. */
export const folk: Box = {
  id: 'folk',
  counts,
  expects: toy.expects,
  dials: { [FOLK]: { food: recruited(food), wood: recruited(wood), ore: recruited(ore) } },
  brings: {
    factions: [
      { ...factions[0], id: FOLK, influence: 7, defensive: 'dev-walls-folk' } as FactionSheet & object,
    ],
    homeRealms: [renamed(homeRealms[0], FOLK, 'D', 'F')],
    tiles: [
      {
        ...wild,
        areas: wild.areas.map((area, i) =>
          i === 0 ? { ...area, city: false, neutral: { unit: wolf.id, count: 2 } } : area,
        ),
      },
    ],
    units: [...own, { ...wolf, figures: 4, ability: { ...wolf.ability, id: 'howl-folk' } }],
    questUnits: [{ ...base.brings.questUnits[1], unit: wolf.id }],
    heroes: another('heroes', 5, 'HE-06-folk', { key: 'folk' }),
    cities: another('cities', 1, 'city-folk'),
    developments: [
      ...another('developments', 1, 'dev-diplomat-folk', { copies: 1 }),
      ...another(
        'developments',
        base.brings.developments.findIndex(({ id }) => id === 'dev-reinforced-walls'),
        'dev-walls-folk',
        { faction: FOLK },
      ),
    ],
    orders: [
      ...another('orders', 0, 'order-strategize-folk', {
        number: 11,
        primary: { kind: 'move-figures', areas: 2, movers: ['units', 'heroes'] },
        bonus: { kind: 'hire-hero', least: 2, most: 2 },
      }),
      ...another('orders', 1, 'order-mobilize-folk', {
        number: 12,
        primary: { kind: 'activate-and-move', areas: 4, fastAreas: 5, movers: ['units'] },
      }),
    ],
    titles: another('titles', 0, 'title-elder-folk', {
      effects: [
        { kind: 'rewards-for-runes', rewards: 1 },
        { kind: 'influence-on-tag', tag: 'wizards-council', amount: 4 },
        { kind: 'no-desertion' },
        { kind: 'runes-for-stronghold' },
      ],
    }),
    seasonCards: another('seasonCards', 0, 'season-famine-folk', { season: 'winter', copies: 1 }),
    tacticsCards: another(
      'tacticsCards',
      base.brings.tacticsCards.findIndex(({ id }) => id === 'tactics-to-the-victor'),
      'tactics-to-the-victor-folk',
      {
        copies: 2,
        effect: { kind: 'pay-winner', influence: 5, tactics: 2 },
      },
    ),
    questCards: another('questCards', 0, 'quest-alcarans-watchtower-folk', {
      setupTile: 21,
      place: { kind: 'area', area: '21B' },
    }),
    rewardCards: another('rewardCards', 3, 'reward-soulbiter-folk', { copies: 1 }),
    objectiveCards: [
      ...another(
        'objectiveCards',
        base.brings.objectiveCards.findIndex(({ claim }) => claim === 'after-battle'),
        'objective-repel-folk',
        { alignment: 'good' },
      ),
      ...another(
        'objectiveCards',
        base.brings.objectiveCards.findIndex(({ condition }) => condition.kind === 'destroyed-and-gone'),
        'objective-wolves-folk',
        {
          condition: { kind: 'destroyed-and-gone', units: [wolf.id, 'unit-beastman'], least: 1 },
        },
      ),
    ],
    explorationTokens: another('explorationTokens', 3, 'exp-training-1-folk', { copies: 1 }),
  },
};
