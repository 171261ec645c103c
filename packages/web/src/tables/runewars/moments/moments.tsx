import type { SeenEvent } from '@runehold/kernel/event/event';
import { NONE } from '@runehold/kernel/layout/zones';
import { areaIds, seasonIds, titleIds } from '@runehold/runewars/pools';
import { isChoosing } from '@runehold/runewars/rules/view/orders';
import { runeIn, runesKnown, runesNeeded } from '@runehold/runewars/rules/view/runes';
import { DeckCard } from '../../../kit/deck-card.tsx';
import type { Moment, MomentEffect, MomentsOf, Telling } from '../../../table/art/moment.ts';
import { at } from '../addresses.ts';
import { faceOf } from '../cards/faces.tsx';
import { lookAt, type TaleDrawing } from '../flights/looks.tsx';
import { type FlyingThing, zone } from '../flights/tale.ts';
import { numerals } from '../numerals.ts';
import { type Sight, sightOf } from '../sight.ts';
import { effectsOn, fortunesIn, inOrder } from './effects.ts';
import { type RuneChange, runesMoved } from './rune-moments.ts';

/** What a moment is told from: what was told with it, how the table was, and how it is. */
type Telltale = TaleDrawing & { readonly news: readonly Telling[]; readonly before: Sight };

type Told = Omit<Moment, 'key'>;
type Tell = (event: SeenEvent, telltale: Telltale, index: number) => Told | undefined;

const sentence = ({ speaker }: TaleDrawing, { key, args }: SeenEvent): string =>
  speaker.message({ key: `event.${key}`, args });

/** Events that end what a Season card does: from here on Orders are chosen and carried out. */
const afterCard = new Set(['orders-revealed', 'turn-began', 'season-card-drawn']);

const seasonCard: Tell = ({ args: { card } }, telltale, index) => {
  const { sight, speaker, news, before } = telltale;
  const rest = news.slice(index + 1);
  const end = rest.findIndex(({ event: { key } }) => afterCard.has(key));
  const until = end < 0 ? news.length : index + 1 + end;
  const fortunes = fortunesIn(news.slice(0, until), before, index);
  // While Orders are chosen everybody is asked something, but not by the card.
  const isOver = end >= 0 || isChoosing(sight);
  const waits = (seat: number): boolean =>
    sight.view.waiting.some(waiting => waiting.seat === seat && !waiting.answered);
  // Whoever looks is told of themselves in any case: that nothing changes only once that is certain.
  const nothingYet = (seat: number): MomentEffect[] =>
    seat === sight.me
      ? [{ seat, what: speaker.say(isOver ? 'rw.moment.nothing' : 'rw.moment.underway') }]
      : [];
  return {
    kind: 'season',
    kicker: speaker.say('rw.moment.season', {
      season: speaker.noun('season', seasonIds[sight.t.season]),
      year: numerals[sight.t.year] ?? String(sight.t.year),
    }),
    title: faceOf(telltale, 'seasonCard', card).name,
    picture: <DeckCard face={faceOf(telltale, 'seasonCard', card)} />,
    isCard: true,
    concernsAll: true,
    effects: inOrder(sight).flatMap((seat): MomentEffect[] => {
      const done = effectsOn(seat, fortunes[seat], speaker);
      if (done.length > 0) return done;
      const chooses = !isOver && waits(seat);
      return chooses ? [{ seat, what: speaker.say('rw.moment.chooses', { who: seat }) }] : nothingYet(seat);
    }),
    places: ['season-card', zone.table],
  };
};

const picture = (look: FlyingThing, event: SeenEvent, telltale: Telltale) => lookAt(look, event, telltale);

const quest: Tell = (event, telltale) => {
  const { hero, who: seat } = event.args;
  const { speaker, news } = telltale;
  const isRewarded = news.some(
    ({ event: { key, args } }) => key === 'reward-received' && args['hero'] === hero,
  );
  return {
    kind: 'quest',
    title: speaker.say('rw.moment.quest'),
    about: sentence(telltale, event),
    picture: picture('hero', event, telltale),
    effects: isRewarded ? [{ seat, what: speaker.say('rw.moment.reward'), mood: 'gain' }] : [],
    places: [at.hero(hero)],
  };
};

const title: Tell = (event, telltale) => {
  const { who: seat, title: it, influence: n } = event.args;
  const { speaker, before } = telltale;
  const had = before.t.titleOwner.get(it) - 1;
  const lost: MomentEffect[] =
    had === NONE || had === seat
      ? []
      : [{ seat: had, what: speaker.say('rw.moment.title.lost', { who: had }), mood: 'loss' }];
  return {
    kind: 'title',
    kicker: speaker.say(lost.length > 0 ? 'rw.moment.title' : 'rw.moment.title.first'),
    title: speaker.noun('title', titleIds[it]),
    picture: <DeckCard face={faceOf(telltale, 'title', it)} size="small" />,
    effects: [{ seat, what: speaker.say('rw.moment.title.won', { who: seat, n }), mood: 'gain' }, ...lost],
    places: [at.title(it)],
  };
};

const titleBack: Tell = ({ args: { who: seat, title: it } }, telltale) => ({
  kind: 'title',
  kicker: telltale.speaker.say('rw.moment.title.back'),
  title: telltale.speaker.noun('title', titleIds[it]),
  picture: <DeckCard face={faceOf(telltale, 'title', it)} size="small" />,
  effects: [{ seat, what: telltale.speaker.say('rw.moment.title.lost', { who: seat }), mood: 'loss' }],
  places: [at.title(it)],
});

const stronghold: Tell = (event, telltale) => {
  const { who: seat, area } = event.args;
  const { speaker } = telltale;
  const isDamaged = event.key === 'stronghold-damaged';
  return {
    kind: 'stronghold',
    title: speaker.say('rw.moment.stronghold', { area: areaIds[area] }),
    picture: picture('stronghold', event, telltale),
    effects: [
      {
        seat,
        what: speaker.say(isDamaged ? 'rw.moment.stronghold.damaged' : 'rw.moment.stronghold.lost', {
          who: seat,
        }),
        mood: 'loss',
      },
    ],
    places: [at.area(area)],
  };
};

const plain =
  (kind: string, titleOf: (telltale: Telltale, event: SeenEvent) => string): Tell =>
  (event, telltale) => ({
    kind,
    title: titleOf(telltale, event),
    about: sentence(telltale, event),
    effects: [],
    places: [at.seat(event.args['who'])],
  });

/** Which events are moments. */
const tells: Readonly<Record<string, Tell>> = {
  'season-card-drawn': seasonCard,
  'quest-completed': quest,
  'title-taken': title,
  'title-returned': titleBack,
  'stronghold-damaged': stronghold,
  'stronghold-removed': stronghold,
  eliminated: plain('elimination', (telltale, { args: { who } }) =>
    telltale.speaker.say('rw.moment.eliminated', { who }),
  ),
  'victory-claimed': plain('victory', ({ speaker }) => speaker.say('rw.moment.victory')),
  'objective-claimed': plain('objective', ({ speaker }) => speaker.say('rw.moment.objective')),
};

/** After these a rune token may have another keeper. */
const mayMoveRunes = new Set([
  ...['battle-won', 'rune-placed', 'units-marched', 'units-retreated', 'units-destroyed'],
  ...['units-placed', 'units-returned', 'neutrals-allied', 'area-desolated'],
]);

const faces = { dragon: 0, false: 1, facedown: -1, none: -1 } as const;

const changes = {
  dragon: { won: 'rw.moment.rune.won', lost: 'rw.moment.rune.lost' },
  token: { won: 'rw.moment.token.won', lost: 'rw.moment.token.lost' },
} as const;

const runeMoment = (telltale: Telltale, { area, from, to }: RuneChange): Told => {
  const { sight, speaker } = telltale;
  const rune = runeIn(sight, area);
  const of = runesNeeded(sight);
  const words = changes[rune === 'dragon' ? 'dragon' : 'token'];
  const share = (seat: number, isWon: boolean): MomentEffect[] => {
    if (seat === NONE) return [];
    const n = runesKnown(sight, seat).known;
    return [
      {
        seat,
        what: speaker.say(words[isWon ? 'won' : 'lost']),
        note: speaker.say('rw.moment.rune.has', { n, of }),
        mood: isWon ? 'gain' : 'loss',
      },
    ];
  };
  return {
    kind: 'rune',
    title: speaker.say(rune === 'dragon' ? 'rw.moment.rune' : 'rw.moment.token'),
    about: speaker.say('rw.moment.rune.in', { area: areaIds[area] }),
    picture: picture('rune', { key: 'rune-seen', args: { rune: faces[rune] } }, telltale),
    effects: [...share(to, true), ...share(from, false)],
    places: [at.area(area)],
  };
};

/** What is presented of Runewars: cards of the seasons, runes and Titles that change hands, quests, strongholds, ends. */
export const momentsOf: MomentsOf = (news, { view, pack, speaker }, before) => {
  const isToldAt = news.some(({ event: { key } }) => Object.hasOwn(tells, key));
  const mayMove = news.some(({ event: { key } }) => mayMoveRunes.has(key));
  if (!isToldAt && !mayMove) return [];
  const sight = sightOf(view, pack);
  // Before the first year the board is being built.
  if (sight.t.year === 0) return [];
  const telltale: Telltale = { sight, speaker, pack, news, before: sightOf(before, pack) };
  const told = news.flatMap(({ key, event }, index): Moment[] => {
    const moment = Object.hasOwn(tells, event.key) ? tells[event.key](event, telltale, index) : undefined;
    return moment === undefined ? [] : [{ ...moment, key }];
  });
  const moved = mayMove ? runesMoved(news, telltale.before, sight) : [];
  return [
    ...told,
    ...moved.map(change => ({
      ...runeMoment(telltale, change),
      key: `${news.at(-1)?.key}/rune/${change.area}`,
    })),
  ];
};
