import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { seenCards } from '@runehold/kernel/layout/seen';
import { Match } from '@runehold/kernel/match/match';
import { offerTo } from '@runehold/kernel/procedure/machine';
import type { WireView } from '@runehold/protocol/parts/view';
import { runeAgePack } from '@runehold/rune-age/pack';
import { isCombat, standingOf } from '@runehold/rune-age/rules/view/numbers';
import { type Sight, seatsIn, sightOf } from '@runehold/rune-age/rules/view/sight';
import { describe, expect, it } from 'vitest';
import { addressOf } from '../../src/tables/rune-age/addresses.ts';
import { ledgerOf } from '../../src/tables/rune-age/combat/standing.ts';

const scenarios = ['resurgence', 'runewars', 'cataclysm', 'monument'] as const;

/** Shows every ask of some random games, through the eyes of the seat that is asked. */
const eachAsk = (games: number, look: (view: WireView, seat: number) => void): void => {
  const rng = new FastChance(17);
  for (let n = 0; n < games; n++) {
    const match = Match.create(runeAgePack.game, {
      seats: 2 + (n % 3),
      options: { scenario: scenarios[n % 4] },
      secret: (n + 1).toString(16).padStart(64, '0'),
    });
    for (let step = 0; step < 500 && !match.over; step++) {
      const asked = match.view('spectator').waiting.find(({ answered }) => !answered);
      if (asked === undefined) break;
      look({ ...match.view(asked.seat), viewer: asked.seat }, asked.seat);
      const reply = sampleReply(offerTo(match.game, match.table, asked.seat), rng, new Reply());
      match.answer(asked.seat, match.askIdOf(asked.seat), reply.toArray());
    }
  }
};

/** Where everything lies that an option could be about. */
const addressesOn = (sight: Sight, seat: number): ReadonlySet<string> => {
  const { t, me, content } = sight;
  const numbers = (prefix: string, count: number): string[] =>
    Array.from({ length: count }, (_, i) => `${prefix}/${i}`);
  return new Set([
    ...seenCards(t.hand.at(seat), me).map(card => `hand/${card}`),
    ...numbers('pile', content.cards.length),
    ...numbers('city', content.cities.length),
    ...numbers('event', content.events.length),
    ...numbers('rune', content.runes.length),
    ...numbers('home', 4),
    ...[0, 1].flatMap(side =>
      seenCards(t.army.at(side), me).map(
        (card, slot) => `army/${side}/${card}/${t.wounded.get(side, slot) === 1 ? 'wounded' : 'sound'}`,
      ),
    ),
    ...seenCards(t.aside, me).map(card => `aside/${card}`),
    ...seatsIn(sight).flatMap(other => seenCards(t.hand.at(other), me).map(card => `shown/${card}`)),
    'stronghold',
    'barracks/stronghold',
    'barracks/monument',
    'objective',
    'purse/gold',
    'purse/influence',
  ]);
};

describe('the table of Rune Age', () => {
  it('every option about a thing leads to where that thing lies', () => {
    const lost: string[] = [];
    let found = 0;
    eachAsk(24, (view, seat) => {
      const sight = sightOf(view, runeAgePack);
      const [ask] = view.asks;
      const places = addressesOn(sight, seat);
      for (const { label, name } of ask?.options ?? []) {
        const at = addressOf(label, ask, view);
        if (at === undefined) continue;
        found++;
        if (!places.has(at)) lost.push(`${ask.prompt.key} ${name} → ${at}`);
      }
    });
    expect([...new Set(lost)]).toEqual([]);
    expect(found).toBeGreaterThan(5000);
  }, 60_000);

  it('the sums of the combat stage are those of the rules, and their items add up', () => {
    let battles = 0;
    let sieges = 0;
    eachAsk(24, (view, seat) => {
      const sight = sightOf(view, runeAgePack);
      const [ask] = view.asks;
      const key = ask?.prompt.key;
      if (!isCombat(sight) || (key !== 'prompt.assault' && key !== 'prompt.resolution')) return;
      const { attack, defense } = standingOf(sight);
      const side = sight.t.fighter.get(0) === seat ? 0 : 1;
      const [total, against] = side === 0 ? [attack, defense] : [defense, attack];
      expect({ total, against }).toEqual(ask?.prompt.args);
      for (const [each, whole] of [attack, defense].entries())
        expect(ledgerOf(sight, each).reduce((sum, { n }) => sum + n, 0)).toBe(whole);
      if (sight.t.fighter.get(1) < 0) battles++;
      else sieges++;
    });
    expect(battles).toBeGreaterThan(100);
    expect(sieges).toBeGreaterThan(20);
  }, 60_000);
});
