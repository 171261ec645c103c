import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { isZone } from '@runehold/kernel/layout/layout';
import type { Viewer } from '@runehold/kernel/layout/seats';
import { hiddenIn, seenIn } from '@runehold/kernel/layout/seen';
import { type Zone, Zones } from '@runehold/kernel/layout/zones';
import { Match } from '@runehold/kernel/match/match';
import { seenTable } from '@runehold/kernel/match/seen-table';
import type { GamePack } from '@runehold/kernel/pack/pack';
import { nextAsked, offerTo } from '@runehold/kernel/procedure/machine';
import type { TableCore } from '@runehold/kernel/table/table';
import type { Json } from '@runehold/kernel/view/codec';
import type { View } from '@runehold/kernel/view/view';
import { hiddenIn as hiddenTold, seenIn as seenTold } from '@runehold/kernel/view/zone-json';
import { runeAgePack } from '@runehold/rune-age/pack';
import { runewarsPack } from '@runehold/runewars/pack';
import { describe, expect, it, vi } from 'vitest';

// Many tables are read, and machines are not always quiet.
vi.setConfig({ testTimeout: 120_000 });

const packs: readonly (readonly [string, GamePack])[] = [
  ['Runewars', runewarsPack],
  ['Rune Age', runeAgePack],
];

/** Every zone of a table: its cards by name, and what a view has in its place. */
const zonesOf = (t: TableCore, { table }: View): [zone: Zone, cards: readonly string[], told: Json][] =>
  t.layout.plan.flatMap(({ name, shape }) => {
    if (!isZone(shape)) return [];
    const field = (t as unknown as Readonly<Record<string, Zone | Zones<Zone>>>)[name];
    return field instanceof Zones
      ? (table[name] as readonly Json[]).map((told, i): [Zone, readonly string[], Json] => [
          field.at(i),
          shape.pool.cards,
          told,
        ])
      : [[field, shape.pool.cards, table[name]]];
  });

const eachView = (pack: GamePack, games: number, look: (view: View) => void): void => {
  const rng = new FastChance(29);
  for (let n = 0; n < games; n++) {
    const match = Match.create(pack.game, {
      seats: 2 + (n % 3),
      options: {},
      secret: (n + 3).toString(16).padStart(64, '0'),
    });
    for (let step = 0; step < 400 && !match.over; step++) {
      const viewers: Viewer[] = [step % match.table.seats, 'spectator', 'all-seeing'];
      look(match.view(viewers[step % viewers.length]));
      const seat = nextAsked(match.table);
      const reply = sampleReply(offerTo(match.game, match.table, seat), rng, new Reply());
      match.answer(seat, match.askIdOf(seat), reply.toArray());
    }
  }
};

describe.each(packs)('what is called seen at a table of %s', (_, pack) => {
  it('is what the view shows, and nothing else', () => {
    let hidden = 0;
    // Half a million zones are compared as text: an expectation for each would take most of the time.
    const others: string[] = [];
    const compare = (zone: Zone, seen: unknown, told: unknown): void => {
      const [here, there] = [JSON.stringify(seen), JSON.stringify(told)];
      if (here !== there) others.push(`${zone.name}: ${here}, told ${there}`);
    };
    eachView(pack, 4, view => {
      const { table, eyes } = seenTable(pack.game, view);
      for (const [zone, cards, told] of zonesOf(table, view)) {
        compare(
          zone,
          seenIn(zone, eyes).map(([card, n]) => [cards[card], n]),
          seenTold(told),
        );
        compare(zone, hiddenIn(zone, eyes), hiddenTold(told));
        hidden += hiddenTold(told);
      }
    });
    expect(others.slice(0, 20)).toEqual([]);
    expect(hidden).toBeGreaterThan(10_000);
  });
});

/** Fields of cards that somebody may not see, and those among them that are numbered places. */
const secrets = packs.flatMap(([, { game }]) =>
  game.layout.plan.flatMap(({ name, shape }) =>
    isZone(shape) && shape.visible !== 'public' ? [{ name, isMany: shape.many }] : [],
  ),
);
const reading = '(?:at|nth|count|top|slotOf|nextOf)\\b';
const peeking = new RegExp(
  [
    ...secrets.filter(({ isMany }) => !isMany).map(({ name }) => `\\b${name}\\.${reading}`),
    ...secrets.filter(({ isMany }) => isMany).map(({ name }) => `\\b${name}\\.at\\([^)]*\\)\\.${reading}`),
  ].join('|'),
  'g',
);

describe('cards that may lie hidden', () => {
  it('are read by page and terminal only through what asks whether they are seen', () => {
    const found = ['../../src/tables/', '../../../cli/src/tables/'].flatMap(folder => {
      const source = fileURLToPath(new URL(folder, import.meta.url));
      return readdirSync(source, { recursive: true })
        .map(String)
        .filter(name => /\.tsx?$/.test(name))
        .flatMap(name => [...readFileSync(`${source}${name}`, 'utf8').matchAll(peeking)].map(([at]) => at));
    });
    expect(found).toEqual([]);
  });

  it('a peek would be noticed', () => {
    const matches = (text: string): boolean => text.match(peeking) !== null;
    expect(['t.rune.at(area)', 't.tactics.at(seat).nth(0)', 't.hand.at(1).count(4)'].every(matches)).toBe(
      true,
    );
    expect(['t.tactics.at(seat).total', 'seenAt(t.rune, area, me)', 't.city.at(area)'].some(matches)).toBe(
      false,
    );
  });
});
