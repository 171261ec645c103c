import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { Match } from '@runehold/kernel/match/match';
import { nextAsked, offerTo } from '@runehold/kernel/procedure/machine';
import { describe, expect, it, vi } from 'vitest';
import { runewarsPack } from '../../src/pack.ts';
import { lostByLeaving } from '../../src/rules/view/ahead/control.ts';
import { hungerOf, isWinterNext } from '../../src/rules/view/ahead/hunger.ts';
import { areasOf, holderOf, isCity, unitCount } from '../../src/rules/view/areas.ts';
import { lookOf } from '../../src/rules/view/look.ts';
import { runeIn } from '../../src/rules/view/runes.ts';
import { ownCount } from '../../src/rules/view/units.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Plays random games and shows every ask to whoever is asked. */
const eachAsk = (games: number, look: (match: Match, seat: number) => void): void => {
  const rng = new FastChance(31);
  for (let n = 0; n < games; n++) {
    const match = Match.create(runewarsPack.game, {
      seats: 2 + (n % 3),
      options: {},
      secret: (n + 9).toString(16).padStart(64, '0'),
    });
    for (let step = 0; step < 1200 && !match.over; step++) {
      const seat = nextAsked(match.table);
      look(match, seat);
      const reply = sampleReply(offerTo(match.game, match.table, seat), rng, new Reply());
      match.answer(seat, match.askIdOf(seat), reply.toArray());
    }
  }
};

describe('what lies ahead', () => {
  it('RW-WINTER-01 those who will starve are those whom winter asks for, and it says that it is food', () => {
    let asked = 0;
    eachAsk(6, (match, seat) => {
      const view = match.view(seat);
      const ask = view.asks.find(each => each.seat === seat);
      if (ask?.prompt.key !== 'prompt.winter-limit') return;
      asked++;
      const { count, area, food } = ask.prompt.args;
      const look = lookOf(view, runewarsPack.game);
      expect(hungerOf(look, seat)).toContainEqual({ area, units: unitCount(look, area), dies: count });
      expect(unitCount(look, area) - food).toBe(count);
    });
    expect(asked).toBeGreaterThan(0);
  });

  it('more food starves fewer, and only fall comes before winter', () => {
    let hungry = 0;
    eachAsk(2, (match, seat) => {
      const look = lookOf(match.view(seat), runewarsPack.game);
      if (!isWinterNext(look)) return;
      const dies = (food: number): number =>
        hungerOf(look, seat, food).reduce((sum, each) => sum + each.dies, 0);
      hungry += dies(1);
      expect(dies(8)).toBe(0);
      expect(dies(1)).toBeGreaterThanOrEqual(dies(2));
    });
    expect(hungry).toBeGreaterThan(0);
  });

  it('RW-AREA-05 a rune or a city is lost where the last own unit goes and nothing else keeps the area', () => {
    let left = 0;
    eachAsk(2, (match, seat) => {
      const look = lookOf(match.view(seat), runewarsPack.game);
      for (const area of areasOf(look, seat)) {
        const own = ownCount({ t: look.t, me: seat }, area);
        const gone = lostByLeaving(look, seat, new Map([[area, own]]));
        if (runeIn(look, area) === 'none' && !isCity(look, area)) expect(gone).toEqual([]);
        if (gone.length > 0) left++;
        if (own > 1) expect(lostByLeaving(look, seat, new Map([[area, own - 1]]))).toEqual([]);
        expect(holderOf(look, area)).toBe(seat);
      }
    });
    expect(left).toBeGreaterThan(0);
  });
});
