import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import type { SeenEvent } from '@runehold/kernel/event/event';
import { Match } from '@runehold/kernel/match/match';
import type { GamePack } from '@runehold/kernel/pack/pack';
import { offerTo } from '@runehold/kernel/procedure/machine';
import type { WireView } from '@runehold/protocol/parts/view';
import { runeAgePack } from '@runehold/rune-age/pack';
import { sightOf as runeAgeSight } from '@runehold/rune-age/rules/view/sight';
import { runewarsPack } from '@runehold/runewars/pack';
import { areasHere } from '@runehold/runewars/rules/view/areas';
import { describe, expect, it } from 'vitest';
import { taleOf as runeAgeTale } from '../../src/tables/rune-age/tales.ts';
import { taleOf as runewarsTale } from '../../src/tables/runewars/flights/tales.ts';
import { sightOf as runewarsSight } from '../../src/tables/runewars/sight.ts';

const wholeBox = {
  expansion: 'banners-of-war',
  exploration: 'yes',
  developmentCards: 'yes',
  freeCities: 'yes',
  commanders: 'yes',
};

/** Tells everything that happens in some random games to a seat, with what it then sees. */
const eachTelling = (
  pack: GamePack,
  plans: readonly Readonly<Record<string, string>>[],
  hear: (event: SeenEvent, view: WireView) => void,
): void => {
  const rng = new FastChance(41);
  for (const [n, options] of plans.entries()) {
    const secret = (n + 7).toString(16).padStart(64, '0');
    const match = Match.create(pack.game, { seats: 2 + (n % 3), options, secret });
    let told = 0;
    for (let step = 0; step < 900 && !match.over; step++) {
      const asked = match.view('spectator').waiting.find(({ answered }) => !answered);
      if (asked === undefined) break;
      const reply = sampleReply(offerTo(match.game, match.table, asked.seat), rng, new Reply());
      match.answer(asked.seat, match.askIdOf(asked.seat), reply.toArray());
      const viewer: number | 'spectator' = step % 5 === 0 ? 'spectator' : step % match.table.seats;
      const view = { ...match.view(viewer), viewer };
      for (const event of match.events.seen(viewer, told)) hear(event, view);
      told = match.events.length;
    }
  }
};

describe('whatever is told leads to a place on the table', () => {
  it('in random games of Runewars, for players and for those who watch', () => {
    const heard = new Set<string>();
    const lost = new Set<string>();
    const places = /^(?:(?:area|seat|realm-of|hand-of|side|title|dial|fate|laid)\/\d+|table|season-card)$/;
    eachTelling(
      runewarsPack,
      [{}, {}, { board: 'built' }, { exploration: 'yes' }, wholeBox, wholeBox],
      (event, view) => {
        const sight = runewarsSight(view, runewarsPack);
        const tale = runewarsTale(event.key);
        const named = [...(tale?.from?.(event.args, sight) ?? []), ...(tale?.to(event.args, sight) ?? [])];
        const here = new Set(areasHere(sight).map(area => `area/${area}`));
        heard.add(event.key);
        for (const place of named) {
          if (!places.test(place) || (place.startsWith('area/') && !here.has(place)))
            lost.add(`${event.key} → ${place}`);
        }
      },
    );
    expect([...lost]).toEqual([]);
    expect(heard.size).toBeGreaterThan(100);
  }, 240_000);

  it('in random games of Rune Age', () => {
    const heard = new Set<string>();
    const lost = new Set<string>();
    const places =
      /^(?:(?:hand-of|deck-of|discard-of|realm-of|army-on|home|pile|city|event|rune)\/\d+|event-deck|stronghold|barracks\/monument|objective)$/;
    const scenarios = ['resurgence', 'runewars', 'cataclysm', 'monument'].map(scenario => ({ scenario }));
    eachTelling(runeAgePack, [...scenarios, ...scenarios], (event, view) => {
      const sight = runeAgeSight(view, runeAgePack);
      const tale = runeAgeTale(event.key);
      heard.add(event.key);
      for (const place of [
        ...(tale?.from?.(event.args, sight) ?? []),
        ...(tale?.to(event.args, sight) ?? []),
      ])
        if (!places.test(place)) lost.add(`${event.key} → ${place}`);
    });
    expect([...lost]).toEqual([]);
    expect(heard.size).toBeGreaterThan(45);
  }, 240_000);
});
