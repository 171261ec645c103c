import type { SeenEvent } from '@runehold/kernel/event/event';
import { areaIds, cityPool, objectiveIds, rewardPool, seasonPool, titleIds } from '@runehold/runewars/pools';
import { areasOf } from '@runehold/runewars/rules/view/areas';
import { runesKnown } from '@runehold/runewars/rules/view/runes';
import { type Counted, type Finish, foremost, type Story } from '../../../table/art/finish.ts';
import { linesOf } from '../../../table/session/records.ts';
import type { Speaker } from '../../../text/speaker.ts';
import { at } from '../addresses.ts';
import { standingOf } from '../measures.ts';
import { factionAt, lookIn, type Sight, sightOf } from '../sight.ts';
import type { Origin } from './origins.ts';
import { battlesOf, decisionOf, type Source, standingsOf } from './tally.ts';

/** What a rune was given for, in words. */
const causeWords = ({ cause }: Origin, speaker: Speaker): string => {
  if (cause.kind === 'setup') return speaker.say('rw.score.from.setup');
  const ids = { objective: objectiveIds, seasonCard: seasonPool.cards, title: titleIds }[cause.kind];
  return speaker.say(`rw.score.from.${cause.kind}`, { it: speaker.noun(cause.kind, ids[cause.it]) });
};

/** The same, and who laid it where that was somebody else. */
const originWords = (origin: Origin, owner: number, speaker: Speaker): string => {
  const cause = causeWords(origin, speaker);
  return origin.who === owner ? cause : speaker.say('rw.score.from.other', { cause, who: origin.who });
};

/** Where it lies, and where it comes from. */
const countedOf = (source: Source, owner: number, { content }: Sight, speaker: Speaker): Counted => {
  switch (source.kind) {
    case 'token':
      return {
        what: areaIds[source.area],
        at: at.area(source.area),
        from: source.origin === undefined ? '' : originWords(source.origin, owner, speaker),
      };
    case 'city':
      return {
        what: `${areaIds[source.area]}: ${speaker.noun('city', cityPool.cards[source.city])}`,
        at: at.area(source.area),
        from: speaker.say('rw.score.from.city'),
      };
    case 'location':
      return {
        what: `${areaIds[source.area]}: ${speaker.noun('exploration', source.token)}`,
        at: at.area(source.area),
        from: speaker.say('rw.score.from.location'),
      };
    case 'reward':
      return {
        what: speaker.noun('reward', rewardPool.cards[source.reward]),
        from: speaker.say('rw.score.from.reward', {
          hero: speaker.noun('hero', content.heroes[source.hero].id),
        }),
      };
  }
};

const finishOf: Story['finishOf'] = ({ view, records, pack }, speaker): Finish => {
  const sight = sightOf(view, pack);
  const events = linesOf(records).map(({ event }) => event);
  const standings = standingsOf(sight, events);
  return {
    why: speaker.say(`rw.score.by.${decisionOf(sight, events, standings)}`),
    heading: speaker.say('rw.score.heading'),
    places: standings.map(({ seat, rank, runes, sources, influence, start }) => ({
      seat,
      place: rank,
      realm: speaker.noun('faction', factionAt(sight, seat)),
      figure: runes,
      scored: runes === 0 ? speaker.say('rw.score.none') : speaker.say('rw.score.runes', { n: runes }),
      about: [
        speaker.say('rw.score.influence', { n: influence }),
        speaker.say('rw.score.start', { n: start }),
        speaker.say('rw.score.battles', battlesOf(events, seat)),
      ],
      counted: sources.map(source => countedOf(source, seat, sight, speaker)),
    })),
  };
};

/** What a dragon rune, an area and a point of influence weigh, against a unit that stands. */
const weights = { rune: 8, area: 2, influence: 0.5 } as const;

const headlines = [
  ...['victory-claimed', 'eliminated', 'objective-claimed', 'stronghold-removed', 'battle-won'],
  ...['neutrals-won', 'rune-placed', 'false-rune-discarded', 'rune-moved', 'title-taken', 'neutrals-allied'],
  ...['city-called', 'quest-completed', 'reward-received', 'stronghold-placed', 'units-placed'],
  ...['units-destroyed', 'units-marched', 'influence-gained', 'bid-won', 'season-card-drawn'],
];

const fights: ReadonlySet<string> = new Set(['battle-began', 'neutrals-attacked']);

/** What Runewars tells of how a game went. */
export const story: Story = {
  finishOf,
  sign: icon('rune-stone'),
  weight: {
    id: 'weight',
    name: speaker => speaker.say('rw.score.weight'),
    about: speaker => speaker.say('rw.score.weight.about'),
    of: (view, seat) => {
      const look = lookIn(view);
      if (look.t.alive.get(seat) === 0) return 0;
      return (
        weights.rune * runesKnown(look, seat).known +
        weights.area * areasOf(look, seat).length +
        weights.influence * look.t.influence.get(seat) +
        standingOf(look, seat)
      );
    },
  },
  headlineOf: foremost(headlines),
  markIn: ({ key, args }: SeenEvent, speaker) => {
    if (key === 'year-began') return { kind: 'chapter', name: speaker.say('rw.year', { n: args['year'] }) };
    return fights.has(key)
      ? { kind: 'fight', name: speaker.message({ key: `event.${key}`, args }) }
      : undefined;
  },
};
