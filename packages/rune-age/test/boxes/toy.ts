import { base } from '../../src/boxes/base/box.ts';
import type { Box } from '../../src/content/box.ts';
import type { CardCounts } from '../../src/content/count.ts';
import { unitsOf } from '../../src/content/of.ts';
import type { DeckCard, EventCard, Lists, Race, Scenario } from '../../src/content/types.ts';

/** One more of a thing, under another id. */
const another = <List extends keyof Lists>(
  list: List,
  like: string,
  id: string,
  change: object = {},
): Lists[List][number] =>
  ({
    ...(base.brings[list] as readonly { readonly id: string }[]).find(thing => thing.id === like),
    ...change,
    id,
  }) as Lists[List][number];

const unit = (like: string, id: string): DeckCard =>
  another('cards', like, id, { copies: 3, cost: { gold: 4 } });

const event = (like: string, id: string, change: Partial<EventCard> = {}): EventCard =>
  another('events', like, id, change);

/** A race and a scenario of its own. */
const ours = 'toy' as Race;
const hunt = 'hunt-toy' as Scenario;

const held: CardCounts = {
  faction: 4 * 3 + 1 + 3 + 19,
  neutral: 5,
  objectives: 1,
  events: 8 + 4,
  runes: 1,
  monuments: 1,
  gold: 0,
  cities: 1,
};

/** A box that brings a little of everything, to try what a box may bring. */
export const toy: Box = {
  id: 'toy',
  counts: held,
  brings: {
    races: [another('races', 'daqan', ours)],
    scenarios: [
      another('scenarios', 'resurgence', hunt, {
        like: 'resurgence',
        neutrals: ['neutral.march_toy', 'neutral.forced_march', 'neutral.demon'],
        events: 4,
      }),
    ],
    cards: [
      unit('daqan.knight', 'daqan.lancer_toy'),
      unit('latari.storm_sorceress', 'latari.rider_toy'),
      unit('uthuk.warlock', 'uthuk.shaman_toy'),
      unit('waiqar.necromancer', 'waiqar.lich_toy'),
      ...unitsOf(
        ours,
        base.brings.cards
          .filter(({ race }) => race === 'waiqar')
          .map(card => ({ ...card, id: card.id.replace('waiqar', 'toy') })),
      ),
      another('cards', 'neutral.forced_march', 'neutral.march_toy', { cost: { influence: 2 } }),
    ],
    cities: [another('cities', 'city.forge', 'city.toy')],
    events: [
      event('res.margath', 'res.hatchling_toy', { strength: 3 }),
      event('res.bountiful_harvest', 'res.harvest_toy'),
      event('rw.blood_moon', 'rw.moon_toy'),
      event('res.margath', 'rw.ogre_toy', { scenario: 'runewars', reward: { kind: 'gold', amount: 1 } }),
      event('cat.tide', 'cat.tide_toy'),
      event('res.margath', 'cat.giant_toy', { scenario: 'cataclysm', reward: { kind: 'shield', amount: 2 } }),
      event('res.bountiful_harvest', 'mon.harvest_toy', { scenario: 'monument' }),
      event('res.margath', 'mon.troll_toy', { scenario: 'monument', reward: { kind: 'gold', amount: 2 } }),
      event('res.margath', 'hunt.prey_toy', { scenario: hunt, stage: 1 }),
      event('res.kalladra', 'hunt.kalladra_toy', { scenario: hunt }),
      event('res.bountiful_harvest', 'hunt.harvest_toy', { scenario: hunt, stage: 2 }),
      event('rw.blood_moon', 'hunt.moon_toy', { scenario: hunt, stage: 2 }),
    ],
    runes: [another('runes', 'rune.might', 'rune.toy')],
  },
};

/** A box that came later still: it can be open while the one before it is closed. */
export const later: Box = {
  id: 'later',
  counts: { ...Object.fromEntries(Object.keys(held).map(group => [group, 0])), neutral: 5 } as CardCounts,
  brings: { cards: [another('cards', 'neutral.demon', 'neutral.imp_later')] },
};
