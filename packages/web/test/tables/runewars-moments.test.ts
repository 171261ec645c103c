import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import type { SeenEvent } from '@runehold/kernel/event/event';
import { Match } from '@runehold/kernel/match/match';
import { nextAsked, offerTo } from '@runehold/kernel/procedure/machine';
import type { WireView } from '@runehold/protocol/parts/view';
import { runewarsPack } from '@runehold/runewars/pack';
import { describe, expect, it, vi } from 'vitest';
import type { Moment, Telling } from '../../src/table/art/moment.ts';
import { effectsOn, fortunesIn } from '../../src/tables/runewars/moments/effects.ts';
import { momentsOf } from '../../src/tables/runewars/moments/moments.tsx';
import { sightOf } from '../../src/tables/runewars/sight.ts';
import '../../src/text/page-words.ts';
import { Speaker } from '../../src/text/speaker.ts';

vi.setConfig({ testTimeout: 120_000 });

// The build puts pictures in the place of their names; here nothing is drawn.
vi.hoisted(() => Object.assign(globalThis, { icon: (name: string) => name }));

const told = (events: readonly SeenEvent[]): Telling[] =>
  events.map((event, i) => ({ key: String(i), event }));

/** Plays a random game, and shows every answer with what it told a seat. */
const eachAnswer = (
  seed: number,
  viewer: number,
  look: (news: Telling[], view: WireView, before: WireView) => void,
): void => {
  const rng = new FastChance(seed);
  const match = Match.create(runewarsPack.game, {
    seats: 3,
    options: {},
    secret: seed.toString(16).padStart(64, '0'),
  });
  const view = (): WireView => ({ ...match.view(viewer), viewer });
  let before = view();
  for (let step = 0; step < 900 && !match.over; step++) {
    const seat = nextAsked(match.table);
    const from = match.events.length;
    const reply = sampleReply(offerTo(match.game, match.table, seat), rng, new Reply());
    match.answer(seat, match.askIdOf(seat), reply.toArray());
    const now = view();
    look(told(match.events.seen(viewer, from)), now, before);
    before = now;
  }
};

describe('moments of Runewars', () => {
  it.each(['en', 'pl'] as const)('are told in random games, in whole words (%s)', language => {
    const speaker = new Speaker(language, runewarsPack, { names: ['Mira', 'Kuba', 'Ola'] });
    const kinds = new Map<string, number>();
    let [cards, settled, underway] = [0, 0, 0];
    for (const seed of [3, 4, 5])
      eachAnswer(seed, seed % 3, (news, view, before) => {
        cards += news.filter(({ event: { key } }) => key === 'season-card-drawn').length;
        for (const moment of momentsOf(news, { view, pack: runewarsPack, speaker }, before)) {
          kinds.set(moment.kind, (kinds.get(moment.kind) ?? 0) + 1);
          const said = [moment.title, moment.kicker, moment.about, ...moment.effects.map(({ what }) => what)];
          expect(said.filter(words => /rw\.|undefined|NaN|[{}]/.test(words ?? ''))).toEqual([]);
          if (
            moment.kind === 'season' &&
            view.crumbs.some(({ procedure }) => procedure === 'choose-orders')
          ) {
            // The card is done with: whoever is asked now is asked for an Order.
            expect(moment.effects.map(({ what }) => what)).not.toContain(
              speaker.say('rw.moment.chooses', { who: view.viewer as number }),
            );
            settled++;
          }
          if (moment.kind !== 'season') continue;
          // Whoever looks is told of themselves, and that nothing changes only when the card is done with.
          const own = moment.effects.filter(({ seat }) => seat === view.viewer).map(({ what }) => what);
          expect(own).not.toEqual([]);
          if (own.includes(speaker.say('rw.moment.underway'))) underway++;
        }
      });
    expect(kinds.get('season')).toBe(cards);
    expect(settled).toBeGreaterThan(0);
    expect(underway).toBeGreaterThan(0);
    expect([...kinds.keys()]).toEqual(expect.arrayContaining(['season', 'rune', 'title']));
  });

  it('a dial tells where it came from, also after it was turned before the card', () => {
    const speaker = new Speaker('en', runewarsPack);
    const match = Match.create(runewarsPack.game, { seats: 2, options: {}, secret: '1'.repeat(64) });
    const before = sightOf({ ...match.view(0), viewer: 0 }, runewarsPack);
    const turned = (to: number): SeenEvent => ({ key: 'dial-turned', args: { who: 1, resource: 1, to } });
    const news = told([turned(6), { key: 'season-card-drawn', args: { who: 0, card: 0 } }, turned(5)]);
    const [spared, hit] = fortunesIn(news, before, 1);
    expect(effectsOn(0, spared, speaker)).toEqual([]);
    expect(effectsOn(1, hit, speaker)).toEqual([{ seat: 1, what: 'Wood 6 → 5', mood: 'loss' }]);
  });

  it('nobody is told which rune an unseen token is', () => {
    let unseen = 0;
    const speaker = new Speaker('en', runewarsPack, { names: ['Mira', 'Kuba', 'Ola'] });
    eachAnswer(8, 0, (news, view, before) => {
      const runes = (moments: readonly Moment[]) => moments.filter(({ kind }) => kind === 'rune');
      const placed = news.filter(({ event: { key, args } }) => key === 'rune-placed' && !('rune' in args));
      const shown = runes(momentsOf(news, { view, pack: runewarsPack, speaker }, before));
      for (const { event } of placed) {
        const moment = shown.find(({ places }) => places.includes(`area/${event.args['area']}`));
        if (moment === undefined) continue;
        unseen++;
        expect(moment.title).toBe('A rune token');
      }
    });
    expect(unseen).toBeGreaterThan(0);
  });
});
