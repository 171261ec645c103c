import type { Frame, LocalDecls } from '@runehold/kernel/layout/locals';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { beginningWith } from '@runehold/kernel/procedure/game';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import { type Play, play } from '@runehold/testkit/play';
import { game } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import { factionIds, poolsWith } from '../../src/pools.ts';
import { driveOff } from '../../src/rules/move/drive-off.ts';
import { enterArea } from '../../src/rules/move/enter.ts';
import { retreat } from '../../src/rules/move/retreat.ts';
import { retreatHeroes } from '../../src/rules/move/retreat-heroes.ts';
import { keepToLimit } from '../../src/rules/move/unit-limit.ts';
import { procedure } from '../../src/rules/rules.ts';
import { say } from '../../src/words.ts';
import { boards, layBoard } from '../kit/boards.ts';

// Tables at which one rule is carried out by itself, as battles and cards call it.

const rules = { retreat, driveOff, retreatHeroes, enterArea, keepToLimit };

type LocalsOf<P> = P extends Procedure<infer L extends LocalDecls> ? Frame<L> : never;

/** Which rule the story is about, and what it is given. */
let called: keyof typeof rules = 'retreat';
let handOver: (t: Table, locals: never) => void = () => undefined;

const wait = (rule: string) =>
  ({
    kind: 'yes',
    seat: () => 0,
    prompt: () => say('prompt.activate'),
    rule,
  }) as const;

const entry = procedure('story', { answer: count }, steps => {
  steps.ask('answer', wait('begin'));
  for (const name of Object.keys(rules) as (keyof typeof rules)[]) {
    steps.when(
      () => called === name,
      story =>
        story.call(
          () => rules[name] as unknown as Procedure<Record<never, never>>,
          (t, _f, locals) => handOver(t, locals as never),
        ),
    );
  }
  steps.ask('answer', wait('over'));
});

const begun = beginningWith(game, entry);

export type Bare = { readonly seats?: 2 | 3 | 4; readonly factions?: readonly string[] };

const arrangeBare = (t: Table, { seats = 2, factions = factionIds }: Bare): void => {
  t.year = 1;
  for (let seat: Seat = 0; seat < seats; seat++) {
    t.alive.set(seat, 1);
    t.faction.set(seat, factionIds.indexOf(factions[seat]) + 1);
  }
  layBoard(t, boards[seats]);
  for (const [hero] of poolsWith(t.boxes).hero.cards.entries()) t.heroDeck.put(hero);
  for (const [token] of poolsWith(t.boxes).near.cards.entries()) t.nearPile.put(token);
  for (const [card] of t.content.fate.cards.entries()) t.fateDeck.put(card);
};

/**
 * A bare board of kit/boards.ts, arranged, and then the rule: its first ask is open, or, if it has none, the one that
 * follows it, under the rule `over`.
 */
export const ruleTable = <Name extends keyof typeof rules>(
  name: Name,
  arrange: (t: Table) => void,
  enter: (t: Table, locals: LocalsOf<(typeof rules)[Name]>) => void,
  setting: Bare = {},
): Play<Table> => {
  called = name;
  handOver = enter as typeof handOver;
  const story = play<Table>(begun, { seats: setting.seats ?? 2 });
  return story
    .given(t => {
      arrangeBare(t, setting);
      arrange(t);
    })
    .answer('yes');
};
