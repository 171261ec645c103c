import type { SeenEvent } from '@runehold/kernel/event/event';
import { seenCards } from '@runehold/kernel/layout/seen';
import { ways } from '@runehold/rune-age/pools';
import { incomeOf, strengthOwned } from '@runehold/rune-age/rules/view/numbers';
import { raceOf, type Sight, sightOf } from '@runehold/rune-age/rules/view/sight';
import { rankingOf } from '@runehold/rune-age/rules/view/standings';
import { type Counted, type Finish, foremost, type Story } from '../../table/art/finish.ts';
import { linesOf } from '../../table/session/records.ts';
import type { Speaker } from '../../text/speaker.ts';
import { sightIn } from './measures.ts';
import { citiesHeld, decisionOf, deckOf, fightsOf, lastSum, roundsOf } from './tally.ts';

/** What a realm came to: its cities and Rewards with when they were won, and its deck. */
const countedOf = (
  sight: Sight,
  seat: number,
  { cities, rewards }: ReturnType<typeof roundsOf>,
  speaker: Speaker,
): Counted[] => {
  const { t, content, me } = sight;
  const since = (round: number | undefined): string =>
    round === undefined ? '' : speaker.say('ra.end.since', { n: round });
  const { all, ...deck } = deckOf(sight, seat);
  return [
    ...citiesHeld(sight, seat).map(city => ({
      what: speaker.noun('city', content.cities[city].id),
      from: since(cities.get(city)),
    })),
    ...seenCards(t.rewards.at(seat), me).map(event => ({
      what: speaker.noun('event', content.events[event].id),
      from: since(rewards.get(event)),
    })),
    { what: speaker.say('ra.end.cards', { n: all }), from: speaker.say('ra.end.deck', deck) },
  ];
};

const finishOf: Story['finishOf'] = ({ view, records, pack }, speaker): Finish => {
  const sight = sightOf(view, pack);
  const { t, content } = sight;
  const way = ways[t.objective];
  const events = linesOf(records).map(({ event }) => event);
  const decision = decisionOf(sight, way, events);
  const sum = decision === 'objective' ? lastSum(events) : undefined;
  const gone = events.flatMap(({ key, args }) => (key === 'eliminated' ? [args['who']] : []));
  const rounds = roundsOf(events);
  return {
    why: [
      speaker.say(`ra.end.by.${decision}`, { n: t.round }),
      ...(sum ? [speaker.say('ra.end.sum', sum)] : []),
    ].join(' '),
    heading: speaker.say('ra.end.heading'),
    places: rankingOf(sight, gone).map(({ seat, place, reach }) => ({
      seat,
      place,
      realm: speaker.noun('race', raceOf(sight, seat)),
      figure: reach,
      scored: speaker.say(way === 'monument' ? 'ra.end.gold' : 'ra.end.strength', { n: reach }),
      about: [
        speaker.say('ra.end.damage', {
          n: Math.min(t.damage.get(seat), content.homeRealm.damage),
          of: content.homeRealm.damage,
        }),
        speaker.say('ra.end.fights', fightsOf(events, seat)),
      ],
      counted: countedOf(sight, seat, rounds, speaker),
    })),
  };
};

/** What a point of influence a turn, a Reward and a point of damage weigh, against a point of strength. */
const weights = { influence: 4, reward: 3, damage: 1 } as const;

const headlines = [
  ...['defeated-objective', 'built-monument', 'eliminated', 'defeated-enemy', 'took-city', 'city-destroyed'],
  ...['took-stronghold', 'bought-stronghold', 'claimed-reward', 'got-power', 'repelled', 'failed', 'damaged'],
  ...['acquired', 'bought', 'lost', 'event-drawn'],
];

/** What Rune Age tells of how a game went. */
export const story: Story = {
  finishOf,
  weight: {
    id: 'weight',
    name: speaker => speaker.say('ra.end.weight'),
    about: speaker => speaker.say('ra.end.weight.about'),
    of: (view, seat) => {
      const sight = sightIn(view);
      const { t } = sight;
      if (t.alive.get(seat) === 0) return 0;
      const sum =
        strengthOwned(sight, seat) +
        weights.influence * incomeOf(sight, seat) +
        weights.reward * t.rewards.at(seat).total -
        weights.damage * t.damage.get(seat);
      return Math.max(1, sum);
    },
  },
  headlineOf: foremost(headlines),
  markIn: ({ key, args }: SeenEvent, speaker) => {
    if (key === 'round-began')
      return { kind: 'chapter', name: speaker.say('table.round', { n: args['round'] }) };
    return key.startsWith('attacked-')
      ? { kind: 'fight', name: speaker.message({ key: `event.${key}`, args }) }
      : undefined;
  },
};
