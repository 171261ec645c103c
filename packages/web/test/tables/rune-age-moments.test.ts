import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import type { SeenEvent } from '@runehold/kernel/event/event';
import { Match } from '@runehold/kernel/match/match';
import { nextAsked, offerTo } from '@runehold/kernel/procedure/machine';
import type { Told } from '@runehold/protocol/parts/record';
import type { WireView } from '@runehold/protocol/parts/view';
import { runeAgePack } from '@runehold/rune-age/pack';
import { ways } from '@runehold/rune-age/pools';
import { isCombat } from '@runehold/rune-age/rules/view/numbers';
import { sightOf } from '@runehold/rune-age/rules/view/sight';
import { describe, expect, it, vi } from 'vitest';
import type { Telling } from '../../src/table/art/moment.ts';
import { linesOf } from '../../src/table/session/records.ts';
import { fallenOf, tricksOf } from '../../src/tables/rune-age/combat/tricks.ts';
import { damageOf } from '../../src/tables/rune-age/goal/damage.ts';
import { goalOf } from '../../src/tables/rune-age/goal/goal.ts';
import { bestArmy, progressOf } from '../../src/tables/rune-age/goal/progress.ts';
import { happeningsIn } from '../../src/tables/rune-age/moments/happenings.ts';
import { momentsOf } from '../../src/tables/rune-age/moments/moments.tsx';
import '../../src/text/page-words.ts';
import { Speaker } from '../../src/text/speaker.ts';

vi.setConfig({ testTimeout: 120_000 });

// The build puts pictures in the place of their names; here nothing is drawn.
vi.hoisted(() => Object.assign(globalThis, { icon: (name: string) => name }));

const scenarios = ['resurgence', 'runewars', 'cataclysm', 'monument'] as const;

type Step = {
  readonly news: Telling[];
  readonly view: WireView;
  readonly before: WireView;
  readonly records: readonly Told[];
};

/** Plays a random game; every answer with what it told a seat. */
const played = (seed: number): readonly Step[] => {
  const steps: Step[] = [];
  const rng = new FastChance(seed);
  const match = Match.create(runeAgePack.game, {
    seats: 3,
    options: { scenario: scenarios[seed % 4] },
    secret: seed.toString(16).padStart(64, '0'),
  });
  const viewer = seed % 3;
  const view = (): WireView => ({ ...match.view(viewer), viewer });
  const records: Told[] = [];
  let before = view();
  for (let step = 0; step < 450 && !match.over; step++) {
    const seat = nextAsked(match.table);
    const from = match.events.length;
    const reply = sampleReply(offerTo(match.game, match.table, seat), rng, new Reply());
    match.answer(seat, match.askIdOf(seat), reply.toArray());
    const events = match.events.seen(viewer, from);
    records.push({ seq: step, kind: 'answered', seat, events });
    const now = view();
    const news = events.map((each, i) => ({ key: `${step}.${i}`, event: each }));
    steps.push({ news, view: now, before, records: [...records] });
    before = now;
  }
  return steps;
};

/** Each game is played once for all that is asked about it. */
const games = [4, 5, 6, 7].map(played);

const runeAgeContent = (view: WireView) => sightOf(view, runeAgePack).content;

const eachAnswer = (look: (step: Step) => void): void => games.flat().forEach(look);

const event = (key: string, args: Readonly<Record<string, number>>): SeenEvent =>
  ({ key, args }) as SeenEvent;

describe('moments of Rune Age', () => {
  it.each(['en', 'pl'] as const)('are told in random games, in whole words (%s)', language => {
    const speaker = new Speaker(language, runeAgePack, { names: ['Mira', 'Kuba', 'Ola'] });
    const kinds = new Map<string, number>();
    let drawn = 0;
    eachAnswer(({ news, view, before }) => {
      drawn += news.filter(({ event: { key } }) => key === 'event-drawn').length;
      for (const moment of momentsOf(news, { view, pack: runeAgePack, speaker }, before)) {
        kinds.set(moment.kind, (kinds.get(moment.kind) ?? 0) + 1);
        const { title, kicker, about, follows, effects } = moment;
        for (const said of [
          title,
          kicker,
          about,
          follows,
          ...effects.flatMap(({ what, note }) => [what, note]),
        ])
          expect(said ?? '').not.toMatch(/ra\.|undefined|NaN|[{}]/);
      }
    });
    expect(drawn).toBeGreaterThan(20);
    expect(kinds.get('event')).toBeGreaterThanOrEqual(drawn);
    expect(kinds.get('combat')).toBeGreaterThan(20);
  });

  it('what a Home Realm has suffered adds up to the damage it has', () => {
    let harmed = 0;
    eachAnswer(({ news, view, before }) => {
      const { t } = sightOf(view, runeAgePack);
      const harms = happeningsIn(news, sightOf(before, runeAgePack)).flatMap(({ harms: each }) => each);
      for (const { seat } of harms) {
        harmed++;
        expect(harms.findLast(harm => harm.seat === seat)?.to).toBe(t.damage.get(seat));
      }
    });
    expect(harmed).toBeGreaterThan(20);
  });

  it('no realm has more damage than it bears, and no goal is behind its beginning', () => {
    eachAnswer(({ view, records }) => {
      const sight = sightOf(view, runeAgePack);
      for (let seat = 0; seat < 3; seat++) {
        const { n, of } = damageOf(sight, seat);
        expect(n).toBeLessThanOrEqual(of);
      }
      const { now, of } = progressOf(sight, records);
      expect(now).toBeGreaterThanOrEqual(0);
      expect(of).toBeGreaterThan(0);
    });
  });

  it('the best army is the strongest that was compared, and none that was taken back', () => {
    const records: Told[] = [
      { seq: 1, kind: 'answered', seat: 0, events: [event('compared', { who: 0, strength: 7, against: 9 })] },
      {
        seq: 2,
        kind: 'answered',
        seat: 0,
        events: [event('compared', { who: 0, strength: 12, against: 9 })],
      },
      { seq: 3, kind: 'undone', seat: 0, of: 2 },
      {
        seq: 4,
        kind: 'answered',
        seat: 1,
        events: [event('compared', { who: 1, strength: 20, against: 9 })],
      },
    ];
    expect(bestArmy(records, 0)).toBe(7);
    expect(bestArmy([], 0)).toBe(0);
  });
});

describe('the goal of Rune Age', () => {
  it.each(['en', 'pl'] as const)(
    'names what wins, the viewer and who of the others leads or is weakest (%s)',
    language => {
      const speaker = new Speaker(language, runeAgePack, { names: ['Mira', 'Kuba', 'Ola'] });
      const told = new Set<string>();
      eachAnswer(({ view, records }) => {
        const { wins, own, leader } = goalOf({ view, pack: runeAgePack, speaker, records });
        told.add(wins.replace(/\d+/g, '#'));
        expect(`${wins} ${leader?.name} ${leader?.as}`).not.toMatch(/ra\.|NaN|[{}]/);
        const { t } = sightOf(view, runeAgePack);
        const others = [0, 1, 2].filter(seat => seat !== view.viewer && t.alive.get(seat) === 1);
        const damage = others.map(seat => t.damage.get(seat));
        const way = ways[t.objective];
        const bears = runeAgeContent(view).homeRealm.damage;
        if (others.length > 0 && way === 'runewars')
          expect(Number(leader?.stand)).toBe(bears - Math.min(...damage));
        if (others.length > 0 && way === 'cataclysm')
          expect(Number(leader?.stand)).toBe(bears - Math.max(...damage));
        if (way !== 'cataclysm') expect(leader?.stand).not.toBe('0');
        if (way === 'resurgence' && typeof view.viewer === 'number' && own !== undefined)
          expect(Number(own)).toBe(bestArmy(records, view.viewer));
      });
      expect(told.size).toBeGreaterThanOrEqual(4);
    },
  );
});

describe('a combat card by card', () => {
  it('has every card of both armies that lies there or was destroyed', () => {
    let combats = 0;
    eachAnswer(({ view, records }) => {
      const sight = sightOf(view, runeAgePack);
      if (!isCombat(sight)) return;
      combats++;
      const lines = linesOf(records);
      const tricks = tricksOf(lines);
      const played = tricks.filter(({ kind }) => kind === 'played').length;
      const lying = [0, 1].reduce((sum, side) => sum + sight.t.army.at(side).total, 0);
      expect(played).toBeGreaterThanOrEqual(lying > 0 ? 1 : 0);
      for (const seat of sight.t.fighter.toArray().filter(each => each >= 0))
        expect(fallenOf(tricks, lines, seat).length).toBeLessThanOrEqual(played);
    });
    expect(combats).toBeGreaterThan(50);
  });
});
