import { seenIn } from '@runehold/kernel/layout/zone-json';
import type { WireView } from '@runehold/protocol/parts/view';
import { universe } from '@runehold/rune-age/boxes/universe';
import { rewardYield } from '@runehold/rune-age/sight/numbers';
import { cardOf, citiesAt, type RuneAgeTable, type Sight } from '@runehold/rune-age/sight/sight';
import type { Measure } from '../../table/art/art.ts';

const sightIn = (view: WireView): Sight => ({
  t: view.table as unknown as RuneAgeTable,
  content: universe,
  view,
});

/** What the sources of a realm give in a turn, ready or not. */
const income = (sight: Sight, seat: number): number => {
  const { t, content } = sight;
  const strongholds =
    (t.readyStrongholds[seat] + t.exhaustedStrongholds[seat]) * content.stronghold.influence;
  const cities = citiesAt(sight, 2 + seat).reduce((sum, [{ influence }]) => sum + influence, 0);
  const rewards = t.rewards[seat].reduce((sum, id) => sum + rewardYield(sight, id, 'influence'), 0);
  return strongholds + cities + rewards;
};

/** The strength of all units somebody owns, as far as they are seen. */
const strengthOwned = (sight: Sight, seat: number): number => {
  const { t, view } = sight;
  const side = t.fighter.indexOf(seat);
  const zones = [
    t.hand[seat],
    t.deck[seat],
    t.discard[seat],
    t.deckTop[seat],
    view.unseen[`own.${seat}`],
    ...(side >= 0 ? [t.army[side]] : []),
  ];
  return zones.flatMap(seenIn).reduce((sum, [id, n]) => sum + n * (cardOf(sight, id).strength ?? 0), 0);
};

/** What the charts of a replay show. */
export const measures: readonly Measure[] = [
  {
    id: 'damage',
    name: speaker => speaker.say('ra.measure.damage'),
    of: (view, seat) => sightIn(view).t.damage[seat],
  },
  {
    id: 'influence',
    name: speaker => speaker.say('ra.measure.influence'),
    of: (view, seat) => income(sightIn(view), seat),
  },
  {
    id: 'strength',
    name: speaker => speaker.say('ra.measure.strength'),
    of: (view, seat) => strengthOwned(sightIn(view), seat),
  },
];
